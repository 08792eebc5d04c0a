import { useEffect, useRef, useState } from 'react';
import { useFieldValue } from '../../field';
import type { SearchFieldProps } from './SearchField';

/**
 * What stands in the box and what is asked for. Whoever holds `value` holds every letter of it. What is `searched` comes from
 * where the answers come from: a change there is taken over, but not the echo of what was asked while one types on.
 */
export function useSearchText(props: SearchFieldProps) {
	const { defaultValue = '', onChange, onSearch, debounce = 500 } = props;
	const searched = props.searched ?? '';
	const [first] = useState(props.value ?? props.searched ?? defaultValue);
	const [own, setOwn] = useState(first);
	const [outside, setOutside] = useState(searched);
	/** null once the page has put another text there: nobody has asked for that. */
	const asked = useRef<string | null>(first);
	const typed = useRef(first);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function tell(next: string) {
		setOwn(next);
		onChange?.(next);
	}
	const isUnheard = props.value !== undefined && !onChange;
	const { value: text, change, reset } = useFieldValue(props.value ?? own, first, isUnheard ? undefined : tell);

	if (searched !== outside) {
		setOutside(searched);
		if (searched !== asked.current) setOwn(searched);
	}
	const known = useRef(searched);
	useEffect(() => {
		if (searched === known.current) return;
		known.current = searched;
		// Who has meanwhile gone elsewhere does not wait for what was typed before.
		if (searched !== asked.current) clearTimeout(timer.current);
		asked.current = searched;
	}, [searched]);
	useEffect(() => {
		if (props.value === undefined || props.value === typed.current) return;
		typed.current = props.value;
		asked.current = null;
	}, [props.value]);
	/** What stands there when the pause ends: the page may have made something else of what was typed. */
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
		/** Asks for what stands there, without a pause. */
		askNow: () => ask(text),
		reset: () => {
			typed.current = first;
			reset();
			ask(first);
		},
	};
}
