import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

type Views = Contract['views'];

/** The calls about saved views. */
export const viewCalls = (transport: Transport): CallsOf<'views'> => ({
	list: call<Views['list']>(transport, 'GET query', '/views'),
	create: call<Views['create']>(transport, 'POST body', '/views'),
	update: call<Views['update']>(transport, 'PUT body', '/views/{id}'),
	remove: call<Views['remove']>(transport, 'DELETE  nothing', '/views/{id}'),
});
