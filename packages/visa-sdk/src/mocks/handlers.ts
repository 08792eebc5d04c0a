import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { z } from 'zod';
import { contract, type Endpoint, type ErrorBody, type LiveEvent, readInput } from '../contract';
import { mayCall, RETURN_TOKEN_HEADER, sentences, speeches, UPLOADED_FLAGS } from '../rules';
import { answers } from './answers';
import { languageOf } from './localNames';
import type { Asked } from './types';
import { newMockId, Refusal, type World } from './world';

/** Options of the mock handlers. */
export interface HandlerOptions {
	/** The base URL, '/api' by default. */
	readonly baseUrl?: string;
	/** The delay of every response, in ms. */
	readonly delayMs?: number;
	/** Every call returns 500. */
	readonly isFailing?: boolean;
}

/** Contract and answers are walked in parallel; each answer takes what its own endpoint has parsed. */
type AnyAnswer = (asked: never) => unknown;

/**
 * Creates one MSW handler per endpoint of the contract, which validates the call, computes the response from the world,
 * and validates the response.
 */
export function createHandlers(world: World, options: HandlerOptions = {}): RequestHandler[] {
	const { baseUrl = '/api' } = options;
	const flags = askedAlone(
		{ method: 'GET', path: '/flags/{name}' },
		http.get(`${baseUrl}/flags/:name`, ({ params }) => {
			const flag = world.flags.get(`${UPLOADED_FLAGS}${String(params.name)}`);
			return flag ? new HttpResponse(flag) : new HttpResponse(null, { status: 404 });
		}),
	);
	const byResource: Record<string, Record<string, AnyAnswer>> = answers;
	const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
		Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
			const answer = byResource[resource]?.[name];
			if (!answer) throw new Error(`No mock of ${resource}.${name}`);
			const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
			const path = baseUrl + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
			const handler = http[method](path, async ({ request, params }) => {
				if (options.delayMs) await delay(options.delayMs);
				try {
					if (options.isFailing) throw new Refusal(500, 'UNEXPECTED', sentences.unexpected);
					checkAccess(endpoint, world, request);
					const asked: Asked<Endpoint> = {
						world,
						request,
						params: params as Record<string, string>,
						query: parse(endpoint.query, queryOf(endpoint, request)),
						body: parse(endpoint.body, await bodyOf(endpoint, request)),
					};
					if (endpoint.isEventStream) return liveStream(world, request.signal);
					const content = endpoint.response.parse(await answer(asked as never));
					return endpoint.isCsv ? csv(String(content)) : reply(endpoint.status, content);
				} catch (error) {
					if (!(error instanceof Refusal)) throw error;
					const { body } = orClosed(error, world, request);
					return reply(body.statusCode, inLanguageOf(request, body));
				}
			});
			return askedAlone(endpoint, handler);
		}),
	);
	return [...calls, flags];
}

/**
 * MSW asks one handler after the other, and reads the URL and all cookies for each of them: with a handler per endpoint that
 * was most of a call's time. One whose method or path can't be meant says so by itself; MSW decides about the others.
 */
function askedAlone(of: Pick<Endpoint, 'method' | 'path'>, handler: RequestHandler): RequestHandler {
	const path = new RegExp(`${of.path.replaceAll(/\{\w+\}/g, '[^/]+')}/*(?:[?#]|$)`, 'i');
	const run = handler.run.bind(handler);
	handler.run = async (asked) =>
		asked.request.method === of.method && path.test(asked.request.url) ? await run(asked) : null;
	return handler;
}

/** In a mocked world nothing has changed that a page wasn't told of. */
const LONG_QUIET_MS = 86_400_000;

/** Sends a greeting, and then the world's events. */
function liveStream(world: World, signal: AbortSignal) {
	let tell: ((event: LiveEvent) => void) | undefined;
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start(stream) {
			tell = (event) => stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
			tell({ type: 'hello', connection: newMockId(world), quietMs: LONG_QUIET_MS });
			world.live.add(tell);
			signal.addEventListener('abort', () => tell && world.live.delete(tell));
		},
		cancel() {
			if (tell) world.live.delete(tell);
		},
	});
	return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

const csv = (text: string) => new HttpResponse(text, { headers: { 'content-type': 'text/csv; charset=utf-8' } });

function reply(status: number, content: unknown) {
	return content === undefined
		? new HttpResponse(null, { status: 204 })
		: HttpResponse.json(content as ErrorBody, { status });
}

/** In the language that the client asks for. [ACC-09] */
function inLanguageOf(request: Request, { message, errors, ...body }: ErrorBody): ErrorBody {
	const { said } = speeches[languageOf(request)];
	const told = errors?.map((error) => ({ ...error, message: said(error.message) }));
	return { ...body, message: said(message), ...(told && { errors: told }) };
}

/** As on the server, someone who was switched off isn't asked in vain to sign in. */
function orClosed(refusal: Refusal, { closedUser }: World, { headers }: Request): Refusal {
	const isAskedToSignIn = refusal.body.code === 'UNAUTHENTICATED' && refusal.message === sentences.signIn;
	return isAskedToSignIn && closedUser && headers.has('authorization')
		? new Refusal(401, 'ACCOUNT_CLOSED', sentences.accountClosed)
		: refusal;
}

function checkAccess({ access }: Endpoint, world: World, request: Request): void {
	if (world.user && world.user.id === world.closedUser?.id) world.user = null;
	const { user } = world;
	const isNobody = !user && access === 'payer' && !request.headers.has(RETURN_TOKEN_HEADER);
	if (mayCall(access, user?.role ?? null) && !isNobody) return;
	if (!user) throw new Refusal(401, 'UNAUTHENTICATED', sentences.signIn);
	throw new Refusal(403, 'FORBIDDEN', sentences.forbidden);
}

/** A repeated key is a list. */
function queryOf(endpoint: Endpoint, request: Request): unknown {
	const { searchParams } = new URL(request.url);
	if (endpoint.query.safeParse(undefined).success && searchParams.size === 0) return undefined;
	const read = (key: string) => {
		const values = searchParams.getAll(key);
		return values.length > 1 ? values : values[0];
	};
	return Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, read(key)]));
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
	if (endpoint.isMultipart) return undefined;
	const text = await request.text();
	if (text !== '') return JSON.parse(text) as unknown;
	// As on the server, a call without a body has omitted all its fields.
	return endpoint.body.safeParse(undefined).success ? undefined : {};
}

/** 400 with the first message, and every field's. [VAL-02] */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
	const read = readInput(schema, value);
	if (!read.errors) return read.data;
	const { errors } = read;
	throw new Refusal(400, 'VALIDATION', errors[0].message, { errors });
}
