'use client';

import { Time } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import { useTimeField } from 'react-aria/useTimeField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { useTimeFieldState } from 'react-stately/useTimeFieldState';
import type { ControlNaming } from '../../field';
import { given } from '../../root';
import { isComposing } from '../../root/isComposing';
import { leadFocus } from '../../root/leadFocus';
import { stayNear } from '../../root/stayNear';
import { useStrings } from '../../strings/components';
import * as css from './TimeField.css';

interface TimeSegmentsProps {
	control: ControlNaming;
	value: string | null;
	/** With a new key, hour and minute show `value` again, whatever was partially typed or deleted. */
	drawing: number;
	onChange: (value: string | null) => void;
	/** Hour or minute was deleted, or is complete again. */
	onPart: (isPart: boolean) => void;
	/** One of them is there without the other, or no longer. */
	onHalf: (isHalf: boolean) => void;
	limits: { minValue: string | undefined; maxValue: string | undefined };
	isRequired: boolean | undefined;
	isDisabled: boolean | undefined;
	isReadOnly: boolean | undefined;
	onBlur: (() => void) | undefined;
	/** Enter was pressed in one of them. */
	onEnter: () => void;
	frame: RefObject<HTMLDivElement | null>;
	ref: Ref<HTMLDivElement> | undefined;
}

/** Hour and minute, each typed or stepped separately. */
export function TimeSegments({ control, value, drawing, onChange, onPart, onHalf, ...props }: TimeSegmentsProps) {
	const { frame, ref, onBlur, onEnter, ...settings } = props;
	const { isDisabled = false, isReadOnly = false, isRequired = false } = settings;
	// The state re-renders for a different object, even if it is the same time.
	// biome-ignore lint/correctness/useExhaustiveDependencies: which is what another drawing asks for
	const time = useMemo(() => (value === null ? null : readTime(value)), [value, drawing]);
	const shared = {
		...given({ 'aria-label': control['aria-label'], 'aria-labelledby': control['aria-labelledby'] }),
		isDisabled,
		isReadOnly,
		isRequired,
		value: time,
		onChange: (next: Time | null) => onChange(next?.toString().slice(0, 5) ?? null),
		hourCycle: 24,
		shouldForceLeadingZeros: true,
	} as const;
	const state = useTimeFieldState({ ...shared, locale: 'en-GB' });
	const { fieldProps } = useTimeField(shared, state, frame);
	// Null isn't a different object: what was partially typed has to be removed.
	const drawn = useRef(drawing);
	useLayoutEffect(() => {
		if (drawn.current === drawing) return;
		drawn.current = drawing;
		if (time === null) state.setValue(null);
	});
	const within = useLeftPart(frame, isDisabled);
	const isPart = state.segments.some(({ isPlaceholder }) => isPlaceholder);
	useTurned(isPart, onPart);
	const isStarted = state.segments.some(({ isEditable, isPlaceholder }) => isEditable && !isPlaceholder);
	useTurned(isPart && isStarted, onHalf);
	const naming = { id: control.id, 'aria-label': control['aria-label'], 'aria-labelledby': control['aria-labelledby'] };
	return (
		// biome-ignore lint/a11y/useSemanticElements: hours and minutes are one control, not a set of fields
		<div
			{...fieldProps}
			{...naming}
			role="group"
			ref={useComposedRefs(frame, ref, leadFocus)}
			className={css.frame}
			aria-describedby={control['aria-describedby']}
			aria-disabled={isDisabled || undefined}
			data-invalid={control['aria-invalid']}
			data-disabled={isDisabled || undefined}
			onKeyDown={(event) => {
				fieldProps.onKeyDown?.(event);
				if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter();
			}}
			onFocus={({ target }) => {
				within.current = target;
			}}
			onBlur={(event) => {
				if (event.currentTarget.contains(event.relatedTarget)) return;
				within.current = null;
				onBlur?.();
			}}
		>
			{state.segments.map((segment, index) => (
				<Segment
					// biome-ignore lint/suspicious/noArrayIndexKey: a part of the time is its place
					key={index}
					segment={segment}
					state={state}
					control={control}
				/>
			))}
		</div>
	);
}

/**
 * Hour and minute can't be focused while they are disabled, and removing a `tabindex` immediately removes focus: it stays
 * near, and comes back with them.
 * @returns which of them has it
 */
function useLeftPart(frame: RefObject<HTMLElement | null>, isDisabled: boolean) {
	const within = useRef<HTMLElement | null>(null);
	const stay = useRef<{ near: HTMLElement | null; part: HTMLElement } | null>(null);
	useLayoutEffect(() => {
		const part = within.current;
		if (isDisabled) {
			if (part) stay.current = { near: stayNear(frame.current?.parentElement), part };
			return;
		}
		const left = stay.current;
		stay.current = null;
		const root = left?.near?.getRootNode() as Document | undefined;
		if (left && root?.activeElement === left.near) left.part.focus({ preventScroll: true });
		else if (left) within.current = null;
	}, [isDisabled, frame]);
	return within;
}

/** Reports every change of a boolean, after rendering. */
function useTurned(is: boolean, tell: (is: boolean) => void) {
	const before = useRef(is);
	useEffect(() => {
		if (before.current === is) return;
		before.current = is;
		tell(is);
	});
}

const readTime = (text: string) => {
	const [hour, minute] = text.split(':').map(Number);
	return new Time(hour, minute);
};

interface SegmentProps {
	segment: DateSegment;
	state: DateFieldState;
	control: ControlNaming;
}

function Segment({ segment, state, control }: SegmentProps) {
	const ref = useRef<HTMLSpanElement>(null);
	const words = useStrings().time;
	const { segmentProps } = useDateSegment(segment, state, ref);
	// The time is surrounded by directional marks, which the frame has anyway.
	if (segment.type === 'literal') return segment.text.includes(':') ? <span aria-hidden>:</span> : null;
	const id = `${control.id}-${segment.type}`;
	const said = {
		// 'Saat', followed by the field's own name.
		'aria-label': words[segment.type === 'hour' ? 'hour' : 'minute'],
		'aria-labelledby': control['aria-labelledby'] && `${id} ${control['aria-labelledby']}`,
		'aria-describedby': segment.type === 'hour' ? control['aria-describedby'] : undefined,
		'aria-invalid': control['aria-invalid'],
		'aria-errormessage': control['aria-errormessage'],
		'aria-valuetext': segment.isPlaceholder ? words.empty : segment.text,
	};
	return (
		<span
			{...segmentProps}
			{...said}
			id={id}
			ref={ref}
			className={css.segment}
			data-placeholder={segment.isPlaceholder || undefined}
		>
			{segment.isPlaceholder ? '––' : segment.text.padStart(2, '0')}
		</span>
	);
}
