import type { WizardStorage } from './types';

/** The storage key of a visitor's draft. [SUB-04] */
export const DRAFT_KEY = 'userRequest';
/** The storage key of what the URL doesn't contain. */
export const PROGRESS_KEY = 'userRequestProgress';
/** The owner of the draft and progress, once someone has signed in: an opaque id. */
export const OWNER_KEY = 'userRequestOwner';
/** The version of the server's draft that this tab is based on. [ACC-08] */
export const KEPT_KEY = 'userRequestKept';
/** Whether a traveller has left something on this device that a wizard restores first. [SUB-05] */
export const holdsWork = ({ draft, progress }: WizardStorage): boolean =>
	draft.getItem(DRAFT_KEY) !== null || progress.getItem(PROGRESS_KEY) !== null;

/** Removes what a traveller left on this device: after a request was created, and on signing out. [SUB-06] */
export function forgetDraft(storage: WizardStorage): void {
	for (const [place, key] of [
		[storage.draft, DRAFT_KEY],
		[storage.progress, PROGRESS_KEY],
	] as const) {
		place.removeItem(key);
		place.removeItem(OWNER_KEY);
	}
	storage.progress.removeItem(KEPT_KEY);
}

/**
 * To be called when a signed-in user is detected. What a visitor left becomes theirs; what another person left, whose
 * session ended without signing out, is removed. [SUB-06]
 * @param userId of the signed-in user
 * @returns whether something of another person was found
 */
export function claimDraft(storage: WizardStorage, userId: string): boolean {
	const isForeign = [storage.draft, storage.progress].some((place) => {
		const owner = place.getItem(OWNER_KEY);
		return owner !== null && owner !== userId;
	});
	if (isForeign) forgetDraft(storage);
	for (const place of [storage.draft, storage.progress]) place.setItem(OWNER_KEY, userId);
	return isForeign;
}
