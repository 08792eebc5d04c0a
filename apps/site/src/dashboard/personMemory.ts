import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What pages remember while they stay open, by how each forgets it. */
const forgetters = new Set<() => void>();
const listeners = new Set<() => void>();
let person: string | null = null;

/** Has something forgotten as soon as somebody else works on this page: it may tell of people. */
export function forgetWithPerson(forget: () => void): void {
	forgetters.add(forget);
}

/**
 * Says who works on this page. What was remembered for somebody else is gone from then on.
 * @param id of the person; null for nobody
 */
export function rememberFor(id: string | null): void {
	if (id === person) return;
	for (const forget of forgetters) forget();
	person = id;
	for (const listener of listeners) listener();
}

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
