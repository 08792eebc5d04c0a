import { formatDay } from 'visa-sdk/format';
import type { Mail } from '../../platform/mail';
import { writeLetter } from '../../platform/mail/letter';
import type { RequestRow } from '../visa-requests/moves';

interface Reader {
	email: string;
	firstName: string;
}

const pageOf = ({ id }: Pick<RequestRow, 'id'>, siteUrl: string) => `${siteUrl}/applications/${id}`;

/** Something is missing: what, and until when. [DSH-13] */
export const askedLetter = (
	reader: Reader,
	request: RequestRow,
	{ text, until }: { text: string; until: string },
	siteUrl: string,
): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Əlavə məlumat lazımdır: ${request.reference}`,
		title: 'Əlavə məlumat lazımdır',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üçün əlavə məlumat lazımdır.`,
			text,
			`Zəhmət olmasa, ${formatDay(until)} tarixinədək cavab verin.`,
		],
		button: { label: 'Cavab ver', url: pageOf(request, siteUrl) },
	});

/** What staff write in their own words. [DSH-13] */
export const messageLetter = (reader: Reader, request: RequestRow, text: string, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Müraciətiniz haqqında: ${request.reference}`,
		title: 'Müraciətiniz haqqında məktub',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz haqqında sizə yazırıq.`,
			...text.split(/\n{2,}/),
		],
		button: { label: 'Müraciətə bax', url: pageOf(request, siteUrl) },
	});

/** The visa is there. [ACC-05] */
export const visaLetter = (reader: Reader, request: RequestRow, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Vizanız hazırdır: ${request.reference}`,
		title: 'Vizanızı yükləyə bilərsiniz',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üzrə viza müraciətin səhifəsinə əlavə olundu.`,
		],
		button: { label: 'Vizanı yüklə', url: pageOf(request, siteUrl) },
	});

/** The visa that was there was the wrong file. */
export const visaRemovedLetter = (reader: Reader, request: RequestRow, siteUrl: string): Mail =>
	writeLetter({
		to: reader.email,
		subject: `Viza faylı geri götürüldü: ${request.reference}`,
		title: 'Viza faylı geri götürüldü',
		paragraphs: [
			`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətinizə əlavə olunmuş fayl səhv idi və geri götürüldü. Onu yükləmisinizsə, zəhmət olmasa istifadə etməyin.`,
			'Düzgün fayl əlavə olunanda sizə yazacağıq.',
		],
		button: { label: 'Müraciətə bax', url: pageOf(request, siteUrl) },
	});
