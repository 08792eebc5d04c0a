import { travelling } from './pictures';
import { type Choices, type Problem, type WizardContext, type WizardStep, wizardSteps } from './types';

/** The step on which each field of the create-request payload is selected. [WIZ-12] */
const stepOfField: Readonly<Record<string, WizardStep>> = {
	countryId: 'COUNTRY',
	startDate: 'DATE',
	endDate: 'DATE',
	visaTypeId: 'VISA_TYPE',
	visaOptionId: 'VISA_OPTION',
	serviceId: 'SERVICE',
	document: 'UPLOAD_DOCUMENT',
};
const choiceOfField: Readonly<Record<string, keyof Choices>> = {
	countryId: 'country',
	visaTypeId: 'visaType',
	visaOptionId: 'visaOption',
	serviceId: 'service',
};

/** Whether the server refused what was sent: its basis is outdated. [WIZ-12] */
export function isRefusal({ statusCode }: Problem): boolean {
	return statusCode === 400 || statusCode === 409 || statusCode === 422;
}

/**
 * Whether a request may have been made all the same: only its answer was lost, or the server failed after writing it, for
 * example because the payment provider didn't answer. The same key makes no second one. [SUB-03]
 */
export const isOutcomeUnknown = ({ statusCode }: Problem): boolean => statusCode > 499;

/**
 * Whether the server no longer knows the signed-in user's session, for example because it was ended from elsewhere.
 * [SUB-04]
 */
export const isSessionLost = ({ user }: Pick<WizardContext, 'user'>, { statusCode }: Problem): boolean =>
	user !== null && statusCode === 401;

/** The steps before the review that a refusal is about, in order. [WIZ-12] */
export function refusedSteps({ errors }: Pick<Problem, 'errors'>): WizardStep[] {
	const named = new Set(errors.map(({ field }) => stepOfField[field]));
	return wizardSteps.filter((step) => named.has(step));
}

/** Whether the chosen country is no longer offered: what it offered has been deselected with it. */
export const isCountryGone = ({ code, errors }: Pick<Problem, 'code' | 'errors'>): boolean =>
	code === 'NO_LONGER_OFFERED' && errors.some(({ field }) => choiceOfField[field] === 'country');

/** The server's message about a field, as long as the field is unchanged. */
export function refusalOf({ submitProblem }: Pick<WizardContext, 'submitProblem'>, field: string): string | undefined {
	return submitProblem?.errors.find((error) => error.field === field)?.message;
}

/** The indices of the refused paths; none if the server doesn't say which. [UPL-11] */
const refusedPlaces = (fields: readonly string[]) =>
	fields.flatMap((field) => /^document\.(\d+)$/.exec(field)?.[1] ?? []).map(Number);

/** Removes the refused images: all that were sent, or those at some indices. */
function withoutPictures(group: Pick<WizardContext, 'pictures' | 'peopleCount'>, places: readonly number[]) {
	const sent = travelling(group).filter(({ document }) => document);
	const gone = places.length > 0 ? places.flatMap((place) => sent[place] ?? []) : sent;
	return group.pictures.map((picture) => (gone.includes(picture) ? { ...picture, document: null } : picture));
}

/** The form after a refusal: what is no longer offered is deselected, and a refused image is removed. */
export function withoutRefused(
	{ choices, quote, ...group }: Pick<WizardContext, 'choices' | 'pictures' | 'peopleCount' | 'quote'>,
	problem: Problem,
) {
	const fields = problem.errors.map(({ field }) => field);
	const gone = problem.code === 'NO_LONGER_OFFERED' ? fields.flatMap((field) => choiceOfField[field] ?? []) : [];
	// What a country offered is removed with it.
	if (gone.includes('country')) gone.push('visaType', 'visaOption', 'service');
	return {
		choices: { ...choices, ...Object.fromEntries(gone.map((name) => [name, null])) } as Choices,
		pictures: fields.includes('document') ? withoutPictures(group, refusedPlaces(fields)) : group.pictures,
		// A price for something unavailable is meaningless.
		quote: gone.length > 0 ? null : quote,
	};
}
