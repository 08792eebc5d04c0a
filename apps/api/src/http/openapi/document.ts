import openapiSampler from 'openapi-sampler';
import { type Contract, contract, type Endpoint, ErrorBody, refusalStatuses, refusalsOf } from 'visa-sdk/contract';
import { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER } from 'visa-sdk/rules';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { examples } from './examples';
import { tags } from './tags';

const isEmpty = (schema: z.ZodType) => schema.def.type === 'undefined';

/** The OpenAPI 3.1 description of every call, generated from the contract alone. */
export function openApiDocument() {
	const paths: ZodOpenApiPathsObject = {};
	for (const [resource, endpoints] of Object.entries(contract)) {
		for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
			const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
			paths[endpoint.path] = {
				...paths[endpoint.path],
				[method]: operation(resource as keyof Contract, name, endpoint),
			};
		}
	}
	const document = createDocument(
		{
			openapi: '3.1.1',
			info: {
				title: 'Viza API',
				version: '1.0.0',
				summary: 'Online visa requests: what travellers and staff can do, call by call.',
				description: overview,
				license: { name: 'MIT', identifier: 'MIT' },
			},
			servers: [{ url: '/api', description: 'The installation that serves this page' }],
			tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
			paths,
			components: {
				securitySchemes: {
					accessToken: {
						type: 'http',
						scheme: 'bearer',
						description:
							'The `accessToken` of a session. A wrong one counts as none on calls that are open to everyone.',
					},
					returnToken: {
						type: 'apiKey',
						in: 'header',
						name: RETURN_TOKEN_HEADER,
						description:
							'The token with which the payment page sends a payer back; good for that one request, for a day.',
					},
				},
			},
		},
		{
			override: ({ jsonSchema, zodSchema }) => {
				// Two decimals can't be expressed by a float that JSON validators use as a divisor.
				if (jsonSchema.multipleOf === 0.01) delete jsonSchema.multipleOf;
				const id = z.globalRegistry.get(zodSchema)?.id;
				if (id && id in examples) jsonSchema.examples = [examples[id as keyof typeof examples]];
			},
		},
	);
	return withExamples(JSON.parse(JSON.stringify(document)));
}

function operation(resource: keyof Contract, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
	const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => String(param));
	const headers = {
		...(endpoint.isIdempotent
			? {
					[IDEMPOTENCY_KEY_HEADER]: z
						.string()
						.min(1)
						.max(200)
						.optional()
						.meta({ description: 'One key a form: the same key and body answer the same, another body 409.' }),
				}
			: {}),
	};
	return {
		operationId: `${resource}.${name}`,
		tags: [resource],
		summary: endpoint.summary,
		description: access[endpoint.access],
		security: security[endpoint.access],
		requestParams: {
			...(params.length > 0
				? { path: z.object(Object.fromEntries(params.map((param) => [param, param === 'key' ? ImageKey : z.uuid()]))) }
				: {}),
			...(isEmpty(endpoint.query) ? {} : { query: endpoint.query as z.ZodObject }),
			...(Object.keys(headers).length > 0 ? { header: z.object(headers) } : {}),
		},
		...requestBody(endpoint),
		responses: responses(endpoint),
	};
}

const ImageKey = z.string().regex(/^[\w-]{1,64}$/);

function requestBody(endpoint: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
	if (endpoint.isMultipart) {
		const isVisa = endpoint.path.endsWith('/visas');
		const file = z.object({
			file: z.string().meta({
				description: 'One file; which ones are taken says the summary',
				contentMediaType: isVisa ? 'application/pdf' : 'image/*',
			}),
		});
		return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
	}
	if (isEmpty(endpoint.body)) return {};
	// The body is optional if all of its fields are.
	const required = !endpoint.body.safeParse({}).success;
	return { requestBody: { required, content: { 'application/json': { schema: endpoint.body } } } };
}

function responses(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
	const mediaType = endpoint.isCsv ? 'text/csv' : endpoint.isEventStream ? 'text/event-stream' : 'application/json';
	const content = isEmpty(endpoint.response) ? {} : { content: { [mediaType]: { schema: endpoint.response } } };
	const successes = [endpoint.status, ...endpoint.otherStatuses].map((status) => [
		status,
		{ description: successWords[status] ?? 'Done', ...content },
	]);
	const codes = new Map<number, string[]>();
	for (const code of refusalsOf(endpoint)) {
		for (const status of refusalStatuses[code]) {
			const hasBody = !isEmpty(endpoint.body) || endpoint.isMultipart;
			if (!hasBody && [413, 415, 422].includes(status) && code === 'VALIDATION') continue;
			codes.set(status, [...(codes.get(status) ?? []), code]);
		}
	}
	const refusals = [...codes].map(([status, names]) => [
		status,
		{ description: names.join(', '), content: { 'application/json': { schema: ErrorBody } } },
	]);
	return Object.fromEntries([...successes, ...refusals]);
}

const successWords: Record<number, string> = {
	200: 'Done',
	201: 'Created',
	202: 'The payment provider does not know yet',
	204: 'Done, with nothing to say',
};

const access: Record<Endpoint['access'], string> = {
	anyone: 'Open to everyone.',
	signedIn: 'For signed-in users.',
	payer: 'For the request’s owner, or the holder of its payment’s return token; for others it is not there.',
	party: 'For the request’s owner and the staff who may see it; for others it is not there.',
	staff: 'For staff: ADMIN and AGENT.',
	admin: 'For ADMIN.',
};
const security: Record<Endpoint['access'], Record<string, string[]>[]> = {
	anyone: [{}, { accessToken: [] }],
	signedIn: [{ accessToken: [] }],
	payer: [{ accessToken: [] }, { returnToken: [] }],
	party: [{ accessToken: [] }],
	staff: [{ accessToken: [] }],
	admin: [{ accessToken: [] }],
};

const overview = `Money is in AZN with at most two decimals. Days are \`YYYY-MM-DD\`, instants ISO 8601 in UTC; ‘today’ is the day in Baku.
Lists come in pages from 1, 20 rows unless \`limit\` says otherwise; past the end is an empty list. \`sort\` takes a column,
with \`-\` before it for the greatest first; a key that may be given several times is repeated.

Every refusal has one shape, \`ErrorBody\`: its \`message\` is one sentence that can be shown as it is, its \`code\` is for
programs, and \`errors\` name the fields. \`UNAUTHENTICATED\` asks to sign in; \`ACCOUNT_CLOSED\` tells staff whose access was
switched off, or whose account was deleted, that it would be in vain. The sentences are in the language of \`Accept-Language\`: \`az\`, \`en\` or \`ru\`, and
\`az\` for any other; \`Content-Language\` says which.`;

/** Adds a complete example to every body, composed from the examples of its parts. */
function withExamples(document: ReturnType<typeof createDocument>): ReturnType<typeof createDocument> {
	for (const path of Object.values(document.paths ?? {})) {
		for (const one of Object.values(path as Record<string, Operation>)) {
			for (const holder of [one.requestBody, ...Object.values(one.responses)]) {
				for (const [mediaType, media] of Object.entries(holder?.content ?? {})) {
					if (mediaType !== 'application/json') continue;
					media.example = openapiSampler.sample(media.schema, { skipNonRequired: false }, document);
				}
			}
		}
	}
	return document;
}
interface Holder {
	content?: Record<string, { schema: object; example?: unknown }>;
}
interface Operation {
	requestBody?: Holder;
	responses: Record<string, Holder>;
}
