import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QueryRecord, queryString } from './queryString';

describe('query strings', () => {
	it('[API-03] nested keys are joined with dots', () => {
		expect(queryString({ filter: { status: 'PAID', created: { from: '2026-01-01' } }, page: 1 })).toBe(
			'?filter.status=PAID&filter.created.from=2026-01-01&page=1',
		);
	});

	it('[API-03] array keys are repeated, also inside', () => {
		expect(queryString({ id: ['a', 'b'], filter: { tag: [1, 2] } })).toBe('?id=a&id=b&filter.tag=1&filter.tag=2');
	});

	it('[API-03] undefined, null and empty strings are left out; zero and false stay', () => {
		expect(queryString({ a: undefined, b: null, c: '', d: ['', null, 'x'], e: { f: undefined }, g: 0, h: false })).toBe(
			'?d=x&g=0&h=false',
		);
		expect(queryString({ a: undefined, e: { f: '' }, g: [] })).toBe('');
	});

	it('[API-03] what is not empty comes back from the text as it was', () => {
		const key = fc.stringMatching(/^[a-z&= ə]{1,6}$/);
		const { tree } = fc.letrec<{ tree: QueryRecord; leaf: string | string[] }>((tie) => ({
			leaf: fc.oneof(
				fc.string({ minLength: 1 }),
				fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 }),
			),
			tree: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('tree')), { minKeys: 1, maxKeys: 4 }),
		}));
		fc.assert(
			fc.property(tree, (query) => {
				expect(rebuild(queryString(query))).toEqual(query);
			}),
		);
	});
});

type Rebuilt = { [key: string]: string | string[] | Rebuilt };

/** The other way round: dots create objects, repeated keys create lists. */
function rebuild(text: string): Rebuilt {
	const pairs = new URLSearchParams(text);
	const result: Rebuilt = Object.create(null) as Rebuilt;
	for (const path of new Set(pairs.keys())) {
		const names = path.split('.');
		const last = names.pop() ?? '';
		let place = result;
		for (const name of names) {
			place[name] ??= Object.create(null) as Rebuilt;
			place = place[name] as Rebuilt;
		}
		const values = pairs.getAll(path);
		place[last] = values.length === 1 ? (values[0] ?? '') : values;
	}
	return result;
}
