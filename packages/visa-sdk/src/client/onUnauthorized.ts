import { ApiError } from './ApiError';
import type { ClientOptions, Layer } from './transport';

/** The calls that sign in: they refuse a password or a code, not a session. */
const signingIn = /^\/auth\/(login|second-factor\/(set-up|confirm|verify|recover))$/;

/**
 * A layer that handles rejected sessions.
 * @param renew returns true if there is a new token; the call is then repeated once. Other rejected calls wait for the
 * same result, and so does a call that was sent before it: it is repeated or rejected without calling `renew` again. Its
 * own calls must use a client without this layer, or they would wait for themselves. If it fails, the original error is
 * thrown.
 * @param getToken the client's own, if it has one. A call that only asks whether someone is signed in (`isVisitorFine`)
 * doesn't count as a lost session when rejected. With `getToken`, such a call fails without being sent if there is no
 * token, and a rejected token is renewed.
 */
export function onUnauthorized(renew: (refusal: ApiError) => unknown, getToken?: ClientOptions['getToken']): Layer {
	let renewal: Promise<void> | undefined;
	let renewals = 0;
	let isNew = false;
	return (next) => async (request, options) => {
		const before = renewals;
		// If getting the token fails, the call is sent and reports why.
		const asked = options?.isVisitorFine && Promise.resolve().then(getToken);
		const hasToken = asked && Boolean(await asked.catch(() => true));
		if (getToken && hasToken === false) throw new ApiError(401);
		try {
			return await next(request, options);
		} catch (error) {
			if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
			if (hasToken === false || signingIn.test(request.path)) throw error;
			if (renewals === before) {
				renewal ??= Promise.resolve(error)
					.then(renew)
					.catch(() => false)
					.then((answer) => {
						isNew = answer === true;
						renewals += 1;
						renewal = undefined;
					});
				await renewal;
			}
			if (!isNew) throw error;
			return next(request, options);
		}
	};
}
