/** What checks the question for a request's status; fetched while the form is being read. */
export { StatusQuestion } from 'visa-sdk/contract';
