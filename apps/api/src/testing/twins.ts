import { getResponse } from 'msw';
import type { ErrorBody } from 'visa-sdk/contract';
import { createHandlers, createWorld, mockAdmin, mockAgent, mockRequests, mockTraveller } from 'visa-sdk/mocks';
import { newAgent, newTraveller, signInStaff } from './people';
import type { TestServer } from './server';

/** Who calls. */
export type Who = 'visitor' | 'client' | 'agent' | 'admin';
export interface Played {
	status: number;
	body: unknown;
}
/** The service, or the mocks of it. */
export interface Twin {
	call(who: Who, method: string, path: string, body?: unknown): Promise<Played>;
}

/** The service itself. */
export async function theServer(server: TestServer): Promise<Twin> {
	const tokens = {
		visitor: null,
		client: (await newTraveller(server)).token,
		agent: await newAgent(server),
		admin: await signInStaff(server, 'admin'),
	};
	return {
		async call(who, method, path, body) {
			const answer = await server.call(method as 'GET', `/api${path}`, body, { token: tokens[who] });
			return { status: answer.status, body: answer.text === '' ? undefined : (answer.body ?? answer.text) };
		},
	};
}

/** Its mocks, with a world of their own. */
export function theMocks(): Twin {
	const world = createWorld({ requests: mockRequests(40) });
	const handlers = createHandlers(world, { baseUrl: 'http://viza.test/api' });
	const users = { visitor: null, client: mockTraveller, agent: mockAgent, admin: mockAdmin };
	return {
		async call(who, method, path, body) {
			world.user = users[who];
			const isForm = body instanceof FormData;
			const init = {
				method,
				...(isForm ? { body } : body === undefined ? {} : { body: JSON.stringify(body) }),
			};
			const response = await getResponse(handlers, new Request(`http://viza.test/api${path}`, init));
			if (!response) throw new Error(`no mock of ${method} ${path}`);
			const text = await response.text();
			const isJson = response.headers.get('content-type')?.startsWith('application/json');
			return { status: response.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
		},
	};
}

/** What two answers have in common when they mean the same: a refusal word for word, a success by its shape. */
export function meaningOf({ status, body }: Played): unknown {
	if (status < 400) return { status, shape: shapeOf(body) };
	const { code, message, errors } = body as ErrorBody;
	const named = errors?.map((error) => `${error.field}: ${error.message}`).sort();
	return { status, code, message: errors && errors.length > 1 ? '' : message, errors: named };
}

type Shape = string | { [key: string]: Shape };

/** Names and kinds all the way down; of a list what its rows have together. Null says nothing of what could be there. */
function shapeOf(value: unknown): Shape {
	if (value === null) return 'null';
	if (Array.isArray(value)) return { '[]': value.map(shapeOf).reduce(merge, 'null') };
	if (typeof value !== 'object') return typeof value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, inner]) => [key, shapeOf(inner)]),
	);
}

function merge(one: Shape, other: Shape): Shape {
	if (one === 'null') return other;
	if (other === 'null' || typeof one === 'string' || typeof other === 'string') return one;
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
	return Object.fromEntries(keys.map((key) => [key, merge(one[key] ?? 'null', other[key] ?? 'null')]));
}

/** Both shapes with `null` where either has nothing to tell. */
export function comparable(one: unknown, other: unknown): [unknown, unknown] {
	if (one === 'null' || other === 'null') return ['null', 'null'];
	if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [one, other];
	const pairs = Object.keys({ ...one, ...other }).map((key) => {
		const [a, b] = comparable(Reflect.get(one, key), Reflect.get(other, key));
		return [key, a, b] as const;
	});
	return [
		Object.fromEntries(pairs.map(([key, a]) => [key, a])),
		Object.fromEntries(pairs.map(([key, , b]) => [key, b])),
	];
}
