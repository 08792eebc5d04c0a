import type { Language } from 'visa-sdk/rules';

/** The recipient of an e-mail. */
export interface Reader {
	email: string;
	firstName: string;
	/** The language that e-mails to them are in. */
	language: Language;
}

/** The parts of an e-mail, in order. The queue stores them; they are rendered when the e-mail is sent. */
export interface Letter {
	to: string;
	language: Language;
	subject: string;
	title: string;
	paragraphs: string[];
	/** A person's own words, set apart; line breaks are kept. */
	quote?: string;
	/** A code to enter, shown large. */
	code?: string;
	facts?: { term: string; value: string }[];
	/** Amounts below each other, and their total. */
	sums?: { rows: { text: string; amount: string }[]; total: { text: string; amount: string } };
	button?: { label: string; url: string };
	/** A secondary action, less prominent than the button. */
	link?: { label: string; url: string };
	/** Small print at the end. */
	note?: string;
}

/** As an earlier version has queued it, in Azerbaijani. */
export type EarlierLetter = Omit<Letter, 'language'> & { language?: never };

const PREVIEW_LENGTH = 150;

/**
 * What an inbox shows of the e-mail: its beginning followed by nothing, because it would otherwise continue with whatever
 * comes next.
 */
export const previewOf = ({ paragraphs, subject }: Letter): string =>
	(paragraphs[0] ?? subject).slice(0, PREVIEW_LENGTH).padEnd(PREVIEW_LENGTH, '\u00a0\u200c');

const linked = (one: { label: string; url: string } | undefined) => one && `${one.label}:\n${one.url}`;

/**
 * The e-mail as plain text: generated from its parts rather than its HTML, where a converter would write headings in
 * capitals (and i as I) and join terms to their values.
 */
export function textOf(letter: Omit<Letter, 'language'>): string {
	const { title, paragraphs, quote, code, facts = [], sums, button, link, note } = letter;
	const amounts = sums && [...sums.rows, sums.total].map(({ text, amount }) => `${text}: ${amount}`).join('\n');
	const parts = [
		title,
		...paragraphs,
		quote?.replace(/^/gm, '> '),
		code,
		facts.map(({ term, value }) => `${term}: ${value}`).join('\n'),
		amounts,
		linked(button),
		linked(link),
		note && `—\n${note}`,
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}
