import { z } from 'zod';
import type { Access } from '../rules';
import type { ErrorCode } from './shared';

export type { Access };

/** The HTTP methods in use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: everything that server, client, mocks and documentation need to know about it. */
export interface Endpoint<
	M extends Method = Method,
	P extends string = string,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	readonly method: M;
	/** Relative to the API's base; `{name}` is a path parameter. */
	readonly path: P;
	/** Who may call. */
	readonly access: Access;
	/** A one-line description. */
	readonly summary: string;
	readonly query: Query;
	readonly body: Body;
	readonly response: Response;
	/** The reasons for refusal beyond those that follow from access, path, query and body. */
	readonly refusals: readonly ErrorCode[];
	/** The status of a success; by default 200, or 204 if the response is {@link nothing}. */
	readonly status: number;
	/** Further success statuses. */
	readonly otherStatuses: readonly number[];
	/** Accepts an `Idempotency-Key` header: the same key and body get the same response. */
	readonly isIdempotent: boolean;
	/** The body is multipart form data with a `file`. */
	readonly isMultipart: boolean;
	/** The response is comma-separated text (UTF-8 with BOM), sent as it is produced; otherwise JSON. */
	readonly isCsv: boolean;
	/** The response is an ongoing stream of server-sent events; `response` is the data of each. */
	readonly isEventStream: boolean;
}

/** No query, no body, or no response content. */
export const nothing = z.undefined();
/** The type of {@link nothing}. */
export type Nothing = typeof nothing;

/** Defines an endpoint; what is omitted is empty. */
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

/** The names of the `{…}` parameters of a path. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
	? Name | PathParams<Rest>
	: never;

/** The query that a caller passes, before parsing. */
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
/** The body that a caller passes, before the schema has filled in defaults. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
