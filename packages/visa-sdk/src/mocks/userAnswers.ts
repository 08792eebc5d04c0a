import type { Agent, BodyOf, Contract, Me, ResetLink, User } from '../contract';
import { isInWork, sentences } from '../rules';
import { findAgent, removeAgent } from './agentAnswers';
import { mockId } from './catalogue';
import { beginSession } from './secondFactorAnswers';
import type { Answers } from './types';
import {
	fieldRefusal,
	inMinutes,
	MOCK_CONFIRMATION_CODE,
	MOCK_INVITATION_TOKEN,
	MOCK_OTHER_CONFIRMATION_ID,
	MOCK_STAFF_LINK_TOKEN,
	MOCK_WRONG_LINK_TOKEN,
	MOCK_WRONG_PASSWORD,
	mockAdmin,
	mockAgent,
	mockTraveller,
	Refusal,
	signedIn,
	type World,
} from './world';

const session = () => ({ accessToken: 'mock-access-token', expiresAt: inMinutes(60 * 24) });
const confirmation = () => ({ confirmationId: mockId('c', 900), expiresAt: inMinutes(30), resendAt: inMinutes(1) });
const wrongLogin = () => new Refusal(401, 'UNAUTHENTICATED', sentences.wrongLogin);

function register(world: World, body: BodyOf<Contract['auth']['register']>) {
	const { firstName, lastName, email, phone, dateOfBirth, gender, citizenshipId, residentCountryId } = body;
	world.user = {
		...mockTraveller,
		...{ firstName, lastName, email, phone, dateOfBirth, gender, citizenshipId, residentCountryId },
		isEmailConfirmed: false,
	};
	return confirmation();
}

/** @throws {Refusal} 400 if the link is of no use */
function resetLink({ usedLinks, areLinksUsed }: World, token: string): ResetLink {
	const isInvitation = token === MOCK_INVITATION_TOKEN;
	if (areLinksUsed || token === MOCK_WRONG_LINK_TOKEN || usedLinks.has(token)) {
		throw fieldRefusal(400, 'VALIDATION', 'token', isInvitation ? sentences.invitationLink : sentences.resetLink);
	}
	return { isInvitation, isStaff: isInvitation || token === MOCK_STAFF_LINK_TOKEN };
}

/** Whose link or code it is that is used where nobody has registered. */
const linkOwner: Me = { ...mockTraveller, email: 'leyla@example.com' };

/** How the mocks answer registering, signing in and out. */
export const authAnswers: Answers['auth'] = {
	register: ({ world, body }) => register(world, body),
	confirmEmail: ({ world, body }) => {
		if ('code' in body && body.code !== MOCK_CONFIRMATION_CODE) {
			throw fieldRefusal(400, 'VALIDATION', 'code', sentences.codeWrong);
		}
		// Whoever is signed in without having confirmed is known by the link alone, and a code is entered where it was asked for.
		const known = world.user?.isEmailConfirmed === false ? world.user : null;
		const isElsewhere = 'token' in body || body.confirmationId === MOCK_OTHER_CONFIRMATION_ID;
		if (isElsewhere && !known) {
			const { password, newPassword } = body;
			if (password === undefined && newPassword === undefined) return { email: linkOwner.email };
			if (password === MOCK_WRONG_PASSWORD) throw fieldRefusal(400, 'VALIDATION', 'password', sentences.wrongPassword);
			if (newPassword !== undefined) Object.assign(world, { draft: null, pendingEmail: null });
		}
		const owner = known ?? (isElsewhere ? linkOwner : (world.user ?? mockTraveller));
		world.user = { ...owner, isEmailConfirmed: true };
		return { ...session(), returnTo: null };
	},
	resendConfirmation: confirmation,
	login: ({ world, body }) => {
		const staff = [mockAgent, mockAdmin].find(({ email }) => email === body.email);
		const isRefused = body.password === MOCK_WRONG_PASSWORD || (body.audience === 'dashboard' && !staff);
		if (isRefused || body.email === world.closedUser?.email) throw wrongLogin();
		return beginSession(world, staff ?? { ...mockTraveller, email: body.email });
	},
	logout: ({ world }) => {
		world.user = null;
		return undefined;
	},
	forgotPassword: () => undefined,
	checkResetLink: ({ world, body }) => resetLink(world, body.token),
	resetPassword: ({ world, body }) => {
		resetLink(world, body.token);
		world.usedLinks.add(body.token);
		return undefined;
	},
	changePassword: ({ body }) => {
		if (body.currentPassword === MOCK_WRONG_PASSWORD) {
			throw fieldRefusal(400, 'VALIDATION', 'currentPassword', sentences.currentPassword);
		}
		return undefined;
	},
};

const asUser = ({ id, firstName, lastName, email, phone, isInvited }: Agent): User => ({
	...mockAgent,
	...{ id, firstName, lastName, email, phone },
	isEmailConfirmed: !isInvited,
});

/** In place of what staff learn only of the travellers of their own requests. */
const closed = { phone: null, dateOfBirth: null, gender: null, citizenshipId: null, residentCountryId: null };

/** How the mocks answer the calls on the user's own account and on users. */
export const userAnswers: Answers['users'] = {
	me: ({ world }) => signedIn(world),
	updateMe: ({ world, body }) => {
		const me: Me = { ...signedIn(world), ...body };
		world.user = me;
		return me;
	},
	setLanguage: ({ world, body }) => {
		const me = signedIn(world);
		if (me.role !== 'client') throw new Refusal(403, 'FORBIDDEN', sentences.forbidden);
		world.user = { ...me, language: body.language };
		return undefined;
	},
	removeMe: ({ world }) => {
		const me = signedIn(world);
		if (me.role !== 'client') throw new Refusal(403, 'FORBIDDEN', sentences.forbidden);
		const own = world.requests.filter(({ traveller }) => traveller.id === me.id);
		if (own.some(({ status }) => isInWork(status))) throw new Refusal(409, 'CONFLICT', sentences.requestInWork);
		if (own.some(({ taken }) => taken === 'UNSETTLED')) throw new Refusal(409, 'CONFLICT', sentences.takenHeld);
		world.user = null;
		return undefined;
	},
	exportMe: ({ world }) => {
		const user = signedIn(world);
		const visaRequests = world.requests.filter(({ traveller }) => traveller.id === user.id);
		return {
			exportedAt: new Date().toISOString(),
			user,
			visaRequests,
			events: visaRequests.flatMap(({ id }) => world.events.get(id) ?? []),
			sessions: world.sessions,
			pendingEmail: world.pendingEmail,
			draft: world.draft,
		};
	},
	get: ({ world, params }) => {
		const me = signedIn(world);
		const known = [mockAdmin, mockTraveller, me].find(({ id }) => id === params.id);
		const user = known ?? asUser(findAgent(world, params.id));
		const isWork = world.requests.some(
			({ traveller, assignedTo }) => traveller.id === user.id && assignedTo?.id === me.id,
		);
		return me.role === 'admin' || me.id === user.id || isWork ? user : { ...user, ...closed };
	},
	remove: ({ world, params }) => {
		if (params.id === signedIn(world).id) throw new Refusal(409, 'CONFLICT', sentences.removeYourself);
		return removeAgent(world, findAgent(world, params.id));
	},
};
