import { CalendarDate } from '@internationalized/date';
import type { RequestStatus } from 'visa-sdk/rules';

/** A visa request in a staff list. Sample data: identical on every machine and every day. */
export interface StaffRequest {
	id: string;
	reference: string;
	traveller: string;
	email: string;
	country: string;
	people: number;
	status: RequestStatus;
	/** YYYY-MM-DD */
	startDate: string;
	/** YYYY-MM-DD */
	createdOn: string;
	/** In AZN. */
	price: number;
}

const people: [string, string][] = [
	['Aysel Məmmədova', 'aysel.m'],
	['Rəşad Əliyev', 'reshad.a'],
	['Ülviyyə Hüseynzadə', 'ulviyye.h'],
	['İlqar Şıxəliyev', 'ilqar.sh'],
	['Günel Qasımova', 'gunel.q'],
	['Cavid Nağıyev', 'cavid.n'],
	['Nərmin Kərimova', 'nermin.k'],
	['Orxan Bağırov', 'orxan.b'],
	['Səbinə Cəfərli', 'sebine.c'],
	['Elçin İbrahimov', 'elchin.i'],
	['Zəhra Vəliyeva', 'zehra.v'],
];
/** The countries of the examples. */
export const countries = ['Almaniya', 'Fransa', 'İspaniya', 'İtaliya', 'Türkiyə', 'Yaponiya', 'Böyük Britaniya'];
const statuses = [
	'IN_REVIEW',
	'SUBMITTED',
	'APPROVED',
	'IN_REVIEW',
	'INFO_REQUIRED',
	'SENT_TO_EMBASSY',
	'REJECTED',
	'AWAITING_PAYMENT',
] as const;
const prices = [120, 95.5, 240, 180, 20, 1250, 310];

/** The list's item at an index, wrapping around. */
function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item {
	return items[number % items.length] as Item;
}

const firstTrip = new CalendarDate(2026, 12, 8);
const lastCreated = new CalendarDate(2026, 11, 20);

/** Sixty requests, newest first. */
export const requests: StaffRequest[] = Array.from({ length: 60 }, (_item, index) => {
	const [traveller, mailbox] = pick(people, index);
	return {
		id: `r${4127 - index}`,
		reference: `VZ-2026-0${4127 - index}`,
		traveller,
		email: `${mailbox}@poct.az`,
		country: pick(countries, index * 3),
		people: 1 + (((index * index + 3 * index) % 5) % 4),
		status: pick(statuses, index * 7 + Math.floor(index / 5)),
		startDate: firstTrip.add({ days: (index * 11) % 45 }).toString(),
		createdOn: lastCreated.subtract({ days: Math.floor(index / 3) }).toString(),
		price: pick(prices, index * 2),
	};
});
