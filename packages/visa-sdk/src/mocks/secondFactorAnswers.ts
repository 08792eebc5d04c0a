import type { Me, Session, SignInChallenge } from '../contract';
import { messages, sentences } from '../rules';
import type { Answers } from './types';
import {
	conflict,
	fieldRefusal,
	inMinutes,
	isStaff,
	MOCK_RECOVERY_CODES,
	MOCK_SECOND_FACTOR_CODE,
	MOCK_WRONG_PASSWORD,
	mockAdmin,
	mockAgent,
	notFound,
	Refusal,
	signedIn,
	type World,
} from './world';

const session = (): Session => ({ accessToken: 'mock-access-token', expiresAt: inMinutes(60 * 24) });
const unauthenticated = (message: string) => new Refusal(401, 'UNAUTHENTICATED', message);

/** Signs in, or asks for the second factor first. */
export function beginSession(world: World, user: Me): Session | SignInChallenge {
	const factor = world.secondFactors.get(user.id);
	if (!isStaff(user) || !(factor || world.isSecondFactorRequired)) {
		world.user = user;
		return session();
	}
	const challenge = `mock-challenge-${world.nextNumber++}`;
	world.challenges.set(challenge, user);
	return { challenge, next: factor ? 'verify' : 'setUp', expiresAt: inMinutes(10) };
}

function challenged(world: World, challenge: string): Me {
	const user = world.challenges.get(challenge);
	if (!user) throw unauthenticated(messages.challenge);
	return user;
}

/** Who sets up the factor: someone signed in, or someone signing in. */
function settingUp(world: World, challenge: string | undefined): Me {
	const user = challenge === undefined ? signedIn(world) : challenged(world, challenge);
	if (!isStaff(user)) throw new Refusal(403, 'FORBIDDEN', sentences.forbidden);
	if (world.secondFactors.has(user.id)) throw conflict(sentences.secondFactorSet);
	return user;
}

function refuseWrong(code: string): void {
	if (code !== MOCK_SECOND_FACTOR_CODE) throw fieldRefusal(400, 'VALIDATION', 'code', sentences.secondFactorWrong);
}

function factorOf(world: World, userId: string): string[] {
	const codes = world.secondFactors.get(userId);
	if (!codes) throw conflict(sentences.secondFactorNotSet);
	return codes;
}

function finish(world: World, challenge: string, user: Me): Session {
	world.challenges.delete(challenge);
	world.user = user;
	return session();
}

/** What lists of agents show. */
function mark(world: World, id: string, hasSecondFactor: boolean): void {
	const agent = world.agents.find((one) => one.id === id);
	if (agent) agent.hasSecondFactor = hasSecondFactor;
}

/** How the mocks answer the calls of the second factor. */
export const secondFactorAnswers: Answers['secondFactor'] = {
	get: ({ world }) => {
		const codes = world.secondFactors.get(signedIn(world).id);
		return {
			isSetUp: codes !== undefined,
			isRequired: world.isSecondFactorRequired,
			setUpAt: codes ? inMinutes(-60) : null,
			recoveryCodesLeft: codes?.length ?? 0,
		};
	},
	setUp: ({ world, body }) => {
		const { email } = settingUp(world, body.challenge);
		if (body.challenge === undefined) {
			const { currentPassword } = body;
			const isWrong = currentPassword === MOCK_WRONG_PASSWORD;
			const fault = currentPassword === undefined ? messages.passwordRequired : isWrong && sentences.currentPassword;
			if (fault) throw fieldRefusal(400, 'VALIDATION', 'currentPassword', fault);
		}
		const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
		const otpauthUrl = `otpauth://totp/Viza:${encodeURIComponent(email)}?secret=${secret}&issuer=Viza`;
		return { secret, otpauthUrl, expiresAt: inMinutes(10) };
	},
	confirm: ({ world, body }) => {
		const user = settingUp(world, body.challenge);
		refuseWrong(body.code);
		world.secondFactors.set(user.id, [...MOCK_RECOVERY_CODES]);
		mark(world, user.id, true);
		return {
			recoveryCodes: [...MOCK_RECOVERY_CODES],
			session: body.challenge === undefined ? null : finish(world, body.challenge, user),
		};
	},
	verify: ({ world, body }) => {
		const user = challenged(world, body.challenge);
		refuseWrong(body.code);
		return finish(world, body.challenge, user);
	},
	recover: ({ world, body }) => {
		const user = challenged(world, body.challenge);
		const codes = factorOf(world, user.id);
		const left = codes.filter((one) => one.replaceAll('-', '') !== body.recoveryCode);
		if (left.length === codes.length) throw fieldRefusal(400, 'VALIDATION', 'recoveryCode', sentences.recoveryWrong);
		world.secondFactors.set(user.id, left);
		return { ...finish(world, body.challenge, user), recoveryCodesLeft: left.length };
	},
	renewRecoveryCodes: ({ world, body }) => {
		const { id } = signedIn(world);
		factorOf(world, id);
		refuseWrong(body.code);
		world.secondFactors.set(id, [...MOCK_RECOVERY_CODES]);
		return { recoveryCodes: [...MOCK_RECOVERY_CODES] };
	},
	switchOff: ({ world, body }) => {
		const { id } = signedIn(world);
		factorOf(world, id);
		if (world.isSecondFactorRequired) throw conflict(sentences.secondFactorRequired);
		refuseWrong(body.code);
		world.secondFactors.delete(id);
		mark(world, id, false);
		return undefined;
	},
	reset: ({ world, params }) => {
		if (params.id === signedIn(world).id) throw conflict(sentences.resetOwnFactor);
		const isKnown = [mockAgent, mockAdmin, ...world.agents].some(({ id }) => id === params.id);
		if (!isKnown) throw notFound();
		factorOf(world, params.id);
		world.secondFactors.delete(params.id);
		mark(world, params.id, false);
		return undefined;
	},
};
