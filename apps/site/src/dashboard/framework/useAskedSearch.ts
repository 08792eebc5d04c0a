import { useLocation, useSearch } from '@tanstack/react-router';

/**
 * The search of the address that a page was last asked for. Before the router takes a change of it over, it may ask the
 * server who is there: whoever chooses something else meanwhile adds to what is chosen already, and doesn't replace it.
 * @param path the page's own: on the way to another one it stays as it is
 */
export function useAskedSearch(path: string): Record<string, unknown> {
	const shown = useSearch({ strict: false });
	const asked = useLocation({ select: ({ pathname, search }) => (pathname === path ? search : null) });
	return asked ?? shown;
}
