import { type OwnChoices, type StepName, type WizardSearch, type WizardStep, wizardSteps } from './types';
import { names } from './urlForm';

/** The URL parameters of each step. */
const stepParams: Record<WizardStep, readonly Exclude<keyof WizardSearch, 'own'>[]> = {
	COUNTRY: ['countryId'],
	DATE: ['startDate', 'endDate'],
	VISA_TYPE: ['visaTypeId'],
	VISA_OPTION: ['visaOptionId'],
	SERVICE: ['serviceId'],
	UPLOAD_DOCUMENT: [],
	FINAL_REVIEW: [],
};

/** Regardless of the order of selection. */
const sorted = (own: OwnChoices = {}) => JSON.stringify(Object.entries(own).sort());

/** Whether two URLs describe the same state. */
export function isSameSearch(left: WizardSearch, right: WizardSearch): boolean {
	const isSame = left.step === right.step && names.every((name) => left[name] === right[name]);
	return isSame && sorted(left.own) === sorted(right.own);
}

/**
 * The step that a query requests. Without one it is the first step that its selections don't answer: at most the upload,
 * since an image is never in a URL, and restoring stops earlier if something is missing. [WIZ-10]
 */
export function wantedStep(search: WizardSearch, steps: readonly StepName[] = wizardSteps): StepName {
	return search.step ?? (hasChoices(search) ? (steps.at(-2) ?? steps[0]) : steps[0]) ?? 'COUNTRY';
}

/** Whether a link contains anything about the trip. */
export function hasChoices(search: WizardSearch): boolean {
	return search.own !== undefined || names.some((name) => name !== 'countrySearch' && search[name] !== undefined);
}

/**
 * Completes the query of an older history entry: it couldn't contain later steps' selections, and going back must not
 * lose them. Its own and earlier steps' values are unchanged. [WIZ-05]
 */
export function withLaterChoices(
	search: WizardSearch,
	current: WizardSearch,
	steps: readonly StepName[] = wizardSteps,
): WizardSearch {
	if (search.countryId !== current.countryId) return search;
	const reached = steps.indexOf(search.step ?? steps[0] ?? 'COUNTRY');
	const kept: Record<string, string> = {};
	for (const step of wizardSteps.filter((name) => steps.indexOf(name) > reached)) {
		for (const name of stepParams[step]) {
			const value = current[name];
			if (search[name] === undefined && value !== undefined) kept[name] = value;
		}
	}
	return { ...kept, ...search, ...((current.own || search.own) && { own: { ...current.own, ...search.own } }) };
}
