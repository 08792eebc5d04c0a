import { eq } from 'drizzle-orm';
import type { ReceiptLink, VisaLink } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { imageForm } from '../../testing/people';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

/** A case with an image, a visa and a receipt, and links to them for whoever asks. */
async function newCase() {
	const { server } = desk;
	const id = await desk.atEmbassy();
	const { version } = await desk.read(id, desk.admin);
	const pdf = imageForm({ bytes: Buffer.from('%PDF-1.7 viza'), name: 'viza.pdf', type: 'application/pdf' });
	const options = { token: desk.agent, query: { version: String(version) } };
	const attached = await server.call<{ visas: { key: string }[] }>(
		...(['POST', `/api/visa-requests/${id}/visas`, pdf, options] as const),
	);
	const image = (await desk.read(id, desk.admin)).documents?.[0]?.url ?? '';
	return async (token: string) => {
		const visa = `/api/visa-requests/${id}/visas/${attached.body.visas[0]?.key}/link`;
		const links = [
			await server.get<ReceiptLink>(`${image}/link`, { token }),
			await server.get<VisaLink>(visa, { token }),
			await server.get<ReceiptLink>(`/api/visa-requests/${id}/receipt/link`, { token }),
		];
		return { id, opened: async () => Promise.all(links.map(async ({ body }) => (await server.get(body.url)).status)) };
	};
}

it('[DSH-12] [SEC-01] a link opens only as long as its holder may see what it opens', async () => {
	const { server, ids } = desk;
	const linksFor = await newCase();
	const [ofAgent, ofAdmin] = [await linksFor(desk.agent), await linksFor(desk.admin)];
	expect(await ofAgent.opened()).toEqual([200, 200, 200]);
	const { version } = await desk.read(ofAgent.id, desk.admin);
	await desk.act(ofAgent.id, 'assign', desk.admin, { agentId: ids.other, version });
	expect(await ofAgent.opened()).toEqual([404, 404, 404]);

	const ofOther = await linksFor(desk.other);
	expect(await ofOther.opened()).toEqual([200, 200, 200]);
	const isIt = eq(tables.users.id, ids.other);
	await server.db.update(tables.users).set({ deactivatedAt: server.clock.now() }).where(isIt);
	expect(await ofOther.opened()).toEqual([404, 404, 404]);
	expect(await ofAdmin.opened()).toEqual([200, 200, 200]);
	await server.db.update(tables.users).set({ deactivatedAt: null }).where(isIt);
	expect(await ofOther.opened()).toEqual([200, 200, 200]);
});

it('[ACC-05] nor does one of somebody else open by another name', async () => {
	const linksFor = await newCase();
	const { server, ids, agent } = desk;
	const { id } = await linksFor(agent);
	const { body } = await server.get<ReceiptLink>(`/api/visa-requests/${id}/receipt/link`, { token: agent });
	expect((await server.get(body.url)).status).toBe(200);
	expect((await server.get(body.url.replace(ids.agent, ids.admin))).status).toBe(404);
	expect((await server.get(body.url.replace(`for=${ids.agent}&`, ''))).status).toBe(404);
});
