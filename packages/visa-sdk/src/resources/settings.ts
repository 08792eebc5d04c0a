import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

/** The calls about settings. */
export const settingsCalls = (transport: Transport): CallsOf<'settings'> => ({
	get: call<Contract['settings']['get']>(transport, 'GET', '/settings'),
});
