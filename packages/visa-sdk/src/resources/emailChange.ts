import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type EmailChange = Contract['emailChange'];

export const emailChangeCalls = (transport: Transport) => ({
	get: call<EmailChange['get']>(transport, 'GET', '/auth/change-email', 'nothing'),
	ask: call<EmailChange['ask']>(transport, 'POST', '/auth/change-email', 'body'),
	confirm: call<EmailChange['confirm']>(transport, 'POST', '/auth/change-email/confirm', 'body'),
	withdraw: call<EmailChange['withdraw']>(transport, 'DELETE', '/auth/change-email', 'nothing'),
});
