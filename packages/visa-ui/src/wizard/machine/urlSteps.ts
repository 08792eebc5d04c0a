import { type OwnChoices, type StepName, type WizardSearch, type WizardStep, wizardSteps } from './types';
import { names } from './urlForm';

/** The parameters of an address that belong to each step. */
export const stepParams: Record<WizardStep, readonly Exclude<keyof WizardSearch, 'own'>[]> = {
	COUNTRY: ['countryId'],
	DATE: ['startDate', 'endDate'],
	VISA_TYPE: ['visaTypeId'],
	VISA_OPTION: ['visaOptionId'],
	SERVICE: ['serviceId'],
	UPLOAD_DOCUMENT: [],
	FINAL_REVIEW: [],
};

/** In whatever order they were chosen. */
const sorted = (own: OwnChoices = {}) => JSON.stringify(Object.entries(own).sort());

/** Whether two addresses say the same of the wizard. */
export function isSameSearch(left: WizardSearch, right: WizardSearch): boolean {
	const isSame = left.step === right.step && names.every((name) => left[name] === right[name]);
	return isSame && sorted(left.own) === sorted(right.own);
}

/**
 * The step that a query asks for. Without one it is the first step that its choices do not answer: up to the upload,
 * since an image never stands in an address, and the restore stops earlier where something is missing. [WIZ-10]
 */
export function wantedStep(search: WizardSearch, steps: readonly StepName[] = wizardSteps): StepName {
	return search.step ?? (hasChoices(search) ? (steps.at(-2) ?? steps[0]) : steps[0]) ?? 'COUNTRY';
}

/** Whether a link says anything of the trip. */
export function hasChoices(search: WizardSearch): boolean {
	return search.own !== undefined || names.some((name) => name !== 'countrySearch' && search[name] !== undefined);
}

/**
 * Completes the query of an older history entry: it could not know what was chosen on later steps, and going back
 * must not lose that. What its own and earlier steps say stays as it is. [WIZ-05]
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
