import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

/** The calls about payments. */
export const paymentCalls = (transport: Transport): CallsOf<'payments'> => ({
	comeBack: call<Contract['payments']['comeBack']>(transport, 'POST body', '/payments/returns'),
});
