import type { AttemptStatus, RequestStatus } from './states';

/** The subjects of events. */
export const eventSubjects = ['request', 'attempt', 'upload', 'user', 'catalogue', 'promocode'] as const;

/** The names of states and events, in the trail, its CSV and on staff screens. [DSH-15] */
export const requestStatusWords: Readonly<Record<RequestStatus, string>> = {
	AWAITING_PAYMENT: 'Ödəniş gözlənilir',
	PAYMENT_FAILED: 'Ödəniş alınmadı',
	SUBMITTED: 'Göndərilib',
	IN_REVIEW: 'Baxılır',
	INFO_REQUIRED: 'Məlumat tələb olunur',
	SENT_TO_EMBASSY: 'Səfirliyə göndərilib',
	APPROVED: 'Təsdiqlənib',
	REJECTED: 'İmtina edilib',
	CANCELLED: 'Ləğv edilib',
	EXPIRED: 'Müddəti bitib',
};

/** The names of payment states. */
export const attemptStatusWords: Readonly<Record<AttemptStatus, string>> = {
	CREATED: 'Yaradılıb',
	REDIRECTED: 'Bankın səhifəsində',
	PENDING: 'Gözlənilir',
	APPROVED: 'Ödənilib',
	DECLINED: 'Bank qəbul etmədi',
	CANCELLED: 'Tamamlanmadı',
	EXPIRED: 'Vaxtı bitib',
	ERROR: 'Aydın deyil',
	REFUND_PENDING: 'Qaytarılır',
	PARTIALLY_REFUNDED: 'Qismən qaytarılıb',
	REFUNDED: 'Qaytarılıb',
};

/** The names of events. */
export const eventKindWords: Readonly<Record<string, string>> = {
	created: 'Yaradıldı',
	moved: 'Status dəyişdi',
	claimed: 'Götürüldü',
	released: 'Geri verildi',
	assigned: 'Təyin edildi',
	noted: 'Qeyd yazıldı',
	messaged: 'Səyahətçiyə məktub yazıldı',
	reminded: 'Ödəniş müddəti xatırladıldı',
	'check-asked': 'Yoxlamaya verildi',
	'check-taken': 'Yoxlamağa götürüldü',
	'check-left': 'Yoxlama geri verildi',
	'check-withdrawn': 'Yoxlamadan geri götürüldü',
	'check-approved': 'Yoxlanıldı',
	'check-sent-back': 'Düzəlişə qaytarıldı',
	'visa-attached': 'Viza əlavə edildi',
	'visa-removed': 'Viza silindi',
	'visa-viewed': 'Vizaya əməkdaş baxdı',
	'visa-downloaded': 'Səyahətçi vizanı endirdi',
	'data-viewed': 'Şəxsi məlumata baxıldı',
	changed: 'Dəyişdirildi',
	archived: 'Arxivə keçirildi',
	restored: 'Geri qaytarıldı',
	deleted: 'Silindi',
	invited: 'Dəvət edildi',
	'invitation-accepted': 'Dəvət qəbul olundu',
	'admin-created': 'Administrator yaradıldı',
	registered: 'Qeydiyyatdan keçdi',
	'email-confirmed': 'E-poçt təsdiqləndi',
	'password-changed': 'Şifrə dəyişdirildi',
	'password-reset': 'Şifrə yenidən təyin edildi',
	'email-change-asked': 'Yeni e-poçt istənildi',
	'email-changed': 'E-poçt dəyişdirildi',
	'sessions-ended': 'Başqa girişlər bağlandı',
	'image-viewed': 'Pasporta baxıldı',
	'image-removed': 'Şəkil silindi',
	'second-factor-set-up': 'İki addımlı giriş quruldu',
	'second-factor-switched-off': 'İki addımlı giriş söndürüldü',
	'second-factor-reset': 'İki addımlı giriş sıfırlandı',
	'recovery-codes-renewed': 'Ehtiyat kodları yeniləndi',
	'recovery-code-used': 'Ehtiyat kodu işlədildi',
	'trail-exported': 'Jurnal endirildi',
	'refund-happened': 'Pulun qayıtdığı bankda yoxlanıldı',
	'refund-again': 'Pulun qayıtmadığı bankda yoxlanıldı, yenidən göndərilir',
	'taken-refunded': 'Götürülmüş məbləğ geri göndərildi',
	'taken-back': 'Götürülmüş məbləğ qaytarıldı',
	'taken-settled': 'Götürülmüş məbləğ əl ilə həll edildi',
	'taken-told': 'Bankın götürdüyü məbləğ qeyd edildi',
};

/** The kinds of events that record a view rather than an action. */
export const eventKindsOfLooks: readonly string[] = ['data-viewed', 'image-viewed', 'visa-viewed', 'visa-downloaded'];

/** The kinds of events about a visa's file, which are its traveller's only once the request is approved. */
export const eventKindsOfVisas: readonly string[] = ['visa-attached', 'visa-removed'];

/** The kinds of events that a traveller reads of a request: its progress and its money, not the staff's internal work. */
export const eventKindsForTravellers: readonly string[] = [
	...['created', 'moved', 'messaged', ...eventKindsOfVisas],
	...['taken-refunded', 'taken-back', 'taken-settled'],
];

/** The causes that the server records for its own actions; '' if the kind says it already. */
export const eventCauseWords: Readonly<Record<string, string>> = {
	created: '',
	callback: 'Bankın bildirişi',
	'came back': 'Səyahətçi bankdan qayıtdı',
	'came back by approve': 'Səyahətçi bankdan qayıtdı',
	'came back by cancel': 'Səyahətçi bankda imtina etdi',
	'came back by decline': 'Bank qəbul etmədi',
	sweep: 'Bankdan soruşuldu',
	reconciliation: 'Bankın hesabı ilə tutuşduruldu',
	'submit-payment': 'Səyahətçi ödənişi yoxladı',
	'reopen-payment': 'Səyahətçi yenidən ödəyir',
	'already paid by an earlier attempt': 'Əvvəlki cəhdlə ödənilib',
	'time is over': 'Vaxtı bitdi',
	'unpaid for too long': 'Vaxtında ödənilmədi',
	cancelled: 'Müraciət ləğv edildi',
	'cancelled by the traveller': 'Səyahətçi ləğv etdi',
	refund: 'Pul qaytarıldı',
	'the bank took another sum': 'Bank başqa məbləğ götürdü',
	'the bank took the whole sum, after it was settled by hand': 'Əl ilə həll ediləndən sonra bank tam məbləği götürdü',
	'the payment carries another reference': 'Ödənişdə başqa nömrə var',
	'money that belongs to no payment': 'Heç bir ödənişə aid olmayan məbləğ',
	'the request was paid twice': 'Müraciət iki dəfə ödənilib',
	'the account was deleted': 'Hesab silindi',
	'the agent is not active': 'Əməkdaşın girişi bağlandı',
	retention: 'Saxlanma müddəti bitdi',
	'answered by the traveller': 'Səyahətçi cavab verdi',
};

/** The names of events' subjects. */
export const eventSubjectWords = {
	request: 'Müraciət',
	attempt: 'Ödəniş',
	upload: 'Şəkil',
	user: 'İstifadəçi',
	catalogue: 'Kataloq',
	promocode: 'Promo kod',
} as const;

/** The names of roles. */
export const roleWords = { admin: 'Administrator', agent: 'Agent', client: 'Səyahətçi' } as const;

interface Told {
	kind: string;
	subject: string;
	reason: string | null;
}

/** An event's title in the history. */
export function eventTitle({ kind, subject }: Pick<Told, 'kind' | 'subject'>): string {
	const title = eventKindWords[kind] ?? kind;
	return subject === 'attempt' ? `${eventSubjectWords.attempt}: ${title}` : title;
}

/** A cause with its sum, as the server records both. */
const causeWithSum = /^(.*) (\([\d.,]+\s[A-Z]{3}\))$/s;

/** Why it happened: what someone wrote, or the cause recorded by the server; null if that adds nothing. */
export function eventReason({ reason }: Pick<Told, 'reason'>): string | null {
	if (reason === null) return null;
	const [, cause = reason, sum = ''] = causeWithSum.exec(reason) ?? [];
	const words = eventCauseWords[cause];
	return (words === undefined ? reason : `${words} ${sum}`.trim()) || null;
}

/** The name of a state in an event; null for none. */
export function eventState({ subject }: Pick<Told, 'subject'>, state: string | null): string | null {
	const words: Readonly<Record<string, string>> = subject === 'attempt' ? attemptStatusWords : requestStatusWords;
	return state === null ? null : (words[state] ?? state);
}
