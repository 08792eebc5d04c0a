import type { Press } from './early';
import { pressEarlyAgain, successorOf } from './pressAgain';

/**
 * A mouse button that is released on another element than it went down on makes no click: also where the one has taken
 * the other's place meanwhile. Then it is pressed here.
 */
function finishHeld(): void {
	const { down, up } = window.early?.held ?? {};
	if (!down || down.isConnected) return;
	const finish = (target: EventTarget | null) => {
		const button = successorOf({ target: down });
		if (button instanceof HTMLElement && button.contains(target as Node)) button.click();
	};
	if (up) finish(up);
	else addEventListener('mouseup', ({ target }) => finish(target), { capture: true, once: true });
}

/** Acts once something is there, at the latest after one of the page's next changes. @returns gives up */
function whenThere<Thing>(root: HTMLElement, find: () => Thing | null, act: (thing: Thing) => void): () => void {
	const look = () => {
		const thing = find();
		if (thing === null) return;
		observer.disconnect();
		act(thing);
	};
	const observer = new MutationObserver(look);
	observer.observe(root, { childList: true, subtree: true });
	look();
	return () => observer.disconnect();
}

/** The row that presses in the server's list have selected; none if the last one took the selection back. */
function rowOf(presses: readonly Press[]): Element | undefined {
	let row: Element | undefined;
	for (const { target } of presses) if (target.matches('[role=option]')) row = target === row ? undefined : target;
	return row;
}

/** Where its id in the list ends with that of its country: lists have ids of their own. */
const COUNTRY_ID_LENGTH = 36;

/**
 * Selects it in the page's own list, where the wizard stands at that step: only the rows in sight are there at first. At
 * any other step, and once the user has done something else, it is no answer to anything on the screen.
 */
function selectAgain(root: HTMLElement, row: Element): void {
	const its = `main [role=option][id$="-${CSS.escape(row.id.slice(-COUNTRY_ID_LENGTH))}"]`;
	const find = () => root.querySelector<HTMLElement>(its);
	const forget = new AbortController();
	const stop = whenThere(
		root,
		() => find() ?? (isAtAnotherStep(root) ? 'gone' : null),
		(found) => {
			forget.abort();
			if (found !== 'gone' && found.getAttribute('aria-selected') !== 'true') found.click();
		},
	);
	const giveUp = () => {
		stop();
		forget.abort();
	};
	for (const type of ['pointerdown', 'keydown', 'popstate'])
		addEventListener(type, giveUp, { capture: true, signal: forget.signal });
}

/** A step has a heading, which the wait for it doesn't. */
const isAtAnotherStep = (root: HTMLElement) =>
	root.querySelector('main h1') !== null && root.querySelector('main [role=listbox]') === null;

/**
 * To be called once the server's rendering has been removed because the user sees another page: what was pressed in its
 * frame is pressed again as soon as the page's own is there, and a row that was selected is selected. If the frame fails,
 * the error's buttons are all there is, and respond.
 */
export function pressInOwnFrame(root: HTMLElement, onHeard: () => void): void {
	const row = rowOf(window.early?.presses ?? []);
	const isNothingPressed = !window.early?.presses.length;
	const isThere = () => isNothingPressed || root.querySelector('header, main, button') !== null || null;
	whenThere(root, isThere, () => {
		pressEarlyAgain(onHeard);
		finishHeld();
		if (row) selectAgain(root, row);
	});
}
