import { SEARCH_MAXIMUM } from 'visa-sdk/rules';
import { namesOf, ownKeys } from './stepNames';
import { type OwnChoices, type StepPlan, type WizardSearch, wizardSteps } from './types';

/** The wizard's own parameters of a trip. */
export const names = [
	'countryId',
	'startDate',
	'endDate',
	'visaTypeId',
	'visaOptionId',
	'serviceId',
	'countrySearch',
] as const;

/** Keeps of any query only the wizard's parameters, each a non-empty text. Never throws. [WIZ-05] */
export function parseWizardSearch(
	query: Record<string, unknown>,
	steps: readonly StepPlan[] = wizardSteps,
): WizardSearch {
	const search: Record<string, string> = {};
	const step = namesOf(steps).find((name) => name === query.step);
	if (step) search.step = step;
	for (const name of names) {
		const value = query[name];
		// A router may have parsed digits as a number.
		if (typeof value === 'string' || typeof value === 'number') {
			const text = String(value).slice(0, name === 'countrySearch' ? SEARCH_MAXIMUM : 200);
			if (text !== '') search[name] = text;
		}
	}
	const own = Object.fromEntries(
		ownKeys(steps).flatMap((key) => {
			const value = query[key];
			return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [];
		}),
	);
	return { ...search, ...sayable(own) };
}

/**
 * The maximum length of a selection on a host's own step in the URL; a longer one is kept by the tab and the draft only.
 */
const OWN_MAXIMUM = 500;

/** What the URL contains of the selections on a host's own steps: never a truncated one. */
export function sayable(own: OwnChoices): Pick<WizardSearch, 'own'> {
	const said = Object.entries(own).filter(([, value]) => value !== '' && value.length <= OWN_MAXIMUM);
	return said.length > 0 ? { own: Object.fromEntries(said) } : {};
}

/** The inverse: flat, as in a URL. */
export function toQuery({ own, ...search }: WizardSearch): Record<string, string> {
	const pairs = Object.entries<string | undefined>({ ...own, ...search });
	return Object.fromEntries(pairs.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
