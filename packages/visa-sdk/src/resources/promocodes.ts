import { call, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

export const promocodeCalls = (transport: Transport) => ({
	...crudCalls<'promocodes'>(transport, '/promocodes'),
	activate: call<Contract['promocodes']['activate']>(transport, 'POST', '/promocodes/activate', 'body'),
	deactivate: call<Contract['promocodes']['deactivate']>(transport, 'POST', '/promocodes/deactivate', 'nothing'),
});
