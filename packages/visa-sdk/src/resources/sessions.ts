import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

type Sessions = Contract['sessions'];

/** The calls about sessions. */
export const sessionCalls = (transport: Transport): CallsOf<'sessions'> => ({
	list: call<Sessions['list']>(transport, 'GET', '/users/me/sessions'),
	end: call<Sessions['end']>(transport, 'DELETE  nothing', '/users/me/sessions/{id}'),
	endOthers: call<Sessions['endOthers']>(transport, 'DELETE  nothing', '/users/me/sessions'),
});
