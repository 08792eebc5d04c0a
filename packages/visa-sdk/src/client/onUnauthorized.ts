import { ApiError } from './ApiError';
import type { Layer } from './transport';

/** What is refused here is a password or a code, not the session. */
const signingIn = /^\/auth\/(login|second-factor\/(verify|recover))$/;

/**
 * Tells when the service no longer knows who calls.
 * @param renew answers true when there is a new token: the call is then made once again. Calls that are refused meanwhile
 * wait for the same answer.
 */
export function onUnauthorized(renew: (refusal: ApiError) => unknown): Layer {
	let renewal: Promise<unknown> | undefined;
	return (next) => async (request, options) => {
		try {
			return await next(request, options);
		} catch (error) {
			if (!(error instanceof ApiError) || error.statusCode !== 401 || signingIn.test(request.path)) throw error;
			renewal ??= Promise.resolve(error)
				.then(renew)
				.finally(() => {
					renewal = undefined;
				});
			if ((await renewal) !== true) throw error;
			return next(request, options);
		}
	};
}
