/** Reads one byte as one character, so that a place in the text is the same place in the bytes. */
const bytewise = new TextDecoder('latin1');

/**
 * The one file of a posted form. Not by `formData()`: Node makes a `File` of the page there, and takes it for none of its
 * own where a test's page, such as jsdom's, has brought another.
 * @returns null for anything that is no form with a file
 */
export async function fileIn(request: Request): Promise<File | null> {
	const boundary = /boundary="?([^";]+)/.exec(request.headers.get('content-type') ?? '')?.[1];
	const bytes = new Uint8Array(await request.arrayBuffer());
	const text = bytewise.decode(bytes);
	const begin = text.indexOf('\r\n\r\n') + 4;
	const end = text.lastIndexOf(`\r\n--${boundary}--`);
	const head = new TextDecoder().decode(bytes.slice(0, begin));
	const name = /name="file"; filename="([^"]*)"/.exec(head)?.[1];
	if (name === undefined || end < begin) return null;
	return new File([bytes.slice(begin, end)], name, { type: /^content-type: (.+?)\r$/im.exec(head)?.[1] ?? '' });
}
