import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

type EmailChange = Contract['emailChange'];

/** The calls about a new e-mail address. */
export const emailChangeCalls = (transport: Transport): CallsOf<'emailChange'> => ({
	get: call<EmailChange['get']>(transport, 'GET', '/auth/change-email'),
	ask: call<EmailChange['ask']>(transport, 'POST body', '/auth/change-email'),
	confirm: call<EmailChange['confirm']>(transport, 'POST body', '/auth/change-email/confirm'),
	withdraw: call<EmailChange['withdraw']>(transport, 'DELETE  nothing', '/auth/change-email'),
});
