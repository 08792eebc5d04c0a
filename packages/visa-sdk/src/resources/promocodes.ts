import { call, type Transport } from '../client';
import type { Contract } from '../contract';

export const promocodeCalls = (transport: Transport) => ({
	activate: call<Contract['promocodes']['activate']>(transport, 'POST', '/promocodes/activate', 'body'),
});
