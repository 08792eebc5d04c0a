import type { ReactNode } from 'react';
import * as css from './states.css';
import { useBands } from './useBands';

export interface MatrixProps<Row, Column> {
	/** What the cells of a row have in common, by its name in code; a single row has the name '' and shows none. */
	rows: Record<string, Row>;
	/** What the cells of a column have in common; a single column has the name '' and shows none. */
	columns: Record<string, Column>;
	/** @param where its cell, for landmarks, whose names must differ on a page */
	children: (row: Row, column: Column, where: string) => ReactNode;
	/** Called with each cell as soon as it is rendered. */
	onDrawn?: ((cell: HTMLElement, column: string) => void) | undefined;
	/** How the specimens of a row are placed next to each other. */
	align?: 'baseline' | 'middle' | 'top';
	/** Renders it once in each; by default in the page's. */
	themes?: readonly Theme[];
}

interface Theme {
	name: string;
	/** Themes other than the page's. */
	data?: string;
}

const itself: readonly Theme[] = [{ name: '' }];

/**
 * Specimens in named rows and columns, once for each theme. Columns without space continue below, so that nothing has
 * to be scrolled to; a matrix without space beside the other one is below it.
 */
export function Matrix<Row, Column>({ themes = itself, ...props }: MatrixProps<Row, Column>) {
	const names = Object.keys(props.columns);
	const { place, bands } = useBands(names.length);
	const each = Math.ceil(names.length / bands);
	return (
		<div ref={place} className={css.themes}>
			{themes.map((theme) => (
				<table key={theme.name} data-theme={theme.data} className={css.matrix}>
					{names.map((first, index) =>
						index % each === 0 ? (
							<Band key={first} {...props} names={names.slice(index, index + each)} theme={theme.name} />
						) : null,
					)}
				</table>
			))}
		</div>
	);
}

interface BandProps<Row, Column> extends Omit<MatrixProps<Row, Column>, 'themes'> {
	names: readonly string[];
	theme: string;
}

/** Some of the columns, below their names. */
function Band<Row, Column>({ names, theme, rows, columns, children, onDrawn, align }: BandProps<Row, Column>) {
	const hasHeads = Boolean(theme) || !('' in rows);
	return (
		<tbody>
			{(theme || names.some(Boolean)) && (
				<tr lang="en" dir="ltr">
					{theme ? (
						<th scope="col" className={css.head}>
							{theme}
						</th>
					) : (
						hasHeads && <td />
					)}
					{names.map((name) => (
						<th key={name} scope="col" className={css.head}>
							{name}
						</th>
					))}
				</tr>
			)}
			{Object.entries(rows).map(([row, props]) => (
				<tr key={row}>
					{hasHeads && (
						<th scope="row" lang="en" className={css.head}>
							{row}
						</th>
					)}
					{names.map((name) => (
						<td
							key={name}
							ref={(cell) => {
								if (cell) onDrawn?.(cell, name);
							}}
							className={css.cell}
							data-align={align}
							data-row={row}
							data-column={name}
						>
							{children(props, columns[name] as Column, `${theme} ${row} ${name}`)}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}
