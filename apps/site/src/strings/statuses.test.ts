import { attemptStatusWords, requestStatusWords } from 'visa-sdk/rules';
import { expect, it } from 'vitest';
import { strings } from './az';

it('[DSH-15] travellers and staff read one word for a state, and so does whoever opens the trail as a table', () => {
	expect(strings.applications.statuses).toEqual(requestStatusWords);
});

it('[DSH-15] [PAY-06] staff read of a request and of its payments in words of their own: none stands for a state of both', () => {
	const ofBoth = [...Object.values(requestStatusWords), ...Object.values(attemptStatusWords)];
	expect(ofBoth.filter((word, index) => ofBoth.indexOf(word) !== index)).toEqual([]);
});
