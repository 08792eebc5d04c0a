'use client';

import { classes, type RootProps } from '../../root';
import { useDeskStrings } from '../../strings/desk';
import { Avatar } from '../Avatar';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Presence.css';

/** Somebody who is here now. */
export interface PresencePerson {
	id: string;
	name: string;
	/** The address of a picture; otherwise the initials. */
	src?: string;
}

export interface PresenceProps extends RootProps<HTMLDivElement> {
	/** Who else is here. With nobody nothing is seen, and who comes is told. */
	people: readonly PresencePerson[];
	/** What they do here; 'looking now' otherwise. */
	label?: string;
	/** How many faces are shown before the rest is counted. */
	most?: number;
}

/** Who else is here, as a row of faces with words that say so; every name is read, and who comes or goes is told. [DSH-11] */
export function Presence({ people, label, most = 3, className, ...root }: PresenceProps) {
	const words = useDeskStrings().presence;
	const name = label ?? words.label;
	// '+1' would take as much room as the face.
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
