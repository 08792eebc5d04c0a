import { whenIdle } from '../whenIdle';
import { pressEarlyAgain } from './pressAgain';

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
