import { useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { forgetWithPerson, heedAbsence } from '../personMemory';

/**
 * Unsent input about cases, by case and form. It is kept while other cases are viewed, and only in this page's memory,
 * because it may contain personal data.
 */
const drafts = new Map<string, FieldValues>();

/** Those whose author was signed out when a session ended. */
const interrupted = new Set<string>();

const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function watch(): void {
	if (drafts.size > 0) window.addEventListener('beforeunload', warn);
	else window.removeEventListener('beforeunload', warn);
	for (const tell of listeners) tell();
}

// One person's input isn't for the next one in this browser.
forgetWithPerson(() => {
	drafts.clear();
	interrupted.clear();
	watch();
});
heedAbsence(() => {
	for (const key of drafts.keys()) interrupted.add(key);
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

/** Discards it once it was used or given up. */
export const forgetTypedSince = (id: string): void => forgetFormDraft(sinceKey(id));

/** What was typed about a case after submitting an action that is over; undefined for none. */
export const useTypedSince = (id: string): string | undefined => useSyncExternalStore(listen, () => typedSinceOf(id));

/** Whether input about a case from before the session ended is still in its forms. */
export function useInterrupted(id: string): boolean {
	const read = () => [...interrupted].some((key) => key.startsWith(`${id}:`));
	return useSyncExternalStore(listen, read, read);
}
