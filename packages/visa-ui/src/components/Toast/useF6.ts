import { type RefObject, useEffect } from 'react';

/** The first reachable button: some toasts may be hidden. */
export const firstButton = (region: Element | null): HTMLElement | undefined =>
	[...(region?.querySelectorAll('button') ?? [])].find((button) => button.getClientRects().length > 0);

/**
 * F6 moves to the toasts and back, as between react-aria's landmarks, which take precedence.
 * @param cameFrom where focus was before it came to the toasts
 */
export function useF6(
	region: RefObject<HTMLElement | null>,
	isShown: boolean,
	cameFrom: RefObject<HTMLElement | null>,
) {
	useEffect(() => {
		const page = region.current?.ownerDocument;
		if (!isShown || !page) return undefined;
		function onKeyDown(event: KeyboardEvent) {
			if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
			// In a shadow root, the page has another active element.
			const isInside = region.current?.matches(':focus-within');
			const wanted = isInside ? cameFrom.current : firstButton(region.current);
			event.preventDefault();
			wanted?.focus();
		}
		page.addEventListener('keydown', onKeyDown);
		return () => page.removeEventListener('keydown', onKeyDown);
	}, [region, isShown, cameFrom]);
}
