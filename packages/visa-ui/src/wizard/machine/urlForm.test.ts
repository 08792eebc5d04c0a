import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { italy, single, standard, tourist } from './testKit';
import { type Choices, wizardSteps } from './types';
import { searchDates, toWizardSearch } from './urlChoices';
import { parseWizardSearch } from './urlForm';
import { isSameSearch, wantedStep, withLaterChoices } from './urlSteps';

const day = fc
	.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
	.map((date) => new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()));
const maybe = <Item>(item: Item) => fc.constantFrom(item, null);
const choices: fc.Arbitrary<Choices> = fc.record({
	country: maybe(italy),
	startDate: fc.option(day),
	endDate: fc.option(day),
	visaType: maybe(tourist),
	visaOption: maybe(single),
	service: maybe(standard),
});
const text = fc.string({ maxLength: 40 });

describe('URL form', () => {
	it('[WIZ-04] says everything that is chosen, and reads back the same through a real query string', () => {
		fc.assert(
			fc.property(fc.constantFrom(...wizardSteps), choices, text, (step, chosen, countrySearch) => {
				const search = toWizardSearch(step, chosen, countrySearch);
				const query = new URLSearchParams(Object.entries(search) as [string, string][]).toString();
				const read = parseWizardSearch(Object.fromEntries(new URLSearchParams(query)));
				expect(isSameSearch(read, search)).toBe(true);
				expect(wantedStep(read)).toBe(step);
				expect(searchDates(read).startDate?.toString()).toBe(chosen.startDate?.toString());
				expect(searchDates(read).endDate?.toString()).toBe(chosen.endDate?.toString());
				expect(read.visaTypeId).toBe(chosen.visaType?.id);
			}),
		);
	});

	it('[WIZ-05] reads any query without throwing and keeps only known texts', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (query, step) => {
				const read = parseWizardSearch({ ...query, step });
				expect(Object.values(read).every((value) => typeof value === 'string' && value !== '')).toBe(true);
				searchDates(read);
			}),
		);
	});

	it('[WIZ-05] completes an older entry with later choices of the same country only', () => {
		const current = toWizardSearch(
			'SERVICE',
			{ country: italy, startDate: null, endDate: null, visaType: tourist, visaOption: single, service: standard },
			'',
		);
		const older = { step: 'VISA_TYPE', countryId: italy.id } as const;
		expect(withLaterChoices(older, current)).toEqual({ ...older, visaOptionId: single.id, serviceId: standard.id });
		const other = { step: 'VISA_TYPE', countryId: 'another' } as const;
		expect(withLaterChoices(other, current)).toEqual(other);
	});
});
