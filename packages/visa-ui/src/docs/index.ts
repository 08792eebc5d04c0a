export { Tokens } from './Tokens';
