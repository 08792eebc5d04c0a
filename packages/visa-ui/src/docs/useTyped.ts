import { useState } from 'react';

interface Typed {
	/** What the field shows. */
	text: string;
	isValid: boolean;
	/** The text that was last valid: while another is being typed, the page stays as it is. */
	last: string;
	onChange: (text: string) => void;
}

/**
 * The text of a field whose value is passed on in one plain form, and only when it is valid: Storybook's addresses omit
 * values with other characters. The field keeps what was typed, until the value changes otherwise.
 * @param read the value that a text stands for; undefined if it stands for none
 */
export function useTyped(
	value: string,
	read: (text: string) => string | undefined,
	pass: (value: string) => void,
): Typed {
	const [text, setText] = useState(value);
	const [last, setLast] = useState(value);
	const [seen, setSeen] = useState(value);
	// A value that is passed on comes back later, when more has been typed.
	const [awaited, setAwaited] = useState<readonly string[]>([]);
	if (value !== seen) {
		setSeen(value);
		const at = awaited.indexOf(value);
		setAwaited(at < 0 ? [] : awaited.slice(at + 1));
		if (at < 0) setText(value);
	}
	const isValid = read(text) !== undefined;
	if (isValid && text !== last) setLast(text);
	return {
		text,
		isValid,
		last: isValid ? text : last,
		onChange(next) {
			setText(next);
			const passed = read(next);
			if (passed === undefined || passed === (awaited.at(-1) ?? value)) return;
			setAwaited([...awaited, passed]);
			pass(passed);
		},
	};
}
