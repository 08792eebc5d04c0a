import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Auth = Contract['auth'];

export const authCalls = (transport: Transport) => ({
	register: call<Auth['register']>(transport, 'POST', '/auth/register', 'body'),
	confirmEmail: call<Auth['confirmEmail']>(transport, 'POST', '/auth/confirm-email', 'body'),
	resendConfirmation: call<Auth['resendConfirmation']>(transport, 'POST', '/auth/confirm-email/resend', 'body'),
	login: call<Auth['login']>(transport, 'POST', '/auth/login', 'body'),
	logout: call<Auth['logout']>(transport, 'POST', '/auth/logout', 'nothing'),
	forgotPassword: call<Auth['forgotPassword']>(transport, 'POST', '/auth/forgot-password', 'body'),
	resetPassword: call<Auth['resetPassword']>(transport, 'POST', '/auth/reset-password', 'body'),
	changePassword: call<Auth['changePassword']>(transport, 'POST', '/auth/change-password', 'body'),
});
