/** The schema of a traveller's answer to staff, loaded while the form is being read. */
export { InformationAnswer } from 'visa-sdk/contract';
