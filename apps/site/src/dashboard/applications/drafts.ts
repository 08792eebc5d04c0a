import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SiteForm, useValues } from '../../form';

/**
 * What was typed about cases and is not with the server yet, by case and form. It stays while one looks at other
 * cases, and in this page's memory alone: it may tell of people.
 */
const drafts = new Map<string, FieldValues>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function watch(): void {
	if (drafts.size > 0) window.addEventListener('beforeunload', warn);
	else window.removeEventListener('beforeunload', warn);
}

let person: string | null = null;
/** What one person typed is not for the next one in this browser. */
export function keepDraftsOf(id: string | null): void {
	if (id !== person) drafts.clear();
	person = id;
	watch();
}

export const draftOf = <Values extends FieldValues>(key: string, empty: Values): Values => ({
	...empty,
	...drafts.get(key),
});

export function forgetDraft(key: string): void {
	drafts.delete(key);
	watch();
}

/** Keeps what is typed into a form until it is sent or given up. @param names of the values that are typed */
export function useKeptDraft<Values extends FieldValues>(
	form: SiteForm<Values>,
	key: string,
	...names: (keyof Values & string)[]
): void {
	const values = useValues(form);
	const typed = Object.fromEntries(names.map((name) => [name, values[name]]));
	const isEmpty = Object.values(typed).every((value) => value === '' || value === null || value === undefined);
	useEffect(() => {
		if (!isEmpty) drafts.set(key, typed);
		else drafts.delete(key);
		watch();
	});
}
