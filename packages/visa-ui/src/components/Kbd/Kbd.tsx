'use client';

import { Fragment } from 'react';
import { classes, type RootProps } from '../../root';
import { useDeskStrings } from '../../strings/desk';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Kbd.css';
import { readKeys } from './keys';

export interface KbdProps extends RootProps<HTMLElement> {
	/**
	 * The keys in the format of `aria-keyshortcuts`: 'Control+K' for a combination, 'g i' for a sequence; `Plus` and
	 * `Space` by name.
	 */
	keys: string;
}

/** A keyboard key, combination or sequence, with accessible names. [DSH-16] */
export function Kbd({ keys, className, ...root }: KbdProps) {
	const words = useDeskStrings().keys;
	const chords = readKeys(keys, words.names);
	const spoken = chords.map((chord) => chord.map(({ name }) => name).join(' ')).join(`, ${words.next} `);
	return (
		// Keys appear as on the keyboard, even in right-to-left text.
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
