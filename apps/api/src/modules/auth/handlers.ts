import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from 'visa-sdk/contract';
import { SESSION_COOKIE } from 'visa-sdk/rules';
import { askedLanguageOf } from '../../http/language';
import { bearerOf, type Call, type Handlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { hashToken, newToken } from '../../platform/ids';
import { type LimitName, networkOf } from '../../platform/limits';
import { tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import type { CurrentUser } from '../people/currentUser';
import { REGISTRATION_COOKIE, registrationTokenOf } from './browsers';
import { BROWSER_LIFETIME_MS } from './confirmations';
import type { Auth } from './service';

type Answering = Pick<Call, 'request' | 'reply'>;

/** Answers the calls about signing in and out: passwords, addresses, second factor and sessions. */
export function authHandlers(
	deps: Deps,
	auth: Auth,
): Pick<Handlers<CurrentUser>, 'auth' | 'emailChange' | 'secondFactor' | 'sessions'> {
	const { limits } = deps;
	const limit = async (name: LimitName, request: FastifyRequest) => {
		const wait = await limits.count(name, networkOf(request.ip));
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
	};
	const cookie = () => ({ path: '/', sameSite: 'lax', secure: deps.publicUrl().startsWith('https:') }) as const;
	const browserCookie = () => ({ ...cookie(), path: '/api/auth', httpOnly: true });
	const rememberBrowser = (reply: FastifyReply, token: string) =>
		reply.setCookie(REGISTRATION_COOKIE, token, { ...browserCookie(), maxAge: BROWSER_LIFETIME_MS / 1000 });
	const signIn = async <S extends Session>({ request, reply }: Answering, session: S): Promise<S> => {
		await auth.sessions.noteDevice(session.accessToken, request.headers['user-agent']);
		reply.setCookie(SESSION_COOKIE, session.accessToken, { ...cookie(), expires: new Date(session.expiresAt) });
		return session;
	};
	const { secondFactor } = auth;
	return {
		auth: {
			async register(call) {
				const { body, request, reply } = call;
				await limit('register', request);
				// One for all registrations of a browser, so that the links of all its e-mails work there.
				const browser = registrationTokenOf(request) ?? newToken();
				const made = await auth.register(body, askedLanguageOf(request), hashToken(browser), actorOf(call));
				rememberBrowser(reply, browser);
				return made;
			},
			async confirmEmail(call) {
				const { body, user, request, reply } = call;
				const browser = registrationTokenOf(request);
				const session = await auth.confirm(body, user, {
					language: askedLanguageOf(request),
					actor: actorOf(call),
					browserHash: browser && hashToken(browser),
					address: request.ip,
				});
				if ('email' in session) return session;
				if (browser) reply.clearCookie(REGISTRATION_COOKIE, browserCookie());
				return signIn(call, session);
			},
			async resendConfirmation({ body, user, request, reply }) {
				await limit('resend', request);
				const browser = registrationTokenOf(request) ?? newToken();
				const language = askedLanguageOf(request);
				const { made, isHere } = await auth.confirmations.resend(body, user?.id ?? null, language, hashToken(browser));
				if (isHere) rememberBrowser(reply, browser);
				return made;
			},
			async login(call) {
				const answer = await auth.login(call.body, askedLanguageOf(call.request), call.request.ip);
				return 'challenge' in answer ? answer : signIn(call, answer);
			},
			async logout({ request, reply }) {
				const token = bearerOf(request);
				if (token) await auth.logout(token);
				reply.clearCookie(SESSION_COOKIE, cookie());
				return undefined;
			},
			async forgotPassword({ body, request }) {
				await limit('forgot', request);
				await auth.passwords.forgot(body.email, body.returnTo);
				return undefined;
			},
			checkResetLink: ({ body, request }) =>
				limits.guess([['checkLink', networkOf(request.ip)]], () => auth.passwords.check(body.token)),
			async resetPassword(call) {
				const { body, request } = call;
				await auth.passwords.reset(body.token, body.password, request.ip, actorOf(call));
				return undefined;
			},
			async changePassword(call) {
				const { body, request } = call;
				await auth.passwords.change(signedIn(call), bearerOf(request) ?? '', body, request.ip, actorOf(call));
				return undefined;
			},
		},
		emailChange: {
			get: async (call) => ({ pending: await auth.newEmail.pending(signedIn(call).id) }),
			ask: (call) => auth.newEmail.ask(signedIn(call), call.body, call.request.ip, actorOf(call)),
			confirm: (call) => auth.newEmail.confirm(call.body, call.user, call.request.ip, actorOf(call)),
			async withdraw(call) {
				await auth.newEmail.withdraw(signedIn(call).id);
				return undefined;
			},
		},
		sessions: {
			list: (call) => auth.sessions.list(signedIn(call)),
			async end(call) {
				await auth.sessions.end(signedIn(call), call.params.id, actorOf(call));
				return undefined;
			},
			async endOthers(call) {
				await auth.sessions.endOthers(signedIn(call), actorOf(call));
				return undefined;
			},
		},
		secondFactor: {
			get: (call) => secondFactor.get(signedIn(call).id),
			setUp: ({ user, body, request }) => secondFactor.setUp(user, body, request.ip),
			async confirm(call) {
				const answer = await secondFactor.confirm(
					call.user,
					call.body,
					bearerOf(call.request),
					call.request.ip,
					actorOf(call),
				);
				if (answer.session) await signIn(call, answer.session);
				return answer;
			},
			verify: async (call) => signIn(call, await secondFactor.verify(call.body, call.request.ip)),
			recover: async (call) => signIn(call, await secondFactor.recover(call.body, call.request.ip, actorOf(call))),
			renewRecoveryCodes: (call) =>
				secondFactor.renewRecoveryCodes(signedIn(call).id, call.body.code, call.request.ip, actorOf(call)),
			async switchOff(call) {
				await secondFactor.switchOff(signedIn(call).id, call.body.code, call.request.ip, actorOf(call));
				return undefined;
			},
			async reset(call) {
				await secondFactor.reset(call.params.id, actorOf(call));
				return undefined;
			},
		},
	};
}
