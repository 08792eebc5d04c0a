import { useEffect, useLayoutEffect, useRef } from 'react';
import { shortcutStore } from './shortcutStore';
import { type ShortcutId, shortcutOf } from './shortcuts';
import { watchTyping } from './typingPause';

/** The action of each shortcut; one without an action does nothing. */
export type ShortcutActs = Partial<Record<ShortcutId, (key?: string) => void>>;

const typing =
	'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox], [role=listbox], [contenteditable=true]';
const sheets = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether something is open above the page that keys and focus belong to. */
export const isSheetOpen = (): boolean => document.querySelector(sheets) !== null;

/** Where toasts are: above the page and anything open in it. */
export const news = '[data-react-aria-top-layer]';

const isIn = (target: EventTarget | null, place: string) => target instanceof Element && target.closest(place) !== null;
const isField = (target: EventTarget | null) => isIn(target, typing);

/** Whether a plain key is for the focused field, or for a sheet above the page. */
const isElsewhere = (target: EventTarget | null): boolean => isField(target) || isIn(target, news) || isSheetOpen();

/**
 * Handles the desk's shortcuts: none while typing, and no disabled ones. [DSH-16]
 * @param isCovered whether a sheet is open or opening: what is typed meanwhile is meant for it
 */
export function useShortcuts(acts: ShortcutActs, isCovered: boolean): void {
	const latest = useRef({ acts, isCovered });
	useLayoutEffect(() => {
		latest.current = { acts, isCovered };
	});
	useEffect(() => {
		const typed = watchTyping();
		const hear = (event: KeyboardEvent) => {
			if (isField(event.target)) typed.note(event);
			else if (!event.ctrlKey && !event.metaKey && typed.isMeant(event)) return;
			const shortcut = shortcutOf(event);
			if (!shortcut) return;
			const { id } = shortcut;
			const isOff = shortcutStore.read().has(id);
			// Forms handle this one themselves, unless it is stopped.
			if (id === 'send') {
				if (isOff) event.stopPropagation();
				return;
			}
			const act = latest.current.acts[id];
			if (isOff || !act || event.defaultPrevented) return;
			if (id !== 'palette' && (latest.current.isCovered || isElsewhere(event.target))) return;
			event.preventDefault();
			// A key that is held down walks on; anything else is done once.
			if (!event.repeat || id === 'next' || id === 'previous') act(event.key);
		};
		const end = new AbortController();
		window.addEventListener('keydown', hear, { capture: true, signal: end.signal });
		window.addEventListener('pointerdown', typed.end, { capture: true, signal: end.signal });
		return () => end.abort();
	}, []);
}
