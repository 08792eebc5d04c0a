import { formatDay } from 'visa-sdk/format';
import type { Letter } from '../../platform/mail/letter';
import { type Reader, requestPage } from '../requests/letters';
import type { RequestRow } from '../requests/moves';

/** What is missing, and until when it is needed. [DSH-13] */
export const askedLetter = (
	reader: Reader,
	request: RequestRow,
	{ text, until }: { text: string; until: string },
	siteUrl: string,
): Letter => ({
	to: reader.email,
	subject: `Əlavə məlumat lazımdır: ${request.reference}`,
	title: 'Əlavə məlumat lazımdır',
	paragraphs: [
		`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üçün əlavə məlumat lazımdır.`,
		`Zəhmət olmasa, ${formatDay(until)} tarixinədək cavab verin: mətn yazın və ya şəkil göndərin.`,
	],
	quote: text,
	button: { label: 'Cavab ver', url: requestPage(request, siteUrl) },
});

/** A message in the staff's own words. [DSH-13] */
export const messageLetter = (reader: Reader, request: RequestRow, text: string, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Müraciətiniz haqqında: ${request.reference}`,
	title: 'Müraciətiniz haqqında məktub',
	paragraphs: [`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz haqqında sizə yazırıq.`],
	quote: text,
	button: { label: 'Müraciətə bax', url: requestPage(request, siteUrl) },
});

/** The visa is available. [ACC-05] */
export const visaLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Vizanız hazırdır: ${request.reference}`,
	title: 'Vizanızı yükləyə bilərsiniz',
	paragraphs: [
		`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətiniz üzrə viza müraciətin səhifəsinə əlavə olundu.`,
	],
	button: { label: 'Vizanı yüklə', url: requestPage(request, siteUrl) },
});

/** The visa that was available was the wrong file. */
export const visaRemovedLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => ({
	to: reader.email,
	subject: `Viza faylı geri götürüldü: ${request.reference}`,
	title: 'Viza faylı geri götürüldü',
	paragraphs: [
		`Salam, ${reader.firstName}! ${request.reference} nömrəli müraciətinizə əlavə olunmuş fayl səhv idi və geri götürüldü. Onu yükləmisinizsə, zəhmət olmasa istifadə etməyin.`,
		'Düzgün fayl əlavə olunanda sizə yazacağıq.',
	],
	button: { label: 'Müraciətə bax', url: requestPage(request, siteUrl) },
});
