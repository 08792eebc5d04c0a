import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
	currentSearch,
	DRAFT_KEY,
	followWizard,
	isSameSearch,
	memoryAddress,
	memoryStorage,
	namesOf,
	type OwnStep,
	parseWizardSearch,
	type StepPlan,
	toQuery,
	type WizardActor,
	type WizardCalls,
	type WizardEvent,
	type WizardInput,
	type WizardSearch,
	wizardActors,
	wizardMachineOf,
	wizardSteps,
} from '.';
import { idempotencyKey } from './idempotencyKey';
import {
	isChoosing,
	italy,
	noon,
	pngFile,
	single,
	standard,
	student,
	tourist,
	turkey,
	wholeSearch,
	worldCalls,
} from './testKit';

const insurance: OwnStep = {
	name: 'INSURANCE',
	keys: ['insurance'],
	blocked: ({ own }) => (own.insurance ? null : 'Choose an insurance'),
};
const user = {
	...{ id: '00000000-0000-4000-8000-0000000000aa', firstName: 'A', lastName: 'B', email: 'a@b.az' },
	activePromocode: null,
};
const calls = worldCalls({ checkPicture: async (file) => ({ file, doubts: [] }) });

let running: WizardActor[] = [];
afterEach(() => {
	for (const actor of running) actor.stop();
	running = [];
});

function start(
	steps: readonly StepPlan[],
	search: WizardSearch = {},
	own: Partial<WizardCalls> = {},
	input: Partial<WizardInput> = {},
) {
	const machine = wizardMachineOf(steps).provide({
		actors: wizardActors({ ...calls, ...own }),
		delays: { redirect: 1 },
	});
	const actor = createActor(machine, {
		input: { search, user, storage: memoryStorage(), now: noon, ...input },
	}).start();
	running.push(actor);
	const onStep = (name: string) =>
		waitFor(actor, (snapshot) => snapshot.context.step === name && isChoosing(snapshot), { timeout: 5000 });
	return { actor, onStep, form: () => actor.getSnapshot().context };
}

/** What a traveller does on each step to continue. */
const answers: Record<string, WizardEvent[]> = {
	COUNTRY: [{ type: 'CHOOSE_COUNTRY', country: italy }],
	DATE: [
		{ type: 'SET_START_DATE', day: new CalendarDate(2026, 12, 10) },
		{ type: 'SET_END_DATE', day: new CalendarDate(2026, 12, 20) },
	],
	VISA_TYPE: [{ type: 'CHOOSE_VISA_TYPE', visaType: student }],
	VISA_OPTION: [{ type: 'CHOOSE_VISA_OPTION', visaOption: single }],
	SERVICE: [{ type: 'CHOOSE_SERVICE', service: standard }],
	UPLOAD_DOCUMENT: [{ type: 'CHOOSE_FILE', file: pngFile() }],
	INSURANCE: [{ type: 'SET_OWN', key: 'insurance', value: 'full' }],
};

/** Any list that a host may write: some steps omitted, moved, and one of its own anywhere before the review. */
const anySteps = fc
	.record({
		kept: fc
			.subarray(['VISA_TYPE', 'VISA_OPTION', 'SERVICE'] as const)
			.chain((some) => fc.shuffledSubarray([...some], { minLength: some.length })),
		dateAt: fc.nat(5),
		uploadAt: fc.nat(5),
		ownAt: fc.option(fc.nat(6)),
	})
	.map(({ kept, dateAt, uploadAt, ownAt }): StepPlan[] => {
		const steps: StepPlan[] = ['COUNTRY', ...kept];
		steps.splice(dateAt, 0, 'DATE');
		steps.splice(uploadAt, 0, 'UPLOAD_DOCUMENT');
		if (ownAt !== null) steps.splice(ownAt, 0, insurance);
		return [...steps, 'FINAL_REVIEW'];
	});

describe('[WIZ-01] [WIZ-09] steps as a list', () => {
	it('every list is walked from its first step to the request: forward when complete, back, over a reload, and told in the address', async () => {
		await fc.assert(
			fc.asyncProperty(anySteps, async (steps) => {
				const create = vi.fn(calls.createRequest);
				const { actor, onStep, form } = start(steps, {}, { createRequest: create });
				const names = namesOf(steps);
				for (const [index, name] of names.slice(0, -1).entries()) {
					await onStep(name);
					await waitFor(actor, ({ context }) => context.countries.status === 'ready');
					if (form().choices.country) await waitFor(actor, ({ context }) => context.offer.services.status === 'ready');
					actor.send({ type: 'GO_TO', step: 'FINAL_REVIEW' });
					actor.send({ type: 'NEXT' });
					expect(form().step, 'an empty step is not left').toBe(name);
					for (const event of answers[name] ?? []) actor.send(event);
					if (name === 'UPLOAD_DOCUMENT')
						await waitFor(actor, ({ context }) => context.pictures.some(({ document }) => document));
					actor.send({ type: 'NEXT' });
					const next = names[index + 1] ?? '';
					await onStep(next);
					actor.send({ type: 'BACK' });
					await onStep(name);
					actor.send({ type: 'GO_TO', step: next });
					await onStep(next);
				}
				const query = toQuery(currentSearch(form()));
				const read = parseWizardSearch(query, steps);
				expect(read).toEqual(currentSearch(form()));
				const again = start(steps, { ...read, step: names[0] });
				await again.onStep(names[0] ?? '');
				expect([again.form().choices, again.form().own]).toEqual([form().choices, form().own]);

				await waitFor(actor, ({ context }) => context.quote !== null);
				actor.send({ type: 'CONFIRM' });
				await waitFor(actor, ({ value }) => value.flow === 'leaving');
				const chosen = names.includes('VISA_TYPE') ? student : tourist;
				expect(create.mock.calls).toMatchObject([
					[
						{ visaTypeId: chosen.id, serviceId: standard.id },
						expect.any(String),
						names.includes('INSURANCE') ? { insurance: 'full' } : {},
					],
				]);
			}),
			{ numRuns: 60, seed: 2027, endOnFailure: true },
		);
	});

	it('a country that the link says needs no step of its own', async () => {
		const steps = wizardSteps.filter((name) => name !== 'COUNTRY');
		const { onStep, form } = start(steps, { countryId: italy.id });
		await onStep('DATE');
		expect(form().choices.country?.id).toBe(italy.id);
	});

	it('a type that has no step is taken from what the next country offers, and nobody is told that the one before is gone', async () => {
		const types = { [italy.id]: [student], [turkey.id]: [tourist] };
		const steps = wizardSteps.filter((name) => name !== 'VISA_TYPE');
		const { actor, onStep, form } = start(steps, {}, { getVisaTypes: async (id) => types[id] ?? [] });
		const dropped = vi.fn();
		actor.on('dropped', dropped);
		await onStep('COUNTRY');
		for (const [country, type] of [
			[italy, student],
			[turkey, tourist],
		] as const) {
			actor.send({ type: 'CHOOSE_COUNTRY', country });
			await waitFor(actor, ({ context }) => context.choices.visaType?.id === type.id);
		}
		expect(dropped).not.toHaveBeenCalled();
		// The same from a link of an earlier day.
		const again = start(steps, { countryId: turkey.id, visaTypeId: student.id, serviceId: 'gone' }, {});
		again.actor.on('dropped', dropped);
		await again.onStep('DATE');
		expect(again.form().choices.visaType?.id).toBe(tourist.id);
		expect(dropped.mock.calls).toEqual([[{ type: 'dropped', what: ['service'] }]]);
		expect(form().choices.country?.id).toBe(turkey.id);
	});

	it('what is chosen on an own step comes back with the draft, also where it is too long for an address', async () => {
		const letter = 'Hörmətli müştəri! '.repeat(100);
		const storage = memoryStorage();
		const steps: StepPlan[] = [
			...wizardSteps.slice(0, 6),
			{ ...insurance, keys: ['insurance', 'letter'] },
			'FINAL_REVIEW',
		];
		const { actor, onStep, form } = start(steps, wholeSearch, {}, { storage, user: null });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await waitFor(actor, ({ context }) => context.pictures.some(({ document }) => document));
		actor.send({ type: 'NEXT' });
		await onStep('INSURANCE');
		actor.send({ type: 'SET_OWN', key: 'letter', value: letter });
		actor.send({ type: 'SET_OWN', key: 'insurance', value: 'full' });
		const said = currentSearch(form());
		expect(said.own, 'never a part of it').toEqual({ insurance: 'full' });
		expect(parseWizardSearch(toQuery(said), steps)).toEqual(said);
		// A reload of the same tab, and going back in the history.
		const reloaded = start(steps, said, {}, { storage, user: null });
		await reloaded.onStep('INSURANCE');
		expect(reloaded.form().own).toEqual({ insurance: 'full', letter });
		reloaded.actor.send({ type: 'URL_CHANGED', search: { ...said, step: 'DATE' } });
		await reloaded.onStep('DATE');
		expect(reloaded.form().own).toEqual({ insurance: 'full', letter });

		actor.send({ type: 'NEXT' });
		await waitFor(actor, ({ context }) => context.quote !== null);
		const left = new Promise((resolve) => actor.on('signInNeeded', resolve));
		actor.send({ type: 'CONFIRM' });
		await left;
		const elsewhere = memoryStorage({ [DRAFT_KEY]: storage.draft.getItem(DRAFT_KEY) ?? '' });
		const back = start(steps, {}, {}, { storage: elsewhere });
		await back.onStep('FINAL_REVIEW');
		expect(back.form().own).toEqual({ insurance: 'full', letter });
	});

	it('another answer on an own step is another request', async () => {
		const keys: string[] = [];
		const createRequest: WizardCalls['createRequest'] = async (_, key) => {
			keys.push(key);
			throw new TypeError('no line');
		};
		const steps: StepPlan[] = [...wizardSteps.slice(0, 6), insurance, 'FINAL_REVIEW'];
		const { actor, onStep } = start(steps, { ...wholeSearch, own: { insurance: 'none' } }, { createRequest });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await waitFor(actor, ({ context }) => context.pictures.some(({ document }) => document));
		actor.send({ type: 'GO_TO', step: 'FINAL_REVIEW' });
		for (const value of ['none', 'none', 'full']) {
			await onStep('FINAL_REVIEW');
			await waitFor(actor, ({ context }) => context.quote !== null);
			const sent = keys.length;
			actor.send({ type: 'SET_OWN', key: 'insurance', value });
			actor.send({ type: 'CONFIRM' });
			await vi.waitFor(() => expect(keys).toHaveLength(sent + 1));
			await waitFor(actor, (snapshot) => isChoosing(snapshot) && snapshot.context.submitProblem !== null);
		}
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).not.toBe(keys[0]);
	});

	it('[SUB-03] own choices made again in another order are the same request', () => {
		const keyOf = (own: Record<string, string>) => idempotencyKey({ formId: 'form', own });
		expect(keyOf({ insurance: 'full', seat: 'window' })).toBe(keyOf({ seat: 'window', insurance: 'full' }));
		expect(keyOf({ insurance: 'full', seat: 'window' })).not.toBe(keyOf({ insurance: 'window', seat: 'full' }));
	});

	it('the order in which own choices were made is no other address', () => {
		expect(isSameSearch({ own: { a: '1', b: '2' } }, { own: { b: '2', a: '1' } })).toBe(true);
		expect(isSameSearch({ own: { a: '1', b: '2' } }, { own: { b: '1', a: '2' } })).toBe(false);
	});

	it('while developing one is told of what no step says and no request goes without', async () => {
		const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		start(['COUNTRY', 'DATE', 'UPLOAD_DOCUMENT', 'FINAL_REVIEW']);
		start(['DATE', 'UPLOAD_DOCUMENT', 'FINAL_REVIEW'], { countryId: italy.id });
		expect(told).not.toHaveBeenCalled();
		const { onStep } = start(['COUNTRY', 'FINAL_REVIEW'], { countryId: italy.id, step: 'FINAL_REVIEW' });
		expect(told.mock.calls.flat().join('\n')).toMatch(
			/step DATE[^\n]*startDate[\s\S]*UPLOAD_DOCUMENT[^\n]*CHOOSE_FILE/,
		);
		await onStep('FINAL_REVIEW');
		expect(told, 'each once').toHaveBeenCalledTimes(2);

		// A step of the host's can know it: only the review can tell that it is missing.
		const scan: OwnStep = { name: 'SCAN' };
		const own = start([scan, 'DATE', 'FINAL_REVIEW'], {
			startDate: '2026-12-10',
			endDate: '2026-12-20',
			step: 'FINAL_REVIEW',
		});
		await own.onStep('FINAL_REVIEW');
		expect(told.mock.calls.slice(2).join('\n')).toMatch(/step COUNTRY[^\n]*CHOOSE_COUNTRY/);
		told.mockRestore();
	});

	it('what can be no list is told to whoever wrote it', () => {
		expect(() => wizardMachineOf(['COUNTRY'])).toThrow(/FINAL_REVIEW/);
		expect(() => wizardMachineOf(['SERVICE', 'COUNTRY', 'FINAL_REVIEW'])).toThrow(/after COUNTRY/);
		expect(() => wizardMachineOf(['COUNTRY', 'COUNTRY', 'FINAL_REVIEW'])).toThrow(/twice/);
		expect(() => wizardMachineOf([{ name: 'X', keys: ['serviceId'] }, 'FINAL_REVIEW'])).toThrow(/serviceId/);
	});
});

describe('[WIZ-04] [WIZ-05] the address', () => {
	it('follows the steps, and the steps follow the history', async () => {
		const address = memoryAddress();
		const { actor, onStep, form } = start([...wizardSteps.slice(0, 2), insurance, ...wizardSteps.slice(2)]);
		const end = followWizard(actor, address);
		await onStep('COUNTRY');
		for (const name of ['COUNTRY', 'DATE', 'INSURANCE']) {
			await onStep(name);
			await waitFor(actor, ({ context }) => context.countries.status === 'ready');
			for (const event of answers[name] ?? []) actor.send(event);
			actor.send({ type: 'NEXT' });
		}
		await onStep('VISA_TYPE');
		const reached = { step: 'VISA_TYPE', countryId: italy.id, own: { insurance: 'full' } };
		await vi.waitFor(() => expect(address.read([])).toMatchObject(reached));
		address.back();
		await onStep('INSURANCE');
		address.back();
		await onStep('DATE');
		expect(form().own).toEqual({ insurance: 'full' });
		address.forward();
		await onStep('INSURANCE');
		end();
	});

	it('each entry has what was chosen on its step, also if the next one was opened before that was painted', async () => {
		const address = memoryAddress();
		const { actor, onStep, form } = start(wizardSteps);
		const end = followWizard(actor, address);
		await onStep('COUNTRY');
		await waitFor(actor, ({ context }) => context.countries.status === 'ready');
		for (const event of [...(answers.COUNTRY ?? []), { type: 'NEXT' } as const]) actor.send(event);
		await onStep('DATE');
		await vi.waitFor(() => expect(address.read([])).toMatchObject({ step: 'DATE', countryId: italy.id }));
		address.back();
		await onStep('COUNTRY');
		expect(address.read([])).toMatchObject({ step: 'COUNTRY', countryId: italy.id });
		expect(form().choices.country?.id).toBe(italy.id);
		end();
	});
});
