import { describe, expect, expectTypeOf, it } from 'vitest';
import type { KeptCalls } from './crud';
import type {
	Agent,
	ChangesOf,
	Contract,
	CountryRecord,
	InputOf,
	NamedItem,
	RecordOf,
	Section,
	SortOf,
	VisaTypeRecord,
} from './index';
import { contract } from './index';

const sections = {
	agents: true,
	citizenships: true,
	countries: true,
	promocodes: true,
	residentCountries: true,
	services: true,
	visaOptions: true,
	visaTypes: true,
} satisfies Record<Section, true>;
const names = Object.keys(sections) as Section[];

describe('the sections that staff keep', () => {
	it('are eight, and each knows its records, inputs and orders by type', () => {
		type Kept = { [R in keyof Contract]: Contract[R] extends KeptCalls ? R : never }[keyof Contract];
		expectTypeOf<Section>().toEqualTypeOf<Kept>();
		expectTypeOf<Section>().toEqualTypeOf<keyof typeof sections>();
		expectTypeOf<RecordOf<'countries'>>().toEqualTypeOf<CountryRecord>();
		expectTypeOf<RecordOf<'visaTypes'>>().toEqualTypeOf<VisaTypeRecord>();
		expectTypeOf<RecordOf<'agents'>>().toEqualTypeOf<Agent>();
		expectTypeOf<RecordOf<'citizenships'>>().toEqualTypeOf<NamedItem>();
		expectTypeOf<RecordOf<Section>['version']>().toEqualTypeOf<number>();
		expectTypeOf<ChangesOf<Section>['version']>().toEqualTypeOf<number>();
		expectTypeOf<InputOf<'countries'>>().not.toHaveProperty('version');
		expectTypeOf<SortOf<'countries'>>().toEqualTypeOf<'name' | 'additionalServices'>();
		expectTypeOf<SortOf<'agents'>>().toEqualTypeOf<'name' | 'createdAt' | 'openRequests'>();
		expect(names).toHaveLength(8);
	});

	it.each(names)('[API-01] %s are searched, sorted, and changed from a version', (name) => {
		const { list, update } = contract[name];
		expect(Object.keys(list.query.shape)).toEqual(expect.arrayContaining(['page', 'limit', 'search', 'sort']));
		expect(update.refusals).toContain('STALE');
		const without = update.body.safeParse({}).error?.issues.find(({ path }) => path[0] === 'version');
		expect(without?.message).toMatch(/^Hansı variantın/);
		for (const version of [0, 1.5, '1', null, 2 ** 40]) {
			const faults = update.body.safeParse({ version }).error?.issues.map(({ path }) => path[0]);
			expect(faults).toContain('version');
		}
	});
});
