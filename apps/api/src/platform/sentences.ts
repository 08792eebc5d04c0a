/** Said once for the server and the mocks of it. */
export { sentences, tryAgainIn } from 'visa-sdk/rules';
