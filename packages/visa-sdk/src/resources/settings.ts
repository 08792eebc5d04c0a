import { call, type Transport } from '../client';
import type { Contract } from '../contract';

export const settingsCalls = (transport: Transport) => ({
	get: call<Contract['settings']['get']>(transport, 'GET', '/settings', 'nothing'),
});
