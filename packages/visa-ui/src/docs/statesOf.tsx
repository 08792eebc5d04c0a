import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './states.css';

/** The possible states of a control, in the order of the columns, with the props that set them. */
const states = {
	rest: {},
	hover: {},
	focus: {},
	pressed: {},
	disabled: { isDisabled: true },
	pending: { isPending: true },
	invalid: { errorMessage: 'Yenidən yoxlayın' },
} as const;

export type State = keyof typeof states;
/** The state props that a specimen may get in addition to its row's. */
export interface StateProps {
	isDisabled?: boolean;
	isPending?: boolean;
	errorMessage?: string;
}

/** The effects of pointer or keyboard: as the browser's own state, as react-aria's, and on an ancestor. */
const marks: Partial<Record<State, { own: string; around: string; data: string }>> = {
	hover: { own: 'pseudo-hover', around: 'pseudo-hover', data: 'hovered' },
	focus: { own: 'pseudo-focus pseudo-focus-visible', around: 'pseudo-focus-within', data: 'focusVisible' },
	pressed: { own: 'pseudo-hover pseudo-active', around: 'pseudo-hover pseudo-active', data: 'pressed' },
};
const controls = 'button, a[href], input:not([type="hidden"]), textarea, select, [tabindex]';
/** A text input has focus as soon as it is pressed, and shows that. */
const written = 'textarea, [role="spinbutton"], input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Marks the control in a cell as being in a state. */
function mark(cell: HTMLElement, state: State, of: string) {
	const wanted = marks[state];
	if (!wanted) return;
	const control = cell.querySelector<HTMLElement>(of);
	if (!control) throw new Error(`Nothing here is ${of}, to be shown as ${state}`);
	if (state === 'pressed' && control.matches(written)) mark(cell, 'focus', of);
	control.classList.add(...wanted.own.split(' '));
	for (let around = control.parentElement; around && around !== cell; around = around.parentElement)
		around.classList.add(...wanted.around.split(' '));
	for (const one of [control, control.closest('label')]) if (one) one.dataset[wanted.data] = 'true';
}

function Cell({ state, of, children }: { state: State; of: string; children: ReactNode }) {
	const cell = useRef<HTMLTableCellElement>(null);
	useLayoutEffect(() => {
		if (cell.current) mark(cell.current, state, of);
	}, [state, of]);
	return (
		<td ref={cell} className={css.cell}>
			{children}
		</td>
	);
}

/** @param where its cell, for landmarks, whose names must differ on a page */
type Draw<Props> = (props: Props & StateProps, where: string) => ReactNode;

interface StatesProps<Props> {
	/** The variants, by their names in code. */
	rows: Record<string, Props>;
	draw: Draw<Props>;
	/** The states that it doesn't have. */
	without?: readonly State[] | undefined;
	/** The part that is hovered, focused or pressed: the first control by default. */
	of?: string | undefined;
}

const shownOf = (without: readonly State[] = []) =>
	(Object.keys(states) as State[]).filter((state) => !without.includes(state));

function States<Props>({ rows, draw, without = [], of = controls }: StatesProps<Props>) {
	const shown = shownOf(without);
	return (
		<div className={css.themes} data-testid="states">
			{['light', 'dark'].map((theme) => (
				<table key={theme} data-theme={theme} className={css.matrix}>
					<thead lang="en" dir="ltr">
						<tr>
							<th scope="col" className={css.head}>
								{theme}
							</th>
							{shown.map((state) => (
								<th key={state} scope="col" className={css.head}>
									{state}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{Object.entries(rows).map(([name, props]) => (
							<tr key={name}>
								<th scope="row" lang="en" className={css.head}>
									{name}
								</th>
								{shown.map((state) => (
									<Cell key={state} state={state} of={of}>
										{draw({ ...props, ...states[state] }, `${theme} ${name} ${state}`)}
									</Cell>
								))}
							</tr>
						))}
					</tbody>
				</table>
			))}
		</div>
	);
}

/** A story that shows each variant in each of its states, light beside dark. Its picture is taken once. */
export const statesOf = <Props,>(
	rows: Record<string, Props>,
	draw: Draw<Props>,
	without?: readonly State[],
	of?: string,
) => ({
	tags: ['states'],
	// A test checks that no state is omitted for which the component has a prop.
	parameters: { controls: { disable: true }, states: [...shownOf(without), ...Object.keys(rows)] },
	render: () => <States rows={rows} draw={draw} without={without} of={of} />,
});
