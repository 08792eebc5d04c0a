import { whenIdle } from '../whenIdle';
import { scriptOf } from './scriptOf';

/** A press from before the page could respond; one on the keyboard has its key, and when it was pressed. */
interface Press {
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

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Reports a change like the keyboard would, so that the field's component receives it. */
type Saying = (field: Field) => void;

const isTick = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Sets a field's text without its component's knowledge. */
function put(field: Field, text: string): void {
	const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
	Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
}

/**
 * When React hydrates a field it assumes the current content, and is notified only of different content afterwards. So
 * each field is first reset to its initial content.
 */
function write(field: Field, text: string): void {
	for (const value of ['', text]) {
		put(field, value);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	}
}

function tick(field: HTMLInputElement): void {
	field.checked = field.defaultChecked;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.click();
}

const FIELDS = 'input:not([type=file]), textarea';

/** How to report the change of a field; null if it is unchanged. */
function sayingOf(field: Field): Saying | null {
	if (isTick(field)) return field.checked === field.defaultChecked ? null : () => tick(field);
	const { value } = field;
	return value === field.defaultValue ? null : () => write(field, value);
}

/** Changes in fields that don't know about them yet. */
function changedIn(root: ParentNode): [Field, Saying][] {
	return [...root.querySelectorAll<Field>(FIELDS)].flatMap((field): [Field, Saying][] => {
		const saying = sayingOf(field);
		return saying ? [[field, saying]] : [];
	});
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

function pressAgain({ type, target, key, timeStamp }: Press): void {
	if (key !== undefined) {
		const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
		Object.defineProperty(event, 'timeStamp', { value: timeStamp });
		target.dispatchEvent(event);
	} else if (target instanceof HTMLFormElement) {
		// React hydrates a part of the page when something is typed into it, not when a form is submitted.
		target.dispatchEvent(new Event('input', { bubbles: true }));
		target.requestSubmit();
	} else if (target instanceof HTMLElement) target.click();
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The button of the page's frame that now stands where one of the server's did, which has been replaced. */
function successorOf({ target }: Pick<Press, 'target'>): Element | undefined {
	const bar = target.closest('header, footer')?.localName;
	const buttons = bar ? document.querySelectorAll(`${bar} ${target.localName}`) : [];
	return Array.from(buttons).find((button) => nameOf(button) === nameOf(target));
}

/** One after the other, because a press may be possible only after the one before it has been rendered. */
async function pressAllAgain(presses: readonly Press[]): Promise<void> {
	for (const press of presses) {
		const target = press.target.isConnected ? press.target : successorOf(press);
		// Whoever pressed a button goes on from it.
		if (target !== press.target && target instanceof HTMLElement) target.focus({ preventScroll: true });
		if (target) pressAgain({ ...press, target });
		await Promise.resolve();
	}
}

function pressEarlyAgain(onHeard: () => void): void {
	window.early?.end();
	void pressAllAgain(window.early?.presses ?? []).finally(onHeard);
}

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

/**
 * To be called before the components hydrate the server's rendering.
 * @param onHeard called once the components receive all events themselves
 * @returns a function to be called when they are rendered: nothing typed or pressed meanwhile is lost
 */
export function keepEarly(root: HTMLElement, onHeard: () => void): () => void {
	const changes = new Map(changedIn(root));
	const texts = new Map([...changes.keys()].map((field) => [field, field.value]));
	const keep = (field: Field) => {
		const saying = sayingOf(field);
		texts.set(field, field.value);
		if (saying) changes.set(field, saying);
		else changes.delete(field);
	};
	// Typed during hydration: the first re-rendering empties the field.
	const note = ({ target }: Event) => void (isField(target) && keep(target));
	// The next letter continues what was typed, rather than an emptied field.
	const restore = ({ target }: Event) => {
		if (!isField(target) || isTick(target)) return;
		const text = texts.get(target);
		if (text !== undefined && text !== target.value) put(target, text);
	};
	root.addEventListener('input', note, true);
	root.addEventListener('beforeinput', restore, true);
	const hear = () => {
		root.removeEventListener('input', note, true);
		root.removeEventListener('beforeinput', restore, true);
		for (const [field, saying] of changedIn(root)) changes.set(field, saying);
		// React hydrates each part of the page separately, at the latest when something is typed into it, and doesn't
		// process that first input. Here every form has had it.
		for (const field of root.querySelectorAll(FIELDS)) field.dispatchEvent(new Event('input', { bubbles: true }));
		for (const [field, say] of changes) if (field.isConnected) say(field);
		pressEarlyAgain(onHeard);
	};
	return () => {
		if (changes.size > 0 || (window.early?.presses.length ?? 0) > 0) soon(hear);
		else whenNeeded(hear);
	};
}

/** React hydrates nothing while it is working itself. */
const soon = (hear: () => void) => void setTimeout(hear);

/**
 * If nobody is waiting, React hydrates in small steps, and the rest costs nothing when it has finished. Typing or
 * pressing before that hydrates everything at once.
 */
function whenNeeded(hear: () => void): void {
	const waiting = new AbortController();
	const { signal } = waiting;
	const stop = whenIdle(() => {
		waiting.abort();
		hear();
	});
	const hurry = () => {
		waiting.abort();
		stop();
		soon(hear);
	};
	for (const type of ['click', 'submit', 'input', 'keydown']) addEventListener(type, hurry, { capture: true, signal });
}
