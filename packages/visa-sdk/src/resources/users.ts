import { call, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

type Users = Contract['users'];

export const userCalls = (transport: Transport) => ({
	me: call<Users['me']>(transport, 'GET', '/users/me', 'nothing'),
	updateMe: call<Users['updateMe']>(transport, 'PUT', '/users/me', 'body'),
	removeMe: call<Users['removeMe']>(transport, 'DELETE', '/users/me', 'nothing'),
	exportMe: call<Users['exportMe']>(transport, 'GET', '/users/me/export', 'nothing'),
	get: call<Users['get']>(transport, 'GET', '/users/{id}', 'nothing'),
	remove: call<Users['remove']>(transport, 'DELETE', '/users/{id}', 'nothing'),
});

export const agentCalls = (transport: Transport) => ({
	...crudCalls<'agents'>(transport, '/users/agents'),
	inviteAgain: call<Contract['agents']['inviteAgain']>(transport, 'POST', '/users/agents/invite/{id}', 'nothing'),
});
