import { ApiError, type Layer } from '../client';
import { contract, type Endpoint } from '../contract';

const endpoints = new Map<string, Endpoint>(
	Object.values<Record<string, Endpoint>>(contract)
		.flatMap((resource) => Object.values(resource))
		.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * Reads each answer by the contract's schema: one that does not fit is an `ApiError` with the code `UNREADABLE`, whose
 * `cause` names each field. The answer itself stays as it came. Brings the schemas along, which the client alone does not.
 */
export const checkAnswers = (): Layer => (next) => async (request, options) => {
	const answer = await next(request, options);
	const endpoint = endpoints.get(`${request.method} ${request.path}`);
	if (!endpoint || endpoint.isCsv || endpoint.isEventStream) return answer;
	const { error } = endpoint.response.safeParse(answer);
	if (error) throw new ApiError(500, { code: 'UNREADABLE' }, error);
	return answer;
};
