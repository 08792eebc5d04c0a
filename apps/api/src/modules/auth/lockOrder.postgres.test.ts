import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Secret, TOTP } from 'otpauth';
import type { ConfirmedSecondFactor, PaymentPage, SecondFactorSetUp, SignInChallenge } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { demoStaff } from '../../start';
import {
	atBank,
	createPaid,
	createRequest,
	newTraveller,
	PASSWORD,
	register,
	signInNewAgent,
} from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

const { users, emailChanges, emailConfirmations, passwordResets, secondFactors, signInChallenges, recoveryCodes } =
	tables;
const { promocodes, visaRequests } = tables;
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const [password] = demoStaff.flatMap((one) => (one.role === 'agent' ? [one.password] : []));
const idOf = async (email: string) => {
	const [row] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
	return row?.id ?? '';
};
const inMail = async (email: string, link: RegExp) =>
	(await server.mails(email)).map(({ text }) => link.exec(text)?.[1]).findLast(Boolean) ?? '';
const second = (path: string, body: unknown, token: string | null = null) =>
	server.post(`/api/auth/second-factor/${path}`, body, { token });
const codeOf = (secret: string) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

/** An agent who is setting up a second factor. */
async function settingUp() {
	const token = await signInNewAgent(server);
	const { email } = (await server.get<{ email: string }>('/api/users/me', { token })).body;
	const { secret } = (await second('set-up', { currentPassword: password }, token)).body as SecondFactorSetUp;
	return { token, email, secret };
}

/** One who has it, and is signing in. */
async function signingIn() {
	const { token, email, secret } = await settingUp();
	const { body } = await second('confirm', { code: codeOf(secret) }, token);
	server.clock.forward(30_000);
	const { challenge } = (await server.post<SignInChallenge>('/api/auth/login', { email, password })).body;
	return { token, email, secret, challenge, ...(body as ConfirmedSecondFactor) };
}

interface Case {
	email: string;
	/** What the call changes besides the account: the columns that say whose it is. */
	changed: PgColumn[];
	call: () => Promise<{ status: number }>;
}

/** A request whose first payment was declined; since then its traveller has a promo code. */
async function declined() {
	const { token, email } = await newTraveller(server);
	const { id, paymentUrl } = await createRequest(server, token);
	await atBank(server, paymentUrl, 'decline');
	const now = server.clock.now();
	const promo = { id: newId(now), code: `KOD${now.getTime()}`, kind: 'percent' as const, percent: 10, isActive: true };
	await server.db
		.insert(promocodes)
		.values({ ...promo, validFrom: later(now, -MINUTE_MS), validTo: later(now, MINUTE_MS * 600) });
	await server.db.update(users).set({ activePromocodeId: promo.id }).where(eq(users.email, email));
	return { token, email, path: `/api/visa-requests/${id}/reopen-payment` };
}

/** An agent with a case. */
async function working() {
	const { token: traveller } = await newTraveller(server);
	const { id } = await createPaid(server, traveller);
	const token = await signInNewAgent(server);
	const { email } = (await server.get<{ email: string }>('/api/users/me', { token })).body;
	await server.post(`/api/visa-requests/${id}/claim`, undefined, { token });
	return { token, email, path: `/api/visa-requests/${id}` };
}

/** Calls that change an account's row, or name it, and rows that belong to it. */
const calls: Record<string, () => Promise<Case>> = {
	'a change of the address': async () => {
		const { token, email } = await newTraveller(server);
		const next = `yeni.${email}`;
		await server.post('/api/auth/change-email', { email: next, currentPassword: PASSWORD }, { token });
		const link = await inMail(next, /new-email\?token=([\w-]+)/);
		const call = () => server.post('/api/auth/change-email/confirm', { token: link }, { token });
		return { email, changed: [emailChanges.userId], call };
	},
	'a new password': async () => {
		const { email } = await newTraveller(server);
		await server.post('/api/auth/forgot-password', { email });
		const link = await inMail(email, /reset-password\?token=([\w-]+)/);
		const call = () => server.post('/api/auth/reset-password', { token: link, password: 'dağ-çay-meşə-1' });
		return { email, changed: [passwordResets.userId], call };
	},
	'a confirmed address': async () => {
		const { email, linkToken, browser } = await register(server);
		const call = () => server.post('/api/auth/confirm-email', { token: linkToken }, { cookies: browser });
		return { email, changed: [emailConfirmations.userId], call };
	},
	'a second factor that is set up': async () => {
		const { token, email, secret } = await settingUp();
		const call = () => second('confirm', { code: codeOf(secret) }, token);
		return { email, changed: [secondFactors.userId], call };
	},
	'a sign-in with a second factor': async () => {
		const { email, secret, challenge } = await signingIn();
		const call = () => second('verify', { challenge, code: codeOf(secret) });
		return { email, changed: [secondFactors.userId, signInChallenges.userId], call };
	},
	'a sign-in with a recovery code': async () => {
		const { email, challenge, recoveryCodes: codes } = await signingIn();
		const call = () => second('recover', { challenge, recoveryCode: codes[0] });
		return { email, changed: [recoveryCodes.userId, signInChallenges.userId], call };
	},
	'new recovery codes': async () => {
		const { email, token, secret } = await signingIn();
		const call = () => second('recovery-codes', { code: codeOf(secret) }, token);
		return { email, changed: [secondFactors.userId, recoveryCodes.userId], call };
	},
	'a second factor that is switched off': async () => {
		const { email, token, secret } = await signingIn();
		const call = () => second('switch-off', { code: codeOf(secret) }, token);
		return { email, changed: [secondFactors.userId, recoveryCodes.userId], call };
	},
	'a payment that is opened again with a code': async () => {
		const { token, email, path } = await declined();
		// Refused, it says what the request costs now.
		const { body } = await server.post<PaymentPage & { totalPrice: number }>(path, { totalPrice: 0 }, { token });
		const call = () => server.post(path, { totalPrice: body.totalPrice }, { token });
		return { email, changed: [visaRequests.userId], call };
	},
	'a note of an agent': async () => {
		const { token, email, path } = await working();
		const call = () => server.post(`${path}/notes`, { text: 'Zəng etdim' }, { token });
		return { email, changed: [visaRequests.assignedTo], call };
	},
	'a message of an agent': async () => {
		const { token, email, path } = await working();
		const call = () => server.post(`${path}/messages`, { text: 'Viza hazırdır' }, { token });
		return { email, changed: [visaRequests.assignedTo], call };
	},
};

const isWaited = async (): Promise<boolean> => {
	const { rows } = await server.deps.database.query(
		"select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
	);
	return rows.length > 0;
};

describe('[ACC-01] [ACC-02] whoever waits for an account holds nothing that belongs to it', () => {
	it.each(Object.keys(calls))('%s', async (name) => {
		const { email, changed, call } = (await calls[name]?.()) ?? {
			email: '',
			changed: [],
			call: async () => ({ status: 0 }),
		};
		const id = await idOf(email);
		// In an array, or the transaction would wait for what waits for it.
		const [answer] = await server.db.transaction(async (tx) => {
			await tx.select().from(users).where(eq(users.id, id)).for('update');
			const waiting = call();
			await expect.poll(isWaited).toBe(true);
			for (const column of changed) {
				const held = await tx.execute(sql`select 1 from ${column.table} where ${column} = ${id} for update nowait`);
				expect(held).toMatchObject({ rows: expect.arrayContaining([expect.anything()]) });
			}
			return [waiting];
		});
		expect((await answer).status).toBeLessThan(300);
	});
});

it('[SEC-04] no session begins for an agent whose account is closed while the password is checked', async () => {
	const token = await signInNewAgent(server);
	const { email, id } = (await server.get<{ email: string; id: string }>('/api/users/me', { token })).body;
	const [answer] = await server.db.transaction(async (tx) => {
		await tx.select().from(users).where(eq(users.id, id)).for('update');
		const waiting = server.post('/api/auth/login', { email, password });
		await expect.poll(isWaited).toBe(true);
		await tx.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, id));
		return [waiting];
	});
	expect((await answer).status).toBe(401);
});
