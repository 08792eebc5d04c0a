import { useLayoutEffect, useSyncExternalStore } from 'react';
import { unsent } from '../unsent';

/** What pages remember while they stay open, by how each forgets it. */
const forgetters = new Set<() => void>();
const absences = new Set<() => void>();
const listeners = new Set<() => void>();
let person: string | null = null;
let isAway = false;

/** Has something forgotten as soon as somebody else works on this page: it may tell of people. */
export function forgetWithPerson(forget: () => void): void {
	forgetters.add(forget);
}

/** Hears that somebody is sent away whose session has ended, and who is expected back. */
export function heedAbsence(hear: () => void): void {
	absences.add(hear);
}

/**
 * Says who works on this page. What was remembered for somebody else is gone from then on; while somebody whose session has
 * ended is expected back, nobody is no one else.
 * @param id of the person; null for nobody
 */
export function rememberFor(id: string | null): void {
	isAway = id === null && unsent.isAwaiting();
	if (isAway) for (const hear of absences) hear();
	if (id === person || isAway) return;
	for (const forget of forgetters) forget();
	person = id;
	for (const listener of listeners) listener();
}

unsent.keepers.add({
	// While they are on the screen, the frame says who is.
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
 * Remembers for this person from when they are on the screen, not while that is drawn: a drawing may be thrown away, and
 * what somebody has typed must not go with it.
 * @param id null for nobody, undefined while it is not known
 * @returns whether what is remembered is theirs; what reads it is drawn from then on, before anything is seen
 */
export function useMemoryOf(id: string | null | undefined): boolean {
	const now = useSyncExternalStore(subscribe, readPerson, readPerson);
	useLayoutEffect(() => {
		if (id !== undefined && id !== now) rememberFor(id);
	}, [id, now]);
	return id === now;
}
