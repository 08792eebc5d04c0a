import { eq } from 'drizzle-orm';
import type { Agent, Page } from 'visa-sdk/contract';
import { holdsText } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { inviteAgent } from '../../testing/staff';

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signInStaff(server, 'admin');
});
afterAll(() => server.close());

const invite = async (firstName: string, email: string) =>
	(await server.post<Agent>('/api/users/agents', { firstName, lastName: 'Siyahı', email }, { token: admin })).body;
const list = async (query: Record<string, string> = {}) =>
	(await server.get<Page<Agent>>('/api/users/agents', { token: admin, query })).body;

describe('the list of agents', () => {
	it('holds agents alone, is searched and sorted, and counts their open requests', async () => {
		const agents: Agent[] = [];
		for (const [number, name] of ['Ülkər', 'Əli', 'Xanım', 'Ələsgər'].entries()) {
			agents.push(await invite(name, `siyahi.${number}@viza.example`));
		}
		const traveller = await newTraveller(server);
		const ids = [];
		for (let made = 0; made < 3; made += 1) ids.push(await createRequest(server, traveller.token));
		const { visaRequests } = tables;
		for (const { id, paymentUrl } of ids) {
			await atBank(server, paymentUrl, 'pay');
			await server.db.update(visaRequests).set({ assignedTo: agents[0]?.id }).where(eq(visaRequests.id, id));
		}
		await server.db
			.update(visaRequests)
			.set({ status: 'REJECTED' })
			.where(eq(visaRequests.id, ids[0]?.id ?? ''));
		const firstNames = async (query: Record<string, string>) =>
			(await list({ search: 'SIYAHI', ...query })).data.map(({ firstName }) => firstName);
		expect(await firstNames({})).toEqual(['Ələsgər', 'Əli', 'Xanım', 'Ülkər']);
		expect(await firstNames({ sort: '-name', limit: '2', page: '2' })).toEqual(['Əli', 'Ələsgər']);
		expect(await firstNames({ sort: 'createdAt' })).toEqual(['Ülkər', 'Əli', 'Xanım', 'Ələsgər']);
		expect(await firstNames({ page: '9' })).toEqual([]);
		expect((await list({ search: 'siyahi', sort: '-openRequests' })).data[0]).toMatchObject({
			firstName: 'Ülkər',
			openRequests: 2,
		});
		expect((await list({ search: 'ulker siyahı' })).total).toBe(1);
		expect((await list({ search: traveller.email })).total).toBe(0);
		expect((await list({ search: 'admin@' })).total).toBe(0);
		expect((await list({ search: '%' })).total).toBe(0);
	});

	it.each([
		['jose', 'José Muñoz'],
		['MUNOZ', 'José Muñoz'],
		['zizek', 'Slavoj Žižek'],
		['Žiž', 'Slavoj Žižek'],
		['eliyev', 'Vaqif Əliyev'],
		['ƏLİYEV', 'Vaqif Əliyev'],
		['məmməd', 'Aysel Mammadova'],
		['mammad', 'Aysel Məmmədova'],
		['memmed', 'Aysel MƏMMƏDOVA'],
		['lukasz', 'Łukasz Kowalski'],
		['strasse', 'Max Straße'],
		['straße', 'Max STRASSE'],
		['soren', 'Søren Kierkegaard'],
		['aegir', 'Ægir Þórsson'],
		['thorsson', 'Ægir Þórsson'],
		['чайк', 'Пётр ЧАЙКОВСКИЙ'],
		['ПЕТР', 'Пётр ЧАЙКОВСКИЙ'],
		['σοφος', 'ΣΟΦΟΣ Νίκος'],
		['isil', 'IŞIL Yıldız'],
	])('[DSH-18] %s finds %s, as the catalogue would', async (search, name) => {
		const [firstName = '', lastName = ''] = name.split(' ');
		const { id, email } = await invite('Axtarış', `axtaris.${search.length}.${Date.now()}@viza.example`);
		await server.db.update(tables.users).set({ firstName, lastName }).where(eq(tables.users.id, id));
		expect((await list({ search })).data.map((agent) => agent.email)).toContain(email);
		expect(holdsText(name, search)).toBe(true);
	});

	it('is for staff', async () => {
		const { token } = await newTraveller(server);
		expect((await server.get('/api/users/agents')).status).toBe(401);
		expect((await server.get('/api/users/agents', { token })).status).toBe(403);
		const agent = await signInStaff(server, 'agent');
		expect((await server.get('/api/users/agents', { token: agent })).status).toBe(200);
	});

	it('[DSH-12] tells an agent no telephone number but their own', async () => {
		const phone = '+994557654321';
		const [me, colleague] = [await inviteAgent(server), await inviteAgent(server)];
		for (const { agent } of [me, colleague])
			await server.db.update(tables.users).set({ phone }).where(eq(tables.users.id, agent.id));
		const told = async (token: string) => {
			const query = { search: 'rauf', limit: '200' };
			const listed = (await server.get<Page<Agent>>('/api/users/agents', { token, query })).body.data;
			return Promise.all(
				[me, colleague].map(async ({ agent: { id } }) => {
					const { body } = await server.get<Agent>(`/api/users/agents/${id}`, { token });
					expect(listed.find((one) => one.id === id)).toEqual(body);
					return body.phone;
				}),
			);
		};
		expect(await told(me.token)).toEqual([phone, null]);
		expect(await told(admin)).toEqual([phone, phone]);
	});
});
