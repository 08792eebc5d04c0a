/** A date in words, or as it is: what a server got wrong must not take the page with it. */
export function orAsItIs(text: string, format: (text: string) => string): string {
	try {
		return format(text);
	} catch {
		return text;
	}
}
