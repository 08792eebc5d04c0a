import { stayNear } from './stayNear';
import { stayWithin } from './stayWithin';

/**
 * Keeps the focus near when the control that has it is removed, which React doesn't report.
 * @param set the element around the controls
 * @param heir who gets the focus; asked with the place that its part, a child of `set`, had
 * @param isAlsoDisabled also when it is disabled
 * @returns a function that ends it
 */
export function keepFocus(
	set: HTMLElement,
	heir: (place: number) => HTMLElement | null | undefined,
	isAlsoDisabled = false,
): () => void {
	let last: Element | null = null;
	let place = 0;
	const page = set.ownerDocument;
	const note = (active: Element | null) => {
		last = active;
		place = [...set.children].findIndex((part) => part.contains(active));
	};
	const { activeElement } = set.getRootNode() as Document;
	// A menu has focused its row by now.
	if (set.contains(activeElement)) note(activeElement);
	const end = new AbortController();
	const { signal } = end;
	const meet = ({ target }: Event) => {
		note(target as Element);
		if (isAlsoDisabled) stayWithin(target as Element);
	};
	set.addEventListener('focusin', meet, { signal });
	// Some browsers report it for one that is removed, too, which is still there meanwhile.
	const leave = () => {
		if (last?.isConnected && page.activeElement === page.body) last = null;
	};
	set.addEventListener('focusout', () => queueMicrotask(leave), { signal });
	const pass = () => {
		if (!last || !set.isConnected || (last.isConnected && !(isAlsoDisabled && last.matches(':disabled')))) return;
		// One that is disabled has it until the next frame.
		const { activeElement } = set.getRootNode() as Document;
		if (activeElement !== last && page.activeElement !== page.body) return;
		last = null;
		heir(place)?.focus();
	};
	const removals = new MutationObserver(pass);
	removals.observe(set, { childList: true, subtree: true, ...(isAlsoDisabled && { attributeFilter: ['disabled'] }) });
	return () => {
		end.abort();
		removals.disconnect();
		// A host's inline `ref` ends it in the middle of each rendering, also of one that removes the control.
		queueMicrotask(pass);
	};
}

/**
 * A `ref` of a set: when the control that has the focus is removed or disabled, the one that takes its place gets it, or
 * another, or the set.
 * @param stop which of its elements can have the focus
 */
export const stayAmong = (stop: string) => (set: HTMLElement | null) =>
	set
		? keepFocus(
				set,
				(place) => {
					const near = set.children[place] ?? set.lastElementChild;
					const next = near?.querySelector<HTMLElement>(stop) ?? set.querySelector<HTMLElement>(stop);
					if (!next) stayNear(set);
					return next;
				},
				true,
			)
		: undefined;
