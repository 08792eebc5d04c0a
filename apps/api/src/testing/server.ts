import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db';
import type { Deps } from '../platform/deps';
import { createJobs } from '../platform/jobs';
import { databaseLimits } from '../platform/limits';
import type { Mail } from '../platform/mail';
import { createMetrics } from '../platform/metrics';
import { localStorage } from '../platform/storage/local';
import { sealedStorage } from '../platform/storage/sealed';
import { wrappingBy } from '../platform/storage/wrapping';
import { createVault } from '../platform/vault';
import { createServices, type Services } from '../services';
import { openTestDatabase } from './database';

export interface Answer<Body = Record<string, unknown>> {
	status: number;
	headers: Record<string, string | string[] | number | undefined>;
	cookies: {
		name: string;
		value: string;
		httpOnly?: boolean;
		path?: string;
		sameSite?: string;
		maxAge?: number;
		secure?: boolean;
	}[];
	body: Body;
	text: string;
	bytes: Buffer;
}
interface CallOptions {
	token?: string | null;
	headers?: Record<string, string>;
	cookies?: Record<string, string>;
	query?: Record<string, string>;
}

/** A whole server on its own copy of the database, with a clock that can be moved and a readable mailbox. */
export interface TestServer {
	app: FastifyInstance;
	deps: Deps;
	services: Services;
	db: Db;
	folder: string;
	clock: Clock & { set(now: Date): void; forward(ms: number): void; stopAt(now: Date): void };
	/** What was sent, after running the jobs. */
	mails(to: string): Promise<Mail[]>;
	/** Responses to the callbacks that the sandbox bank sent. */
	callbacks: Promise<number>[];
	call<Body = Record<string, unknown>>(
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		body?: unknown,
		options?: CallOptions,
	): Promise<Answer<Body>>;
	get<Body = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<Body>>;
	post<Body = Record<string, unknown>>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<Body>>;
	close(): Promise<void>;
}

export const PUBLIC_URL = 'http://viza.test';

/**
 * @param env settings beside those of every test server
 * @param changes what stands in for the usual
 */
export async function startTestServer(
	limits: Parameters<typeof databaseLimits>[1] = {},
	env: Record<string, string> = {},
	changes: Partial<Deps> = {},
	keys: readonly Buffer[] = [randomBytes(32)],
): Promise<TestServer> {
	const folder = await mkdtemp(join(tmpdir(), 'viza-test-'));
	const database = await openTestDatabase();
	const clock = movableClock();
	const mailbox: Mail[] = [];
	const callbacks: Promise<number>[] = [];
	const fail = (error: Error) => {
		throw error;
	};
	const vault = createVault(keys);
	const jobs = await createJobs(database, false, fail, { vault });
	const deps: Deps = {
		config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SITE_DIR: join(folder, 'site'), PUBLIC_URL, ...env }),
		database,
		clock,
		jobs,
		log: pino({ level: 'silent' }),
		metrics: createMetrics(false),
		secret: 'a secret of the tests',
		vault,
		publicUrl: () => PUBLIC_URL,
		limits: databaseLimits(database, limits),
		storage: sealedStorage(await localStorage(join(folder, 'uploads')), wrappingBy(keys)),
		mailer: {
			where: 'the tests',
			send: async (mail) => {
				mailbox.push(mail);
			},
			check: async () => undefined,
			close: () => undefined,
		},
		fetch: async (url, init) => {
			if (!String(url).startsWith(PUBLIC_URL)) return fetch(url, init);
			const payload = String(init?.body);
			const path = String(url).replace(PUBLIC_URL, '');
			const headers = { 'content-type': 'application/json' };
			const answer = app.inject({ method: 'POST', url: path, headers, payload }).then(({ statusCode }) => statusCode);
			callbacks.push(answer);
			return new Response(null, { status: await answer });
		},
		...changes,
	};
	const services = createServices(deps);
	const app = await buildApp(deps, services);

	const beginning = async <Body>({ token, headers: asked }: CallOptions): Promise<Answer<Body>> => {
		const answer = await app.inject({
			url: '/api/desk/live',
			headers: { ...(token && { authorization: `Bearer ${token}` }), ...asked },
			payloadAsStream: true,
		});
		const { statusCode: status, headers, cookies } = answer;
		const stream = answer.stream();
		if (status >= 400) {
			const text = (await stream.toArray()).join('');
			return { status, headers, cookies, body: JSON.parse(text) as Body, text, bytes: Buffer.from(text) };
		}
		stream.destroy();
		return { status, headers, cookies, body: undefined as Body, text: '', bytes: Buffer.alloc(0) };
	};
	const call = async <Body>(
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		body?: unknown,
		options: CallOptions = {},
	): Promise<Answer<Body>> => {
		const isForm = body instanceof FormData;
		const form = isForm ? new Response(body) : null;
		// A stream has no end to wait for: its beginning is the response.
		if (path.startsWith('/api/desk/live')) return beginning<Body>(options);
		const { statusCode, headers, cookies, payload, rawPayload } = await app.inject({
			method,
			url: path,
			headers: {
				...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
				...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
				...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
				...options.headers,
			},
			cookies: options.cookies ?? {},
			query: options.query ?? {},
			...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
			...(body !== undefined && !isForm ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
		});
		const isJson = String(headers['content-type']).startsWith('application/json') && payload !== '';
		const parsed = (isJson ? JSON.parse(payload) : undefined) as Body;
		return { status: statusCode, headers, cookies, body: parsed, text: payload, bytes: rawPayload };
	};

	return {
		app,
		deps,
		services,
		db: database.db,
		folder,
		clock,
		callbacks,
		async mails(to) {
			await jobs.drain(services.jobs);
			return mailbox.filter((mail) => mail.to === to);
		},
		call,
		get: (path, options) => call('GET', path, undefined, options),
		post: (path, body, options) => call('POST', path, body, options),
		async close() {
			await app.close();
			await jobs.stop();
			await database.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function movableClock(): TestServer['clock'] {
	let shift = 0;
	let stoppedAt: number | undefined;
	const now = () => stoppedAt ?? Date.now() + shift;
	const goOnFrom = (time: number) => {
		shift = time - Date.now();
		stoppedAt = undefined;
	};
	return {
		now: () => new Date(now()),
		set: (time) => goOnFrom(time.getTime()),
		forward: (ms) => goOnFrom(now() + ms),
		stopAt: (time) => {
			stoppedAt = time.getTime();
		},
	};
}
