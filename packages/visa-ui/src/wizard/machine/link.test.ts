import { describe, expect, it } from 'vitest';
import { dateFaults } from './blocked';
import { currentSearch } from './setup';
import { fast, italy, review, single, standard, startWizard, tourist, wholeSearch, withDocument } from './testKit';
import { wizardSteps } from './types';

describe('link', () => {
	it.each(wizardSteps)('[WIZ-05] opens a link at %s with its choices', async (step) => {
		const { onStep, context } = startWizard({ search: { ...wholeSearch, step }, storage: withDocument() });
		await onStep(step);
		expect(context().choices).toMatchObject({
			country: italy,
			visaType: tourist,
			visaOption: single,
			service: standard,
		});
	});

	it('[WIZ-05] drops what is unknown, past or no longer offered, and opens the first step that lacks something', async () => {
		const { onStep, emitted } = startWizard({
			search: { ...review, serviceId: fast.id, startDate: '2026-11-22', visaOptionId: 'nonsense' },
			calls: { getServices: async () => [standard] },
			storage: withDocument(),
		});
		await onStep('DATE');
		expect(emitted).toContainEqual({ type: 'dropped', what: ['visaOption', 'service', 'dates'] });
	});

	it('[WIZ-05] [DAT-12] a date that is too early in a link is told at its field, like a typed one', async () => {
		const { onStep, context } = startWizard({ search: { ...wholeSearch, startDate: '2026-11-22' } });
		await onStep('DATE');
		expect(context()).toMatchObject({
			touched: { startDate: true, endDate: false },
			refusedDates: { startDate: '22/11/2026', endDate: null },
		});
		expect(dateFaults(context())).toEqual({ startDate: 'tooEarly', endDate: null });
	});

	it.each([
		[{ countryId: italy.id }, 'DATE'],
		[{ countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' }, 'VISA_TYPE'],
		[{ ...wholeSearch, visaOptionId: undefined }, 'VISA_OPTION'],
		[{ ...wholeSearch, serviceId: undefined }, 'SERVICE'],
		[wholeSearch, 'UPLOAD_DOCUMENT'],
		[{ ...wholeSearch, endDate: '2020-01-01' }, 'DATE'],
		[{ serviceId: standard.id }, 'COUNTRY'],
		[{ countrySearch: 'ita' }, 'COUNTRY'],
		[{ ...wholeSearch, step: 'COUNTRY' }, 'COUNTRY'],
	] as const)('[WIZ-10] opens %j at %s', async (search, step) => {
		const { onStep, context } = startWizard({ search, storage: withDocument() });
		await onStep(step);
		expect(currentSearch(context()).step ?? 'COUNTRY').toBe(step);
	});

	it('[CTY-04] [WIZ-10] taking the country back takes what was chosen for it along, and the next one brings it back', async () => {
		const { actor, onStep, until, context } = startWizard({ search: { ...wholeSearch, step: 'COUNTRY' } });
		await onStep('COUNTRY');
		actor.send({ type: 'CHOOSE_COUNTRY', country: null });
		expect(currentSearch(context())).toEqual({});
		actor.send({ type: 'CHOOSE_COUNTRY', country: italy });
		await until(({ context }) => context.offer.services.status === 'ready');
		expect(currentSearch(context())).toMatchObject({ step: 'COUNTRY', visaTypeId: tourist.id, serviceId: standard.id });
	});

	it('[WIZ-05] goes back in history without losing what later steps had', async () => {
		const { actor, onStep, context } = startWizard({ search: review, storage: withDocument() });
		await onStep('FINAL_REVIEW');
		actor.send({ type: 'URL_CHANGED', search: { step: 'DATE', countryId: italy.id } });
		await onStep('DATE');
		expect(context().choices.service).toEqual(standard);
		expect(context().choices.startDate).toBeNull();
	});

	it('[WIZ-05] keeps the link when the server can not be asked, and starts on retry', async () => {
		let isDown = true;
		const { actor, until, onStep } = startWizard({
			search: { ...wholeSearch, step: 'SERVICE' },
			calls: {
				getCountry: async () => {
					if (isDown) throw new TypeError('fetch failed');
					return italy;
				},
			},
		});
		await until(({ value }) => value.flow === 'startFailed');
		isDown = false;
		actor.send({ type: 'RETRY' });
		await onStep('SERVICE');
	});
});
