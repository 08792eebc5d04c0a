'use client';

import type { RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { numberOf } from '../../root/numberOf';
import { stayNear } from '../../root/stayNear';
import { useStrings } from '../../strings/components';
import { Progress } from '../Progress';
import * as css from './Stepper.css';

export interface StepperProps extends RootProps {
	/**
	 * The steps in order. `isDone` marks completed steps, even after the current one; by default, all steps before the
	 * current one are done.
	 */
	steps: readonly { label: string; isDone?: boolean }[];
	/** The index of the current step. */
	current: number;
	/** The accessible name, if a page has several steppers. */
	label?: string;
	/** Called with the index of a chosen step; without it the steps aren't interactive. */
	onSelect?: (index: number) => void;
	/** The index of the last step that can be chosen; the current one by default. */
	reachable?: number;
}

type StepState = 'done' | 'current' | 'ahead';

/** Shows the current position in a series of steps; on phones as one line and a bar. Changes are announced. [WIZ-02] */
export function Stepper({ steps: given, current: place, label: name, onSelect, reachable, ...root }: StepperProps) {
	const steps = listOf(given, name);
	const current = numberOf(place, 0);
	const last = numberOf(reachable, current);
	const strings = useStrings();
	const told = strings.stepOf(current + 1, steps.length);
	const spoken = `${strings.stepSpoken(current + 1, steps.length)}: ${steps[current]?.label ?? ''}`;
	const label = steps[current]?.label ?? '';
	return (
		<nav {...root} aria-label={name ?? strings.stepper}>
			<div className={css.compact}>
				<div className={css.line}>
					<span className={css.count}>{told} ·</span>
					<span>{label}</span>
				</div>
				<Progress label={name ?? strings.stepper} value={current + 1} maxValue={steps.length} valueText={spoken} />
			</div>
			<ol className={css.list}>
				{steps.map((step, index) => {
					const isDone = step.isDone ?? index < current;
					const state: StepState = index === current ? 'current' : isDone ? 'done' : 'ahead';
					const isLink = onSelect && index <= last && index !== current;
					return (
						<li
							key={step.label}
							className={css.step}
							data-state={state}
							aria-current={index === current ? 'step' : undefined}
						>
							<StepFace
								number={index + 1}
								state={state}
								label={step.label}
								onPress={isLink ? () => onSelect(index) : undefined}
							/>
						</li>
					);
				})}
			</ol>
			<div className={css.hidden} role="status">
				{spoken}
			</div>
		</nav>
	);
}

interface StepFaceProps {
	number: number;
	state: StepState;
	label: string;
	onPress: (() => void) | undefined;
}

function StepFace({ number, state, label, onPress }: StepFaceProps) {
	const strings = useStrings();
	const face = (
		<>
			<span className={css.number}>{number}</span>
			<span>{label}</span>
			<span className={css.hidden}>{` (${strings.stepState[state]})`}</span>
		</>
	);
	if (!onPress) return <span className={css.target}>{face}</span>;
	return (
		<button ref={leaveFocus} type="button" className={css.target} onClick={onPress}>
			{face}
		</button>
	);
}

/** A `ref`: a step that is pressed becomes the current one, which is no button, and keeps the focus. */
const leaveFocus = (button: HTMLButtonElement | null) => () => {
	if ((button?.getRootNode() as Document | undefined)?.activeElement === button) stayNear(button?.parentElement);
};
