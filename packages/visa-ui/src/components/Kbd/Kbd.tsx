'use client';

import { Fragment } from 'react';
import { classes, type RootProps } from '../../root';
import { useDeskStrings } from '../../strings/desk';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Kbd.css';
import { readKeys } from './keys';

export interface KbdProps extends RootProps<HTMLElement> {
	/** As in `aria-keyshortcuts`: 'Control+K' at once, 'g i' one after the other; `Plus` and `Space` by name. */
	keys: string;
}

/** A key, or several that are pressed at once or one after the other; read out by their names. [DSH-16] */
export function Kbd({ keys, className, ...root }: KbdProps) {
	const words = useDeskStrings().keys;
	const chords = readKeys(keys, words.names);
	const spoken = chords.map((chord) => chord.map(({ name }) => name).join(' ')).join(`, ${words.next} `);
	return (
		// Keys stand as on the keyboard, also where text runs from right to left.
		<kbd dir="ltr" {...root} className={classes(css.keys, className)}>
			<VisuallyHidden>{spoken}</VisuallyHidden>
			{chords.map((chord, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a chord is its place
				<Fragment key={place}>
					{place > 0 && (
						<span className={css.next} aria-hidden="true">
							{words.next}
						</span>
					)}
					<span className={css.chord} aria-hidden="true">
						{chord.map(({ face }) => (
							<span key={face} className={css.key}>
								{face}
							</span>
						))}
					</span>
				</Fragment>
			))}
		</kbd>
	);
}
