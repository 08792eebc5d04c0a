import type { Messages, UploadFault } from 'visa-sdk/rules';

/** The sentences of the rules that the wizard checks by. [VAL-01] */
export interface RuleWords
	extends Pick<Messages, 'startDate' | 'endDate' | 'notes' | 'promocode' | 'peopleMinimum' | 'peopleMaximum'> {
	/** Why a picture is refused. [UPL-04] */
	upload: Readonly<Record<UploadFault, string>>;
}

/** What a sentence about a refused day may say; days as DD/MM/YYYY. [DAT-12] */
export interface DayFacts {
	/** What the traveller wrote or picked. */
	typed: string;
	/** The first and the last day that would do. */
	earliest: string;
	latest: string;
	/** Days that the preparation takes. */
	leadDays: number;
	/** Days from today until the last day of a trip. */
	horizonDays: number;
}
