'use client';

import type { ReactNode } from 'react';
import { formatInstant, formatTime } from 'visa-sdk/format';
import { classes } from '../../root';
import { look } from '../../root/look';
import { orAsItIs } from '../../root/orAsItIs';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Timeline.css';

/** The meaning of an event. */
export type TimelineTone = keyof typeof css.tone;

/** A value that an event changed. */
export interface TimelineChange {
	label: string;
	/** The old value; null, undefined and empty text are shown as none. */
	was?: ReactNode;
	is?: ReactNode;
}

/** An event: what happened, when, and by whom. */
export interface TimelineEvent {
	id: string;
	/** The time as an ISO instant, shown in the business's time zone. */
	time: string;
	/** The title: what happened. */
	title: string;
	/** Details. */
	body?: ReactNode;
	/** The changed values, old and new. */
	changes?: readonly TimelineChange[];
	/** The person who caused the event. */
	actor?: string;
	/** The meaning of the event, shown as a colour; the title must convey it too. */
	tone?: TimelineTone;
	/** An icon in place of the dot. */
	icon?: ReactNode;
}

/** One event; below the heading of its date it shows only the time. */
export function TimelineEntry({ event, isBelowDay }: { event: TimelineEvent; isBelowDay?: boolean }) {
	const formats = useFormats();
	return (
		<li className={css.event}>
			<span className={classes(css.node, look(css.tone, event.tone ?? 'neutral'))}>
				{event.icon ?? <span className={css.dot} />}
			</span>
			<div className={css.words}>
				<div className={css.title}>{event.title}</div>
				<div className={css.facts}>
					<time dir="auto" dateTime={event.time}>
						{orAsItIs(event.time, (time) => (isBelowDay ? formatTime(time) : formatInstant(time, formats)))}
					</time>
					{event.actor && <span className={css.actor}>{event.actor}</span>}
				</div>
				{event.changes && event.changes.length > 0 && <Changes changes={event.changes} />}
				{event.body && <div className={css.body}>{event.body}</div>}
			</div>
		</li>
	);
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '';

function Changes({ changes }: { changes: readonly TimelineChange[] }) {
	const words = useStrings().timeline;
	const said = (value: ReactNode) => (isNothing(value) ? <span className={css.nothing}>{words.nothing}</span> : value);
	return (
		<dl className={css.changes}>
			{changes.map(({ label, was, is }) => (
				<div key={label} className={css.change}>
					<dt className={css.term}>{label}</dt>
					<dd className={css.values}>
						<del className={css.was} data-nothing={isNothing(was) || undefined}>
							<VisuallyHidden>{`${words.was}: `}</VisuallyHidden>
							{said(was)}
						</del>
						<span className={css.arrow} aria-hidden="true" />
						<ins className={css.is}>
							<VisuallyHidden>{`, ${words.is}: `}</VisuallyHidden>
							{said(is)}
						</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
