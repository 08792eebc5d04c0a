import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sessionEnd } from '../sessionEnd';
import { unsent } from '../unsent';
import { unsentForms } from './unsentForms';
import type { SiteForm } from './useForm';

/** How what is typed into a form is kept over the end of a session. */
export interface UnsentOptions<Values> {
	/** It may tell of people: the page's memory alone keeps it. */
	isPersonal?: boolean | undefined;
	/** The record as the form knows it. */
	base?: unknown;
	/** The names of what is kept; all without. */
	only?: readonly (keyof Values & string)[];
}

/**
 * Keeps what was typed when the session ends, and puts it back into the form when the same person opens it again. Where fields
 * are tied to the form in the same component, it comes after them: a field hears only what is told when it listens already.
 * @param key of the form, another for each record
 * @returns whether the form has begun with it
 */
export function useUnsent<Values extends FieldValues>(
	form: SiteForm<Values>,
	key: string,
	{ isPersonal = false, base, only }: UnsentOptions<Values> = {},
): boolean {
	const [returned] = useState(() => unsentForms.read(key));
	const { engine, isReleased } = form.inside;
	// Before anything is seen; the form began as it would have, so that it knows what was typed.
	useLayoutEffect(() => {
		if (!returned) return;
		engine.reset({ ...engine.getValues(), ...returned.values }, { keepDefaultValues: true });
		unsentForms.drop(key);
	}, [engine, returned, key]);

	const read = () => {
		if (!form.isDirty || isReleased.current) return null;
		const values = engine.getValues();
		if (only?.every((name) => values[name] === form.initial[name])) return null;
		const typed = only ? Object.fromEntries(only.map((name) => [name, values[name]])) : values;
		return { values: typed, ...(base !== undefined && { base }) };
	};
	const latest = useRef(read);
	useLayoutEffect(() => {
		latest.current = read;
	});
	useEffect(() => {
		const leave = unsentForms.watch(key, { read: () => latest.current(), isPersonal });
		// The same page goes on when one has signed in over it.
		const deafen = sessionEnd.subscribe(() => (sessionEnd.read() ? unsent.keep() : unsentForms.drop(key)));
		return () => {
			leave();
			deafen();
		};
	}, [key, isPersonal]);
	return returned !== null;
}
