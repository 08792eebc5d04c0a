'use client';

import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { useDeskStrings } from '../../strings/desk';
import { Avatar } from '../Avatar';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Presence.css';

/** A person who is present. */
export interface PresencePerson {
	id: string;
	name: string;
	/** The URL of a picture; initials by default. */
	src?: string;
}

export interface PresenceProps extends RootProps<HTMLDivElement> {
	/** The other people who are present. If there are none, nothing is shown; arrivals are announced. */
	people: readonly PresencePerson[];
	/** What they are doing; 'looking now' by default. */
	label?: string;
	/** The maximum number of avatars; further people are counted. */
	most?: number;
}

/**
 * Shows who else is present, as avatars with text. All names are exposed to assistive technology, and arrivals and
 * departures are announced. [DSH-11]
 */
export function Presence({ people: given, label, most = 3, className, ...root }: PresenceProps) {
	const people = listOf(given, label);
	const words = useDeskStrings().presence;
	const name = label ?? words.label;
	// '+1' would take as much space as the face.
	const shown = people.length === most + 1 ? people : people.slice(0, most);
	const rest = people.length - shown.length;
	const [first] = people;
	const names = people.map((person) => person.name).join(', ');
	return (
		<div {...root} className={classes(css.presence, className)}>
			{first && (
				<div className={css.faces} aria-hidden="true" title={names}>
					{shown.map((person) => (
						<span key={person.id} className={css.face}>
							<Avatar name={person.name} src={person.src} size="small" />
						</span>
					))}
					{rest > 0 && <span className={css.more}>{`+${rest}`}</span>}
				</div>
			)}
			{first && (
				<span className={css.words} aria-hidden="true">
					{`${name}: ${people.length === 1 ? first.name : `${first.name}, ${words.more(people.length - 1)}`}`}
				</span>
			)}
			<VisuallyHidden>
				<output>{first && `${name}: ${names}`}</output>
			</VisuallyHidden>
		</div>
	);
}
