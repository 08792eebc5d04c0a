/** An answer that is JSON already and the same for everyone who asks the same; a browser that has it hears so. */
export class ReadyJson {
	constructor(
		readonly json: string,
		/** Changes with the content. */
		readonly etag: string,
	) {}
}
