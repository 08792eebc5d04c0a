import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../shell/query';
import { deskLists, deskPaths, deskQueues } from './deskLists';
import {
	type DeskState,
	deskAddress,
	deskQuery,
	listAddressOf,
	queueAddress,
	readDeskState,
	viewOf,
} from './deskState';

const [all, mine] = deskPaths;
const read = (path: typeof all | typeof mine, address: string) =>
	readDeskState(path, parseSearch(address.split('?')[1] ?? ''));

const states: fc.Arbitrary<DeskState> = fc.record({
	path: fc.constant(all),
	queue: fc.constantFrom(...deskQueues.filter((queue) => queue !== 'mine')),
	caseId: fc.option(fc.uuid()),
	page: fc.integer({ min: 1, max: 1000 }),
	size: fc.constantFrom(20, 50, 100),
	sort: fc.option(fc.constant({ column: 'dueAt', direction: 'descending' as const })),
	columns: fc.constant({}),
	filters: fc
		.record({ status: fc.option(fc.subarray(['SUBMITTED', 'IN_REVIEW'], { minLength: 1 })), start: fc.boolean() })
		.map(({ status, start }) => ({
			...Object.fromEntries(deskLists[all].filters.map(({ id }) => [id, undefined])),
			...(status && { status: status.join(',') }),
			...(start && { startFrom: '2027-01-31', minTotal: '20.5' }),
		})),
});

describe('what the desk shows', () => {
	it('[DSH-07] stands in the address with queue and case, and is the same when it is read back', () => {
		fc.assert(
			fc.property(states, (state) => {
				expect(read(all, deskAddress(state))).toEqual(state);
			}),
		);
	});

	it('[DSH-07] is kept in a view without its page and its open case', () => {
		const openCase = 'case=01994bd2-7a00-7000-8000-000000000001';
		expect(viewOf(read(all, `?queue=overdue&sort=-totalPrice&page=4&${openCase}`))).toBe(
			'sort=-totalPrice&queue=overdue',
		);
	});

	it('[RTE-08] has an address for each queue; mine is a page of its own', () => {
		for (const queue of deskQueues) {
			const address = queueAddress(queue);
			expect(read(queue === 'mine' ? mine : all, address).queue).toBe(queue);
		}
		expect(queueAddress('mine')).toBe('/dashboard/my-visa-applications');
		expect(read(all, '?queue=mine').queue).toBe('all');
	});

	it.each([
		'?queue=nonsense&case=1&status=WRONG&countryId=1&startFrom=2026-13-40&minTotal=-1&page=0',
		'?status=,,&assignedTo=somebody,x&payment=',
	])('[DSH-07] of %s is as if it said nothing', (address) => {
		const { filters, caseId, queue, page } = read(all, address);
		expect(Object.values(filters).every((value) => value === undefined)).toBe(true);
		expect({ caseId, queue, page }).toEqual({ caseId: null, queue: 'all', page: 1 });
	});

	it('[DSH-10] asks the server with several values of one filter, and with what is due first', () => {
		expect(deskQuery(read(all, '?queue=overdue&status=SUBMITTED,IN_REVIEW&assignedTo=nobody'))).toEqual({
			queue: 'overdue',
			status: ['SUBMITTED', 'IN_REVIEW'],
			assignedTo: ['nobody'],
			sort: 'dueAt',
			page: 1,
			limit: 20,
		});
	});

	it('[DSH-14] is what a figure counts', () => {
		const address = listAddressOf({ decidedFrom: '2026-11-01', status: ['APPROVED', 'REJECTED'] });
		expect(deskQuery(read(all, address))).toMatchObject({
			decidedFrom: '2026-11-01',
			status: ['APPROVED', 'REJECTED'],
		});
	});
});
