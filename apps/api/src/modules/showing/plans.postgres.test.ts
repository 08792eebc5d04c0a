import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../testing/desk';
import { addManyRequests } from '../../testing/manyRequests';
import { deskLists, planOf } from '../../testing/plans';
import { roundTripsOf } from '../../testing/roundTrips';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
	await addManyRequests(desk.server.deps.database, await desk.paid(), desk.ids.agent, 60_000);
});
afterAll(() => desk.server.close());

describe('with 60,000 requests, as the database chooses by itself', () => {
	// A letter in nearly every name finds nearly all requests: no index would save reading them to count them.
	const narrowing = deskLists.filter((path) => !path.endsWith(`search=${encodeURIComponent('ə')}`));
	it.each(narrowing)('[DSH-10] no scan of all of them for %s', async (path) => {
		const sent = await roundTripsOf(async () => {
			const { status } = await desk.server.get(`/api${path}`, { token: desk.admin });
			expect(status).toBe(200);
		});
		const asking = sent.filter(({ text }) => /^(with|select)\b/i.test(text) && text.includes('visa_requests'));
		for (const one of asking) expect(await planOf(desk.server.db, one, false)).not.toMatch(/Seq Scan on visa_requests/);
	});

	it('a question without an index is found out', async () => {
		const plan = await planOf(
			desk.server.db,
			{ text: 'select id from visa_requests where people_count = 7', values: [] },
			false,
		);
		expect(plan).toMatch(/Seq Scan on visa_requests/);
	});
});
