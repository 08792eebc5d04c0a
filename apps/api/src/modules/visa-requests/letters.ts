import { formatDay, formatInstant, formatMoney } from 'visa-sdk/format';
import { type PaymentOutcome, type Qepik, type StaffStatus, toAzn } from 'visa-sdk/rules';
import type { Mail } from '../../platform/mail';
import { writeLetter } from '../../platform/mail/letter';
import type { RequestRow } from './moves';

interface Reader {
	email: string;
	firstName: string;
}

export const paidLetter = (reader: Reader, request: RequestRow, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Ödəniş qəbul olundu: ${request.reference}`,
		title: 'Ödənişiniz qəbul olundu',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üzrə ${formatMoney(toAzn(request.total))} ödəniş qəbul olundu.`,
			`${request.snapshot.country.name}, ${formatDay(request.startDate)} – ${formatDay(request.endDate)}. Müraciət baxışa göndərildi, nəticə barədə sizə yazacağıq.`,
		],
		button: { label: 'Müraciətlərim', url: `${siteUrl}/applications` },
	});

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

/** A payment that did not come about: what happened, and until when it can be tried again. [PAY-06] */
export const unpaidLetter = (reader: Reader, request: RequestRow, outcome: PaymentOutcome, siteUrl: string): Mail => {
	const { title, text } = unpaid[outcome] ?? { title: 'Ödəniş alınmadı', text: 'Ödəniş tamamlanmadı.' };
	return writeLetter({
		to: reader.email,
		subject: `${title}: ${request.reference}`,
		title,
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üzrə ${formatMoney(toAzn(request.total))} ödənilmədi. ${text}`,
			`Müraciətiniz ${formatInstant(request.expiresAt.toISOString())} tarixinədək saxlanılır, o vaxta qədər yenidən ödəyə bilərsiniz.`,
		],
		button: { label: 'Müraciətlərim', url: `${siteUrl}/applications` },
	});
};

/** A request that nobody paid for in time. [PAY-06] */
export const expiredLetter = (reader: Reader, request: RequestRow, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Müraciətin müddəti bitdi: ${request.reference}`,
		title: 'Müraciətinizin müddəti bitdi',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz vaxtında ödənilmədiyi üçün bağlandı.`,
			'İstənilən vaxt yeni müraciət yarada bilərsiniz.',
		],
		button: { label: 'Yeni müraciət', url: `${siteUrl}/application` },
	});

/** @param amount what went back, in qəpik */
export const refundedLetter = (reader: Reader, request: RequestRow, amount: Qepik, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Ödəniş geri qaytarıldı: ${request.reference}`,
		title: 'Ödənişiniz geri qaytarıldı',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üzrə ${formatMoney(toAzn(amount))} ödənişin edildiyi karta geri qaytarıldı.`,
			'Məbləğin kartda görünməsi bankınızdan asılı olaraq bir neçə iş günü çəkə bilər.',
		],
		button: { label: 'Müraciətlərim', url: `${siteUrl}/applications` },
	});

/** @param isPaid whether money goes back */
export const cancelledLetter = (reader: Reader, request: RequestRow, siteUrl: string, isPaid = false): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Müraciət ləğv olundu: ${request.reference}`,
		title: 'Müraciətiniz ləğv olundu',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz ləğv olundu. ${isPaid ? 'Ödədiyiniz məbləğ kartınıza geri qaytarılır.' : 'Ödəniş tutulmayıb.'}`,
			'Fikriniz dəyişsə, istənilən vaxt yeni müraciət yarada bilərsiniz.',
		],
		button: { label: 'Yeni müraciət', url: `${siteUrl}/application` },
	});

const moves: Record<StaffStatus, { subject: string; text: string }> = {
	IN_REVIEW: { subject: 'Müraciətiniz baxışdadır', text: 'müraciətinizə baxılır.' },
	INFO_REQUIRED: { subject: 'Əlavə məlumat lazımdır', text: 'müraciətiniz üçün əlavə məlumat lazımdır.' },
	SENT_TO_EMBASSY: { subject: 'Müraciətiniz səfirliyə göndərildi', text: 'müraciətiniz səfirliyə göndərildi.' },
	APPROVED: { subject: 'Vizanız təsdiqləndi', text: 'müraciətiniz üzrə viza təsdiqləndi. Təbrik edirik!' },
	REJECTED: { subject: 'Viza verilmədi', text: 'müraciətiniz üzrə səfirlik imtina etdi.' },
	CANCELLED: { subject: 'Müraciət ləğv olundu', text: 'müraciətiniz ləğv olundu.' },
};

/** What staff have done with a request. @param reason in the words of the staff */
export const movedLetter = (
	reader: Reader,
	request: RequestRow,
	to: StaffStatus,
	{ reason, isRefunded, hasVisa = false }: { reason: string | null; isRefunded: boolean; hasVisa?: boolean },
	siteUrl: string,
): Mail =>
	writeLetter({
		to: reader.email,
		subject: `${moves[to].subject}: ${request.reference}`,
		title: moves[to].subject,
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli ${moves[to].text}`,
			...(reason ? [reason] : []),
			...(isRefunded ? ['Ödədiyiniz məbləğ kartınıza geri qaytarılır.'] : []),
			...(hasVisa ? ['Vizanı müraciətin səhifəsindən yükləyə bilərsiniz.'] : []),
		],
		button: { label: 'Müraciətlərim', url: `${siteUrl}/applications` },
	});
