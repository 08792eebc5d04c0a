import type { RequestEvent } from 'visa-sdk/contract';
import { describe, expect, it } from 'vitest';
import { requestStrings as words } from '../../strings/pages/request';
import { toHistory } from './history';

/** Events in the order in which they happened; shown newest first, as the server returns them. */
const titlesOf = (...kinds: string[]) => {
	const events = kinds.map((kind, index): RequestEvent => {
		const isMove = /^[A-Z]/.test(kind);
		return {
			id: String(index),
			at: `2026-11-20T08:${10 + index}:00.000Z`,
			subject: 'request',
			kind: isMove ? 'moved' : kind,
			from: null,
			to: isMove ? kind : null,
			...{ fromPerson: null, toPerson: null, reason: null, actor: null, changes: [] },
		};
	});
	return toHistory(events.toReversed())
		.map(({ title }) => title)
		.toReversed();
};
const { moved, visaAttached, visaRemoved } = words;

describe('[ACC-03] what a traveller reads of the visa', () => {
	it('a file that was taken back before the decision is not told, the one that stays is told once', () => {
		expect(titlesOf('SENT_TO_EMBASSY', 'visa-attached', 'visa-removed', 'visa-attached', 'APPROVED')).toEqual([
			moved.SENT_TO_EMBASSY,
			visaAttached,
			moved.APPROVED,
		]);
	});

	it('nothing is told of the only one, taken back before the decision', () => {
		expect(titlesOf('SENT_TO_EMBASSY', 'visa-attached', 'visa-removed')).toEqual([moved.SENT_TO_EMBASSY]);
	});

	it('nothing is told of one before the decision, nor after a refusal', () => {
		expect(titlesOf('SENT_TO_EMBASSY', 'visa-attached')).toEqual([moved.SENT_TO_EMBASSY]);
		expect(titlesOf('SENT_TO_EMBASSY', 'visa-attached', 'REJECTED')).toEqual([moved.SENT_TO_EMBASSY, moved.REJECTED]);
	});

	it('of two that belong together both are told', () => {
		expect(titlesOf('visa-attached', 'visa-attached', 'APPROVED')).toEqual([
			visaAttached,
			visaAttached,
			moved.APPROVED,
		]);
	});

	it('one that could be read already is told with its end', () => {
		expect(titlesOf('visa-attached', 'APPROVED', 'visa-removed', 'visa-attached')).toEqual([
			visaAttached,
			moved.APPROVED,
			visaRemoved,
			visaAttached,
		]);
	});
});

describe('[ACC-03] [ACC-04] what a traveller reads of a question', () => {
	const goesOn: RequestEvent = {
		...{ id: '1', at: '2026-11-20T08:10:00.000Z', subject: 'request', kind: 'moved', from: 'INFO_REQUIRED' },
		...{ to: 'IN_REVIEW', fromPerson: null, toPerson: null, reason: null, actor: null, changes: [] },
	};
	const traveller = { id: '2', firstName: 'Aysel', lastName: 'Məmmədova', role: 'client' } as const;

	it('an answer arrived if it is theirs; a question that staff have closed is said to need none', () => {
		const [answered, closed] = toHistory([{ ...goesOn, actor: traveller }, goesOn]);
		expect(answered?.title).toBe(words.movedBack);
		expect(closed?.title).toBe(words.answerNotNeeded);
	});
});
