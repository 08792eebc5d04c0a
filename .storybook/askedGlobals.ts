/** The globals of the URL: 'globals=theme:dark;language:en'. */
export function askedGlobals(): Record<string, string> {
	const wishes = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
	return Object.fromEntries(wishes.filter(Boolean).map((wish) => wish.split(':', 2)));
}
