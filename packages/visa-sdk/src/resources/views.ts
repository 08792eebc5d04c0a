import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Views = Contract['views'];

export const viewCalls = (transport: Transport) => ({
	list: call<Views['list']>(transport, 'GET', '/views', 'query'),
	create: call<Views['create']>(transport, 'POST', '/views', 'body'),
	update: call<Views['update']>(transport, 'PUT', '/views/{id}', 'body'),
	remove: call<Views['remove']>(transport, 'DELETE', '/views/{id}', 'nothing'),
});
