import { useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { forgetWithPerson, heedAbsence } from '../personMemory';

/**
 * What was typed about cases and is not with the server yet, by case and form. It stays while one looks at other
 * cases, and in this page's memory alone: it may tell of people.
 */
const drafts = new Map<string, FieldValues>();

/** Those among them whose writer was sent away by the end of a session. */
const interrupted = new Set<string>();

const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function watch(): void {
	if (drafts.size > 0) window.addEventListener('beforeunload', warn);
	else window.removeEventListener('beforeunload', warn);
	for (const tell of listeners) tell();
}

// What one person typed is not for the next one in this browser.
forgetWithPerson(() => {
	drafts.clear();
	interrupted.clear();
	watch();
});
heedAbsence(() => {
	for (const key of drafts.keys()) interrupted.add(key);
});

/** What was typed into a case's form and not sent, over how the form begins. */
export const formDraftOf = <Values extends FieldValues>(key: string, empty: Values): Values => ({
	...empty,
	...drafts.get(key),
});

/** Drops what was typed, once it is sent or given up. */
export const forgetFormDraft = (key: string): void => keepFormDraft(key, null);

/** Keeps what was typed; null for nothing. */
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
/** Under it is kept, by case, what was typed while a step was under way that can't be made again. */
const sinceKey = (id: string) => `${id}:since`;

const typedSinceOf = (id: string): string | undefined => drafts.get(sinceKey(id))?.text;

/** Keeps what was typed after the sending of a step that is over, below what is kept of one before. */
export function keepTypedSince(id: string, text: string): void {
	const before = typedSinceOf(id);
	keepFormDraft(sinceKey(id), { text: before ? `${before}\n\n${text}` : text });
}

/** Drops it, once it is taken along or given up. */
export const forgetTypedSince = (id: string): void => forgetFormDraft(sinceKey(id));

/** What was typed about a case after the sending of a step that is over; undefined for nothing. */
export const useTypedSince = (id: string): string | undefined => useSyncExternalStore(listen, () => typedSinceOf(id));

/** Whether something that was typed about a case when the session ended still waits in its forms. */
export function useInterrupted(id: string): boolean {
	const read = () => [...interrupted].some((key) => key.startsWith(`${id}:`));
	return useSyncExternalStore(listen, read, read);
}
