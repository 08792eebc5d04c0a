import { useEffect, useRef, useState } from 'react';
import { useFieldValue } from '../../field';
import type { SearchFieldProps } from './types';

/**
 * The text in the box and the search. With a controlled `value`, every keystroke is held by the page. `searched` comes
 * from where the results come from: a change there is adopted, except the echo of an earlier search while typing
 * continues.
 */
export function useSearchText(props: SearchFieldProps) {
	const { defaultValue = '', onChange, onSearch, debounce = 500 } = props;
	const searched = props.searched ?? '';
	const [held] = useState(props.value ?? props.searched);
	/** What a form reset returns to: the page's first text, or the field's current default, such as an action's answer. */
	const initial = held ?? defaultValue;
	const [first] = useState(initial);
	const [own, setOwn] = useState(first);
	const [outside, setOutside] = useState(searched);
	/** null once the page has set another text: nobody searched for that. */
	const asked = useRef<string | null>(first);
	const typed = useRef(first);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function tell(next: string) {
		setOwn(next);
		onChange?.(next);
	}
	const isUnheard = props.value !== undefined && !onChange;
	const { value: text, change } = useFieldValue(props.value ?? own, first, isUnheard ? undefined : tell);

	if (searched !== outside) {
		setOutside(searched);
		if (searched !== asked.current) setOwn(searched);
	}
	const known = useRef(searched);
	useEffect(() => {
		if (searched === known.current) return;
		known.current = searched;
		// After navigating elsewhere, earlier typing is no longer waited for.
		if (searched !== asked.current) clearTimeout(timer.current);
		asked.current = searched;
	}, [searched]);
	useEffect(() => {
		if (props.value === undefined || props.value === typed.current) return;
		typed.current = props.value;
		asked.current = null;
	}, [props.value]);
	/** The text when the pause ends: the page may have changed what was typed. */
	const standing = useRef(text);
	useEffect(() => {
		standing.current = text;
	}, [text]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function ask(next: string) {
		clearTimeout(timer.current);
		if (next === asked.current) return;
		asked.current = next;
		onSearch?.(next);
	}
	function type(next: string, wait = debounce) {
		typed.current = next;
		change(next);
		clearTimeout(timer.current);
		if (wait === 0) ask(next);
		else timer.current = setTimeout(() => ask(standing.current), wait);
	}
	return {
		text,
		type,
		/** Searches for the current text, without a pause. */
		askNow: () => ask(text),
		reset: () => {
			typed.current = initial;
			if (text !== initial) change(initial);
			ask(initial);
		},
	};
}
