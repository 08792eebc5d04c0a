import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Drafts = Contract['drafts'];

export const draftCalls = (transport: Transport) => ({
	get: call<Drafts['get']>(transport, 'GET', '/users/me/draft', 'nothing'),
	save: call<Drafts['save']>(transport, 'PUT', '/users/me/draft', 'body'),
	remove: call<Drafts['remove']>(transport, 'DELETE', '/users/me/draft', 'nothing'),
});
