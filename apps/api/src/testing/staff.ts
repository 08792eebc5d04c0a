import { eq } from 'drizzle-orm';
import { type Agent, contract, type Page, type Section, type Session } from 'visa-sdk/contract';
import { eventKindWords } from 'visa-sdk/rules';
import { expect } from 'vitest';
import { tables } from '../platform/db/tables';
import { PASSWORD, signInStaff } from './people';
import type { Answer, TestServer } from './server';

/** The calls of a section, made by an admin. */
export async function asAdmin(server: TestServer, path: string) {
	const token = await signInStaff(server, 'admin');
	const one = (id: string) => `/api/${path}/${id}`;
	return {
		token,
		create: <Body = { id: string }>(body: unknown) => server.post<Body>(`/api/${path}`, body, { token }),
		get: <Body = { id: string }>(id: string) => server.get<Body>(one(id), { token }),
		update: <Body = { id: string }>(id: string, body: unknown) => server.call<Body>('PUT', one(id), body, { token }),
		remove: <Body = undefined>(id: string) => server.call<Body>('DELETE', one(id), undefined, { token }),
		list: <Item>(query: Record<string, string> = {}) =>
			server.get<Page<Item>>(`/api/${path}`, { token, query: { limit: '200', ...query } }),
	};
}
export type Admin = Awaited<ReturnType<typeof asAdmin>>;

/** The field that a refusal names. */
const fieldsOf = (answer: Answer<unknown>): string[] => {
	const { errors } = answer.body as { errors?: { field: string; message: string }[] };
	for (const { message } of errors ?? []) expect(message).not.toBe('');
	return (errors ?? []).map(({ field }) => field);
};

/** What a refusal consists of: status, code, fields. */
export const refusalOf = (answer: Answer<unknown>) =>
	[answer.status, (answer.body as { code?: string }).code, ...fieldsOf(answer)] as const;

/** An id of nothing. */
export const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
let made = 0;
const freeCodes = ['QZ', 'BV', 'HM', 'TF', 'GS', 'UM', 'QQ', 'QX'];
/**
 * What creates one record of each section; a new section doesn't compile without it. People and promo codes have tests
 * of their own.
 */
const inputs: Record<Exclude<Section, 'agents' | 'promocodes'>, (name: string) => object> = {
	countries: (name) => ({
		name,
		code: freeCodes[made % freeCodes.length],
		additionalServices: 12.5,
		isVisaOptionIsPayedDirectly: true,
	}),
	visaTypes: (name) => ({ name, requiredDocuments: '• Pasport\n• Şəkil' }),
	visaOptions: (type) => ({ type, duration: 15, fee: 70.5 }),
	services: (name) => ({ name, originalPrice: 80.4, discountedPrice: 60.3 }),
	citizenships: (name) => ({ name }),
	residentCountries: (name) => ({ name }),
};
const inputAt = new Map(
	Object.entries(inputs).map(([section, make]) => [contract[section as Section].list.path.slice(1), make]),
);
export const cataloguePaths = [...inputAt.keys()];

/** A body that creates one in the catalogue. */
export function catalogueInput(path: string, more: object = {}, name?: string): object {
	made += 1;
	return { ...inputAt.get(path)?.(name ?? `Yoxlama ${made}`), ...more };
}

/** What the audit trail contains about something, each entry with who did it. */
export async function eventsOf(server: TestServer, id: string): Promise<string[]> {
	const { events } = tables;
	const rows = await server.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.at, events.id);
	for (const { actorId } of rows) expect(actorId).not.toBeNull();
	// And what the trail calls it.
	for (const { kind } of rows) expect(eventKindWords).toHaveProperty([kind]);
	return rows.map(({ kind }) => kind);
}

let agents = 0;

/** An agent invited by the admin, who has chosen a password and is signed in. */
export async function inviteAgent(server: TestServer): Promise<{ agent: Agent; token: string }> {
	agents += 1;
	const input = { firstName: 'Rauf', lastName: 'Kərimov', email: `rauf.${agents}@viza.example` };
	const admin = await signInStaff(server, 'admin');
	const { body: agent } = await server.post<Agent>('/api/users/agents', input, { token: admin });
	const [letter] = await server.mails(agent.email);
	const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
	await server.post('/api/auth/reset-password', { token, password: PASSWORD });
	const login = { email: agent.email, password: PASSWORD, audience: 'dashboard' };
	const { body } = await server.post<Session>('/api/auth/login', login);
	return { agent, token: body.accessToken };
}
