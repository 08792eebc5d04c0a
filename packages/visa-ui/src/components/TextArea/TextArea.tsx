'use client';

import { type FocusEvent, useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useField,
	useTextPart,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { afterPaint } from '../../root/afterPaint';
import { useStrings } from '../../strings/components';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './TextArea.css';

export type TextAreaProps = AccessibleName &
	FieldWords &
	ControlProps<HTMLTextAreaElement> &
	HeldValue<string> &
	FormSettings<string> & {
		/** Called when the focus leaves the field, for example to validate it. */
		onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
		/** An example, shown while the field is empty. Not a substitute for a label. */
		placeholder?: string;
		/** Shows a counter. Longer text can still be typed or pasted; validation reports it, so nothing is lost. */
		maxLength?: number;
		/** The initial number of visible lines. */
		rows?: number;
	};

/** A multi-line text field, with a counter if there is a limit. */
export function TextArea(given: TextAreaProps) {
	const first = given.defaultValue ?? '';
	const [own, setOwn] = useState(first);
	const props = useTextPart(given, () => setOwn(first));
	const { ids, control } = useField(props);
	const isPressed = useRef(false);
	const { rows = 3 } = props;
	const strings = useStrings();
	const used = (props.value ?? own).length;
	const counterId = `${ids.controlId}-counter`;
	const described = [control['aria-describedby'], props.maxLength ? counterId : ''].filter(Boolean).join(' ');
	return (
		<Field {...props} ids={ids}>
			<textarea
				{...control}
				ref={props.ref}
				name={props.name}
				form={props.form}
				value={props.value}
				defaultValue={props.defaultValue}
				onChange={(event) => {
					setOwn(event.target.value);
					props.onChange?.(event.target.value);
				}}
				onPointerDown={() => {
					isPressed.current = true;
				}}
				// A finger that scrolls the page from here.
				onPointerCancel={() => {
					isPressed.current = false;
				}}
				onFocus={({ currentTarget }) => {
					// A browser shows the line with the cursor: the label may stay under a bar at the top of the page. Under a
					// pointer, nothing moves.
					if (!isPressed.current) void afterPaint().then(() => currentTarget.scrollIntoView({ block: 'nearest' }));
				}}
				onBlur={(event) => {
					isPressed.current = false;
					props.onBlur?.(event);
				}}
				placeholder={props.placeholder}
				rows={rows}
				// It grows with its text, starting from the requested number of lines.
				style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
				aria-required={props.isRequired || undefined}
				aria-describedby={described || undefined}
				disabled={props.isDisabled}
				readOnly={props.isReadOnly}
				className={`${fieldCss.control} ${css.area}`}
			/>
			{props.maxLength && (
				<span id={counterId} className={css.counter} data-over={used > props.maxLength || undefined}>
					<span aria-hidden="true">{`${used} / ${props.maxLength}`}</span>
					<VisuallyHidden>{strings.charactersUsed(used, props.maxLength)}</VisuallyHidden>
				</span>
			)}
		</Field>
	);
}
