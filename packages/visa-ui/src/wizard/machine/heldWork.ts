import type { WizardStorage } from './types';

/** Where the draft of a visitor is kept. [SUB-04] */
export const DRAFT_KEY = 'userRequest';
/** Where the tab keeps what the URL does not hold. */
export const PROGRESS_KEY = 'userRequestProgress';
/** Whose draft and progress these are, once somebody has signed in: an opaque id. */
export const OWNER_KEY = 'userRequestOwner';
/** Which draft on the server this tab goes on from: its version. [ACC-08] */
export const KEPT_KEY = 'userRequestKept';
/** Whether a traveller has left something on this device that a wizard restores first. [SUB-05] */
export const holdsWork = ({ draft, progress }: WizardStorage): boolean =>
	draft.getItem(DRAFT_KEY) !== null || progress.getItem(PROGRESS_KEY) !== null;

/** Removes what a traveller left on this device: after a request was made, and at logout. [SUB-06] */
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
 * To be called when somebody is found signed in. What a visitor left becomes theirs; what another person left, whose
 * session ended without a logout, is removed. [SUB-06]
 * @param userId of who is signed in now
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
