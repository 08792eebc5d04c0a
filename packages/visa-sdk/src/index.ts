/** The client of the service. Takes only types from the contract, so it brings no schema library along. */
export * from './client';
export type * from './contract';
export * from './resources';
export * from './session';
