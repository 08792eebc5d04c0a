import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

type Calls = Contract['secondFactor'];

/** The calls about the second factor. */
export const secondFactorCalls = (transport: Transport): CallsOf<'secondFactor'> => ({
	get: call<Calls['get']>(transport, 'GET', '/auth/second-factor'),
	setUp: call<Calls['setUp']>(transport, 'POST body', '/auth/second-factor/set-up'),
	confirm: call<Calls['confirm']>(transport, 'POST body', '/auth/second-factor/confirm'),
	verify: call<Calls['verify']>(transport, 'POST body', '/auth/second-factor/verify'),
	recover: call<Calls['recover']>(transport, 'POST body', '/auth/second-factor/recover'),
	renewRecoveryCodes: call<Calls['renewRecoveryCodes']>(transport, 'POST body', '/auth/second-factor/recovery-codes'),
	switchOff: call<Calls['switchOff']>(transport, 'POST body nothing', '/auth/second-factor/switch-off'),
	reset: call<Calls['reset']>(transport, 'POST  nothing', '/users/{id}/second-factor/reset'),
});
