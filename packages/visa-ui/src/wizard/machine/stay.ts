import type { VisaOption } from 'visa-sdk/contract';
import { fittingOption, stayDays } from 'visa-sdk/rules';
import type { WizardContext } from './types';

/** A trip that the selected permission is too short for. */
export interface StayProblem {
	/** The length of the trip. */
	readonly days: number;
	readonly chosen: VisaOption;
	/** A sufficient one; null if the country offers none. */
	readonly fitting: VisaOption | null;
}

/** Whether the trip is longer than the selected permission; this is shown, and doesn't block. [WIZ-11] */
export function stayProblem({ choices, offer }: Pick<WizardContext, 'choices' | 'offer'>): StayProblem | null {
	const { startDate, endDate, visaOption: chosen } = choices;
	if (!startDate || !endDate || !chosen) return null;
	const days = stayDays(startDate, endDate);
	if (days <= chosen.duration) return null;
	const { visaOptions } = offer;
	return { days, chosen, fitting: visaOptions.status === 'ready' ? fittingOption(visaOptions.items, days) : null };
}
