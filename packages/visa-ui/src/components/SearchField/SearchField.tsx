'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type AccessibleName, Field, type FieldWords, type FormSettings, useField, useFormPart } from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { CloseIcon, SearchIcon } from '../Icon';
import { Spinner } from '../Spinner';

export type SearchFieldProps = AccessibleName &
	FieldWords &
	FormSettings<string> & {
		id?: string;
		/** The text from outside; typing is never overwritten by an older answer to itself. */
		value?: string;
		/** What stands there at first and after a form's reset, where nobody outside holds the text. */
		defaultValue?: string;
		/** Every keystroke. */
		onChange?: (value: string) => void;
		/** The text, once typing has paused. Clearing and Enter don't wait. */
		onSearch?: (value: string) => void;
		/** Milliseconds of pause. */
		debounce?: number;
		placeholder?: string;
		/** The id of the list that it filters. */
		'aria-controls'?: string;
		/** What was asked for is on its way. */
		isPending?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** A search box that asks when the typing pauses, and can be emptied with one press or Escape. */
export function SearchField(props: SearchFieldProps) {
	const { defaultValue = '', onChange, onSearch, debounce = 500, isReadOnly } = props;
	const value = props.value ?? '';
	const strings = useStrings();
	const [first] = useState(props.value);
	const [text, setText] = useState(first ?? defaultValue);
	const [outside, setOutside] = useState(value);
	const asked = useRef(text);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const input = useRef<HTMLInputElement>(null);
	const refs = useComposedRefs(input, props.ref);

	// A change from outside (the address, a reset) is taken over; the echo of what was asked is not.
	if (value !== outside) {
		setOutside(value);
		if (value !== text && value !== asked.current) setText(value);
	}
	useEffect(() => {
		if (props.value !== undefined) asked.current = props.value;
	}, [props.value]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function ask(next: string, wait: number) {
		clearTimeout(timer.current);
		const send = () => {
			if (next === asked.current) return;
			asked.current = next;
			onSearch?.(next);
		};
		if (wait === 0) send();
		else timer.current = setTimeout(send, wait);
	}
	function type(next: string, wait = debounce) {
		setText(next);
		onChange?.(next);
		ask(next, wait);
	}

	const reset = () => type(first ?? defaultValue, 0);
	const errorMessage = useFormPart({ ...props, within: input, value: text, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);

	return (
		<Field {...words} ids={ids}>
			<div className={css.controlGroup}>
				<span className={css.adornment}>{props.isPending ? <Spinner label={strings.loading} /> : <SearchIcon />}</span>
				<input
					{...control}
					ref={refs}
					type="search"
					name={props.name}
					aria-required={props.isRequired || undefined}
					disabled={props.isDisabled}
					readOnly={isReadOnly}
					className={css.bareInput}
					value={text}
					placeholder={props.placeholder}
					aria-controls={props['aria-controls']}
					autoComplete="off"
					autoCorrect="off"
					spellCheck={false}
					enterKeyHint="search"
					onChange={(event) => type(event.target.value)}
					onKeyDown={(event) => {
						// Keys that make a word of several strokes are the input method's.
						if (event.nativeEvent.isComposing) return;
						if (event.key === 'Enter') ask(text, 0);
						if (event.key === 'Escape' && text !== '' && !isReadOnly) {
							event.preventDefault();
							event.stopPropagation();
							type('', 0);
						}
					}}
				/>
				{text !== '' && !isReadOnly && !props.isDisabled && (
					<button
						type="button"
						className={css.adornmentButton}
						aria-label={strings.clear}
						onClick={() => {
							type('', 0);
							input.current?.focus();
						}}
					>
						<CloseIcon size="small" />
					</button>
				)}
			</div>
		</Field>
	);
}
