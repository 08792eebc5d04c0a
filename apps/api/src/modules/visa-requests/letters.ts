import { formatDay, formatMoney } from 'visa-sdk/format';
import { type Qepik, toAzn } from 'visa-sdk/rules';
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

export const cancelledLetter = (reader: Reader, request: RequestRow, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Müraciət ləğv olundu: ${request.reference}`,
		title: 'Müraciətiniz ləğv olundu',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz ləğv olundu. Ödəniş tutulmayıb.`,
			'Fikriniz dəyişsə, istənilən vaxt yeni müraciət yarada bilərsiniz.',
		],
		button: { label: 'Yeni müraciət', url: `${siteUrl}/application` },
	});
