import { requestStatusWords } from 'visa-sdk/rules';
import { expect, it } from 'vitest';
import { strings } from './az';

it('[DSH-15] travellers and staff read one word for a state, and so does whoever opens the trail as a table', () => {
	expect(strings.applications.statuses).toEqual(requestStatusWords);
});
