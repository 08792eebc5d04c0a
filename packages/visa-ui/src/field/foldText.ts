export { foldText } from 'visa-sdk/format';
