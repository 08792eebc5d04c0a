import type { ReactNode } from 'react';
import { Matrix } from './Matrix';
import { controls, markState, type State, states } from './states';

/** The state props that a specimen may get in addition to its row's. */
export interface StateProps {
	isDisabled?: boolean;
	isReadOnly?: boolean;
	isPending?: boolean;
	errorMessage?: string;
}

/** Light beside dark, whichever of the two the toolbar chose; another theme alone, as the page has it. */
const themesFor = (chosen: unknown) =>
	chosen === undefined || chosen === 'light' || chosen === 'dark'
		? ['light', 'dark'].map((name) => ({ name, data: name }))
		: [{ name: String(chosen) }];

/**
 * A story that shows each variant in each of its states, light beside dark or, if both are too wide for that, above it.
 * Its screenshot is taken once.
 * @param rows the variants, by their names in code
 * @param draw its second argument names the cell, for landmarks, whose names must differ on a page
 * @param without the states that it doesn't have
 * @param of the part that is hovered, focused or pressed: the first control by default
 */
export function statesOf<Props>(
	rows: Record<string, Props>,
	draw: (props: Props & StateProps, where: string) => ReactNode,
	without: readonly State[] = [],
	of = controls,
) {
	const columns = Object.fromEntries(
		Object.entries(states).filter(([state]) => !without.some((other) => other === state)),
	) as Record<string, StateProps>;
	return {
		tags: ['states'],
		// A test checks that no state is omitted for which the component has a prop.
		parameters: { controls: { disable: true }, states: [...Object.keys(columns), ...Object.keys(rows)] },
		render: (_: object, { globals }: { globals: Record<string, unknown> }) => (
			<div data-testid="states">
				<Matrix
					rows={rows}
					columns={columns}
					themes={themesFor(globals.theme)}
					onDrawn={(cell, state) => markState(cell, state, of)}
				>
					{(row, state, where) => draw({ ...row, ...state }, where)}
				</Matrix>
			</div>
		),
	};
}
