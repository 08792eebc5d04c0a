/* In a file of its own, to be loaded by itself. */
export { ConfirmDialog } from 'visa-ui';
