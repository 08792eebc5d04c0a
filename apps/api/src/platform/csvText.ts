/** Lines of comma-separated values, sent as they are produced. */
export class CsvText {
	/** @param fileName the name of the downloaded file */
	constructor(
		readonly lines: AsyncIterable<string>,
		readonly fileName: string,
	) {}
}
