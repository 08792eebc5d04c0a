import { z } from 'zod';
import type { Access } from '../rules';
import type { ErrorCode } from './shared';

export type { Access };

/** The HTTP methods that the calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: everything that server, client, mocks and documents need to know of it. */
export interface Endpoint<
	M extends Method = Method,
	P extends string = string,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	readonly method: M;
	/** Under the API's base; `{name}` is a path parameter. */
	readonly path: P;
	/** Who may call. */
	readonly access: Access;
	/** One line for people. */
	readonly summary: string;
	readonly query: Query;
	readonly body: Body;
	readonly response: Response;
	/** Why it may be refused, beside what follows from access, path, query and body. */
	readonly refusals: readonly ErrorCode[];
	/** Status of a success; 200 without it, 204 when the response is {@link nothing}. */
	readonly status: number;
	/** Other statuses of a success. */
	readonly otherStatuses: readonly number[];
	/** Accepts an `Idempotency-Key` header: the same key and body answer the same. */
	readonly isIdempotent: boolean;
	/** The body is multipart form data with a `file`. */
	readonly isMultipart: boolean;
	/** The answer is text in lines of comma-separated values (UTF-8 with its mark), sent as it is made; else JSON. */
	readonly isCsv: boolean;
	/** The answer is server-sent events that go on; `response` is the data of each. */
	readonly isEventStream: boolean;
}

/** No query, no body, or no response content. */
export const nothing = z.undefined();
/** The type of {@link nothing}. */
export type Nothing = typeof nothing;

/** Says an endpoint; what is left out is empty. */
export function endpoint<
	M extends Method,
	P extends string,
	Response extends z.ZodType,
	Query extends z.ZodType = Nothing,
	Body extends z.ZodType = Nothing,
>(definition: {
	method: M;
	path: P;
	access: Access;
	summary: string;
	response: Response;
	query?: Query;
	body?: Body;
	status?: number;
	isIdempotent?: boolean;
	isMultipart?: boolean;
	isCsv?: boolean;
	isEventStream?: boolean;
	refusals?: readonly ErrorCode[];
	otherStatuses?: readonly number[];
}): Endpoint<M, P, Query, Body, Response> {
	return {
		status: (definition.response as z.ZodType) === nothing ? 204 : 200,
		refusals: [],
		otherStatuses: [],
		isIdempotent: false,
		isMultipart: false,
		isCsv: false,
		isEventStream: false,
		...definition,
		query: (definition.query ?? nothing) as Query,
		body: (definition.body ?? nothing) as Body,
	};
}

/** Names of the `{…}` parameters of a path. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
	? Name | PathParams<Rest>
	: never;

/** What a caller passes as query and body, before parsing. */
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
/** What a call takes as its body: before the schema has filled in what may be left out. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
