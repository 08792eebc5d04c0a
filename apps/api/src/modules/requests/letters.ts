import { formatDay, formatDueDay, formatInstant, formatMoney } from 'visa-sdk/format';
import {
	CANCEL_REFUND_PERCENT,
	type PaymentOutcome,
	type Qepik,
	qepik,
	receiptWords,
	type StaffStatus,
	toAzn,
} from 'visa-sdk/rules';
import type { Letter } from '../../platform/mail/letter';
import type { RequestRow } from './moves';

/** The recipient of an e-mail. */
export interface Reader {
	email: string;
	firstName: string;
}

/** The link of an e-mail: the request's own page, which shows everything and allows every action. [ACC-06] */
export const requestPage = ({ id }: Pick<RequestRow, 'id'>, siteUrl: string): string => `${siteUrl}/applications/${id}`;

const hello = ({ firstName }: Reader) => `Salam, ${firstName}!`;
const look = (request: RequestRow, siteUrl: string) => ({ label: 'Müraciətə bax', url: requestPage(request, siteUrl) });
const again = (siteUrl: string) => ({ label: 'Yeni müraciət', url: `${siteUrl}/application` });
const sumOf = (amount: Qepik) => formatMoney(toAzn(amount));

/** The request's facts, without anything from the passport. */
const factsOf = ({ reference, snapshot: { country, service }, startDate, endDate }: RequestRow) => [
	{ term: 'Müraciət nömrəsi', value: reference },
	{ term: 'Ölkə', value: country.name },
	{ term: 'Səfər', value: `${formatDay(startDate)} – ${formatDay(endDate)}` },
	{ term: 'Xidmət', value: service.name },
];
/** What the embassy charges later, so that nobody takes today's sum for the total. [ACC-06] */
const embassyOf = ({ snapshot }: RequestRow) => {
	const amount = snapshot.lines.reduce((sum, line) => (line.paid === 'embassy' ? sum + line.amount : sum), 0);
	return amount > 0 ? [{ term: 'Səfirlikdə ödəniləcək', value: sumOf(qepik(amount)) }] : [];
};
const owedFor = (request: RequestRow) => [
	...factsOf(request),
	{ term: 'İndi ödəniləcək', value: sumOf(request.total) },
	...embassyOf(request),
];
const payBefore = ({ expiresAt }: RequestRow) =>
	`Müraciətiniz ${formatInstant(expiresAt.toISOString())} tarixinədək saxlanılır.`;

/** A request was created: what it is, what it costs and where to pay. [ACC-06] */
export const madeLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Müraciətiniz yaradıldı: ${request.reference}`,
	title: 'Müraciətiniz ödənişi gözləyir',
	paragraphs: [
		`${hello(reader)} Müraciətiniz yaradıldı. Ödənişi indi tamamlamısınızsa, təsdiqi ayrıca yazırıq; tamamlamamısınızsa, aşağıdakı düymə ilə ödəyin.`,
		payBefore(request),
	],
	facts: owedFor(request),
	button: { label: `${sumOf(request.total)} ödə`, url: requestPage(request, siteUrl) },
});

/** The payment deadline is near. [ACC-06] */
export const payReminderLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Ödəniş müddəti bitir: ${request.reference}`,
	title: 'Ödəniş müddəti bitmək üzrədir',
	paragraphs: [
		`${hello(reader)} Müraciətiniz hələ ödənilməyib. ${payBefore(request)} Sonra bağlanacaq və yenisini yaratmaq lazım olacaq.`,
	],
	facts: owedFor(request),
	button: { label: `${sumOf(request.total)} ödə`, url: requestPage(request, siteUrl) },
});

/**
 * The payment has arrived: what for, and when the result is due; with a link to the receipt. [ACC-05] [ACC-06]
 * @param wasClosed the bank approved it after the request had been cancelled or had expired [PAY-05]
 */
export const paidLetter = (reader: Reader, request: RequestRow, siteUrl: string, wasClosed = false): Letter => ({
	to: reader.email,
	subject: `Ödəniş qəbul olundu: ${request.reference}`,
	title: 'Ödənişiniz qəbul olundu',
	paragraphs: [
		`${hello(reader)} ${request.reference} nömrəli müraciətiniz üzrə ${sumOf(request.total)} ödəniş qəbul olundu və müraciət baxışa göndərildi.`,
		...(wasClosed
			? [
					`Bu müraciət bağlanmışdı, bank ödənişi isə ondan sonra təsdiqlədi. Viza artıq lazım deyilsə, baxış başlayana qədər müraciətin səhifəsində onu ləğv edin: ödədiyiniz məbləğin ${CANCEL_REFUND_PERCENT}\u00a0%-i kartınıza qaytarılacaq.`,
				]
			: []),
		...(request.dueAt ? [`Nəticə ən geci ${formatDueDay(request.dueAt.toISOString())} tarixində hazır olacaq.`] : []),
	],
	facts: [...factsOf(request), ...embassyOf(request)],
	sums: { rows: paidRows(request), total: { text: 'Ödənilib', amount: sumOf(request.total) } },
	button: look(request, siteUrl),
	link: { label: 'Qəbz: bax, çap et, PDF endir', url: `${requestPage(request, siteUrl)}/receipt` },
});

/** What was paid for, as on the receipt; a single row if the lines of that price no longer exist. */
function paidRows({ snapshot, total }: RequestRow) {
	const lines = snapshot.lines.filter(({ paid, amount }) => paid === 'now' && amount !== 0);
	if (lines.reduce((all, { amount }) => all + amount, 0) !== total)
		return [{ text: receiptWords.whole, amount: sumOf(total) }];
	return lines.map(({ kind, amount, count = 1 }) => ({
		text: count > 1 ? `${receiptWords.lines[kind]}\u00a0×\u00a0${count}` : receiptWords.lines[kind],
		amount: sumOf(amount),
	}));
}

const unpaid: Partial<Record<PaymentOutcome, { title: string; text: string }>> = {
	declined: {
		title: 'Bank ödənişi qəbul etmədi',
		text: 'Kartınızdan pul çıxılmayıb. Səbəbi bankınız deyə bilər: məbləğ, limit və ya onlayn ödənişə qadağa.',
	},
	abandoned: { title: 'Ödəniş tamamlanmadı', text: 'Ödəniş səhifəsindən çıxılıb, kartınızdan pul çıxılmayıb.' },
	timedOut: { title: 'Ödəniş səhifəsinin vaxtı bitdi', text: 'Kartınızdan pul çıxılmayıb.' },
	unclear: {
		title: 'Ödəniş yoxlanılır',
		text: 'Bankın dediyi məbləğ müraciətinizə uyğun gəlmir. Kartınızdan pul çıxılıbsa, yenidən ödəməyin və bizə yazın.',
	},
};

/** A payment failed: what happened, and until when it can be retried. [PAY-06] */
export const unpaidLetter = (reader: Reader, request: RequestRow, outcome: PaymentOutcome, siteUrl: string): Letter => {
	const { title, text } = unpaid[outcome] ?? { title: 'Ödəniş alınmadı', text: 'Ödəniş tamamlanmadı.' };
	return {
		to: reader.email,
		subject: `${title}: ${request.reference}`,
		title,
		paragraphs: [
			`${hello(reader)} ${request.reference} nömrəli müraciətiniz üzrə ${sumOf(request.total)} ödənilmədi. ${text}`,
			`${payBefore(request)} O vaxta qədər yenidən ödəyə bilərsiniz.`,
		],
		button:
			outcome === 'unclear' ? look(request, siteUrl) : { label: 'Yenidən ödə', url: requestPage(request, siteUrl) },
	};
};

/** A request that wasn't paid in time. [PAY-06] */
export const expiredLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Müraciətin müddəti bitdi: ${request.reference}`,
	title: 'Müraciətinizin müddəti bitdi',
	paragraphs: [
		`${hello(reader)} ${request.reference} nömrəli müraciətiniz vaxtında ödənilmədiyi üçün bağlandı.`,
		'İstənilən vaxt yeni müraciət yarada bilərsiniz.',
	],
	button: again(siteUrl),
	link: look(request, siteUrl),
});

/** @param amount the refund, in qəpik */
export const refundedLetter = (reader: Reader, request: RequestRow, amount: Qepik, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Ödəniş geri qaytarıldı: ${request.reference}`,
	title: 'Ödənişiniz geri qaytarıldı',
	paragraphs: [
		`${hello(reader)} ${request.reference} nömrəli müraciətiniz üzrə ${sumOf(amount)} ödənişin edildiyi karta geri qaytarıldı.`,
		'Məbləğin kartda görünməsi bankınızdan asılı olaraq bir neçə iş günü çəkə bilər.',
	],
	button: look(request, siteUrl),
	link: { label: 'Qəbz', url: `${requestPage(request, siteUrl)}/receipt` },
});

/** @param isPaid whether there will be a refund */
export const cancelledLetter = (reader: Reader, request: RequestRow, siteUrl: string, isPaid = false): Letter => ({
	to: reader.email,
	subject: `Müraciət ləğv olundu: ${request.reference}`,
	title: 'Müraciətiniz ləğv olundu',
	paragraphs: [
		`${hello(reader)} ${request.reference} nömrəli müraciətiniz ləğv olundu. ${isPaid ? 'Ödədiyiniz məbləğ kartınıza geri qaytarılır.' : 'Ödəniş tutulmayıb.'}`,
		'Fikriniz dəyişsə, istənilən vaxt yeni müraciət yarada bilərsiniz.',
	],
	button: again(siteUrl),
	link: look(request, siteUrl),
});

const moves: Record<StaffStatus, { subject: string; text: string }> = {
	IN_REVIEW: { subject: 'Müraciətiniz baxışdadır', text: 'müraciətinizə baxılır.' },
	INFO_REQUIRED: { subject: 'Əlavə məlumat lazımdır', text: 'müraciətiniz üçün əlavə məlumat lazımdır.' },
	SENT_TO_EMBASSY: { subject: 'Müraciətiniz səfirliyə göndərildi', text: 'müraciətiniz səfirliyə göndərildi.' },
	APPROVED: { subject: 'Vizanız təsdiqləndi', text: 'müraciətiniz üzrə viza təsdiqləndi. Təbrik edirik!' },
	REJECTED: { subject: 'Viza verilmədi', text: 'müraciətiniz üzrə səfirlik imtina etdi.' },
	CANCELLED: { subject: 'Müraciət ləğv olundu', text: 'müraciətiniz ləğv olundu.' },
};

/** What staff have done with a request. @param reason in the staff's words */
export const movedLetter = (
	reader: Reader,
	request: RequestRow,
	to: StaffStatus,
	{ reason, isRefunded, hasVisa = false }: { reason: string | null; isRefunded: boolean; hasVisa?: boolean },
	siteUrl: string,
): Letter => ({
	to: reader.email,
	subject: `${moves[to].subject}: ${request.reference}`,
	title: moves[to].subject,
	paragraphs: [
		`${hello(reader)} ${request.reference} nömrəli ${moves[to].text}`,
		...(isRefunded ? ['Ödədiyiniz məbləğ kartınıza geri qaytarılır.'] : []),
		...(hasVisa ? ['Vizanı müraciətin səhifəsindən yükləyə bilərsiniz.'] : []),
		...(to === 'SENT_TO_EMBASSY' && request.dueAt
			? [`Nəticə ən geci ${formatDueDay(request.dueAt.toISOString())} tarixində hazır olacaq.`]
			: []),
	],
	...(reason && { quote: reason }),
	button: hasVisa ? { label: 'Vizanı yüklə', url: requestPage(request, siteUrl) } : look(request, siteUrl),
});
