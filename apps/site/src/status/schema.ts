/** The schema of a status query, loaded while the form is being read. */
export { StatusQuestion } from 'visa-sdk/contract';
