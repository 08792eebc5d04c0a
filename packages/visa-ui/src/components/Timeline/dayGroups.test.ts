import { expect, it } from 'vitest';
import { dayGroups } from './dayGroups';

it('[DAT-11] events stand below the day that it is in Baku, in their order', () => {
	const events = [
		{ id: 'a', time: '2026-12-31T20:05:00Z' },
		{ id: 'b', time: '2026-12-31T19:59:00Z' },
		{ id: 'c', time: '2026-12-31T06:00:00Z' },
		{ id: 'd', time: '2027-01-01T06:00:00Z' },
	];
	const groups = dayGroups(events).map(({ day, events: ofDay }) => [day, ofDay.map(({ id }) => id).join('')]);
	expect(groups).toEqual([
		['2027-01-01', 'a'],
		['2026-12-31', 'bc'],
		['2027-01-01', 'd'],
	]);
});
