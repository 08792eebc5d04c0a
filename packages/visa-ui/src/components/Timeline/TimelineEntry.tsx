'use client';

import type { ReactNode } from 'react';
import { formatInstant, formatTime } from 'visa-sdk/format';
import { classes } from '../../root';
import { look } from '../../root/look';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Timeline.css';

/** What an event means for the reader. */
export type TimelineTone = keyof typeof css.tone;

/** A fact that an event has changed. */
export interface TimelineChange {
	label: string;
	/** What it was; nothing (null, undefined, empty words) is told as such. */
	was?: ReactNode;
	is?: ReactNode;
}

/** Something that happened, when, and by whom. */
export interface TimelineEvent {
	id: string;
	/** When it was, as an ISO instant; shown in the business's time. */
	time: string;
	/** What happened, in a few words. */
	title: string;
	/** What there is to know about it. */
	body?: ReactNode;
	/** What it has changed, each as it was and as it is. */
	changes?: readonly TimelineChange[];
	/** Who did it. */
	actor?: string;
	/** What it means for the reader; the words say the same without the colour. */
	tone?: TimelineTone;
	/** A small icon in place of the dot. */
	icon?: ReactNode;
}

/** One event; below the name of its day it tells the time alone. */
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
						{isBelowDay ? formatTime(event.time) : formatInstant(event.time, formats)}
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
