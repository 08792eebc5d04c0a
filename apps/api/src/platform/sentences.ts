/** Shared by the server and its mocks. */
export { sentences } from 'visa-sdk/rules';
