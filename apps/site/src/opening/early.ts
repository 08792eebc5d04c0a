import { whenIdle } from '../whenIdle';

/** Something that was pressed before the page could hear it. */
interface Press {
	readonly type: string;
	readonly target: Element;
}

declare global {
	interface Window {
		/** Missing where the page was not rendered by the server. */
		early?: { readonly presses: readonly Press[]; readonly end: () => void };
	}
}

/**
 * Runs in the head, before anything else of the site is there: a form would be sent by the browser itself, with its
 * password in the address, and a press would be lost. Links lead on by themselves.
 */
function listenEarly(): void {
	const presses: Press[] = [];
	const hear = (event: Event) => {
		const { type, target } = event;
		if (!(target instanceof Element)) return;
		// What is pressed is the icon or the word in a button; one that sends its form is heard as the sending.
		const own = type === 'submit' ? target : target.closest('button:not([type=submit]), [role=option], summary');
		if (!own || target.closest('a')) return;
		event.preventDefault();
		// A component that is alive already hears it when it is said again, and not twice.
		event.stopPropagation();
		presses.push({ type, target: own });
	};
	addEventListener('click', hear, true);
	addEventListener('submit', hear, true);
	window.early = {
		presses,
		end: () => {
			removeEventListener('click', hear, true);
			removeEventListener('submit', hear, true);
		},
	};
}

/** {@link listenEarly} as the text of a script: the page runs it before its files are here. */
export const earlyScript = `(${listenEarly})()`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Says it as the keyboard would have, so that the component whose field it is hears it. */
type Saying = (field: Field) => void;

const isTick = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Puts a text into a field without its component's knowing. */
function put(field: Field, text: string): void {
	const owner = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
	Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
}

/**
 * React takes a field over, when it first hears of it, with what is in it then, and afterwards hears of other contents
 * only. So each is first as it came.
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

/** How to say what was changed in a field; null where it is as it came. */
function sayingOf(field: Field): Saying | null {
	if (isTick(field)) return field.checked === field.defaultChecked ? null : () => tick(field);
	const { value } = field;
	return value === field.defaultValue ? null : () => write(field, value);
}

/** What was changed in fields that do not know of it yet. */
function changedIn(root: ParentNode): [Field, Saying][] {
	return [...root.querySelectorAll<Field>(FIELDS)].flatMap((field): [Field, Saying][] => {
		const saying = sayingOf(field);
		return saying ? [[field, saying]] : [];
	});
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

function pressAgain({ target }: Press): void {
	if (target instanceof HTMLFormElement) {
		// React wakes a part of the page for what is typed in it, not for the sending of a form.
		target.dispatchEvent(new Event('input', { bubbles: true }));
		target.requestSubmit();
	} else if (target instanceof HTMLElement) target.click();
}

/**
 * To be called before the components take over what the server has rendered.
 * @param onHeard from here on the components hear everything themselves
 * @returns to be called when they stand: nothing that was typed or pressed meanwhile is lost
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
	// Typed while the components take over: the first thing that they draw anew empties the field.
	const note = ({ target }: Event) => void (isField(target) && keep(target));
	// The next letter goes on from what was typed, and not from a field that was emptied.
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
		// React takes each part of the page over apart, at the latest when something is typed in it; of that first input it
		// hears nothing. Here every form has had it.
		for (const field of root.querySelectorAll(FIELDS)) field.dispatchEvent(new Event('input', { bubbles: true }));
		for (const [field, say] of changes) if (field.isConnected) say(field);
		window.early?.end();
		for (const press of window.early?.presses ?? []) if (press.target.isConnected) pressAgain(press);
		onHeard();
	};
	return () => {
		if (changes.size > 0 || (window.early?.presses.length ?? 0) > 0) soon(hear);
		else whenNeeded(hear);
	};
}

/** While it is at work itself, React wakes nothing. */
const soon = (hear: () => void) => void setTimeout(hear);

/**
 * Nobody waits: React takes the parts of the page over in small steps, and what is done when it has finished costs
 * nothing. Who types or presses before that has all of it at once.
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
	for (const type of ['click', 'submit', 'input']) addEventListener(type, hurry, { capture: true, signal });
}
