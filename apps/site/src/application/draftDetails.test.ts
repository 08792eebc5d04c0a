import type { DraftContent, Service } from 'visa-sdk/contract';
import type { Offer } from 'visa-ui/machine';
import { describe, expect, it } from 'vitest';
import { draftDetails } from './draftDetails';

const service = { id: 's', name: 'Sürətli' } as Service;
const offer: Offer = {
	visaTypes: { status: 'loading' },
	visaOptions: { status: 'ready', items: [{ id: 'o', type: 'Birdəfəlik', duration: 30, fee: 60 }] },
	services: { status: 'ready', items: [service] },
};
const draft: DraftContent = {
	...{ version: 2, country: { id: 'c' }, visaType: null, visaOption: null, service: null },
	...{ startDate: null, endDate: null, notes: '', document: null, peopleCount: 1 },
};
/** Both drafts in words. */
const both = (one: Partial<DraftContent>, other: Partial<DraftContent> = {}) => {
	const [first, second] = [
		{ ...draft, ...one },
		{ ...draft, ...other },
	];
	return [draftDetails(first, second, offer, false), draftDetails(second, first, offer, true)];
};

describe('[ACC-08] two drafts of the same country and dates are told apart', () => {
	it.each<[string, Partial<DraftContent>, Partial<DraftContent>, string[], string[]]>([
		['the service', { service: { id: 's' } }, {}, ['xidmət: Sürətli'], ['xidmət seçilməyib']],
		['a service that is gone', { service: { id: 'x' } }, {}, ['xidmət: artıq təklif olunmur'], ['xidmət seçilməyib']],
		[
			'the permission',
			{ visaOption: { id: 'o' } },
			{ visaOption: null },
			['giriş icazəsi: Birdəfəlik'],
			['giriş icazəsi seçilməyib'],
		],
		['a picture', { document: '/api/uploads/a' }, {}, ['pasport şəkli: 1'], ['pasport şəkli yoxdur']],
		['its number', { document: '/a,,/b' }, { document: '/a' }, ['pasport şəkli: 2'], ['pasport şəkli: 1']],
		['another picture', { document: '/a' }, { document: '/b' }, ['pasport şəkli: 1'], ['başqa pasport şəkli']],
		['the notes', { notes: ' Pəncərə yanı ' }, {}, ['qeyd: “Pəncərə yanı”'], ['qeyd yoxdur']],
	])('by %s', (_, one, other, first, second) => {
		expect(both(one, other)).toEqual([first, second]);
	});

	it('and nothing is said of what both have', () => {
		const same = { service: { id: 's' }, document: '/a', notes: 'Pəncərə yanı' };
		expect(both(same, same)).toEqual([[], []]);
	});
});
