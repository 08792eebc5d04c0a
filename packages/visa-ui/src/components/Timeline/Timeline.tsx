'use client';

import { useId } from 'react';
import { formatDay } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { orAsItIs } from '../../root/orAsItIs';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { dayGroups } from './dayGroups';
import * as css from './Timeline.css';
import { TimelineEntry, type TimelineEvent } from './TimelineEntry';

export interface TimelineProps extends RootProps<HTMLOListElement> {
	/** The accessible name: what the history is about. */
	label: string;
	/** The events, in display order. */
	events: readonly TimelineEvent[];
	/** `day` groups events by date (in Baku), showing only their times. */
	groupBy?: 'day';
	/** The current date of the business as YYYY-MM-DD; its group is labelled as today. */
	today?: string;
}

/** A history of events. */
export function Timeline({ label, events: given, groupBy, today, className, ...root }: TimelineProps) {
	const events = listOf(given, label);
	const id = useId();
	const formats = useFormats();
	const strings = useStrings();
	if (!groupBy)
		return (
			<ol {...root} aria-label={label} className={classes(css.timeline, className)}>
				{events.map((event) => (
					<TimelineEntry key={event.id} event={event} />
				))}
			</ol>
		);
	return (
		<ol {...root} aria-label={label} className={classes(css.timeline, css.days, className)}>
			{dayGroups(events).map(({ day, events: ofDay }, index) => (
				// A date may appear twice if the order isn't chronological.
				<li key={ofDay[0]?.id}>
					<div id={`${id}-${index}`} className={css.day}>
						<time dir="auto" dateTime={day}>
							{orAsItIs(day, () => formatDay(day, formats))}
						</time>
						{day === today && <span className={css.actor}>{strings.today}</span>}
					</div>
					<ol aria-labelledby={`${id}-${index}`} className={css.timeline}>
						{ofDay.map((event) => (
							<TimelineEntry key={event.id} event={event} isBelowDay />
						))}
					</ol>
				</li>
			))}
		</ol>
	);
}
