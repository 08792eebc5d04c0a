import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SiteForm, useValues } from '../../form';
import { keepFormDraft } from './formDrafts';

/**
 * Keeps a form's input until it is submitted or given up: of the named values those that differ from what the empty form
 * has.
 */
export function useKeptDraft<Values extends FieldValues>(
	form: SiteForm<Values>,
	key: string,
	empty: Values,
	...names: (keyof Values & string)[]
): void {
	const values = useValues(form);
	const typed = names.filter((name) => (values[name] ?? '') !== (empty[name] ?? ''));
	useEffect(() => {
		keepFormDraft(key, typed.length > 0 ? Object.fromEntries(typed.map((name) => [name, values[name]])) : null);
	});
}
