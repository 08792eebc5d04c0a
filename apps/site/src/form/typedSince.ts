/**
 * What was typed into a text after it was submitted: what follows the submitted part, or everything if that was changed.
 */
export function typedSince(sent: string | null | undefined, now: string | null | undefined): string {
	const [was, is] = [sent?.trim() ?? '', now?.trim() ?? ''];
	return is.startsWith(was) ? is.slice(was.length).trim() : is;
}
