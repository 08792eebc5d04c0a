import { describe, expect, it } from 'vitest';
import { toDraft } from './draft';
import { DRAFT_KEY } from './heldWork';
import { currentSearch } from './setup';
import { memoryStorage } from './storage';
import { isChoosing, italy, onReview, single, standard, startWizard, tourist, traveller } from './testKit';

describe('draft', () => {
	it('[SUB-04] [SUB-05] keeps the draft of a visitor and restores it at the final review on the next load', async () => {
		const visitor = await onReview();
		visitor.actor.send({ type: 'SET_NOTES', notes: 'Salam' });
		visitor.actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 4 });
		await visitor.until(({ context }) => context.quote !== null);
		visitor.actor.send({ type: 'CONFIRM' });
		expect(visitor.emitted.at(-1)).toEqual({ type: 'signInNeeded', isSessionLost: false, hasAccount: false });
		const stored = JSON.parse(visitor.storage.draft.getItem(DRAFT_KEY) ?? '{}');
		expect(stored).toMatchObject({ country: italy, visaType: tourist, visaOption: single, service: standard });
		expect(stored).toMatchObject({
			notes: 'Salam',
			document: '/api/uploads/abc',
			startDate: '2026-12-09T20:00:00.000Z',
		});

		const back = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: JSON.stringify(stored) }), user: traveller });
		await back.onStep('FINAL_REVIEW');
		expect(back.context()).toMatchObject({ notes: 'Salam', peopleCount: 4 });
		expect(back.context().choices.country).toEqual(italy);
		expect(currentSearch(back.context())).toMatchObject({ step: 'FINAL_REVIEW', serviceId: standard.id });
	});

	it('[REV-11] [SUB-05] notes that are far too long come back to be shortened, with the tab and with the draft', async () => {
		const notes = 'Salam, '.repeat(1000);
		const wizard = await onReview({ user: traveller });
		wizard.actor.send({ type: 'SET_NOTES', notes });
		const draft = { [DRAFT_KEY]: JSON.stringify(toDraft(wizard.context(), false)) };
		for (const storage of [wizard.storage, memoryStorage(draft)]) {
			const back = await onReview({ user: traveller, storage });
			expect(back.context().notes).toBe(notes);
		}
	});

	it.each([
		['broken', '{"country":', ['draft']],
		['foreign', '[1,2,3]', ['draft']],
		[
			'damaged in its parts',
			JSON.stringify({ country: { id: italy.id }, service: 'x', document: 5, notes: {}, peopleCount: 'x' }),
			['service', 'document'],
		],
		['of a newer form', '{"version":99,"country":null,"service":null}', ['draft']],
		['with a removed country', JSON.stringify({ country: { id: 'gone' }, service: null }), ['country']],
		[
			'with past dates',
			JSON.stringify({ country: { id: italy.id }, service: null, startDate: '2020-01-01' }),
			['dates'],
		],
	])('[SUB-05] survives a draft that is %s, and says what was dropped', async (_name, text, what) => {
		const wizard = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: text }) });
		await wizard.until(isChoosing);
		expect(wizard.emitted).toContainEqual({ type: 'dropped', what });
	});
});
