import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { workingDayAfter } from './workingDays';

it.each([
	['2026-11-20', 1, '2026-11-23'],
	['2026-11-22', 1, '2026-11-23'],
	['2026-11-23', 5, '2026-11-30'],
	['2026-12-31', 10, '2027-01-14'],
	['2026-11-23', 0, '2026-11-23'],
])('[SRV-05] from %s on, working day %d is %s', (start, count, day) => {
	expect(workingDayAfter(parseDate(start), count).toString()).toBe(day);
});
