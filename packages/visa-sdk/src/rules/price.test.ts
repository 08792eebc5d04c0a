import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qepik, toAzn, toQepik } from './money';
import { PROMO_FLOOR, type PriceInput, price } from './price';

const amount = fc.oneof(fc.constantFrom(0, 1, 99, 100, 101), fc.integer({ min: 0, max: 1_000_000 })).map(qepik);
const anyInput: fc.Arbitrary<PriceInput> = fc.record({
	countryFee: amount,
	permissionFee: amount,
	isPermissionPaidNow: fc.boolean(),
	servicePrice: amount,
	embassyExtra: amount,
	peopleCount: fc.integer({ min: 1, max: 10 }),
	promo: fc.oneof(
		fc.constant(null),
		fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
		fc.record({ kind: fc.constant('fixed' as const), amount }),
	),
});
const input: PriceInput = {
	countryFee: qepik(2890),
	permissionFee: qepik(6000),
	isPermissionPaidNow: true,
	servicePrice: qepik(15000),
	embassyExtra: qepik(2000),
	peopleCount: 3,
};
const lineOf = (given: PriceInput, kind: string) => price(given).lines.find((line) => line.kind === kind);

describe('price', () => {
	it('[REV-02] 100,000 prices: the lines add up to the qəpik, and the promo obeys its limits', () => {
		fc.assert(
			fc.property(anyInput, (given) => {
				const { lines, total, atEmbassy, discount } = price(given);
				const sum = (paid: string) =>
					lines.filter((line) => line.paid === paid).reduce((all, line) => all + BigInt(line.amount), 0n);
				const people = BigInt(given.peopleCount);
				const permission = BigInt(given.permissionFee) * people;
				const beforePromo =
					BigInt(given.countryFee) * people +
					(given.isPermissionPaidNow ? permission : 0n) +
					BigInt(given.servicePrice);

				// A country fee of zero is the only line that is paid nowhere.
				if (sum('now') !== BigInt(total)) throw new Error(`paid now: ${sum('now')}, total ${total}`);
				if (sum('embassy') !== BigInt(atEmbassy)) throw new Error(`embassy: ${sum('embassy')}, said ${atEmbassy}`);
				if (BigInt(total) + BigInt(discount) !== beforePromo)
					throw new Error(`${total} + ${discount}, not ${beforePromo}`);
				if (discount < 0 || discount > given.servicePrice) throw new Error(`discount ${discount}`);
				if (discount > 0 && total < PROMO_FLOOR) throw new Error(`total ${total} below the floor`);
				if (!given.promo && discount !== 0) throw new Error('a discount without a promo code');
				if (toQepik(toAzn(total)) !== total) throw new Error(`${total} does not survive the wire`);
			}),
			{ numRuns: 100_000 },
		);
	});

	it('[REV-02] country fee and permission count per person, the service once', () => {
		expect(price(input).total).toBe(2890 * 3 + 6000 * 3 + 15000);
		expect(price(input).atEmbassy).toBe(2000);
	});

	it('[REV-02] the permission is paid now exactly when it is paid directly', () => {
		expect(lineOf(input, 'permission')).toEqual({ kind: 'permission', amount: 18000, paid: 'now', count: 3 });
		const atEmbassy = { ...input, isPermissionPaidNow: false };
		expect(lineOf(atEmbassy, 'permission')?.paid).toBe('embassy');
		expect(price(atEmbassy).total).toBe(2890 * 3 + 15000);
		expect(price(atEmbassy).atEmbassy).toBe(18000 + 2000);
	});

	it('[REV-02] the country fee is paid now only above 0, the service always', () => {
		expect(lineOf(input, 'countryFee')?.paid).toBe('now');
		expect(lineOf({ ...input, countryFee: qepik(0) }, 'countryFee')?.paid).toBe('embassy');
		expect(lineOf({ ...input, servicePrice: qepik(0) }, 'service')?.paid).toBe('now');
	});

	it('[REV-03] the extra cost at the embassy is a line only above 0', () => {
		expect(lineOf(input, 'embassyExtra')).toEqual({ kind: 'embassyExtra', amount: 2000, paid: 'embassy', count: 1 });
		expect(lineOf({ ...input, embassyExtra: qepik(0) }, 'embassyExtra')).toBeUndefined();
	});

	it('a promo lowers the service only, and leaves 1.00 AZN to pay', () => {
		const promo = { kind: 'fixed', amount: qepik(999_999) } as const;
		expect(price({ ...input, promo }).total).toBe(2890 * 3 + 18000);
		const serviceOnly = { ...input, countryFee: qepik(0), permissionFee: qepik(0), promo };
		expect(price(serviceOnly).total).toBe(100);
		expect(price({ ...serviceOnly, servicePrice: qepik(80) }).total).toBe(80);
		expect(price({ ...input, servicePrice: qepik(333), promo: { kind: 'percent', percent: 50 } }).discount).toBe(167);
	});
});

describe('money', () => {
	it('turns AZN to qəpik and back without losing one', () => {
		expect(toQepik(0.29)).toBe(29);
		expect(toQepik(1.005 * 100)).toBe(10050);
		fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => toQepik(toAzn(qepik(value))) === value));
		expect(() => qepik(0.5)).toThrow(RangeError);
		expect(() => qepik(Number.NaN)).toThrow(RangeError);
	});
});
