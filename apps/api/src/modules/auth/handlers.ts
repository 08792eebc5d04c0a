import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from 'visa-sdk/contract';
import { bearerOf, type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import type { LimitName } from '../../platform/limits';
import { tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import type { Auth } from './service';

/** The cookie that the site reads the access token from. [NAV-04] */
const COOKIE = 'accessToken';

export function authHandlers(deps: Deps, auth: Auth): ResourceHandlers<'auth'> {
	const { limits } = deps;
	const limit = async (name: LimitName, request: FastifyRequest) => {
		const wait = await limits.count(name, request.ip);
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
	};
	const cookie = () => ({ path: '/', sameSite: 'lax', secure: deps.publicUrl().startsWith('https:') }) as const;
	const signIn = <S extends Session>(reply: FastifyReply, session: S): S => {
		reply.setCookie(COOKIE, session.accessToken, { ...cookie(), expires: new Date(session.expiresAt) });
		return session;
	};
	return {
		async register(call) {
			await limit('register', call.request);
			return auth.register(call.body, actorOf(call));
		},
		async confirmEmail(call) {
			await limit('confirm', call.request);
			return signIn(call.reply, await auth.confirmations.confirm(call.body, actorOf(call)));
		},
		async resendConfirmation({ body, user, request }) {
			await limit('resend', request);
			return auth.confirmations.resend(body.confirmationId, user?.id ?? null, body.returnTo);
		},
		async login({ body, request, reply }) {
			await limit('loginFromAddress', request);
			return signIn(reply, await auth.login(body));
		},
		async logout({ request, reply }) {
			const token = bearerOf(request);
			if (token) await auth.logout(token);
			reply.clearCookie(COOKIE, cookie());
			return undefined;
		},
		async forgotPassword({ body, request }) {
			await limit('forgot', request);
			await auth.passwords.forgot(body.email);
			return undefined;
		},
		async resetPassword(call) {
			await limit('reset', call.request);
			await auth.passwords.reset(call.body.token, call.body.password, actorOf(call));
			return undefined;
		},
		async changePassword(call) {
			await auth.passwords.change(signedIn(call), bearerOf(call.request) ?? '', call.body, actorOf(call));
			return undefined;
		},
	};
}
