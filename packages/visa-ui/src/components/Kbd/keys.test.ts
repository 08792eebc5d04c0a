import { describe, expect, it } from 'vitest';
import { desk } from '../../strings/az/desk';
import { readKeys } from './keys';

const faces = (keys: string) => readKeys(keys, desk.keys.names).map((chord) => chord.map(({ face }) => face));
const names = (keys: string) => readKeys(keys, desk.keys.names).map((chord) => chord.map(({ name }) => name));

describe('readKeys', () => {
	it.each([
		['Control+K', [['Ctrl', 'K']]],
		['g i', [['G'], ['I']]],
		['Control+Enter', [['Ctrl', 'Enter']]],
		['?', [['?']]],
		['Plus', [['+']]],
		['ArrowDown', [['↓']]],
		['Space', [['boşluq']]],
	])('%s stands as %j', (keys, wanted) => {
		expect(faces(keys)).toEqual(wanted);
	});

	it('calls signs and drawings by their names', () => {
		expect(names('Shift+?')).toEqual([['Shift', 'sual işarəsi']]);
		expect(names('ArrowUp /')).toEqual([['yuxarı ox'], ['kəsr xətti']]);
	});
});
