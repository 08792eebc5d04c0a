import { expect, it } from 'vitest';
import { foldedDelegate } from './foldedDelegate';

const labels = ['Seçin', 'Azərbaycan', 'Almaniya', 'Əfqanıstan', 'Kipr', 'Avstriya', 'Şri-Lanka'];
const has = (key: number) => (key < labels.length ? key : null);
const collection = {
	getFirstKey: () => 0,
	getKeyAfter: (key: number) => has(key + 1),
	getItem: (key: number) => ({ type: 'item', key, textValue: labels[key], props: {} }),
} as unknown as Parameters<typeof foldedDelegate>[0];

/** As react-aria asks: from the current row on, and if none is found there, from the top. */
const ask = (skipped?: Set<number>) => {
	const { getKeyForSearch } = foldedDelegate(collection, { current: null }, undefined, skipped);
	return (text: string, from?: number) => getKeyForSearch(text, from) ?? getKeyForSearch(text);
};

it.each([
	['sri', undefined, 6],
	['SRI', 4, 6],
	['av', 1, 5],
	['az', 5, 1],
	['al', 2, 2],
	['k', 4, 4],
	['zz', 2, null],
	['\u0307', 2, null],
])('%s from row %s leads to row %s', (text, from, to) => {
	expect(ask()(text, from)).toBe(to);
});

it('a letter, and repeating it, goes round the rows that begin with it', () => {
	const next = ask();
	expect(next('a')).toBe(1);
	expect(next('a', 1)).toBe(2);
	expect(next('aa', 2)).toBe(5);
	expect(next('AAa', 5)).toBe(1);
});

it('skips what can’t be chosen where it is told to', () => {
	expect(ask(new Set([2]))('a', 1)).toBe(5);
});
