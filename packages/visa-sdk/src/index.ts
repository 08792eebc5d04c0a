/** The client of the service. Takes only types from the contract, so it brings no schema library along. */
export * from './client';
export * from './resources';
export { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER } from './rules/headers';
export * from './session';
export type * from './types';
