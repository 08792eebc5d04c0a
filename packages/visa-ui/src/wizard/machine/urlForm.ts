import { SEARCH_MAXIMUM } from 'visa-sdk/rules';
import { namesOf, ownKeys } from './stepNames';
import { type OwnChoices, type StepPlan, type WizardSearch, wizardSteps } from './types';

/** What the wizard itself says of a trip. */
export const names = [
	'countryId',
	'startDate',
	'endDate',
	'visaTypeId',
	'visaOptionId',
	'serviceId',
	'countrySearch',
] as const;

/** Keeps of any query only what the wizard knows, each a non-empty text. Never throws. [WIZ-05] */
export function parseWizardSearch(
	query: Record<string, unknown>,
	steps: readonly StepPlan[] = wizardSteps,
): WizardSearch {
	const search: Record<string, string> = {};
	const step = namesOf(steps).find((name) => name === query.step);
	if (step) search.step = step;
	for (const name of names) {
		const value = query[name];
		// A router may have read a digits-only text as a number.
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

/** Longest choice of a host's own step that an address tells; a longer one is kept by the tab and the draft alone. */
const OWN_MAXIMUM = 500;

/** What an address says of the choices on a host's own steps: never a part of one. */
export function sayable(own: OwnChoices): Pick<WizardSearch, 'own'> {
	const said = Object.entries(own).filter(([, value]) => value !== '' && value.length <= OWN_MAXIMUM);
	return said.length > 0 ? { own: Object.fromEntries(said) } : {};
}

/** The other way round: flat, as it stands in an address. */
export function toQuery({ own, ...search }: WizardSearch): Record<string, string> {
	const pairs = Object.entries<string | undefined>({ ...own, ...search });
	return Object.fromEntries(pairs.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
