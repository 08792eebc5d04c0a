'use client';

import { type KeyboardEvent, type Ref, useState } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { MinusIcon, PlusIcon } from '../Icon';
import * as css from './NumberStepper.css';

export type NumberStepperProps = AccessibleName &
	FieldWords & {
		id?: string;
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
	const parse = props.parse ?? ((text: string) => readWhole(text, minimum, maximum));

	function commit(): number {
		if (draft === null) return value;
		const read = parse(draft);
		setDraft(null);
		if (read !== value) onChange(read);
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
		const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
		if (by !== 1 && by !== -1) return;
		event.preventDefault();
		step(by);
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
					ref={props.ref}
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
		</Field>
	);
}

interface StepButtonProps {
	label: string;
	controls: string;
	isAtEdge: boolean;
	isDisabled: boolean | undefined;
	onPress: () => void;
	children: React.ReactNode;
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
