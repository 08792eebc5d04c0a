import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sessionEnd } from '../sessionEnd';
import { type Typed, unsent } from '../unsent';
import { unsentForms } from './unsentForms';
import type { SiteForm } from './useForm';

/** How a form's input is kept when a session ends. */
export interface UnsentOptions<Values> {
	/** May contain personal data: kept only in the page's memory. */
	isPersonal?: boolean | undefined;
	/** The record as the form knows it. */
	base?: unknown;
	/** The names of the values to keep; all if omitted. */
	only?: readonly (keyof Values & string)[];
}

/**
 * Keeps a form's input when the session ends, and restores it when the same person opens the form again. If fields are
 * connected to the form in the same component, call it after them: a field is notified only if it already listens.
 * @param key of the form, different for each record
 * @returns whether the form was restored with it
 */
export function useUnsent<Values extends FieldValues>(
	form: SiteForm<Values>,
	key: string,
	{ isPersonal = false, base, only }: UnsentOptions<Values> = {},
): boolean {
	const [returned] = useState(() => unsentForms.read(key));
	const { engine, isReleased } = form.inside;
	// Before anything is painted; the form has its usual initial values, so that it knows what was typed.
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
	useKept(key, read, isPersonal);
	return returned !== null;
}

/**
 * Keeps what a part of the page consists of when the session ends.
 * @param read what there is to keep; null for nothing
 */
export function useKept(key: string, read: () => Typed | null, isPersonal: boolean): void {
	const latest = useRef(read);
	useLayoutEffect(() => {
		latest.current = read;
	});
	useEffect(() => {
		const leave = unsentForms.watch(key, { read: () => latest.current(), isPersonal });
		// The same page continues after signing in above it.
		const deafen = sessionEnd.subscribe(() => (sessionEnd.read() ? unsent.keep() : unsentForms.drop(key)));
		return () => {
			leave();
			deafen();
		};
	}, [key, isPersonal]);
}
