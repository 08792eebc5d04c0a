import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
	type Contract,
	contract,
	type Endpoint,
	IDEMPOTENCY_KEY_HEADER,
	type PathParams,
	RETURN_TOKEN_HEADER,
	type Role,
	UNATTENDED_HEADER,
} from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import type { z } from 'zod';
import { toAnswer } from '../platform/answers';
import { CsvText } from '../platform/csvText';
import { EventStream } from '../platform/eventStream';
import { ReadyText } from '../platform/readyText';
import {
	accountClosed,
	forbidden,
	invalidField,
	isAskedToSignIn,
	notFound,
	Refusal,
	unauthenticated,
} from '../platform/refusal';
import { sentences } from '../platform/sentences';
import { sendCsv } from './csv';
import { sendEvents } from './events';
import { sendReady } from './ready';
import { parseInput } from './validate';

/** The caller, as far as mounting is concerned; the guard returns a richer type to the handlers. */
export interface Caller {
	id: string;
	role: Role;
}

/** What a handler receives: everything is validated, and the caller is authorised. */
export interface Call<E extends Endpoint = Endpoint, User extends Caller = Caller> {
	params: Record<PathParams<E['path']>, string>;
	query: z.output<E['query']>;
	body: z.output<E['body']>;
	/** Null for a visitor, on calls that visitors may make. */
	user: User | null;
	/** For idempotent calls. */
	idempotencyKey: string | null;
	request: FastifyRequest;
	reply: FastifyReply;
}

type Handler<E extends Endpoint, User extends Caller> = (
	call: Call<E, User>,
) => Promise<z.input<E['response']> | ReadyText | CsvText | EventStream>;

/** A handler for every call of the contract; a missing or wrongly typed one doesn't compile. */
export type Handlers<User extends Caller = Caller> = {
	[Resource in keyof Contract]: { [Name in keyof Contract[Resource]]: EndpointHandler<Contract[Resource][Name], User> };
};
type EndpointHandler<E, User extends Caller> = E extends Endpoint ? Handler<E, User> : never;
/** @template User the caller's type, if a handler needs more than an id and a role */
export type ResourceHandlers<Resource extends keyof Contract, User extends Caller = Caller> = Handlers<User>[Resource];

/** What the routes ask about a caller before a handler runs; the rooms answer it, because `http` knows none of them. */
export interface Guard<User extends Caller> {
	/** @param isUse whether a person made the call, rather than a screen on its own */
	userOf(accessToken: string, isUse: boolean): Promise<User | null>;
	/** Whether the token was somebody's whose access has been switched off since, or whose account was deleted. */
	isClosed(accessToken: string): Promise<boolean>;
	/** Whether the user may see the request: its owner, and the staff assigned to it. */
	isParty(requestId: string, user: User): Promise<boolean>;
	/** Whether the caller may pay for the request: its owner, or the holder of its payment's return token. */
	isPayer(requestId: string, user: User | null, returnToken: string | null): Promise<boolean>;
}

/** The signed-in caller, on calls whose access is not `anyone`. */
export function signedIn<User extends Caller>(call: { user: User | null }): User {
	if (!call.user) throw unauthenticated();
	return call.user;
}

/** Mounts every endpoint of the contract as a route under the instance's prefix. [API-01] */
export function mount<User extends Caller>(app: FastifyInstance, handlers: Handlers<User>, guard: Guard<User>): void {
	for (const [resource, endpoints] of Object.entries(contract)) {
		for (const [name, endpoint] of Object.entries(endpoints)) {
			// The type of `handlers` guarantees that it exists, for exactly this endpoint.
			const handler = (handlers as unknown as Record<string, Record<string, Handler<Endpoint, User>>>)[resource]?.[
				name
			];
			if (!handler) throw new TypeError(`no handler for ${resource}.${name}`);
			mountOne(app, endpoint, handler, guard);
		}
	}
}

function mountOne<User extends Caller>(
	app: FastifyInstance,
	endpoint: Endpoint,
	handler: Handler<Endpoint, User>,
	guard: Guard<User>,
): void {
	app.route({
		method: endpoint.method,
		url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
		config: { isUpload: endpoint.isMultipart },
		// A streamed response has no HEAD: the stream would start without a reader.
		exposeHeadRoute: !endpoint.isEventStream && !endpoint.isCsv,
		async handler(request, reply) {
			const params = pathParams(request.params);
			const unlessClosed = async (error: unknown): Promise<never> => {
				throw await asClosed(error, request, guard);
			};
			const user = await admit(endpoint, request, params, guard).catch(unlessClosed);
			const call: Call<Endpoint, User> = {
				params,
				user,
				query: parseInput(endpoint.query, isEmpty(endpoint.query) ? undefined : request.query),
				body:
					endpoint.isMultipart || isEmpty(endpoint.body) ? undefined : parseInput(endpoint.body, request.body ?? {}),
				idempotencyKey: endpoint.isIdempotent ? idempotencyKey(request) : null,
				request,
				reply,
			};
			reply.code(endpoint.status).header('cache-control', 'no-store');
			const answer = await handler(call)
				.catch((error: unknown) => {
					throw asNamed(endpoint, error, request);
				})
				.catch(unlessClosed);
			if (isEmpty(endpoint.response)) return reply.send();
			if (answer instanceof ReadyText) return sendReady(request, reply.header('cache-control', 'no-cache'), answer);
			if (answer instanceof CsvText) return sendCsv(reply, answer);
			if (answer instanceof EventStream) return sendEvents(reply, answer);
			// Only what the contract declares leaves the server.
			return reply.type('application/json').send(JSON.stringify(toAnswer(endpoint.response, answer, request.log)));
		},
	});
}

/**
 * Whoever was switched off reads so wherever they would be asked in vain to sign in: calls that visitors may make, too,
 * ask for it themselves. [DSH-18]
 */
async function asClosed<User extends Caller>(error: unknown, request: FastifyRequest, guard: Guard<User>) {
	const token = isAskedToSignIn(error) ? bearerOf(request) : null;
	return token && (await guard.isClosed(token)) ? accountClosed() : error;
}

/** In a refusal, too, only what the contract declares leaves the server. */
function asNamed({ response }: Endpoint, error: unknown, { log }: FastifyRequest): unknown {
	if (!(error instanceof Refusal) || error.more.current === undefined) return error;
	const current = toAnswer(response, error.more.current, log);
	return new Refusal(error.statusCode, error.code, error.message, { ...error.more, current });
}

const isEmpty = (schema: z.ZodType) => schema.def.type === 'undefined';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Something that isn't an id can't be found. */
function pathParams(params: unknown): Record<string, string> {
	const values = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)] as const);
	for (const [name, value] of values) {
		const isId = name === 'id' || name.endsWith('Id');
		if (isId ? !uuid.test(value) : !/^[\w-]{1,64}$/.test(value)) throw notFound();
	}
	return Object.fromEntries(values);
}

async function admit<User extends Caller>(
	endpoint: Endpoint,
	request: FastifyRequest,
	params: Record<string, string>,
	guard: Guard<User>,
): Promise<User | null> {
	const token = bearerOf(request);
	const isUse = request.headers[UNATTENDED_HEADER] === undefined;
	const user = token ? await guard.userOf(token, isUse) : null;
	const { access } = endpoint;
	if (!mayCall(access, user?.role ?? null)) {
		if (user) throw forbidden();
		throw unauthenticated();
	}
	if (access === 'payer') {
		const returnToken = returnTokenOf(request);
		if (!user && !returnToken) throw unauthenticated();
		if (!(await guard.isPayer(params.id ?? '', user, returnToken))) throw notFound(sentences.requestNotFound);
	}
	if (access === 'party' && !(user && (await guard.isParty(params.id ?? '', user)))) {
		throw notFound(sentences.requestNotFound);
	}
	return user;
}

/** The secret that a payer returns with from the payment page. */
export function returnTokenOf(request: FastifyRequest): string | null {
	const header = request.headers[RETURN_TOKEN_HEADER];
	return typeof header === 'string' ? header : null;
}

/** The access token of the header `Authorization`; null if there is none, or none that could be one. */
export function bearerOf(request: FastifyRequest): string | null {
	return /^Bearer ([\w.~+/-]{16,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** @throws Refusal 400, because an invalid key must not be accepted as one */
function idempotencyKey(request: FastifyRequest): string | null {
	const key = request.headers[IDEMPOTENCY_KEY_HEADER];
	if (key === undefined) return null;
	if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
	throw invalidField(IDEMPOTENCY_KEY_HEADER, sentences.idempotencyKey);
}
