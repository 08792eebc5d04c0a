import { fromIso, toIso } from 'visa-sdk/rules';
import type { Choices, OwnChoices, StepName, WizardSearch } from './types';
import { sayable } from './urlForm';

/**
 * The wizard's state as query parameters. The first step is omitted while nothing is selected; with selections it is
 * included, to distinguish it from a link with selections only. [WIZ-04] [WIZ-10]
 */
export function toWizardSearch(
	step: StepName,
	choices: Choices,
	countrySearch: string,
	own: OwnChoices = {},
	first: StepName = 'COUNTRY',
): WizardSearch {
	const isSaid =
		step !== first || Object.keys(own).length > 0 || Object.values(choices).some((choice) => choice !== null);
	return {
		...(isSaid && { step }),
		...(choices.country && { countryId: choices.country.id }),
		...(choices.startDate && { startDate: toIso(choices.startDate) }),
		...(choices.endDate && { endDate: toIso(choices.endDate) }),
		...(choices.visaType && { visaTypeId: choices.visaType.id }),
		...(choices.visaOption && { visaOptionId: choices.visaOption.id }),
		...(choices.service && { serviceId: choices.service.id }),
		...(countrySearch !== '' && { countrySearch }),
		...sayable(own),
	};
}

/** The dates in a query; an unreadable one is null. */
export function searchDates(search: WizardSearch) {
	return {
		startDate: search.startDate === undefined ? null : fromIso(search.startDate),
		endDate: search.endDate === undefined ? null : fromIso(search.endDate),
	};
}
