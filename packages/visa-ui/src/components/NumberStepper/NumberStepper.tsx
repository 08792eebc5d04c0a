'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { MinusIcon, PlusIcon } from '../Icon';
import * as css from './NumberStepper.css';

export type NumberStepperProps = AccessibleName &
	FieldWords & {
		id?: string;
		/** Its name in a plain form, which gets the number. */
		name?: string;
		value: number;
		onChange: (value: number) => void;
		minimum: number;
		maximum: number;
		/** Reads typed text; the default takes whole numbers and clamps them. */
		parse?: (text: string) => number;
		/** A step beyond an edge was asked for: the place for a friendly word. */
		onRefused?: (edge: 'minimum' | 'maximum') => void;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** A small whole number, by buttons or typed. The buttons stay pressable at the edges, so that the reason can be said. */
export function NumberStepper(props: NumberStepperProps) {
	const { value, onChange, minimum, maximum, onRefused, isDisabled } = props;
	const { ids, control } = useField(props);
	const strings = useStrings();
	const [draft, setDraft] = useState<string | null>(null);
	const [first] = useState(value);
	const input = useRef<HTMLInputElement>(null);
	const refs = useComposedRefs(input, props.ref);
	const parse = props.parse ?? ((text: string) => readWhole(text, minimum, maximum));

	function set(next: number) {
		setDraft(null);
		if (next !== value) onChange(next);
	}
	// A form that is reset gives the first number back.
	useEffect(() => {
		const form = input.current?.form;
		const onReset = () => set(first);
		form?.addEventListener('reset', onReset);
		return () => form?.removeEventListener('reset', onReset);
	});
	function commit(): number {
		if (draft === null) return value;
		const read = parse(draft);
		set(read);
		return read;
	}
	function step(by: 1 | -1) {
		const next = commit() + by;
		if (next < minimum) onRefused?.('minimum');
		else if (next > maximum) onRefused?.('maximum');
		else onChange(next);
	}
	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Enter') commit();
		const action = keys[event.key];
		if (!action) return;
		event.preventDefault();
		if (typeof action === 'number') step(action);
		else set(action === 'minimum' ? minimum : maximum);
	}
	const name = props.label ?? props['aria-label'];
	const named = (words: string) => (name ? `${name}: ${words}` : words);
	return (
		<Field {...props} ids={ids}>
			<div className={`${fieldCss.controlGroup} ${css.row}`}>
				<StepButton
					label={named(strings.decrease)}
					controls={ids.controlId}
					isAtEdge={value <= minimum}
					isDisabled={isDisabled}
					onPress={() => step(-1)}
				>
					<MinusIcon size="small" />
				</StepButton>
				<input
					{...control}
					ref={refs}
					role="spinbutton"
					inputMode="numeric"
					autoComplete="off"
					aria-valuenow={value}
					aria-valuemin={minimum}
					aria-valuemax={maximum}
					value={draft ?? String(value)}
					onChange={(event) => setDraft(event.target.value)}
					onBlur={commit}
					onKeyDown={onKeyDown}
					onFocus={(event) => event.target.select()}
					disabled={isDisabled}
					className={`${fieldCss.bareInput} ${css.input}`}
				/>
				<StepButton
					label={named(strings.increase)}
					controls={ids.controlId}
					isAtEdge={value >= maximum}
					isDisabled={isDisabled}
					onPress={() => step(1)}
				>
					<PlusIcon size="small" />
				</StepButton>
			</div>
			{props.name !== undefined && <input type="hidden" name={props.name} value={value} disabled={isDisabled} />}
		</Field>
	);
}

/** Steps by the arrows and pages, the edges by Home and End, as a spin button has them. */
const keys: Record<string, 1 | -1 | 'minimum' | 'maximum'> = {
	ArrowUp: 1,
	PageUp: 1,
	ArrowDown: -1,
	PageDown: -1,
	Home: 'minimum',
	End: 'maximum',
};

interface StepButtonProps {
	label: string;
	controls: string;
	isAtEdge: boolean;
	isDisabled: boolean | undefined;
	onPress: () => void;
	children: ReactNode;
}

function StepButton({ label, controls, isAtEdge, isDisabled, onPress, children }: StepButtonProps) {
	return (
		<button
			type="button"
			className={`${fieldCss.adornmentButton} ${isAtEdge ? css.atEdge : ''}`}
			aria-label={label}
			aria-controls={controls}
			disabled={isDisabled}
			onClick={onPress}
		>
			{children}
		</button>
	);
}

function readWhole(text: string, minimum: number, maximum: number): number {
	const read = Number.parseInt(text, 10);
	return Number.isNaN(read) ? minimum : Math.min(maximum, Math.max(minimum, read));
}
