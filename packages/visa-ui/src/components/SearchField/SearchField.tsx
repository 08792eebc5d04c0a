'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef } from 'react';
import { Field, leaving, useEarlyText, useField, useFormPart } from '../../field';
import * as css from '../../field/Field.css';
import { isComposing } from '../../root/isComposing';
import { useStrings } from '../../strings/components';
import { CloseIcon, SearchIcon } from '../Icon';
import { Spinner } from '../Spinner';
import type { SearchFieldProps } from './types';
import { useSearchText } from './useSearchText';

/** A search field that searches when typing pauses; it can be cleared with a button or Escape. */
export function SearchField(props: SearchFieldProps) {
	const { isReadOnly } = props;
	const strings = useStrings();
	const { text, type, askNow, reset } = useSearchText(props);
	const input = useRef<HTMLInputElement>(null);
	const refs = useComposedRefs(input, props.ref);
	const errorMessage = useFormPart({ ...props, within: input, value: text, reset });
	useEarlyText(input, text, (early) => type(early));
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);

	return (
		<Field {...words} ids={ids}>
			<div className={css.controlGroup} {...leaving(props)}>
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
						// While composing, these keys belong to the input method.
						if (isComposing(event.nativeEvent)) return;
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
