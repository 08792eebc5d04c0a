'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { CloseIcon, SearchIcon } from '../Icon';

export type SearchFieldProps = AccessibleName &
	FieldWords & {
		id?: string;
		/** The text from outside; typing is never overwritten by an older answer to itself. */
		value?: string;
		/** Every keystroke. */
		onChange?: (value: string) => void;
		/** The text, once typing has paused. Clearing and Enter don't wait. */
		onSearch?: (value: string) => void;
		/** Milliseconds of pause. */
		debounce?: number;
		placeholder?: string;
		/** The id of the list that it filters. */
		'aria-controls'?: string;
		ref?: Ref<HTMLInputElement>;
	};

/** A search box that asks when the typing pauses, and can be emptied with one press or Escape. */
export function SearchField(props: SearchFieldProps) {
	const { value = '', onChange, onSearch, debounce = 500 } = props;
	const { ids, control } = useField(props);
	const strings = useStrings();
	const [text, setText] = useState(value);
	const [outside, setOutside] = useState(value);
	const asked = useRef(value);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const input = useRef<HTMLInputElement>(null);
	const refs = useComposedRefs(input, props.ref);

	// A change from outside (the address, a reset) is taken over; the echo of what was asked is not.
	if (value !== outside) {
		setOutside(value);
		if (value !== text && value !== asked.current) setText(value);
	}
	useEffect(() => {
		asked.current = value;
	}, [value]);
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

	return (
		<Field {...props} ids={ids}>
			<div className={css.controlGroup}>
				<span className={css.adornment}>
					<SearchIcon />
				</span>
				<input
					{...control}
					ref={refs}
					type="search"
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
						if (event.key === 'Enter') ask(text, 0);
						if (event.key === 'Escape' && text !== '') {
							event.preventDefault();
							event.stopPropagation();
							type('', 0);
						}
					}}
				/>
				{text !== '' && (
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
