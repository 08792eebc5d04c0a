'use client';

import {
	type ComponentPropsWithRef,
	createContext,
	type MouseEvent,
	type ReactElement,
	type ReactNode,
	useContext,
	useMemo,
} from 'react';

interface Router {
	navigate: (href: string) => void;
	useHref: (href: string) => string;
}

const RouterContext = createContext<Router | null>(null);
const sameHref = (href: string) => href;

export interface RouterProviderProps {
	/** Navigates to a path without reloading the page. */
	navigate: (href: string) => void;
	/** Turns a path of the application into a URL, e.g. if the application is served under a prefix. */
	useHref?: (href: string) => string;
	children: ReactNode;
}

/** Makes all links inside use the application's router. Without it they are plain links. */
export function RouterProvider({ navigate, useHref = sameHref, children }: RouterProviderProps) {
	const router = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
	return <RouterContext value={router}>{children}</RouterContext>;
}

/** A link's destination, and what happens when it is pressed. */
export interface AnchorOptions {
	href: string;
	isExternal?: boolean | undefined;
	download?: boolean | undefined;
	onPress?: (() => void) | undefined;
}

/**
 * Renders a link instead of `<a>`, such as a framework's link component; it receives all props that the `<a>` would
 * have.
 */
export type RenderLink = (anchor: ComponentPropsWithRef<'a'> & { href: string }) => ReactElement;

/** The attributes of an `<a>`: the browser's own behaviour stays (new tab, download, other origins, modified clicks). */
export function useAnchor({ href, isExternal = false, download = false, onPress }: AnchorOptions) {
	const router = useContext(RouterContext);
	const address = (router?.useHref ?? sameHref)(href);
	const isLocal = /^\/(?!\/)/.test(href) || /^[?]/.test(href);
	function onClick(event: MouseEvent<HTMLAnchorElement>) {
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		// A click that opens another tab changes nothing here.
		if (isPlain) onPress?.();
		if (!router || event.defaultPrevented || isExternal || download || !isLocal || !isPlain) return;
		event.preventDefault();
		router.navigate(href);
	}
	return {
		href: isLocal ? address : href,
		onClick,
		download: download || undefined,
		...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
	};
}
