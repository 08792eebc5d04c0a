'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { readingKey } from '../../field/readingKey';
import { classes, type RootProps } from '../../root';
import { plainKeys } from '../../root/plainKeys';
import { useDeskStrings } from '../../strings/desk';
import { Link } from '../Link';
import { Skeleton } from '../Skeleton';
import { ToggleButtonGroup } from '../ToggleButtonGroup';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ChartFrame.css';
import { ChartTable } from './ChartTable';
import { markForKey } from './markForKey';
import type { ChartUnit, ChartValue } from './types';
import { useUnit } from './useUnit';

/** The common props of charts. */
export interface ChartProps extends RootProps<HTMLElement> {
	/** The title of the chart. */
	label: string;
	/** The column headings of the table: what the values are of, and what they mean. */
	heads: readonly [of: string, value: string];
	/** The unit of the values: a count, days, or amounts in AZN. Chart and table format the values accordingly. */
	unit?: ChartUnit;
	/** The initial view; the reader can switch. */
	defaultView?: 'chart' | 'table';
	/** Data is loading; the chart's space is reserved. */
	isLoading?: boolean;
}

export interface ChartFrameProps extends ChartProps {
	values: readonly ChartValue[];
	/** Arrow keys work along the reading direction, or down the rows. */
	direction: 'along' | 'down';
	/** Renders the values, with a marker on one; hidden from screen readers. */
	draw: (marked: number | null, mark: (index: number | null) => void) => ReactNode;
}

/**
 * What charts have in common: a title, the choice between chart and table, and a marker that is moved by keys and
 * announced.
 */
export function ChartFrame(props: ChartFrameProps) {
	const { label, heads, unit = 'count', defaultView = 'chart', isLoading, values, direction, draw, ...root } = props;
	const words = useDeskStrings().chart;
	const tell = useUnit(unit);
	const titleId = useId();
	const link = useRef<HTMLAnchorElement>(null);
	const [view, setView] = useState(defaultView);
	const [marked, setMarked] = useState<number | null>(null);
	const current = marked === null ? undefined : values[marked];
	const told = (value: ChartValue) => `${value.label}: ${tell(value.value)}`;
	const table = <ChartTable label={label} heads={heads} values={values} tell={tell} />;

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Enter') return link.current?.click();
		const next = markForKey(readingKey(event), marked, values.length, direction);
		if (next === undefined) return;
		event.preventDefault();
		setMarked(next);
	}
	const plot = (
		<>
			<div dir="auto" className={css.told}>
				{current?.href ? (
					<Link ref={link} href={current.href}>
						{told(current)}
					</Link>
				) : (
					<span aria-hidden="true">{current ? told(current) : words.hint}</span>
				)}
			</div>
			<div
				role="slider"
				tabIndex={0}
				aria-label={words.values(label)}
				aria-readonly="true"
				aria-valuemin={1}
				aria-valuemax={values.length}
				aria-valuenow={(marked ?? 0) + 1}
				aria-valuetext={current ? told(current) : words.hint}
				aria-orientation={direction === 'along' ? 'horizontal' : 'vertical'}
				className={css.plot}
				onKeyDown={plainKeys(onKeyDown)}
				onFocus={() => setMarked(marked ?? (direction === 'along' ? values.length - 1 : 0))}
			>
				{draw(marked, setMarked)}
			</div>
			<VisuallyHidden as="div">{table}</VisuallyHidden>
		</>
	);
	return (
		<figure
			{...root}
			aria-labelledby={titleId}
			aria-busy={isLoading || undefined}
			className={classes(css.chart, props.className)}
		>
			<div className={css.head}>
				<figcaption id={titleId} className={css.title}>
					{label}
				</figcaption>
				<ToggleButtonGroup
					label={words.view}
					items={[
						{ id: 'chart', label: words.chart },
						{ id: 'table', label: words.table },
					]}
					value={view}
					onChange={setView}
				/>
			</div>
			{isLoading && <Skeleton height="14rem" />}
			{!isLoading && values.length === 0 && <p className={css.empty}>{words.empty}</p>}
			{!isLoading && values.length > 0 && (view === 'chart' ? plot : <div className={css.scroll}>{table}</div>)}
		</figure>
	);
}
