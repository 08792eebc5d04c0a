import { describe, expect, it } from 'vitest';
import { keptChanges, keptReason, keptRecord } from './keptWords';

describe('[DSH-15] what an event tells of what staff keep', () => {
	it.each([
		['catalogue', 'service: Standart (originalPrice)', 'Xidmət: Standart', 'İlkin qiymət'],
		['catalogue', 'visa type: Turist', 'Viza növü: Turist', null],
		['catalogue', 'country: İtaliya (name, searchText, sortKey)', 'Ölkə: İtaliya', 'Ad'],
		['catalogue', 'service: Sürətli (yeni)', 'Xidmət: Sürətli (yeni)', null],
		['promocode', 'promo code: YAY2027 (validTo, isActive)', 'Promo kod: YAY2027', 'Bitmə, Aktivdir'],
		['catalogue', 'visa option: Birdəfəlik, 15 (fee)', 'Giriş icazəsi: Birdəfəlik, 15\u00a0gün', 'Rüsum'],
		['catalogue', 'visa option: Çoxdəfəlik', 'Giriş icazəsi: Çoxdəfəlik', null],
		['catalogue', 'service: Sürətli, 15', 'Xidmət: Sürətli, 15', null],
		['request', 'service: yavaş idi', null, 'service: yavaş idi'],
		['attempt', 'callback', null, 'Bankın bildirişi'],
		['catalogue', null, null, null],
	])('of a %s %j is told as the record %j and the reason %j', (subject, reason, record, why) =>
		expect([keptRecord({ subject, reason }), keptReason({ subject, reason })]).toEqual([record, why]),
	);

	it('a field that the changes list with its values is not named beside the record again', () => {
		const event = { subject: 'catalogue', reason: 'country: İtaliya (name, countryIds)' };
		expect(keptReason({ ...event, changes: [{ field: 'name' }] })).toBe('Ölkələr');
		expect(keptReason({ ...event, changes: [{ field: 'name' }, { field: 'countryIds' }] })).toBeNull();
		expect(keptRecord({ ...event, changes: [{ field: 'name' }] })).toBe('Ölkə: İtaliya');
	});

	it('fields and their values are in words, and what only follows from another is left out', () => {
		const writing = { sum: (azn: number) => `${azn} AZN`, instant: (at: string) => at.slice(0, 10) };
		const changes = [
			{ field: 'originalPrice', from: 8000, to: 9150 },
			{ field: 'isOnOffer', from: true, to: false },
			{ field: 'validTo', from: '"2026-12-10T06:00:00.000Z"', to: '"2026-12-11T06:00:00.000Z"' },
			{ field: 'description', from: null, to: 'Yeni' },
			{ field: 'position', from: 1, to: 2 },
			{ field: 'aliases', from: '[]', to: '["Türkiye","Turkey"]' },
			{
				field: 'countryIds',
				from: '["01994bd2-7a00-7000-8000-000000000001","01994bd2-7a00-7000-8000-000000000002"]',
				to: null,
			},
			{ field: 'sortKey', from: 'a', to: 'b' },
			{ field: 'translations', from: '{}', to: '{"en":{"name":"Fast","description":null},"ru":{"name":"Срочно"}}' },
		];
		expect(keptChanges(changes, writing)).toEqual([
			{ label: 'İlkin qiymət', was: '80 AZN', is: '91.5 AZN' },
			{ label: 'Təklif olunur', was: 'Bəli', is: 'Xeyr' },
			{ label: 'Bitmə', was: '2026-12-10', is: '2026-12-11' },
			{ label: 'Təsvir', was: null, is: 'Yeni' },
			{ label: 'Sıra', was: '1', is: '2' },
			{ label: 'Başqa adlar', was: null, is: 'Türkiye, Turkey' },
			{ label: 'Ölkələr', was: '2', is: null },
			{ label: 'Tərcümələr', was: null, is: 'ingiliscə: Fast; rusca: Срочно' },
		]);
	});
});
