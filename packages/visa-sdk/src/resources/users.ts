import { type CallsOf, call, sendToTheEnd, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

type Users = Contract['users'];

/** The calls about people’s own accounts. */
export const userCalls = (transport: Transport): CallsOf<'users'> => ({
	me: call<Users['me']>(transport, 'GET', '/users/me'),
	updateMe: call<Users['updateMe']>(transport, 'PUT body', '/users/me'),
	// A page that is switched to another language is left immediately; the call must still arrive.
	setLanguage: call<Users['setLanguage']>(
		(request, options) => transport({ ...request, send: sendToTheEnd }, options),
		'PUT body nothing',
		'/users/me/language',
	),
	removeMe: call<Users['removeMe']>(transport, 'DELETE  nothing', '/users/me'),
	exportMe: call<Users['exportMe']>(transport, 'GET', '/users/me/export'),
	get: call<Users['get']>(transport, 'GET', '/users/{id}'),
	remove: call<Users['remove']>(transport, 'DELETE  nothing', '/users/{id}'),
});

/** The calls about agents. */
export const agentCalls = (transport: Transport): CallsOf<'agents'> => ({
	...crudCalls<'agents'>(transport, '/users/agents'),
	inviteAgain: call<Contract['agents']['inviteAgain']>(transport, 'POST', '/users/agents/invite/{id}'),
});
