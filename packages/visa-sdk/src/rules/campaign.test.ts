import { expect, it } from 'vitest';
import { isSilentQuery } from './campaign';

it.each([
	['', true],
	['?', true],
	['?utm_source=instagram&utm_medium=story', true],
	['fbclid=IwAR0', true],
	['?gclid=1&gad_source=1', true],
	['?countryId=7', false],
	['?utm_source=letter&countryId=7', false],
	['?token=t', false],
	['?utm_', false],
])('[RTE-10] "%s" says nothing that a page shows: %s', (query, expected) => {
	expect(isSilentQuery(query)).toBe(expected);
});
