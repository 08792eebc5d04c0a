import { type Typed, unsent } from '../unsent';

interface Watched {
	/** Null when nothing was typed that the server does not have. */
	read: () => Typed | null;
	/** It may tell of people: the page's memory alone keeps it. */
	isPersonal: boolean;
}

const KEPT_MS = 86_400_000;
const { stored, keepers } = unsent;
const inPage = new Map<string, Typed>();
const watched = new Map<string, Watched>();

keepers.add({
	keep(person) {
		const forms = { ...stored.read()?.forms };
		for (const [key, { read, isPersonal }] of watched) {
			const typed = read();
			if (!typed) continue;
			if (isPersonal) inPage.set(key, typed);
			else forms[key] = typed;
		}
		if (Object.keys(forms).length === 0) return;
		stored.write({ expiresAt: new Date(Date.now() + KEPT_MS).toISOString(), person, forms });
	},
	forget: () => inPage.clear(),
});

/**
 * The forms whose typing is kept over the end of a session: in the storage of this one tab, so that it outlives a reload, for a
 * day at most; what may tell of people only in this page's memory. It goes as soon as it is in its form again.
 */
export const unsentForms = {
	/** What was typed into this form before the session ended; null for nothing. */
	read: (key: string): Typed | null => inPage.get(key) ?? stored.read()?.forms[key] ?? null,
	/** The form has it again. */
	drop(key: string): void {
		inPage.delete(key);
		const kept = stored.read();
		if (!kept?.forms[key]) return;
		delete kept.forms[key];
		if (Object.keys(kept.forms).length > 0) stored.write(kept);
		else stored.forget();
	},
	/** A form is on the page. @returns says that it has gone */
	watch(key: string, form: Watched): () => void {
		watched.set(key, form);
		return () => {
			if (watched.get(key) === form) watched.delete(key);
		};
	},
};
