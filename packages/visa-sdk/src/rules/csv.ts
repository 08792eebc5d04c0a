/** The possible values of a CSV cell. */
export type CsvCell = string | number | boolean | null;

/** Tells spreadsheets that the text is UTF-8; without it they break ə, ğ and ş. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet would execute as a formula; some take full-width signs for the usual ones. */
const isFormula = /^[=+\-@＝＋－＠\t\r]/;
/** The same after separators used in some countries, whichever one we use; quotes there are taken for those of a cell. */
const laterFormulas = /([;\t\r\n])(?="*[=+\-@＝＋－＠])/g;
/** A phone number isn't a formula, and must remain dialable. */
const isPhone = /^\+\d[\d ]*$/;

function cellText(cell: CsvCell): string {
	if (cell === null) return '';
	if (typeof cell === 'boolean') return cell ? 'Bəli' : 'Xeyr';
	if (typeof cell === 'number') return String(cell);
	// Spreadsheets themselves use an apostrophe to mark text.
	const parts = cell.replace(laterFormulas, "$1'");
	const text = isFormula.test(cell) && !isPhone.test(cell) ? `'${parts}` : parts;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV (RFC 4180), safe to open in a spreadsheet. [DSH-08] */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;
