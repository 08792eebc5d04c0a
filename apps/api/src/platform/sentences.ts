/** Said once for the server and the mocks of it. */
export { sentences } from 'visa-sdk/rules';
