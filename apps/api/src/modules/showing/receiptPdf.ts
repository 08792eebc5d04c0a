import { createRequire } from 'node:module';
import type { Receipt } from 'visa-sdk/contract';
import { formatDay, formatInstant, formatMoney } from 'visa-sdk/format';
import { receiptWords as words } from 'visa-sdk/rules';

const { resolve } = createRequire(import.meta.url);
/** It contains Azerbaijani and Cyrillic letters and ₼, which the fonts built into PDF readers lack. */
const fonts = {
	plain: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
	strong: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
/** In points, on A4. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 120;
const ink = '#182028';
const soft = '#5a6672';
const line = '#c9d1d9';

interface Row {
	text: string;
	/** In AZN. */
	amount: number;
	isStrong?: boolean;
}

/** The receipt as an A4 page. The library is loaded with the first one, so that startup doesn't wait for it. [ACC-05] */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
	const { default: PdfDocument } = await import('pdfkit');
	const { company, payer, subject, number } = receipt;
	const title = `${words.title} ${number}`;
	const paper = new PdfDocument({
		size: 'A4',
		margin: MARGIN,
		lang: 'az',
		tagged: true,
		displayTitle: true,
		pdfVersion: '1.7',
		font: fonts.plain,
		info: { Title: title, Author: company.name, CreationDate: new Date(receipt.paidAt) },
	});
	const done = new Promise<Buffer>((keep, fail) => {
		const parts: Buffer[] = [];
		paper.on('data', (part: Buffer) => parts.push(part));
		paper.on('end', () => keep(Buffer.concat(parts)));
		paper.on('error', fail);
	});
	const rule = () => {
		const y = paper.y + 4;
		paper
			.moveTo(MARGIN, y)
			.lineTo(MARGIN + WIDTH, y)
			.lineWidth(0.7)
			.strokeColor(line)
			.stroke();
		paper.y = y + 8;
	};
	const heading = (text: string) => {
		paper.moveDown(0.8).font(fonts.strong, 11).fillColor(ink).text(text, MARGIN, paper.y, { width: WIDTH });
		rule();
	};
	/** A text with its amount at the right edge. */
	const row = ({ text, amount, isStrong = false }: Row) => {
		const y = paper.y;
		paper.font(isStrong ? fonts.strong : fonts.plain, isStrong ? 12 : 10.5).fillColor(ink);
		const sum = { width: AMOUNT_WIDTH, align: 'right' } as const;
		paper.text(formatMoney(amount), MARGIN + WIDTH - AMOUNT_WIDTH, y, sum);
		const after = paper.y;
		paper.text(text, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH - 12 });
		paper.y = Math.max(after, paper.y) + 4;
	};
	const facts = (items: readonly (readonly [term: string, value: string | null])[]) => {
		for (const [term, value] of items) {
			if (!value) continue;
			const y = paper.y;
			paper.font(fonts.plain, 10.5).fillColor(soft).text(term, MARGIN, y, { width: 150 });
			const after = paper.y;
			paper.fillColor(ink).text(value, MARGIN + 158, y, { width: WIDTH - 158 });
			paper.y = Math.max(after, paper.y) + 3;
		}
	};

	paper.font(fonts.strong, 10).fillColor(soft).text(company.name, { characterSpacing: 0.6 });
	paper.moveDown(0.4).font(fonts.strong, 20).fillColor(ink).text(words.title);
	paper.moveDown(0.4);
	facts([
		[words.number, number],
		[words.date, formatInstant(receipt.paidAt)],
		[words.reference, receipt.reference],
		[words.payer, words.payerOf(payer)],
	]);
	heading(words.seller);
	facts([
		[words.company, company.name],
		[words.taxId, company.taxId],
		[words.address, company.address],
		[words.email, company.email],
	]);
	heading(words.subject);
	facts([
		[words.visa, `${subject.country}: ${subject.visaType}, ${subject.visaOption}, ${subject.service}`],
		[words.trip, `${formatDay(subject.startDate)} – ${formatDay(subject.endDate)}`],
		[words.people, words.peopleOf(subject.peopleCount)],
	]);
	heading(words.what);
	for (const one of receiptRows(receipt)) row(one);
	heading(words.payments);
	for (const one of paymentRows(receipt)) row(one);
	rule();
	row({ text: words.total, amount: receipt.total, isStrong: true });
	paper.moveDown(1).font(fonts.plain, 9).fillColor(soft).text(words.note, MARGIN, paper.y, { width: WIDTH });
	paper.end();
	return done;
}

const receiptRows = ({ lines, payments }: Receipt): Row[] =>
	lines.length > 0
		? lines.map(({ kind, amount, count = 1 }) => ({
				text: count > 1 ? `${words.lines[kind]}\u00a0×\u00a0${count}` : words.lines[kind],
				amount,
			}))
		: [{ text: words.whole, amount: payments[0]?.amount ?? 0 }];

const paymentRows = ({ payments }: Receipt): Row[] =>
	payments.flatMap(({ amount, paidAt, refunds }) => [
		{ text: words.payment(formatInstant(paidAt)), amount },
		...refunds.map(({ amount: back, doneAt }) => ({
			text: doneAt ? words.refund(formatInstant(doneAt)) : words.refundUnderWay,
			amount: -back,
		})),
	]);
