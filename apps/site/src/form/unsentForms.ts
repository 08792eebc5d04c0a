import { type Typed, unsent } from '../unsent';

interface Watched {
	/** Null if there is no input that the server doesn't have. */
	read: () => Typed | null;
	/** May contain personal data: kept only in the page's memory. */
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
 * The forms whose input is kept when a session ends: in this tab's storage, so that it survives a reload, for a day at
 * most; what may contain personal data only in this page's memory, except while a page is reloaded by someone who is
 * signed in. It is removed as soon as it is back in its form.
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
	/**
	 * The page is being left, perhaps to be reloaded: its author finds this again if they come back within a day, unless
	 * they sign out or another person signs in.
	 */
	leave(forms: Record<string, Typed>): void {
		const person = unsent.author();
		if (person === null || Object.keys(forms).length === 0) return;
		const kept = stored.read();
		const expiresAt = kept?.expiresAt ?? new Date(Date.now() + KEPT_MS).toISOString();
		stored.write({ expiresAt, person, forms: { ...kept?.forms, ...forms } });
	},
	/** What somebody left whose keys begin like this; it is removed from there. */
	takeBack(person: string, prefix: string): [key: string, typed: Typed][] {
		const kept = stored.read();
		if (kept?.person !== person) return [];
		const found = Object.entries(kept.forms).filter(([key]) => key.startsWith(prefix));
		for (const [key] of found) unsentForms.drop(key);
		return found;
	},
	/** Registers a form on the page. @returns a function that unregisters it */
	watch(key: string, form: Watched): () => void {
		watched.set(key, form);
		return () => {
			if (watched.get(key) === form) watched.delete(key);
		};
	},
};
