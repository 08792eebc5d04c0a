import { Link } from '../Link';
import * as css from './ChartFrame.css';
import type { ChartValue } from './types';

export interface ChartTableProps {
	label: string;
	heads: readonly [of: string, value: string];
	values: readonly ChartValue[];
	tell: (value: number) => string;
}

/** The same values as a table. */
export function ChartTable({ label, heads: [of, value], values, tell }: ChartTableProps) {
	return (
		<table className={css.table} aria-label={label}>
			<thead>
				<tr>
					<th scope="col" className={css.name}>
						{of}
					</th>
					<th scope="col" className={css.figure}>
						{value}
					</th>
				</tr>
			</thead>
			<tbody>
				{values.map((row) => (
					<tr key={row.id}>
						<th scope="row" className={css.name}>
							{row.href ? <Link href={row.href}>{row.label}</Link> : row.label}
						</th>
						<td className={css.figure}>
							<span dir="auto">{tell(row.value)}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
