/** The parts of an e-mail, in the order in which they stand. Its queue keeps them; how it looks is made when it goes out. */
export interface Letter {
	to: string;
	subject: string;
	title: string;
	paragraphs: string[];
	/** Somebody's own words, set apart; line breaks are kept. */
	quote?: string;
	/** Digits to type, shown large. */
	code?: string;
	facts?: { term: string; value: string }[];
	/** Amounts below each other, and what they come to. */
	sums?: { rows: { text: string; amount: string }[]; total: { text: string; amount: string } };
	button?: { label: string; url: string };
	/** A second way, quieter than the button. */
	link?: { label: string; url: string };
	/** Small print under the letter. */
	note?: string;
}

const PREVIEW_LENGTH = 150;

/** What a list of letters shows of one: how it begins, and then nothing, for else it goes on with whatever comes next. */
export const previewOf = ({ paragraphs, subject }: Letter): string =>
	(paragraphs[0] ?? subject).slice(0, PREVIEW_LENGTH).padEnd(PREVIEW_LENGTH, '\u00a0\u200c');

const linked = (one: { label: string; url: string } | undefined) => one && `${one.label}:\n${one.url}`;

/**
 * The letter as plain text: made from its parts and not from its HTML, where a converter would write headings in capitals
 * (and i as I) and glue terms to their values.
 */
export function textOf(letter: Letter): string {
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
