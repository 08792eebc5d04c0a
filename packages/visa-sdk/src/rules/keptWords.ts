import { eventReason } from './eventWords';

/** What staff keep, as the log of events names it. */
const recordWords: Readonly<Record<string, string>> = {
	country: 'Ölkə',
	'visa type': 'Viza növü',
	'visa option': 'Giriş icazəsi',
	service: 'Xidmət',
	citizenship: 'Vətəndaşlıq',
	'resident country': 'Yaşayış ölkəsi',
	'promo code': 'Promo kod',
	agent: 'Agent',
};

/** Their fields, in words. */
const fieldWords: Readonly<Record<string, string>> = {
	name: 'Ad',
	aliases: 'Başqa adlar',
	iso2: 'Ölkə kodu',
	image: 'Bayraq',
	additionalServices: 'Viza mərkəzinin haqqı',
	isVisaOptionIsPayedDirectly: 'Dövlət rüsumu indi ödənilir',
	isOnOffer: 'Təklif olunur',
	visaTypeIds: 'Viza növləri',
	visaOptionIds: 'Giriş icazələri',
	serviceIds: 'Xidmətlər',
	description: 'Təsvir',
	requiredDocuments: 'Tələb olunan sənədlər',
	countryIds: 'Ölkələr',
	position: 'Sıra',
	archivedAt: 'Arxivdədir',
	type: 'Növ',
	duration: 'Müddət, gün',
	fee: 'Rüsum',
	originalPrice: 'İlkin qiymət',
	discountedPrice: 'Endirimli qiymət',
	additionalVisaPrice: 'Səfirlikdə əlavə ödəniş',
	estimatedDaysFrom: 'Ən azı, iş günü',
	estimatedDaysTo: 'Ən çoxu, iş günü',
	code: 'Kod',
	kind: 'Endirimin növü',
	percent: 'Endirim, %',
	amount: 'Endirim',
	validFrom: 'Başlanğıc',
	validTo: 'Bitmə',
	totalLimit: 'Ümumi limit',
	perUserLimit: 'Bir nəfər üçün limit',
	isActive: 'Aktivdir',
	firstName: 'Ad',
	lastName: 'Soyad',
	email: 'E-poçt',
	phone: 'Telefon',
};
/** What only follows from another field. */
const derived: ReadonlySet<string> = new Set(['searchText', 'searchAliases', 'sortKey']);
const money: ReadonlySet<string> = new Set([
	...['additionalServices', 'fee', 'originalPrice', 'discountedPrice', 'additionalVisaPrice', 'amount'],
]);

type Value = string | number | boolean | null;
/** A field that an event has changed. */
interface Changed {
	field: string;
	from: Value;
	to: Value;
}
/** How a value is told: a sum and an instant as whoever tells it writes them. */
interface Writing {
	/** AZN. */
	sum: (azn: number) => string;
	instant: (at: string) => string;
}

/** An instant, which the log keeps as a text in quotes. */
const instantIn = /^"(\d{4}-\d\d-\d\dT[\d:.]+Z)"$/;

function valueWords(field: string, value: Value, { sum, instant }: Writing): string | null {
	if (value === null) return null;
	if (typeof value === 'boolean') return value ? 'Bəli' : 'Xeyr';
	// Kept in qəpik.
	if (typeof value === 'number') return money.has(field) ? sum(value / 100) : String(value);
	const at = instantIn.exec(value)?.[1];
	return at ? instant(at) : value;
}

/** What an event has changed of what staff keep, each field in words; what only follows from another is left out. [DSH-15] */
export const keptChanges = (changes: readonly Changed[], writing: Writing) =>
	changes
		.filter(({ field }) => !derived.has(field))
		.map(({ field, from, to }) => ({
			label: fieldWords[field] ?? field,
			was: valueWords(field, from, writing),
			is: valueWords(field, to, writing),
		}));

/** The kind of a record, what it is called, and the fields that were changed, as the server notes them. */
const noted = /^([a-z ]+): (.*?)(?: \(([A-Za-z\d]+(?:, [A-Za-z\d]+)*)\))?$/s;

/** Why it happened, as {@link eventReason}; of what staff keep, which record it was and which fields. [DSH-15] */
export function keptReason(event: { subject: string; reason: string | null }): string | null {
	const { subject, reason } = event;
	const isKept = subject === 'catalogue' || subject === 'promocode' || subject === 'user';
	const [, kind = '', name = '', list = ''] = (isKept && reason && noted.exec(reason)) || [];
	const record = recordWords[kind];
	if (!record) return eventReason(event);
	const fields = list.split(', ').filter((field) => field && !derived.has(field));
	// What stands in brackets may be a part of the name.
	if (fields.some((field) => !fieldWords[field])) return `${record}: ${name} (${list})`;
	return `${record}: ${name}${fields.length > 0 ? ` (${fields.map((field) => fieldWords[field]).join(', ')})` : ''}`;
}
