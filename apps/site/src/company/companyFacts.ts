import type { OpeningHours, Settings } from 'visa-sdk/contract';
import { companyStrings } from '../strings/pages/company';

/** The operator's value, or a sample until there is one. */
export interface Told<Value> {
	value: Value;
	isSample: boolean;
}

const SAMPLE_EMAIL = 'info@viza.example';
const sampleHours: OpeningHours[] = [
	{ fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' },
	{ fromDay: 6, toDay: 6, opens: '10:00', closes: '14:00' },
];

const told = <Value>(value: Value | null, sample: Value): Told<Value> => ({
	value: value ?? sample,
	isSample: value === null,
});

/** The operating company: the settings, with samples for missing values. */
export function companyFacts({ company, licence, hours }: Settings) {
	const { samples } = companyStrings;
	return {
		name: company.name,
		taxId: told(company.taxId, samples.taxId),
		address: told(company.address, samples.address),
		email: told(company.email, SAMPLE_EMAIL),
		licence: told(licence, samples.licence),
		hours: told(hours, sampleHours),
	};
}
/** The company's facts, page by page. */
export type CompanyFacts = ReturnType<typeof companyFacts>;

/** The weekdays on which the service can't be reached; Monday is 1. */
export function closedDays(hours: readonly OpeningHours[]): number[] {
	return [1, 2, 3, 4, 5, 6, 7].filter((day) => !hours.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay));
}
