import { eventReason } from './eventWords';
import { translationsLine } from './translations';

/** The kinds of records managed by staff, as the event log names them. */
const recordWords = {
	country: 'Ölkə',
	'visa type': 'Viza növü',
	'visa option': 'Giriş icazəsi',
	service: 'Xidmət',
	citizenship: 'Vətəndaşlıq',
	'resident country': 'Yaşayış ölkəsi',
	'promo code': 'Promo kod',
	agent: 'Agent',
} as const;
/** The name of a record's kind in the event log; one without a word for people doesn't compile. */
export type RecordKind = keyof typeof recordWords;
/** An event tells the kind as text. */
const kinds: Readonly<Record<string, string>> = recordWords;

/** The names of their fields. */
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
	translations: 'Tərcümələr',
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
/** Fields that merely follow from another. */
const derived: ReadonlySet<string> = new Set(['searchText', 'searchAliases', 'sortKey']);
const money: ReadonlySet<string> = new Set([
	...['additionalServices', 'fee', 'originalPrice', 'discountedPrice', 'additionalVisaPrice', 'amount'],
]);

type Value = string | number | boolean | null;
/** A field changed by an event. */
interface Changed {
	field: string;
	from: Value;
	to: Value;
}
/** How amounts and instants are formatted. */
interface Writing {
	/** In AZN. */
	sum: (azn: number) => string;
	instant: (at: string) => string;
}

/** An instant, which the log stores as quoted text. */
const instantIn = /^"(\d{4}-\d\d-\d\dT[\d:.]+Z)"$/;
/** Lists of ids, of which the number is told, and of words, likewise. */
const idsIn = /^\["[\da-f-]{36}"(,"[\da-f-]{36}")*\]$/;
const wordsIn = /^\[("(?:[^"\\]|\\.)*"(,"(?:[^"\\]|\\.)*")*)?\]$/;

function valueWords(field: string, value: Value, { sum, instant }: Writing): string | null {
	if (value === null) return null;
	if (typeof value === 'boolean') return value ? 'Bəli' : 'Xeyr';
	// Stored in qəpik.
	if (typeof value === 'number') return money.has(field) ? sum(value / 100) : String(value);
	if (field === 'translations') return translationsLine(JSON.parse(value)) || null;
	const at = instantIn.exec(value)?.[1];
	if (at) return instant(at);
	if (idsIn.test(value)) return String(value.split(',').length);
	if (!wordsIn.test(value)) return value;
	const words: string[] = JSON.parse(value);
	return words.join(', ') || null;
}

/** The changes of a record managed by staff, each field by name; derived fields are omitted. [DSH-15] */
export const keptChanges = (changes: readonly Changed[], writing: Writing) =>
	changes
		.filter(({ field }) => !derived.has(field))
		.map(({ field, from, to }) => ({
			label: fieldWords[field] ?? field,
			was: valueWords(field, from, writing),
			is: valueWords(field, to, writing),
		}));

/** The kind of a record, its name, and the changed fields, as the server records them. */
const noted = /^([a-z ]+): (.*?)(?: \(([A-Za-z\d]+(?:, [A-Za-z\d]+)*)\))?$/s;

interface Noted {
	subject: string;
	reason: string | null;
	changes?: readonly { field: string }[];
}

/** The record that staff keep, and its fields as far as `changes` doesn't list them; null for an event of another kind. */
function readNote({ subject, reason, changes = [] }: Noted): { record: string; fields: string[] } | null {
	const isKept = subject === 'catalogue' || subject === 'promocode' || subject === 'user';
	const [, kind = '', name = '', list = ''] = (isKept && reason && noted.exec(reason)) || [];
	if (!kinds[kind]) return null;
	// The server calls an option by its type and its days.
	const record = `${kinds[kind]}: ${kind === 'visa option' ? name.replace(/, \d+$/, '$&\u00a0gün') : name}`;
	const fields = list.split(', ').filter((field) => field && !derived.has(field));
	// The text in brackets may be part of the name.
	if (fields.some((field) => !fieldWords[field])) return { record: `${record} (${list})`, fields: [] };
	const listed = new Set(changes.map(({ field }) => field));
	return { record, fields: fields.filter((field) => !listed.has(field)).map((field) => fieldWords[field] ?? field) };
}

/** Which record of those that staff keep an event is about, as “Promo kod: YAY2027”; null for any other event. [DSH-15] */
export const keptRecord = (event: Noted): string | null => readNote(event)?.record ?? null;

/**
 * Why it happened, like {@link eventReason}; for records managed by staff, which fields changed, as far as `changes`
 * doesn't list them with their values. [DSH-15]
 */
export function keptReason(event: Noted): string | null {
	const note = readNote(event);
	return note ? note.fields.join(', ') || null : eventReason(event);
}
