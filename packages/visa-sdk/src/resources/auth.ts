import { type CallsOf, call, sendToTheEnd, type Transport } from '../client';
import type { Contract } from '../contract';

type Auth = Contract['auth'];

/** The calls about signing in and out. */
export const authCalls = (transport: Transport): CallsOf<'auth'> => ({
	register: call<Auth['register']>(transport, 'POST body', '/auth/register'),
	confirmEmail: call<Auth['confirmEmail']>(transport, 'POST body', '/auth/confirm-email'),
	resendConfirmation: call<Auth['resendConfirmation']>(transport, 'POST body', '/auth/confirm-email/resend'),
	login: call<Auth['login']>(transport, 'POST body', '/auth/login'),
	// The session must end even if the page is closed immediately after signing out.
	logout: call<Auth['logout']>(
		(request, options) => transport({ ...request, send: sendToTheEnd }, options),
		'POST  nothing',
		'/auth/logout',
	),
	forgotPassword: call<Auth['forgotPassword']>(transport, 'POST body nothing', '/auth/forgot-password'),
	checkResetLink: call<Auth['checkResetLink']>(transport, 'POST body', '/auth/reset-password/check'),
	resetPassword: call<Auth['resetPassword']>(transport, 'POST body nothing', '/auth/reset-password'),
	changePassword: call<Auth['changePassword']>(transport, 'POST body nothing', '/auth/change-password'),
});
