/** Lines of comma-separated values, sent as they are made. */
export class CsvText {
	/** @param fileName what the file is called where it is kept */
	constructor(
		readonly lines: AsyncIterable<string>,
		readonly fileName: string,
	) {}
}
