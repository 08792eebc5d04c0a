import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimmedJson } from './trimmedJson';

function strings(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('JSON bodies', () => {
	it('[API-04] every string is trimmed, deeply; keys and other values stay', () => {
		expect(trimmedJson({ ' a ': '  b\n', list: [' c ', { d: '\td' }], n: 1, t: true, z: null, u: undefined })).toBe(
			'{" a ":"b","list":["c",{"d":"d"}],"n":1,"t":true,"z":null}',
		);
		expect(trimmedJson(' text ')).toBe('"text"');
	});

	it('[API-04] nothing but white space at the ends is lost', () => {
		fc.assert(
			fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
				const before = JSON.parse(JSON.stringify(value)) as unknown;
				const after = JSON.parse(trimmedJson(value)) as unknown;
				expect(strings(after)).toEqual(strings(before).map((text) => text.trim()));
			}),
		);
	});
});
