'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useField,
	useFormPart,
} from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { CloseIcon, SearchIcon } from '../Icon';
import { Spinner } from '../Spinner';
import { useSearchText } from './useSearchText';

export type SearchFieldProps = AccessibleName &
	FieldWords &
	ControlProps &
	HeldValue<string> &
	FormSettings<string> & {
		/**
		 * What is searched for, where an address or a store says it: another text from there is taken over, while typing is never
		 * overwritten by an older answer to itself. `value`, held at every keystroke, wins over it.
		 */
		searched?: string;
		/** The text, once typing has paused. Clearing and Enter don't wait. */
		onSearch?: (value: string) => void;
		/** Milliseconds of pause. */
		debounce?: number;
		/** What can be searched for, in grey while nothing is typed. No substitute for a label. */
		placeholder?: string;
		/** The id of the list that it filters. */
		'aria-controls'?: string;
		/** What was asked for is on its way. */
		isPending?: boolean;
	};

/** A search box that asks when the typing pauses, and can be emptied with one press or Escape. */
export function SearchField(props: SearchFieldProps) {
	const { isReadOnly } = props;
	const strings = useStrings();
	const { text, type, askNow, reset } = useSearchText(props);
	const input = useRef<HTMLInputElement>(null);
	const refs = useComposedRefs(input, props.ref);
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
					form={props.form}
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
						if (event.key === 'Enter') askNow();
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
