import { scriptOf } from './scriptOf';

/** A press from before the page could respond; one on the keyboard has its key, and when it was pressed. */
export interface Press {
	readonly type: string;
	readonly target: Element;
	readonly key?: string;
	/** In ms, as in events: letters form a word only without a pause between them. */
	readonly timeStamp?: number;
}

declare global {
	interface Window {
		/** Absent if the page wasn't rendered by the server. */
		early?: {
			readonly presses: readonly Press[];
			/** Where the mouse button went down, and where it was released after that had been replaced. */
			readonly held: { down: Element | null; up: EventTarget | null };
			/** From now on the components receive presses; what showed the earlier ones is taken back. */
			readonly end: () => void;
		};
	}
}

/**
 * Runs in the head, before anything else of the site has loaded: the browser would submit a form itself, with its
 * password in the URL, and a press would be lost. Links work without it.
 *
 * A press is answered at once, which over a slow connection may be seconds before its component can: a row is selected,
 * and a button shows that it has been pressed. A list's keys are answered once it has come to life.
 */
function listenEarly(): void {
	const presses: Press[] = [];
	/** What each row showed before. */
	const shown = new Map<Element, string>();
	const isSelected = (row: Element) => row.getAttribute('aria-selected') === 'true';
	const select = (row: Element, selected: boolean) => {
		if (!shown.has(row)) shown.set(row, String(isSelected(row)));
		row.setAttribute('aria-selected', String(selected));
		row.toggleAttribute('data-held', selected);
	};
	// The wizard's button for the next step, which is disabled until something is selected.
	const next = () => document.querySelector('[data-wizard=actions] [data-tone=primary]');
	const takeBack = (main: Element | null) => {
		for (const press of presses.splice(0)) {
			if (press.target.matches('[role=option], [role=listbox]') || !main?.contains(press.target)) presses.push(press);
			else press.target.removeAttribute('data-held');
		}
	};
	const show = (pressed: Element) => {
		if (pressed.getAttribute('role') !== 'option') pressed.setAttribute('data-held', '');
		else if (pressed.getAttribute('aria-disabled') !== 'true') {
			const was = isSelected(pressed);
			for (const row of pressed.closest('[role=listbox]')?.querySelectorAll('[role=option]') ?? [])
				if (isSelected(row)) select(row, false);
			select(pressed, !was);
			document.documentElement.dataset.early = was ? '' : 'selected';
			// Whoever selects another row hasn't finished: what was pressed to go on doesn't apply.
			takeBack(pressed.closest('main'));
			next()?.setAttribute('aria-disabled', String(was));
		}
	};
	const hear = (event: Event) => {
		const { type, target } = event;
		if (!(target instanceof Element)) return;
		// The pressed element may be the icon or text in a button; a submit button is handled as the form's submission.
		const own = type === 'submit' ? target : target.closest('button:not([type=submit]), [role=option], summary');
		if (!own || target.closest('a')) return;
		event.preventDefault();
		// A component that is already interactive receives it when it is replayed, and not twice.
		event.stopPropagation();
		presses.push({ type, target: own });
		show((event instanceof SubmitEvent && event.submitter) || own);
	};
	// Keys by which a list is left, or which belong to the browser, stay with it.
	const ofList = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|Enter|.)$/u;
	const hearKey = (event: KeyboardEvent) => {
		const { type, target, key, timeStamp } = event;
		const isOurs = target instanceof Element && target.matches('[role=listbox]') && ofList.test(key);
		if (!isOurs || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		// Nobody sees yet how far a key has led that is held down.
		if (!event.repeat) presses.push({ type, target, key, timeStamp });
	};
	const held: NonNullable<Window['early']>['held'] = { down: null, up: null };
	const hold = ({ type, target, button }: MouseEvent) => {
		if (type === 'mousedown') {
			held.down = button === 0 ? (target as Element).closest('button') : null;
			// Where an earlier press ended, this one hasn't.
			held.up = null;
		}
		// The browser makes a click of it.
		else if (held.down?.isConnected) held.down = null;
		else held.up = target;
	};
	addEventListener('mousedown', hold, true);
	addEventListener('mouseup', hold, true);
	addEventListener('click', hear, true);
	addEventListener('submit', hear, true);
	addEventListener('keydown', hearKey, true);
	window.early = {
		presses,
		held,
		end: () => {
			removeEventListener('mousedown', hold, true);
			removeEventListener('mouseup', hold, true);
			removeEventListener('click', hear, true);
			removeEventListener('submit', hear, true);
			removeEventListener('keydown', hearKey, true);
			for (const held of document.querySelectorAll('[data-held]')) held.removeAttribute('data-held');
			for (const [row, was] of shown) row.setAttribute('aria-selected', was);
			delete document.documentElement.dataset.early;
			if (shown.size > 0) next()?.setAttribute('aria-disabled', 'true');
		},
	};
}

/** {@link listenEarly} as the text of a script, which runs before the page's files have loaded. */
export const earlyScript = /* @__PURE__ */ scriptOf(listenEarly, []);
