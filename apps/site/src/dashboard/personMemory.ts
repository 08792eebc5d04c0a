import { useLayoutEffect, useSyncExternalStore } from 'react';
import { unsent } from '../unsent';

/** What open pages remember, by the functions that make them forget it. */
const forgetters = new Set<() => void>();
const recallers = new Set<(person: string) => void>();
const absences = new Set<() => void>();
const listeners = new Set<() => void>();
let person: string | null = null;
let isAway = false;

/** Registers something to be forgotten when someone else works on this page, because it may contain personal data. */
export function forgetWithPerson(forget: () => void): void {
	forgetters.add(forget);
}

/** Registers something to be remembered again once somebody works on this page. */
export function recallWithPerson(recall: (person: string) => void): void {
	recallers.add(recall);
	if (person !== null) recall(person);
}

/** Notifies when someone is signed out because their session has ended, and is expected back. */
export function heedAbsence(hear: () => void): void {
	absences.add(hear);
}

/**
 * States who works on this page. What was remembered for someone else is forgotten; while someone whose session has ended
 * is expected back, nobody counts as someone else.
 * @param id of the person; null for nobody
 */
export function rememberFor(id: string | null): void {
	isAway = id === null && unsent.isAwaiting();
	if (isAway) for (const hear of absences) hear();
	if (id === person || isAway) return;
	for (const forget of forgetters) forget();
	person = id;
	if (id !== null) for (const recall of recallers) recall(id);
	for (const listener of listeners) listener();
}

unsent.keepers.add({
	// While they are on the screen, the frame says who it is.
	forget: () => {
		if (isAway) rememberFor(null);
	},
});

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
const readPerson = () => person;

/**
 * Remembers for this person once they are on the screen, not while rendering: a rendering may be discarded, and what
 * someone has typed must not be lost with it.
 * @param id null for nobody, undefined while unknown
 * @returns whether what is remembered is theirs; its readers render from then on, before anything is painted
 */
export function useMemoryOf(id: string | null | undefined): boolean {
	const now = useSyncExternalStore(subscribe, readPerson, readPerson);
	useLayoutEffect(() => {
		if (id !== undefined && id !== now) rememberFor(id);
	}, [id, now]);
	return id === now;
}
