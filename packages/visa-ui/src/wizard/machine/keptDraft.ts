import type { DraftContent } from 'visa-sdk/contract';
import { PEOPLE_MAXIMUM } from 'visa-sdk/rules';
import { type StoredDraft, toDraft } from './draft';
import { DRAFT_KEY, KEPT_KEY } from './heldWork';
import type { WizardContext, WizardStorage } from './types';

const idOf = (choice: { id: string } | null) => choice && { id: choice.id };

/** The form as a server stores it for another device: only ids of catalogue items. [ACC-08] */
export function toKeptContent({
	choices,
	notes,
	pictures,
	peopleCount,
	formId,
}: Pick<WizardContext, 'choices' | 'notes' | 'pictures' | 'peopleCount'> &
	Partial<Pick<WizardContext, 'formId'>>): DraftContent {
	const context = { choices, notes, pictures, peopleCount, ...(formId && { formId }) };
	const { isRestored: _, own: __, country, visaType, visaOption, service, ...rest } = toDraft(context, false);
	return {
		...rest,
		...{ country: idOf(country), visaType: idOf(visaType), visaOption: idOf(visaOption), service: idOf(service) },
	};
}

/** Whether nothing has been selected: every other selection depends on a country. */
export const isDraftEmpty = ({ country }: DraftContent): boolean => country === null;

/** What a draft says, in one order; null is what it leaves open, as one traveller is, whom nobody has to select. */
const saidBy = ({ country, visaType, visaOption, service, ...rest }: DraftContent) => [
	...[country, visaType, visaOption, service].map((choice) => choice?.id ?? null),
	...[rest.startDate, rest.endDate, rest.notes || null, rest.peopleCount > 1 ? rest.peopleCount : null],
	// Each traveller's image in its place.
	...Array.from({ length: PEOPLE_MAXIMUM }, (_, place) => rest.document?.split(',')[place] || null),
];

/** Whether two drafts say the same, whichever forms they are of. */
export const isSameDraft = (one: DraftContent, other: DraftContent): boolean =>
	JSON.stringify(saidBy(one)) === JSON.stringify(saidBy(other));

/** Whether a draft says nothing but what another says too, as a page does that was opened by the address of another. */
export function isPartOfDraft(part: DraftContent, whole: DraftContent): boolean {
	const other = saidBy(whole);
	return saidBy(part).every((word, at) => word === null || word === other[at]);
}

/** Stores a draft where the next wizard in this browser finds it and validates everything in it. [SUB-05] */
export function layDraft(storage: WizardStorage, content: DraftContent): void {
	const draft: StoredDraft = { ...content, isRestored: false };
	storage.draft.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** The version of the server's draft that this tab is based on; null if it has neither saved nor taken one. */
export function keptVersion(storage: WizardStorage): number | null {
	const version = Number(storage.progress.getItem(KEPT_KEY));
	return Number.isSafeInteger(version) && version > 0 ? version : null;
}

/** Records the current version of the server's draft. */
export function noteKeptVersion(storage: WizardStorage, version: number | null): void {
	if (version === null) storage.progress.removeItem(KEPT_KEY);
	else storage.progress.setItem(KEPT_KEY, String(version));
}
