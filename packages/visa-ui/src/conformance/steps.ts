import type { ReactElement } from 'react';

/** What is meant of all that can be seen: the first that the selector finds, or another one by its place. */
export type Target = string | readonly [selector: string, place: number];

/** What a reader does, and what must be there before it is read: what is fetched when it is wanted comes late. */
export type Step = { shows?: Target | undefined } & (
	| { press: Target }
	| { keys: string }
	/** A file comes above it, from outside of the page. */
	| { drag: Target }
	/** Writes into a field, and leaves it. */
	| { write: Target; text: string }
);

export interface Spoken {
	render: () => ReactElement;
	/** What opens it, sets it going and makes it tell, in turn. */
	steps?: readonly Step[];
	/** As wide as a phone. */
	isNarrow?: boolean;
}

/** Presses what is there. */
export const press = (target: Target, shows?: Target): Step => ({ press: target, shows });
/** Types, where the focus is. */
export const keys = (typed: string, shows?: Target): Step => ({ keys: typed, shows });
/** Writes into a field, and leaves it. */
export const write = (target: Target, text: string, shows?: Target): Step => ({ write: target, text, shows });
/** One that says all it says as it stands. */
export const still = (render: Spoken['render']): Spoken => ({ render });
