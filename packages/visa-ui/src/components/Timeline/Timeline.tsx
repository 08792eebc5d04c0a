'use client';

import type { ReactNode } from 'react';
import { formatInstant } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { useFormats } from '../../strings/formats';
import * as css from './Timeline.css';

export type TimelineTone = keyof typeof css.tone;

export interface TimelineEvent {
	id: string;
	/** When it was, as an ISO instant; shown in the business's time. */
	time: string;
	/** What happened, in a few words. */
	title: string;
	/** What there is to know about it. */
	body?: ReactNode;
	/** Who did it. */
	actor?: string;
	/** What it means for the reader; the words say the same without the colour. */
	tone?: TimelineTone;
	/** A small icon in place of the dot. */
	icon?: ReactNode;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
	/** What it is the history of. */
	label: string;
	/** In the order in which they are shown. */
	events: readonly TimelineEvent[];
}

/** What happened to something, one event after the other. */
export function Timeline({ label, events, className, ...root }: TimelineProps) {
	const formats = useFormats();
	return (
		<ol {...root} aria-label={label} className={classes(css.timeline, className)}>
			{events.map((event) => (
				<li key={event.id} className={css.event}>
					<span className={classes(css.node, css.tone[event.tone ?? 'neutral'])}>
						{event.icon ?? <span className={css.dot} />}
					</span>
					<div className={css.words}>
						<div className={css.title}>{event.title}</div>
						<div className={css.facts}>
							<time dir="auto" dateTime={event.time}>
								{formatInstant(event.time, formats)}
							</time>
							{event.actor && <span className={css.actor}>{event.actor}</span>}
						</div>
						{event.body && <div className={css.body}>{event.body}</div>}
					</div>
				</li>
			))}
		</ol>
	);
}
