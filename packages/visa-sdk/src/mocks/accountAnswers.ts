import type { Draft } from '../contract';
import { messages, sentences } from '../rules';
import type { Answers } from './types';
import {
	fieldRefusal,
	inMinutes,
	MOCK_CONFIRMATION_CODE,
	MOCK_WRONG_PASSWORD,
	notFound,
	Refusal,
	signedIn,
	type World,
} from './world';

/** How the mocks answer the calls on sessions. */
export const sessionAnswers: Answers['sessions'] = {
	list: ({ world }) => [...world.sessions],
	end: ({ world, params }) => {
		const index = world.sessions.findIndex(({ id }) => id === params.id);
		if (index < 0) throw notFound();
		world.sessions.splice(index, 1);
		return undefined;
	},
	endOthers: ({ world }) => {
		world.sessions.splice(0, world.sessions.length, ...world.sessions.filter(({ isCurrent }) => isCurrent));
		return undefined;
	},
};

/** The address that the signed-in user has asked for. */
const ownPending = ({ user, pendingEmail, pendingEmailOf }: World) =>
	user && (pendingEmailOf ?? user.id) === user.id ? pendingEmail : null;

/** How the mocks answer the calls that change the own address. */
export const emailChangeAnswers: Answers['emailChange'] = {
	get: ({ world }) => ({ pending: ownPending(world) }),
	ask: ({ world, body }) => {
		if (body.currentPassword === MOCK_WRONG_PASSWORD) {
			throw fieldRefusal(400, 'VALIDATION', 'currentPassword', sentences.currentPassword);
		}
		if (body.email === signedIn(world).email) throw fieldRefusal(400, 'VALIDATION', 'email', sentences.emailSame);
		world.pendingEmail = { email: body.email, expiresAt: inMinutes(30) };
		world.pendingEmailOf = signedIn(world).id;
		return world.pendingEmail;
	},
	confirm: ({ world, body }) => {
		const own = ownPending(world);
		const pending = 'token' in body ? world.pendingEmail : own;
		if ('token' in body) {
			if (!pending) throw fieldRefusal(400, 'VALIDATION', 'token', sentences.emailLink);
			const { password } = body;
			const isWrong = password === MOCK_WRONG_PASSWORD;
			const fault = password === undefined ? messages.passwordRequired : isWrong && sentences.wrongPassword;
			if (!own && fault) throw fieldRefusal(400, 'VALIDATION', 'password', fault);
		} else {
			signedIn(world);
			if (!pending) throw fieldRefusal(400, 'VALIDATION', 'code', sentences.emailNotAsked);
			if (body.code !== MOCK_CONFIRMATION_CODE) throw fieldRefusal(400, 'VALIDATION', 'code', sentences.codeWrong);
		}
		world.pendingEmail = null;
		if (own && world.user) world.user = { ...world.user, email: pending.email, isEmailConfirmed: true };
		return { email: pending.email };
	},
	withdraw: ({ world }) => {
		if (ownPending(world)) world.pendingEmail = null;
		return undefined;
	},
};

/** How the mocks answer the calls on drafts. */
export const draftAnswers: Answers['drafts'] = {
	get: ({ world }) => ({ draft: world.draft }),
	save: ({ world, body }) => {
		const known = world.draft;
		if ((known?.version ?? null) !== body.version) {
			throw new Refusal(409, 'STALE', sentences.staleDraft, { current: known ?? undefined });
		}
		const draft: Draft = {
			content: body.content,
			version: (known?.version ?? 0) + 1,
			updatedAt: inMinutes(0),
			expiresAt: inMinutes(60 * 24 * 30),
			isFromHere: true,
			isFromElsewhere: false,
		};
		world.draft = draft;
		return draft;
	},
	remove: ({ world }) => {
		world.draft = null;
		return undefined;
	},
};
