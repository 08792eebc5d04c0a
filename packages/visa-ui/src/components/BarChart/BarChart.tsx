'use client';

import { scaleLinear } from 'd3-scale';
import { listOf } from '../../root/listOf';
import { numberOf } from '../../root/numberOf';
import * as css from './BarChart.css';
import { ChartFrame, type ChartProps } from './ChartFrame';
import type { ChartValue } from './types';
import { useUnit } from './useUnit';

export interface BarChartProps extends ChartProps {
	/** The values in display order; none may be negative. */
	values: readonly ChartValue[];
}

/**
 * A bar chart, for comparing values by category: countries, statuses, people. Includes a table of the same values, and
 * can be explored by keyboard. [DSH-14]
 */
export function BarChart(given: BarChartProps) {
	const { unit = 'count' } = given;
	const values = listOf(given.values, given.label);
	const props = { ...given, values };
	const tell = useUnit(unit);
	const most = Math.max(...values.map(({ value }) => numberOf(value, 0)), 0);
	const scale = scaleLinear([0, most || 1], [0, 100]);
	return (
		<ChartFrame
			{...props}
			direction="down"
			draw={(marked, mark) => (
				<div className={css.rows}>
					{values.map(({ id, label, value }, index) => (
						<div
							key={id}
							className={css.row}
							data-marked={index === marked || undefined}
							onPointerEnter={() => mark(index)}
						>
							<span className={css.label}>{label}</span>
							<span className={css.track}>
								<span className={css.bar} style={{ width: `${scale(numberOf(value, 0))}%` }} />
							</span>
							<span dir="auto" className={css.value}>
								{tell(value)}
							</span>
						</div>
					))}
				</div>
			)}
		/>
	);
}
