import { createWorld, mockAdmin, mockRequests } from 'visa-sdk/mocks';
import { expect, it } from 'vitest';
import { permitted } from './permitted';

const { requests } = createWorld({ user: mockAdmin, requests: mockRequests(40) });

/** What an admin may do with each request of a busy desk. */
const offered = requests.map((request) => permitted(request, mockAdmin, true).steps);

it('whatever is offered for a case, what ends it comes last', () => {
	const ending = offered.filter((steps) => steps.includes('CANCELLED'));
	expect(ending.some((steps) => steps.includes('message') && steps.includes('refund'))).toBe(true);
	for (const steps of ending) expect(steps.at(-1)).toBe('CANCELLED');
});

it('at the embassy the visa is what comes first', () => {
	const waiting = requests.findIndex(({ status }) => status === 'SENT_TO_EMBASSY');
	expect(offered[waiting]?.[0]).toBe('visa');
});
