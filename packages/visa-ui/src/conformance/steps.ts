import type { ReactElement } from 'react';

/** The element that is meant: the first match of a selector, or the one at an index. */
export type Target = string | readonly [selector: string, place: number];

/** A reader's action, and what must be rendered before it is read: what is loaded on demand comes late. */
export type Step = { shows?: Target | undefined } & (
	| { press: Target }
	| { keys: string }
	/** A file is dragged over it from outside the page. */
	| { drag: Target }
	/** Types into a field, and leaves it. */
	| { write: Target; text: string }
);

export interface Spoken {
	render: () => ReactElement;
	/** The actions that open it, start it and make it speak, in order. */
	steps?: readonly Step[];
	/** At a phone's width. */
	isNarrow?: boolean;
}

/** Components by their names; one that says different things in different uses has several. */
export type SpokenParts = Record<string, Spoken | readonly Spoken[]>;

/** Presses an element. */
export const press = (target: Target, shows?: Target): Step => ({ press: target, shows });
/** Types into the focused element. */
export const keys = (typed: string, shows?: Target): Step => ({ keys: typed, shows });
/** Types into a field, and leaves it. */
export const write = (target: Target, text: string, shows?: Target): Step => ({ write: target, text, shows });
/** A component that says everything without any action. */
export const still = (render: Spoken['render']): Spoken => ({ render });
