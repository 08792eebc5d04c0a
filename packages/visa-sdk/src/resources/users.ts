import { call, type Transport } from '../client';
import type { Contract } from '../contract';

type Users = Contract['users'];

export const userCalls = (transport: Transport) => ({
	me: call<Users['me']>(transport, 'GET', '/users/me', 'nothing'),
	updateMe: call<Users['updateMe']>(transport, 'PUT', '/users/me', 'body'),
	removeMe: call<Users['removeMe']>(transport, 'DELETE', '/users/me', 'nothing'),
	exportMe: call<Users['exportMe']>(transport, 'GET', '/users/me/export', 'nothing'),
	agents: call<Users['agents']>(transport, 'GET', '/users/agents', 'query'),
	inviteAgent: call<Users['inviteAgent']>(transport, 'POST', '/users/agents', 'body'),
	updateAgent: call<Users['updateAgent']>(transport, 'PUT', '/users/agents/{id}', 'body'),
	get: call<Users['get']>(transport, 'GET', '/users/{id}', 'nothing'),
	remove: call<Users['remove']>(transport, 'DELETE', '/users/{id}', 'nothing'),
});
