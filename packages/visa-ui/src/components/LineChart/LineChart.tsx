'use client';

import type { CSSProperties, PointerEvent } from 'react';
import { formatDay, formatDayShort } from 'visa-sdk/format';
import { listOf } from '../../root/listOf';
import { numberOf } from '../../root/numberOf';
import { orAsItIs } from '../../root/orAsItIs';
import { useFormats } from '../../strings/formats';
import { ChartFrame, type ChartProps, useUnit } from '../BarChart';
import { courseOf, namedPlaces } from './course';
import * as css from './LineChart.css';

/** The value of a day. */
export interface LinePoint {
	/** The date as YYYY-MM-DD; dates must be consecutive. */
	day: string;
	value: number;
	/** A link to the records behind the value. */
	href?: string | undefined;
}

export interface LineChartProps extends ChartProps {
	/** One point per day, in order. */
	points: readonly LinePoint[];
}

/** How many dates are labelled: as many as fit on a phone. */
const named = 4;

/**
 * A line chart of a value over days: money, requests. Includes a table of the same values, and can be explored by
 * keyboard. [DSH-14]
 */
export function LineChart({ points: given, ...props }: LineChartProps) {
	const points = listOf(given, props.label);
	const formats = useFormats();
	const tell = useUnit(props.unit ?? 'count');
	const course = courseOf(points.map(({ value }) => numberOf(value, 0)));
	const values = points.map(({ day, ...rest }) => ({
		...rest,
		id: day,
		label: orAsItIs(day, () => formatDay(day, formats)),
	}));
	// The year is part of each value's text.
	const shortDay = (day: string) => orAsItIs(day, () => formatDayShort(day, formats)).replace(/\s\d{4}$/, '');

	/** The value nearest to the pointer. */
	function indexAt({ clientX, currentTarget }: PointerEvent) {
		const { left, width } = currentTarget.getBoundingClientRect();
		const share = (clientX - left) / width;
		const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
		return Math.round(Math.min(1, Math.max(0, isMirrored ? 1 - share : share)) * (points.length - 1));
	}
	return (
		<ChartFrame
			{...props}
			values={values}
			direction="along"
			draw={(marked, mark) => (
				<div className={css.grid}>
					<div className={css.heights}>
						{course.ticks.map(({ value, y }) => (
							<span key={value} dir="auto" className={css.height} style={{ insetBlockEnd: `${y}%` }}>
								{tell(value)}
							</span>
						))}
					</div>
					<div
						className={css.field}
						onPointerMove={(event) => mark(indexAt(event))}
						onPointerDown={(event) => mark(indexAt(event))}
					>
						{course.ticks.map(({ value, y }) => (
							<span key={value} className={css.rule} style={{ insetBlockEnd: `${y}%` }} />
						))}
						<svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
							<path className={css.area} d={course.area} />
							<path className={css.line} d={course.line} />
						</svg>
						{course.points.map(({ x, y }, index) =>
							index === marked || points.length === 1 ? (
								<span
									key={points[index]?.day}
									className={css.mark}
									style={{ '--viza-x': `${x}%`, '--viza-y': `${y}%` } as CSSProperties}
								/>
							) : null,
						)}
					</div>
					<div className={css.days}>
						{namedPlaces(points.length, named).map((place) => (
							<span key={place} dir="auto" className={css.day}>
								{shortDay(points[place]?.day ?? '')}
							</span>
						))}
					</div>
				</div>
			)}
		/>
	);
}
