import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

export const paymentCalls = (transport: Transport): CallsOf<'payments'> => ({
	comeBack: call<Contract['payments']['comeBack']>(transport, 'POST body', '/payments/returns'),
});
