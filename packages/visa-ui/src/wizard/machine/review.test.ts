import { smallCatalogue } from 'visa-sdk/mocks';
import { expect, it } from 'vitest';
import { reviewLines } from './review';

const [country, visaOption, service] = [
	smallCatalogue.countries[0] ?? null,
	smallCatalogue.visaOptions[0] ?? null,
	smallCatalogue.services[0] ?? null,
];
const choices = { country, visaOption, service };
const asLoaded = reviewLines(choices, 1, null);
const paidNow = (lines: typeof asLoaded.lines) =>
	lines.filter(({ paid }) => paid === 'now').reduce((sum, { amount }) => sum + amount, 0);
const kindsOf = (quote: Parameters<typeof reviewLines>[2]) =>
	reviewLines(choices, 1, quote).lines.map(({ kind }) => kind);
const original = service?.discountedPrice ?? 0;

it('[REV-03] what is loaded says the sum until a quote is there, and what is paid now adds up to it', () => {
	expect(asLoaded.total).toBeGreaterThan(0);
	expect(paidNow(asLoaded.lines)).toBeCloseTo(asLoaded.total, 10);
	expect(kindsOf(null)).not.toContain('difference');
	expect(kindsOf({ totalPrice: asLoaded.total })).toEqual(kindsOf(null));
});

it('[REV-05] a quote without lines is less by a promo code only where it tells the price without one', () => {
	const lower = { totalPrice: asLoaded.total - 8 };
	expect(kindsOf({ ...lower, originalPriceWithoutDiscount: original })).toContain('promo');
	expect(kindsOf(lower)).toContain('difference');
	const higher = { totalPrice: asLoaded.total + 8 };
	expect(kindsOf({ ...higher, originalPriceWithoutDiscount: original })).toContain('difference');
	for (const quote of [lower, higher, { ...lower, originalPriceWithoutDiscount: original }]) {
		const { lines, total } = reviewLines(choices, 1, quote);
		expect(total).toBe(quote.totalPrice);
		expect(paidNow(lines)).toBeCloseTo(total, 10);
	}
});

it('[REV-13] a quote with lines of its own is shown by these', () => {
	const priceLines = [
		{ kind: 'service', amount: 80, paid: 'now' },
		{ kind: 'permission', amount: 70, paid: 'embassy', count: 2 },
	] as const;
	expect(reviewLines(choices, 2, { totalPrice: 80, priceLines: [...priceLines] })).toEqual({
		lines: [
			{ kind: 'service', amount: 80, paid: 'now', count: 1 },
			{ kind: 'permission', amount: 70, paid: 'embassy', count: 2 },
		],
		total: 80,
		atEmbassy: 70,
	});
});
