import { fromIso, toIso } from 'visa-sdk/rules';
import { type Choices, type WizardSearch, type WizardStep, wizardSteps } from './types';

/** The parameters that belong to each step. */
export const stepParams: Record<WizardStep, readonly (keyof WizardSearch)[]> = {
	COUNTRY: ['countryId'],
	DATE: ['startDate', 'endDate'],
	VISA_TYPE: ['visaTypeId'],
	VISA_OPTION: ['visaOptionId'],
	SERVICE: ['serviceId'],
	UPLOAD_DOCUMENT: [],
	FINAL_REVIEW: [],
};

/** Longest country search, in characters; the server's limit. */
export const SEARCH_MAXIMUM = 100;

const names = [
	'countryId',
	'startDate',
	'endDate',
	'visaTypeId',
	'visaOptionId',
	'serviceId',
	'countrySearch',
] as const;

/** Keeps of any query only what the wizard knows, each a non-empty text. Never throws. [WIZ-05] */
export function parseWizardSearch(query: Record<string, unknown>): WizardSearch {
	const search: Record<string, string> = {};
	const step = wizardSteps.find((name) => name === query.step);
	if (step) search.step = step;
	for (const name of names) {
		const value = query[name];
		// A router may have read a digits-only text as a number.
		if (typeof value === 'string' || typeof value === 'number') {
			const text = String(value).slice(0, name === 'countrySearch' ? SEARCH_MAXIMUM : 200);
			if (text !== '') search[name] = text;
		}
	}
	return search;
}

/**
 * The wizard's state as query parameters. The first step stays unsaid while nothing is chosen; with choices it is
 * said, so that it is told from a link that names choices alone. [WIZ-04] [WIZ-10]
 */
export function toWizardSearch(step: WizardStep, choices: Choices, countrySearch: string): WizardSearch {
	const isSaid = step !== 'COUNTRY' || Object.values(choices).some((choice) => choice !== null);
	return {
		...(isSaid && { step }),
		...(choices.country && { countryId: choices.country.id }),
		...(choices.startDate && { startDate: toIso(choices.startDate) }),
		...(choices.endDate && { endDate: toIso(choices.endDate) }),
		...(choices.visaType && { visaTypeId: choices.visaType.id }),
		...(choices.visaOption && { visaOptionId: choices.visaOption.id }),
		...(choices.service && { serviceId: choices.service.id }),
		...(countrySearch !== '' && { countrySearch }),
	};
}

export function isSameSearch(left: WizardSearch, right: WizardSearch): boolean {
	return left.step === right.step && names.every((name) => left[name] === right[name]);
}

/**
 * The step that a query asks for. Without one it is the first step that its choices do not answer: up to the upload,
 * since an image never stands in an address, and the restore stops earlier where something is missing. [WIZ-10]
 */
export function wantedStep(search: WizardSearch): WizardStep {
	return search.step ?? (hasChoices(search) ? 'UPLOAD_DOCUMENT' : 'COUNTRY');
}

/** Whether a link says anything of the trip. */
export function hasChoices(search: WizardSearch): boolean {
	return names.some((name) => name !== 'countrySearch' && search[name] !== undefined);
}

/**
 * Completes the query of an older history entry: it could not know what was chosen on later steps, and going back
 * must not lose that. What its own and earlier steps say stays as it is. [WIZ-05]
 */
export function withLaterChoices(search: WizardSearch, current: WizardSearch): WizardSearch {
	if (search.countryId !== current.countryId) return search;
	const reached = wizardSteps.indexOf(search.step ?? 'COUNTRY');
	const kept: Record<string, string> = {};
	for (const step of wizardSteps.slice(reached + 1)) {
		for (const name of stepParams[step]) {
			const value = current[name];
			if (search[name] === undefined && value !== undefined) kept[name] = value;
		}
	}
	return { ...kept, ...search };
}

/** The days that a query names; an unreadable one is null. */
export function searchDates(search: WizardSearch) {
	return {
		startDate: search.startDate === undefined ? null : fromIso(search.startDate),
		endDate: search.endDate === undefined ? null : fromIso(search.endDate),
	};
}
