import type { KeyboardEvent } from 'react';

/** Among radio buttons of the same name only one is a tab stop: the selected one, if any. */
const isOneOf = (stop: HTMLElement, other: HTMLElement) =>
	stop.matches('[type="radio"]') &&
	other.matches('[type="radio"]') &&
	stop.getAttribute('name') !== null &&
	stop.getAttribute('name') === other.getAttribute('name');

/** Keeps Tab within the part of the page that handles it: the last control is followed by the first, and vice versa. */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
	if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
	const part = event.currentTarget;
	const from = event.target as HTMLElement;
	const within = [...part.querySelectorAll<HTMLElement>('*')].filter(
		(element) =>
			element.tabIndex >= 0 &&
			!element.matches(':disabled, [type="hidden"], a:not([href]), [inert], [inert] *') &&
			isSeen(element),
	);
	const [edge, other] = event.shiftKey ? [within[0], within.at(-1)] : [within.at(-1), within[0]];
	if (!edge || !other || !(edge === from || isOneOf(edge, from) || part === from)) return;
	event.preventDefault();
	const chosen = within.find((stop) => isOneOf(other, stop) && (stop as HTMLInputElement).checked);
	(chosen ?? other).focus();
}

/** Without layout, as in jsdom, everything is visible. */
const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
