/**
 * Downloads a text as a file. The whole text is in memory, twice for a moment: enough for a list of a hundred thousand
 * lines, 15 MB. What is larger is better downloaded from an address by the browser itself.
 */
export function download(text: string, { name, type }: { name: string; type: string }): void {
	const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	URL.revokeObjectURL(url);
}
