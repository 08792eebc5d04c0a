import { describe, expect, it } from 'vitest';
import { eventReason, eventState, eventTitle } from './eventWords';

describe('[DSH-15] what an event is called', () => {
	it.each([
		['Xidmət gecikdi (1,50 AZN)', 'Xidmət gecikdi (1,50 AZN)'],
		['cancelled (179\u00a0AZN)', 'Müraciət ləğv edildi (179\u00a0AZN)'],
		['cancelled by the traveller (1.179,50\u00a0AZN)', 'Səyahətçi ləğv etdi (1.179,50\u00a0AZN)'],
		['already paid by an earlier attempt (20 AZN)', 'Əvvəlki cəhdlə ödənilib (20 AZN)'],
		['callback', 'Bankın bildirişi'],
		['answered by the traveller', 'Səyahətçi cavab verdi'],
		['the agent is not active', 'Əməkdaşın girişi bağlandı'],
		['the account was deleted', 'Hesab silindi'],
		['the request was paid twice (115 AZN)', 'Müraciət iki dəfə ödənilib (115 AZN)'],
		['created', null],
		['', null],
		[null, null],
	])('its reason %j is told as %j', (reason, told) => expect(eventReason({ reason })).toBe(told));

	it.each([
		['request', 'moved', 'Status dəyişdi'],
		['attempt', 'moved', 'Ödəniş: Status dəyişdi'],
		['request', 'not-known-yet', 'not-known-yet'],
		['user', 'invitation-accepted', 'Dəvət qəbul olundu'],
		['user', 'password-reset', 'Şifrə yenidən təyin edildi'],
		['user', 'admin-created', 'Administrator yaradıldı'],
	])('a %s that is %s is told as %j', (subject, kind, told) => expect(eventTitle({ subject, kind })).toBe(told));

	it.each([
		['request', 'APPROVED', 'Təsdiqlənib'],
		['attempt', 'APPROVED', 'Ödənilib'],
		['request', null, null],
	])('the state of a %s %j is %j', (subject, state, told) => expect(eventState({ subject }, state)).toBe(told));
});
