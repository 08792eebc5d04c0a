import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SiteForm, useValues } from '../../form';
import { keepFormDraft } from './formDrafts';

/** Keeps a form's input until it is submitted or given up. @param names of the values that are typed */
export function useKeptDraft<Values extends FieldValues>(
	form: SiteForm<Values>,
	key: string,
	...names: (keyof Values & string)[]
): void {
	const values = useValues(form);
	const typed = Object.fromEntries(names.map((name) => [name, values[name]]));
	const isEmpty = Object.values(typed).every((value) => value === '' || value === null || value === undefined);
	useEffect(() => {
		keepFormDraft(key, isEmpty ? null : typed);
	});
}
