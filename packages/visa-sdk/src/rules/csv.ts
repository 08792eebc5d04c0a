/** What a cell of a CSV may hold. */
export type CsvCell = string | number | boolean | null;

/** Tells spreadsheets that the text is UTF-8: without it they break ə, ğ and ş. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet would take for a formula and run. */
const isFormula = /^[=+\-@\t\r]/;
/** The same after what some countries part cells with, whatever we part them with. */
const laterFormulas = /([;\t\r\n])(?=[=+\-@])/g;
/** A telephone number is no formula, and must stay one that can be called. */
const isPhone = /^\+\d[\d ]*$/;

function cellText(cell: CsvCell): string {
	if (cell === null) return '';
	if (typeof cell === 'boolean') return cell ? 'Bəli' : 'Xeyr';
	if (typeof cell === 'number') return String(cell);
	// The apostrophe is what spreadsheets themselves have for "this is text".
	const parts = cell.replace(laterFormulas, "$1'");
	const text = isFormula.test(cell) && !isPhone.test(cell) ? `'${parts}` : parts;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV (RFC 4180), safe to be opened in a spreadsheet. [DSH-08] */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;
