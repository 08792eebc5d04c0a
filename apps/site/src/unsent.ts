import { keptInTab } from './keptInTab';

/** What was typed into a form, and what the form was of. */
export interface Typed {
	values: Record<string, unknown>;
	/** The record as the form knew it, so that what somebody else has saved meanwhile is not overwritten. */
	base?: unknown;
}
/** Whoever remembers something of a person while the page stays. */
interface Keeper {
	/** The session of this person has ended: they are expected back. */
	keep?: (person: string) => void;
	/** They are expected no longer. */
	forget: () => void;
}

const stored = keptInTab<{ expiresAt: string; person: string; forms: Record<string, Typed> }>('unsent');
const keepers = new Set<Keeper>();

let person: string | null = null;
let isAwaiting = false;

function forget(): void {
	isAwaiting = false;
	for (const keeper of keepers) keeper.forget();
}

/**
 * What was typed into forms and not sent, from the moment that the session of whoever typed it has ended until the same
 * person opens that form again: a page that one is sent away from must not take it along. It goes when another person signs
 * in, or when its writer signs out here. What is kept, and where, says `form/unsentForms`; every page knows this much, to let
 * go of it. [DSH-09] [DSH-17]
 */
export const unsent = {
	stored,
	keepers,
	/** Somebody is signed in: what another one has typed is gone from then on. */
	claim(id: string): void {
		if (stored.read()?.person !== id) stored.forget();
		if (person !== id) forget();
		person = id;
		isAwaiting = false;
	},
	/** The session has ended, and nobody has given up what was typed: it is kept until its writer is back. */
	keep(): void {
		if (person === null) return;
		isAwaiting = true;
		for (const { keep } of keepers) keep?.(person);
	},
	/** Whether somebody whose session has ended is expected back. */
	isAwaiting: () => isAwaiting,
	/** Its writer has signed out here. */
	forget(): void {
		stored.forget();
		person = null;
		forget();
	},
};
