import { keptInTab } from './keptInTab';

/** What was typed into a form, and its record. */
export interface Typed {
	values: Record<string, unknown>;
	/** The record as the form knew it, so that what someone else has saved meanwhile isn't overwritten. */
	base?: unknown;
}
/** Something that remembers a person's data while the page exists. */
interface Keeper {
	/** This person's session has ended: they are expected back. */
	keep?: (person: string) => void;
	/** They are no longer expected. */
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
 * Unsent input of forms, from the moment its author's session has ended until the same person opens the form again: being
 * sent away from a page must not lose it. It is removed when another person signs in, or when its author signs out here.
 * `form/unsentForms` defines what is kept and where; every page knows this much, to be able to remove it. [DSH-09]
 * [DSH-17]
 */
export const unsent = {
	stored,
	keepers,
	/** Someone is signed in: what another person has typed is removed. */
	claim(id: string): void {
		if (stored.read()?.person !== id) stored.forget();
		if (person !== id) forget();
		person = id;
		isAwaiting = false;
	},
	/** The session has ended, and nobody has discarded the input: it is kept until its author is back. */
	keep(): void {
		if (person === null) return;
		isAwaiting = true;
		for (const { keep } of keepers) keep?.(person);
	},
	/** Who is signed in on this page; null for nobody, or if their session has ended. */
	author: () => (isAwaiting ? null : person),
	/** Whether someone whose session has ended is expected back. */
	isAwaiting: () => isAwaiting,
	/** Its author has signed out here. */
	forget(): void {
		stored.forget();
		person = null;
		forget();
	},
};
