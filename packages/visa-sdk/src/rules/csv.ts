/** The possible values of a CSV cell. */
export type CsvCell = string | number | boolean | null;

/**
 * What separates cells: `comma`, with a decimal point, for programs (RFC 4180), or `semicolon`, with a decimal comma, as
 * spreadsheets read it where numbers are written so: in Azerbaijani and in Russian.
 */
export const csvSeparators = ['comma', 'semicolon'] as const;
/** One of {@link csvSeparators}. */
export type CsvSeparator = (typeof csvSeparators)[number];

/** How cells are written with each: the sign, what makes a text need quotes, and what may begin a cell elsewhere. */
const styles = {
	comma: { sign: ',', special: /[",\r\n]/, later: /([;\t\r\n])(?="*[=+\-@＝＋－＠])/g },
	semicolon: { sign: ';', special: /[";\r\n]/, later: /([,;\t\r\n])(?="*[=+\-@＝＋－＠])/g },
} as const;

/** Tells spreadsheets that the text is UTF-8; without it they break ə, ğ and ş. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet would execute as a formula; some take full-width signs for the usual ones. */
const isFormula = /^[=+\-@＝＋－＠\t\r]/;
/** A phone number isn't a formula, and must remain dialable. */
const isPhone = /^\+\d[\d ]*$/;

function cellText(cell: CsvCell, separator: CsvSeparator): string {
	if (cell === null) return '';
	if (typeof cell === 'boolean') return cell ? 'Bəli' : 'Xeyr';
	if (typeof cell === 'number') return separator === 'comma' ? String(cell) : String(cell).replace('.', ',');
	const { special, later } = styles[separator];
	// Also what a separator used in some countries would make a cell of; quotes there are taken for those of the cell.
	const parts = cell.replace(later, "$1'");
	// Spreadsheets themselves use an apostrophe to mark text.
	const text = isFormula.test(cell) && !isPhone.test(cell) ? `'${parts}` : parts;
	return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV, safe to open in a spreadsheet. [DSH-08] */
export const csvLine = (cells: readonly CsvCell[], separator: CsvSeparator = 'comma'): string =>
	`${cells.map((cell) => cellText(cell, separator)).join(styles[separator].sign)}\r\n`;
