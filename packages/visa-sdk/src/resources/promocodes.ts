import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

/** The calls about promo codes. */
export const promocodeCalls = (transport: Transport): CallsOf<'promocodes'> => ({
	...crudCalls<'promocodes'>(transport, '/promocodes'),
	activate: call<Contract['promocodes']['activate']>(transport, 'POST body', '/promocodes/activate'),
	deactivate: call<Contract['promocodes']['deactivate']>(transport, 'POST  nothing', '/promocodes/deactivate'),
});
