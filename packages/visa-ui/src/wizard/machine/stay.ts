import type { VisaOption } from 'visa-sdk/contract';
import { fittingOption, stayDays } from 'visa-sdk/rules';
import type { WizardContext } from './types';

/** A trip that the chosen permission is too short for. */
export interface StayProblem {
	/** Of the trip. */
	readonly days: number;
	readonly chosen: VisaOption;
	/** The one that would do; null when the country offers none. */
	readonly fitting: VisaOption | null;
}

/** Whether the trip is longer than the chosen permission; it is said, and does not stand in the way. [WIZ-11] */
export function stayProblem({ choices, offer }: Pick<WizardContext, 'choices' | 'offer'>): StayProblem | null {
	const { startDate, endDate, visaOption: chosen } = choices;
	if (!startDate || !endDate || !chosen) return null;
	const days = stayDays(startDate, endDate);
	if (days <= chosen.duration) return null;
	const { visaOptions } = offer;
	return { days, chosen, fitting: visaOptions.status === 'ready' ? fittingOption(visaOptions.items, days) : null };
}
