import { call, type Transport } from '../client';
import type { Contract } from '../contract';

export const paymentCalls = (transport: Transport) => ({
	comeBack: call<Contract['payments']['comeBack']>(transport, 'POST', '/payments/returns', 'body'),
});
