import { describe, expect, it } from 'vitest';
import { blockedBecause } from './blocked';
import { toDraft } from './draft';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { arrived } from './pictures';
import { memoryStorage } from './storage';
import { italy, pngFile, startWizard, student, tourist, turkey, wholeSearch } from './testKit';
import { noChoices, type WizardCalls, type WizardSearch } from './types';

/** An answer that arrives when the test says so. */
function held<Answer>() {
	let answer: (value: Answer) => void = () => undefined;
	const promise = new Promise<Answer>((resolve) => {
		answer = resolve;
	});
	return { promise, answer };
}
const down = async () => {
	throw new TypeError('fetch failed');
};

describe('what comes while something else is under way', () => {
	it('[UPL-08] Next rests while a picture is on its way, also when there is one already', async () => {
		const upload = held<string>();
		const storage = memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify({ document: { url: '/api/uploads/one' } }) });
		const { actor, onStep, context } = startWizard({
			search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
			storage,
			calls: { upload: () => upload.promise },
		});
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBe('uploading');
		actor.send({ type: 'NEXT' });
		expect(context().step).toBe('UPLOAD_DOCUMENT');
	});

	it('[CTY-02] [CTY-06] what is searched for is shown from the whole list until the server has answered', async () => {
		const answers: Record<string, () => void> = {};
		const { actor, until, onStep, context } = startWizard({
			calls: {
				findCountries: (text) =>
					text === ''
						? Promise.resolve([italy, turkey])
						: new Promise((answer) => (answers[text] = () => answer([turkey]))),
			},
		});
		await onStep('COUNTRY');
		actor.send({ type: 'SEARCH', text: 'tur' });
		expect(context().countries).toEqual({ status: 'loading', known: [turkey] });
		expect(blockedBecause('COUNTRY', context())).toBe('listLoading');
		answers.tur?.();
		await until(({ context }) => context.countries.status === 'ready');
		// Not from the results of the last search.
		actor.send({ type: 'SEARCH', text: 'i' });
		expect(context().countries).toEqual({ status: 'loading', known: [italy, turkey] });
		actor.send({ type: 'SEARCH', text: 'ital' });
		expect(context().countries).toEqual({ status: 'loading', known: [italy] });
	});

	it('[WIZ-05] [CTY-02] the list is of the search text that the history brings back', async () => {
		const { actor, until, onStep, context } = startWizard();
		await onStep('COUNTRY');
		actor.send({ type: 'SEARCH', text: 'tür' });
		await until(({ context }) => context.countries.status === 'ready');
		expect(context().countries).toMatchObject({ items: [turkey] });
		actor.send({ type: 'URL_CHANGED', search: {} });
		await until(({ context }) => context.countrySearch === '' && context.countries.status === 'ready');
		expect(context().countries).toMatchObject({ items: [italy, turkey] });
	});

	it('[WIZ-05] [SUB-05] from an address that can not be read the history leads to one that can, and to the draft', async () => {
		const calls: { getCountry?: WizardCalls['getCountry'] } = { getCountry: down };
		const { actor, until, onStep } = startWizard({ search: { ...wholeSearch, step: 'SERVICE' }, calls });
		await until(({ value }) => value.flow === 'startFailed');
		actor.send({ type: 'URL_CHANGED', search: {} });
		await onStep('COUNTRY');

		let isDown = true;
		const draft = toDraft(
			{ choices: { ...noChoices, country: italy }, pictures: [], notes: 'Salam', peopleCount: 2 },
			true,
		);
		const second = startWizard({
			search: { ...wholeSearch, step: 'SERVICE' },
			storage: memoryStorage({ [DRAFT_KEY]: JSON.stringify(draft) }),
			calls: { getCountry: async () => (isDown ? down() : italy) },
		});
		await second.until(({ value }) => value.flow === 'startFailed');
		isDown = false;
		second.actor.send({ type: 'URL_CHANGED', search: {} });
		await second.onStep('DATE');
		expect(second.context()).toMatchObject({ notes: 'Salam', peopleCount: 2 });
	});

	it('[WIZ-05] [CTY-04] what was set aside does not come back over what the history brought', async () => {
		const { actor, until, onStep, context } = startWizard({ search: { ...wholeSearch, step: 'COUNTRY' } });
		await onStep('COUNTRY');
		actor.send({ type: 'CHOOSE_COUNTRY', country: null });
		actor.send({ type: 'URL_CHANGED', search: { ...wholeSearch, step: 'COUNTRY', startDate: '2026-12-15' } });
		await until(({ context, value }) => context.choices.country !== null && typeof value.flow === 'object');
		actor.send({ type: 'CHOOSE_COUNTRY', country: turkey });
		expect(context().choices.startDate?.toString()).toBe('2026-12-15');
	});

	it('[WIZ-05] [UPL-07] a picture that arrives while the history is read is not lost', async () => {
		const offer = held<(typeof tourist)[]>();
		let isSlow = false;
		const { actor, until, onStep, context } = startWizard({
			search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
			calls: { getVisaTypes: async () => (isSlow ? offer.promise : [tourist]) },
		});
		await onStep('UPLOAD_DOCUMENT');
		isSlow = true;
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		actor.send({ type: 'URL_CHANGED', search: { ...wholeSearch, step: 'SERVICE' } });
		await until(({ context }) => arrived(context).length > 0);
		offer.answer([tourist]);
		await onStep('SERVICE');
		expect(arrived(context()).map(({ url }) => url)).toEqual(['/api/uploads/abc']);
	});

	it('[WIZ-05] [WIZ-06] an offer that comes late is not taken for that of the country that the history brought', async () => {
		const late = held<(typeof tourist)[]>();
		const { actor, until, onStep, context, emitted } = startWizard({
			search: { ...wholeSearch, step: 'COUNTRY', visaTypeId: student.id },
			calls: { getVisaTypes: async (id) => (id === turkey.id ? late.promise : [tourist, student]) },
		});
		await onStep('COUNTRY');
		actor.send({ type: 'CHOOSE_COUNTRY', country: turkey });
		const before: WizardSearch = { ...wholeSearch, step: 'DATE', visaTypeId: student.id };
		actor.send({ type: 'URL_CHANGED', search: before });
		await onStep('DATE');
		late.answer([tourist]);
		await until(({ value }) => value.offer === 'settled');
		expect(context().choices.visaType).toEqual(student);
		expect(emitted).toEqual([]);
	});

	it('[WIZ-05] [WIZ-06] nothing is said to be dropped by a country that the history has left', async () => {
		const address = held<typeof italy>();
		let isSlow = false;
		const { actor, onStep, context, emitted } = startWizard({
			search: { ...wholeSearch, step: 'COUNTRY', visaTypeId: student.id },
			calls: { getCountry: async () => (isSlow ? address.promise : italy) },
		});
		await onStep('COUNTRY');
		isSlow = true;
		actor.send({ type: 'CHOOSE_COUNTRY', country: turkey });
		actor.send({ type: 'URL_CHANGED', search: { ...wholeSearch, step: 'DATE', visaTypeId: student.id } });
		// Turkey's lists have arrived by now; its offer has no such type.
		await new Promise((next) => setImmediate(next));
		address.answer(italy);
		await onStep('DATE');
		expect(context().choices.visaType).toEqual(student);
		expect(emitted).toEqual([]);
	});
});
