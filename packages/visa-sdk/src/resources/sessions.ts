import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Sessions = Contract['sessions'];

export const sessionCalls = (transport: Transport) => ({
	list: call<Sessions['list']>(transport, 'GET', '/users/me/sessions', 'nothing'),
	end: call<Sessions['end']>(transport, 'DELETE', '/users/me/sessions/{id}', 'nothing'),
	endOthers: call<Sessions['endOthers']>(transport, 'DELETE', '/users/me/sessions', 'nothing'),
});
