import { contract, csvColumns, csvFileName, eventFileName, type Section } from 'visa-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { auditWords } from '../applications/strings/audit';
import { asked, fieldsFor } from '../framework/recordValues';
import { groups } from '../groups';
import type { Occasion } from '../resource';
import { sectionOfPath } from '../sections';
import { words } from '../strings';
import { resources } from './index';

const definitions = Object.values(resources);
const shapeOf = (schema: unknown) => Object.keys((schema as z.ZodObject).shape);
const bodyOf = (section: Section, occasion: Occasion) =>
	occasion === 'create' ? contract[section].create.body : contract[section].update.body;
const occasions = ['create', 'edit'] as const;
const cases = definitions.flatMap((definition) =>
	occasions.map((occasion) => ({ path: definition.path, occasion, definition })),
);
/** The framework's own. */
const elsewhere = ['version'];

describe('the sections', () => {
	it('[RTE-07] are all that the contract keeps, each in the menu once', () => {
		const kept = Object.entries(contract).flatMap(([name, calls]) =>
			['list', 'create', 'get', 'update', 'remove'].every((call) => call in calls) ? [name] : [],
		);
		expect(Object.values(sectionOfPath).toSorted()).toEqual(kept.toSorted());
		expect(groups.flatMap(({ paths }) => paths).toSorted()).toEqual(Object.keys(sectionOfPath).toSorted());
	});

	it.each(cases)('[DSH-02] $path: the form to $occasion asks for everything that its call takes', (one) => {
		const { definition, occasion } = one;
		const names = fieldsFor(definition, occasion).map(({ name }) => name);
		const taken = shapeOf(bodyOf(definition.section, occasion)).filter((name) => !elsewhere.includes(name));
		expect(names.toSorted()).toEqual(taken.toSorted());
	});

	it.each(definitions)('$path: an empty form is refused at fields that are on the screen', (definition) => {
		const fields = fieldsFor(definition, 'create');
		const { error } = contract[definition.section].create.body.safeParse(asked(fields, definition.empty));
		const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
		expect(wrong.size).toBeGreaterThan(0);
		for (const name of wrong) expect(fields.map((field) => field.name)).toContain(name);
	});

	it.each(definitions)(
		'[DSH-17] $path: a form that tells of people says so, and so what is typed is in no storage',
		(one) => {
			const names = one.fields.map(({ name }) => name);
			const tellsOfPeople = ['firstName', 'lastName', 'email', 'phone'].some((name) => names.includes(name));
			expect(one.isPersonal ?? false).toBe(tellsOfPeople);
		},
	);

	it.each(definitions)('[DSH-08] $path: a CSV is named as the list is', ({ section, words }) => {
		expect(csvFileName(section, '2026-12-08')).toBe(`${words.many}-2026-12-08.csv`);
	});

	it('[DSH-15] the CSV of the trail is named as its page is', () => {
		expect(eventFileName('2026-12-08')).toBe(`${auditWords.audit.title}-2026-12-08.csv`);
	});

	it('[DSH-08] are called in a CSV what they are called on the screen', () => {
		const { fields } = words;
		const headings = (section: Section) => csvColumns[section].map(([heading]) => heading.replace(/, AZN$/, ''));
		expect(headings('countries')).toEqual(
			expect.arrayContaining([fields.countryCode, fields.additionalServices, fields.isVisaOptionIsPayedDirectly]),
		);
		expect(headings('services')).toEqual(
			expect.arrayContaining([
				fields.originalPrice,
				fields.discountedPrice,
				fields.additionalVisaPrice,
				fields.position,
			]),
		);
		expect(headings('visaOptions')).toEqual(expect.arrayContaining([fields.type, fields.duration]));
		for (const section of ['services', 'visaOptions', 'visaTypes'] as const)
			expect(headings(section)).toContain(fields.countryIds);
		expect(headings('promocodes')).toContain(fields.promoCountries);
		expect(headings('promocodes')).toEqual(
			expect.arrayContaining([fields.code, fields.validFromShort, fields.validToShort, fields.totalLimit]),
		);
	});

	it.each(definitions)('$path: has one row header, columns of different names, and its words', (definition) => {
		expect(definition.columns.filter(({ isRowHeader }) => isRowHeader)).toHaveLength(1);
		expect(new Set(definition.columns.map(({ id }) => id)).size).toBe(definition.columns.length);
		expect(words.sections[definition.path]).toBe(definition.words);
	});
});
