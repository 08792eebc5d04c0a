import { ApiError } from './ApiError';
import type { ClientOptions, Layer } from './transport';

/** What is refused here is a password or a code, not the session. */
const signingIn = /^\/auth\/(login|second-factor\/(set-up|confirm|verify|recover))$/;

/**
 * A layer that handles rejected sessions.
 * @param renew returns true if there is a new token; the call is then repeated once. Other rejected calls wait for the
 * same result, and a call that was sent with the previous token is repeated without calling `renew` again. Its own
 * calls must use a client without this layer, or they would wait for themselves. If it fails, the original error is
 * thrown.
 * @param getToken the client's own, if it has one. A call that only asks whether someone is signed in (`isVisitorFine`)
 * doesn't count as a lost session when rejected. With `getToken`, such a call fails without being sent if there is no
 * token, and a rejected token is renewed.
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
