/** What checks a traveller's answer to staff who ask for more; fetched while the form is being read. */
export { InformationAnswer } from 'visa-sdk/contract';
