import { call, type Transport } from '../client';
import type { Contract } from '../contract';

export const userCalls = (transport: Transport) => ({
	me: call<Contract['users']['me']>(transport, 'GET', '/users/me', 'nothing'),
});
