import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type PayriffShop, payriffShop } from '../../testing/gateways/servers';
import { createRequest, newTraveller } from '../../testing/people';
import { crowd } from '../../testing/runs';

/** The number of callbacks; CALLBACKS=10000 is the figure that we promise. */
const CALLBACKS = Number(process.env.CALLBACKS ?? crowd(500));
const REQUESTS = 5;
const AT_ONCE = 20;

let shop: PayriffShop;
beforeAll(async () => {
	shop = await payriffShop({ paymentCallback: { tries: CALLBACKS + 1, seconds: 3600 } });
});
afterAll(() => shop.close());

/** The same shuffled order in every run. */
function shuffle<Item>(items: Item[]): Item[] {
	let seed = 20_270_101;
	const random = () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed / 2_147_483_647;
	};
	return items
		.map((item) => [random(), item] as const)
		.sort(([one], [other]) => one - other)
		.map(([, item]) => item);
}

it(`[PAY-05] ${CALLBACKS} callbacks in any order, most of them twice, pay each request once`, {
	timeout: 600_000,
}, async () => {
	const people: { email: string; id: string; providerId: string }[] = [];
	for (let number = 0; number < REQUESTS; number += 1) {
		const traveller = await newTraveller(shop.server);
		const page = await createRequest(shop.server, traveller.token);
		people.push({ email: traveller.email, id: page.id, providerId: shop.idOf(page.paymentUrl) });
	}
	const all = shuffle(Array.from({ length: CALLBACKS }, (_, number) => people[number % REQUESTS]?.providerId ?? ''));
	const quarter = Math.floor(all.length / 4);
	const codes: number[] = [];
	for (let next = 0; next < all.length; next += AT_ONCE) {
		// The bank decides while callbacks keep arriving: first nothing, then a decline, then the approval that wins.
		if (next >= quarter && next < quarter + AT_ONCE)
			for (const { providerId } of people) shop.says(providerId, 'declined');
		if (next >= 2 * quarter && next < 2 * quarter + AT_ONCE)
			for (const { providerId } of people) shop.says(providerId, 'approved');
		const answers = await Promise.all(all.slice(next, next + AT_ONCE).map((id) => shop.callback(id)));
		codes.push(...answers.map(({ status }) => status));
	}
	expect(codes.filter((code) => code !== 204)).toEqual([]);
	const { events } = tables;
	for (const { id, email } of people) {
		const paid = await shop.server.db
			.select()
			.from(events)
			.where(and(eq(events.requestId, id), eq(events.to, 'SUBMITTED')));
		const approved = await shop.server.db
			.select()
			.from(events)
			.where(and(eq(events.requestId, id), eq(events.to, 'APPROVED')));
		const mails = (await shop.server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş qəbul olundu'));
		expect([paid.length, approved.length, mails.length]).toEqual([1, 1, 1]);
	}
});
