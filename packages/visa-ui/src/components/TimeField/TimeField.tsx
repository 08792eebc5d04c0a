'use client';

import { type Ref, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	FormStandIn,
	type HeldValue,
	useDisabledAround,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import { useStrings } from '../../strings/components';
import { TimeSegments } from './TimeSegments';

export type TimeFieldProps = AccessibleName &
	FieldWords &
	Pick<ControlProps, 'id'> &
	/** The time as `HH:MM` (24-hour), or null while a part of it is missing. */
	HeldValue<string | null> &
	FormSettings<string | null> & {
		/**
		 * The minimum, as `HH:MM`. Times outside the limits are reported beside the field and prevent a plain form from
		 * being submitted.
		 */
		minValue?: string;
		/** The maximum, as `HH:MM`. */
		maxValue?: string;
		/** Called when the focus leaves the field, for example to validate it. */
		onBlur?: () => void;
		/** Ref to the group of hours and minutes. */
		ref?: Ref<HTMLDivElement>;
	};

/** A time field: hours and minutes, typed or stepped. react-aria handles the keyboard; all texts are ours. */
export function TimeField(props: TimeFieldProps) {
	const { minValue, maxValue } = props;
	const words = useStrings().time;
	const held = props.value === undefined ? undefined : timeOf(props.value);
	const { value, change, reset } = useFieldValue(held, timeOf(props.defaultValue), props.onChange);
	const whole = useRef<HTMLInputElement>(null);
	const isDisabled = useDisabledAround(whole) || props.isDisabled;
	const part = usePartOfTime(value, change, isDisabled || props.isReadOnly);
	const frame = useRef<HTMLDivElement>(null);
	const [isHalf, setHalf] = useState(false);
	const outside = outsideLimits(value, props, words);
	const errorMessage = useFormPart({
		...props,
		within: whole,
		value,
		unfinished: isHalf ? words.unfinished : undefined,
		reset: () => {
			part.forget();
			reset();
		},
		errorMessage: props.errorMessage ?? outside,
		validate: (checked: string | null) => outside ?? props.validate?.(checked),
		focus: () => frame.current?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"]')?.focus(),
	});
	const described = { ...props, isDisabled: Boolean(isDisabled), errorMessage };
	const { ids, control } = useField(described);
	return (
		<Field {...described} ids={ids} labelKind="group">
			{/* Figures and their order are the same in every language of ours; the browser's own would be the machine's. */}
			<I18nProvider locale="en-GB">
				<TimeSegments
					key={part.copy}
					frame={frame}
					ref={props.ref}
					control={{ ...control, 'aria-labelledby': props.label ? ids.labelId : control['aria-labelledby'] }}
					value={part.shown}
					drawing={part.drawing}
					onChange={part.change}
					onPart={part.onPart}
					onHalf={setHalf}
					limits={{ minValue, maxValue }}
					isRequired={props.isRequired}
					isDisabled={isDisabled}
					isReadOnly={props.isReadOnly}
					onBlur={props.onBlur}
					onEnter={() => pressSubmitOf(whole.current?.form)}
				/>
			</I18nProvider>
			<FormStandIn ref={whole} name={props.name} form={props.form} value={value ?? ''} isDisabled={isDisabled} />
		</Field>
	);
}

/** A time of day without its seconds, which a server may add; null for anything else, such as empty text. */
const timeOf = (text: string | null | undefined) =>
	/^(([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(\.\d+)?)?$/.exec(text ?? '')?.[1] ?? null;

/** What Enter does in a native input, which hour and minute aren't: presses the form's first button that submits it. */
const pressSubmitOf = (form?: HTMLFormElement | null) =>
	[...(form?.elements ?? [])]
		.find((one): one is HTMLButtonElement => (one as HTMLButtonElement).type === 'submit')
		?.click();

/** A time with a deleted part is null, for listeners and in the form; the rest stays visible, to be completed. */
function usePartOfTime(value: string | null, tell: (value: string | null) => void, isFixed = false) {
	const [before, setBefore] = useState(value);
	const [kept, setKept] = useState<string | null>(null);
	const [drawing, setDrawing] = useState(0);
	const [copy, setCopy] = useState(0);
	/** Nothing partially typed or deleted is left. */
	const forget = () => {
		setKept(null);
		setDrawing((last) => last + 1);
		// A disabled or read-only field has no focus to lose, and react-aria removes nothing there.
		if (isFixed) setCopy((last) => last + 1);
	};
	if (before !== value) {
		setBefore(value);
		// Even if it is the same time as before a part was deleted.
		if (value !== null && kept !== null) forget();
	}
	return {
		shown: value ?? kept,
		change: (next: string | null) => {
			setKept(null);
			tell(next);
		},
		onPart: (isPart: boolean) => {
			if (isPart) setKept(value);
			if (isPart ? value !== null : kept !== null && value === null) tell(isPart ? null : kept);
		},
		forget,
		/** A new key re-renders hour and minute from `shown`. */
		drawing,
		/** A new key makes it a different field. */
		copy,
	};
}

type Limits = Pick<TimeFieldProps, 'minValue' | 'maxValue'>;
type Words = Record<'tooEarly' | 'tooLate', (time: string) => string>;

/** The error of a time outside its limits. As HH:MM, times compare like text. */
function outsideLimits(value: string | null, { minValue, maxValue }: Limits, words: Words): string | undefined {
	if (value === null) return undefined;
	if (minValue && value < minValue) return words.tooEarly(minValue);
	if (maxValue && value > maxValue) return words.tooLate(maxValue);
	return undefined;
}
