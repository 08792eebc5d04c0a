import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Calls = Contract['secondFactor'];

export const secondFactorCalls = (transport: Transport) => ({
	get: call<Calls['get']>(transport, 'GET', '/auth/second-factor', 'nothing'),
	setUp: call<Calls['setUp']>(transport, 'POST', '/auth/second-factor/set-up', 'body'),
	confirm: call<Calls['confirm']>(transport, 'POST', '/auth/second-factor/confirm', 'body'),
	verify: call<Calls['verify']>(transport, 'POST', '/auth/second-factor/verify', 'body'),
	recover: call<Calls['recover']>(transport, 'POST', '/auth/second-factor/recover', 'body'),
	renewRecoveryCodes: call<Calls['renewRecoveryCodes']>(
		transport,
		'POST',
		'/auth/second-factor/recovery-codes',
		'body',
	),
	switchOff: call<Calls['switchOff']>(transport, 'POST', '/auth/second-factor/switch-off', 'body'),
	reset: call<Calls['reset']>(transport, 'POST', '/users/{id}/second-factor/reset', 'nothing'),
});
