import { describe, expect, expectTypeOf, it } from 'vitest';
import type { KeptEndpoints } from './crud';
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
import { contract, sectionNames } from './index';

describe('the sections that staff keep', () => {
	it('are named once, and each knows its records, inputs and orders by type', () => {
		type Kept = { [R in keyof Contract]: Contract[R] extends KeptEndpoints ? R : never }[keyof Contract];
		expectTypeOf<Section>().toEqualTypeOf<Kept>();
		expectTypeOf<RecordOf<'countries'>>().toEqualTypeOf<CountryRecord>();
		expectTypeOf<RecordOf<'visaTypes'>>().toEqualTypeOf<VisaTypeRecord>();
		expectTypeOf<RecordOf<'agents'>>().toEqualTypeOf<Agent>();
		expectTypeOf<RecordOf<'citizenships'>>().toEqualTypeOf<NamedItem>();
		expectTypeOf<RecordOf<Section>['version']>().toEqualTypeOf<number>();
		expectTypeOf<ChangesOf<Section>['version']>().toEqualTypeOf<number>();
		expectTypeOf<InputOf<'countries'>>().not.toHaveProperty('version');
		expectTypeOf<SortOf<'countries'>>().toEqualTypeOf<'name' | 'additionalServices'>();
		expectTypeOf<SortOf<'agents'>>().toEqualTypeOf<'name' | 'createdAt' | 'openRequests'>();
		const isKept = (calls: object) => 'exportCsv' in calls && 'usage' in calls;
		const kept = Object.entries(contract).filter(([, calls]) => isKept(calls));
		expect(kept.map(([name]) => name).sort()).toEqual([...sectionNames].sort());
	});

	it.each(sectionNames)('[API-01] %s are searched, sorted, and changed from a version', (name) => {
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
