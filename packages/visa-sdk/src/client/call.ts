import type { BodyOf, Endpoint, PathParams, QueryOf, ResponseOf } from '../contract';
import type { QueryRecord } from './queryString';
import type { CallOptions, Transport } from './transport';

/** Where a call's own data goes. */
type Payload<E extends Endpoint> = E['method'] extends 'GET'
	? QueryOf<E> extends undefined
		? 'nothing'
		: 'query'
	: BodyOf<E> extends undefined
		? 'nothing'
		: 'body';

type ParamsPart<E extends Endpoint> = [PathParams<E['path']>] extends [never]
	? []
	: [params: Readonly<Record<PathParams<E['path']>, string>>];

type PayloadPart<E extends Endpoint> =
	Payload<E> extends 'query'
		? Partial<QueryOf<E>> extends QueryOf<E>
			? [query?: QueryOf<E>]
			: [query: QueryOf<E>]
		: Payload<E> extends 'body'
			? [body: BodyOf<E>]
			: [];

/** A call as its caller writes it: path parameters, then query or body, each only where the contract has some. */
export type Call<E extends Endpoint> = (
	...args: [...ParamsPart<E>, ...PayloadPart<E>, options?: CallOptions]
) => Promise<ResponseOf<E>>;

/** Makes the call of one endpoint; its literals are checked against the contract's type, which costs no bytes. */
export function call<E extends Endpoint>(
	transport: Transport,
	method: E['method'],
	path: E['path'],
	payload: Payload<E>,
): Call<E> {
	return (...args) => {
		const rest: unknown[] = [...args];
		const params = path.includes('{') ? (rest.shift() as Record<string, string>) : undefined;
		const data = payload === 'nothing' ? undefined : rest.shift();
		const options = rest[0] as CallOptions | undefined;
		const request = {
			method,
			path,
			params,
			...(payload === 'query' ? { query: data as QueryRecord } : { body: data }),
		};
		return transport(request, options) as Promise<ResponseOf<E>>;
	};
}
