import type { BodyOf, Contract, Endpoint, Method, PathParams, QueryOf, ResponseOf } from '../contract';
import type { CallOptions, Transport } from './transport';

/** The method of a call, followed by where its data goes (`query` or `body`) if it has any. */
type Sent<E extends Endpoint> = E['method'] extends 'GET'
	? QueryOf<E> extends undefined
		? 'GET'
		: 'GET query'
	: BodyOf<E> extends undefined
		? E['method']
		: `${E['method']} body`;

/**
 * How a call is made, in up to three words: method, `query` or `body`, and `nothing` if the contract has no response
 * content; without it, a success without content is a failure. If only the second is missing, it is empty, as in
 * `POST  nothing`.
 */
type How<E extends Endpoint> =
	ResponseOf<E> extends undefined ? `${Sent<E>}${Sent<E> extends Method ? ' ' : ''} nothing` : Sent<E>;

type ParamsPart<E extends Endpoint> = [PathParams<E['path']>] extends [never]
	? []
	: [params: Readonly<Record<PathParams<E['path']>, string>>];

type PayloadPart<E extends Endpoint> =
	Sent<E> extends 'GET query'
		? Partial<QueryOf<E>> extends QueryOf<E>
			? [query?: QueryOf<E>]
			: [query: QueryOf<E>]
		: Sent<E> extends `${string} body`
			? [body: BodyOf<E>]
			: [];

/** The signature of a call: path parameters, then query or body, each only if the contract has them. */
export type Call<E extends Endpoint> = (
	...args: [...ParamsPart<E>, ...PayloadPart<E>, options?: CallOptions]
) => Promise<ResponseOf<E>>;

/** The calls of a resource as the contract defines them, except those with signatures of their own. */
export type CallsOf<R extends keyof Contract, Own extends keyof Contract[R] = never> = {
	readonly [C in keyof Contract[R] as C extends Own ? never : C]: Contract[R][C] extends Endpoint
		? Call<Contract[R][C]>
		: never;
};

/**
 * Creates the call of an endpoint. Its literals are checked against the contract's types, at no cost in bundle size.
 */
export function call<E extends Endpoint>(transport: Transport, how: How<E>, path: E['path']): Call<E> {
	const [method, payload, nothing] = how.split(' ') as [Method, ('query' | 'body' | '')?, 'nothing'?];
	const send = (...rest: unknown[]) =>
		// `params` before the payload, the order in which they are passed.
		transport(
			{
				method,
				path,
				isAnswered: !nothing,
				...(path.includes('{') && { params: rest.shift() as Record<string, string> }),
				...(payload && { [payload]: rest.shift() }),
			},
			rest[0] as CallOptions | undefined,
		) as Promise<ResponseOf<E>>;
	return send;
}
