import { expect, it } from 'vitest';
import { plate } from './plate';

it('the engraved plate stays within its circle, and its lines have neither beginning nor end', () => {
	const rings = plate(18);
	expect(rings.map(({ ink }) => ink)).toEqual(['first', 'second', 'first', 'second']);
	for (const { path, turns } of rings) {
		const [start] = /M(\S+ \S+?)Q/.exec(path)?.slice(1) ?? [];
		expect(path.endsWith(`${start}Z`)).toBe(true);
		const numbers = path.match(/-?\d+\.\d+/g)?.map(Number) ?? [];
		expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(100);
		expect(new Set(turns).size).toBe(turns.length);
	}
});
