import type { Country, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import type { Day } from 'visa-sdk/rules';
import type { StepName } from './steps';

export type { TripDayFault } from 'visa-sdk/rules';

/** The traveller's choices so far. */
export interface Choices {
	readonly country: Country | null;
	readonly startDate: Day | null;
	readonly endDate: Day | null;
	readonly visaType: VisaType | null;
	readonly visaOption: VisaOption | null;
	readonly service: Service | null;
}
/** The name of a choice. */
export type ChoiceName = 'country' | 'startDate' | 'endDate' | 'visaType' | 'visaOption' | 'service';

/** The name of a date. */
export type DateName = 'startDate' | 'endDate';

/** Nothing has been selected. */
export const noChoices: Choices = {
	country: null,
	startDate: null,
	endDate: null,
	visaType: null,
	visaOption: null,
	service: null,
};

/** A part of a link or draft that couldn't be restored, to be reported to the traveller. [WIZ-05] [WIZ-06] [SUB-05] */
export type Dropped = 'draft' | 'document' | 'upload' | 'dates' | Exclude<ChoiceName, 'startDate' | 'endDate'>;

/** The wizard's state as query parameters. [WIZ-04] */
export interface WizardSearch {
	readonly step?: StepName;
	readonly countryId?: string;
	readonly startDate?: string;
	readonly endDate?: string;
	readonly visaTypeId?: string;
	readonly visaOptionId?: string;
	readonly serviceId?: string;
	readonly countrySearch?: string;
	/** The values of the host's own steps, by key. */
	readonly own?: OwnChoices;
}

/** The values of the host's own steps. */
export type OwnChoices = Readonly<Record<string, string>>;
