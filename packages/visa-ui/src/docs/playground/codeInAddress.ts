/** Code as Storybook keeps an argument in the URL: only letters, digits, - and _. */
export function toAddress(code: string): string {
	const bytes = Array.from(new TextEncoder().encode(code), (byte) => String.fromCharCode(byte));
	return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The code in a URL; empty for anything not written by `toAddress`. */
export function fromAddress(text: string): string {
	try {
		const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
			letter.charCodeAt(0),
		);
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return '';
	}
}
