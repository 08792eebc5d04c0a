import { useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatMoney } from 'visa-sdk/format';
import { unsentForms } from '../../form/unsentForms';
import { unsent } from '../../unsent';
import { forgetWithPerson, heedAbsence, recallWithPerson } from '../personMemory';

/**
 * Unsent input about cases, by case and form. It is kept while other cases are viewed, in this page's memory, because it
 * may contain personal data; only between leaving the page and coming back in this tab, as with a reload, is it stored.
 */
const drafts = new Map<string, FieldValues>();

/** Those whose author was signed out when a session ended, or has reloaded the page. */
const interrupted = new Set<string>();

/** Those that are being sent: until the answer, they are neither sent nor left over. */
const sending = new Set<string>();

/** The end of the key of a note that is being sent; it returns to its form by itself. */
const SENDING = ':sending';

const listeners = new Set<() => void>();

/** What somebody typed; empty for a date or a tick alone, which is quickly set again. */
const textOf = ({ amount, text, reason, note }: FieldValues): string =>
	[amount && formatMoney(amount), text ?? reason ?? note].filter(Boolean).join(': ');

/** How they are called where other forms are stored too. */
const STORED = 'case ';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
/** What is being sent probably arrives: found again, it would be sent twice. */
const leave = () =>
	unsentForms.leave(
		Object.fromEntries(
			[...drafts]
				.filter(([key]) => !sending.has(key) && !key.endsWith(SENDING))
				.map(([key, values]) => [STORED + key, { values }]),
		),
	);
/** A browser may show the page again as it was left. */
const comeBack = () => unsentForms.takeBack(unsent.author() ?? '', STORED);

function watch(): void {
	const isTyped = [...drafts.values()].some(textOf);
	const change = isTyped ? 'addEventListener' : 'removeEventListener';
	window[change]('beforeunload', warn as EventListener);
	window[change]('pagehide', leave);
	window[change]('pageshow', comeBack);
	for (const tell of listeners) tell();
}

// One person's input isn't for the next one in this browser.
forgetWithPerson(() => {
	drafts.clear();
	interrupted.clear();
	sending.clear();
	watch();
});
heedAbsence(() => {
	for (const key of drafts.keys()) interrupted.add(key);
});
recallWithPerson((person) => {
	for (const [stored, { values }] of unsentForms.takeBack(person, STORED)) {
		const key = stored.slice(STORED.length);
		drafts.set(key, values);
		interrupted.add(key);
	}
	watch();
});

/** Unsent input of a case's form, on top of the form's initial values. */
export const formDraftOf = <Values extends FieldValues>(key: string, empty: Values): Values => ({
	...empty,
	...drafts.get(key),
});

/** Discards the input once it is sent or given up. */
export const forgetFormDraft = (key: string): void => keepFormDraft(key, null);

/** Keeps the input; null for none. */
export function keepFormDraft(key: string, typed: FieldValues | null): void {
	if (typed) drafts.set(key, typed);
	else drafts.delete(key);
	if (!typed) interrupted.delete(key);
	watch();
}

const listen = (tell: () => void) => {
	listeners.add(tell);
	return () => listeners.delete(tell);
};
/** The key, per case, of what was typed during an action that can't be repeated. */
const sinceKey = (id: string) => `${id}:since`;

const typedSinceOf = (id: string): string | undefined => drafts.get(sinceKey(id))?.text;

/** Keeps what was typed after submitting an action that is over, below earlier input. */
export function keepTypedSince(id: string, text: string): void {
	const before = typedSinceOf(id);
	keepFormDraft(sinceKey(id), { text: before ? `${before}\n\n${text}` : text });
}

/** Sends a form whose input is kept; if that fails, it is unsent input again. */
export async function whileSending<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
	sending.add(key);
	try {
		const answer = await send();
		// It is forgotten next, and who listens is told then.
		sending.delete(key);
		return answer;
	} catch (error) {
		sending.delete(key);
		watch();
		throw error;
	}
}

/** Whether a case's form, by its name, can be opened now. */
export type IsOffered = (form: string) => boolean;

/** The keys of what was typed about a case but can no longer be sent: its form has gone. */
const leftOver = (id: string, isOffered: IsOffered): string[] =>
	[...drafts.keys()].filter(
		(key) => key.startsWith(`${id}:`) && !sending.has(key) && !isOffered(key.slice(id.length + 1)),
	);

/** Discards it once it was used or given up. */
export const forgetLeftOver = (id: string, isOffered: IsOffered): void => {
	for (const key of leftOver(id, isOffered)) forgetFormDraft(key);
};

/**
 * What was typed about a case but can no longer be sent, because its form has gone: the action is over, or someone else
 * was faster. Empty for none. [DSH-09]
 */
export const useLeftOver = (id: string, isOffered: IsOffered): string => {
	const read = () =>
		leftOver(id, isOffered)
			.flatMap((key) => textOf(drafts.get(key) ?? {}) || [])
			.join('\n\n');
	return useSyncExternalStore(listen, read, read);
};

/** Whether input about a case from before the session ended is still in its forms. */
export function useInterrupted(id: string): boolean {
	const read = () => [...interrupted].some((key) => key.startsWith(`${id}:`));
	return useSyncExternalStore(listen, read, read);
}
