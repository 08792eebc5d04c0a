import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';

type Drafts = Contract['drafts'];

/** The calls about drafts. */
export const draftCalls = (transport: Transport): CallsOf<'drafts'> => ({
	get: call<Drafts['get']>(transport, 'GET', '/users/me/draft'),
	save: call<Drafts['save']>(transport, 'PUT body', '/users/me/draft'),
	remove: call<Drafts['remove']>(transport, 'DELETE  nothing', '/users/me/draft'),
});
