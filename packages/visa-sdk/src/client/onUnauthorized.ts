import { ApiError } from './ApiError';
import type { ClientOptions, Layer } from './transport';

/** What is refused here is a password or a code, not the session. */
const signingIn = /^\/auth\/(login|second-factor\/(set-up|confirm|verify|recover))$/;

/**
 * Tells when the service no longer knows who calls.
 * @param renew answers true when there is a new token: the call is then made once again. Calls that are refused meanwhile
 * wait for the same answer, and a call that went out with the token of before is made again without asking. What it calls
 * itself goes through a client without this layer, or it would wait for its own end. When it fails the refusal stands.
 * @param getToken the client's own, if it has one. Who only asks whether somebody is signed in (`isVisitorFine`) has lost no
 * session when refused, so that nobody is told. With `getToken` a visitor's question is refused unsent, and a token that is
 * refused is renewed.
 */
export function onUnauthorized(renew: (refusal: ApiError) => unknown, getToken?: ClientOptions['getToken']): Layer {
	let renewal: Promise<unknown> | undefined;
	let renewals = 0;
	return (next) => async (request, options) => {
		const before = renewals;
		const hasToken = options?.isVisitorFine && Boolean(await getToken?.());
		if (getToken && hasToken === false) throw new ApiError(401);
		try {
			return await next(request, options);
		} catch (error) {
			if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
			if (hasToken === false || signingIn.test(request.path)) throw error;
			if (renewals === before) {
				renewal ??= Promise.resolve(error)
					.then(renew)
					.then((isNew) => {
						if (isNew === true) renewals += 1;
						return isNew;
					})
					.catch(() => false)
					.finally(() => {
						renewal = undefined;
					});
				if ((await renewal) !== true) throw error;
			}
			return next(request, options);
		}
	};
}
