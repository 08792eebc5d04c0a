import type { Country, PriceQuote } from 'visa-sdk/contract';
import type { WizardStorage, WizardUser } from './calls';
import type { Choices, OwnChoices, WizardSearch } from './choices';
import type { Offer, Problem, Remote } from './offer';
import type { TravellerPicture } from './pictures';
import type { StepName, StepPlan } from './steps';

/** What a wizard is started with. */
export interface WizardInput {
	readonly search: WizardSearch;
	readonly user: WizardUser | null;
	readonly storage: WizardStorage;
	/** The clock; the real one without it. */
	readonly now?: () => Date;
}

/** All that a wizard knows. */
export interface WizardContext {
	readonly storage: WizardStorage;
	readonly now: () => Date;
	/** The link or history entry to restore. */
	readonly search: WizardSearch;
	readonly isLoad: boolean;
	/** The step shown; null until the first restore has ended. */
	readonly step: StepName | null;
	/** The step that the link or draft asks for. */
	readonly wantedStep: StepName;
	/** The steps in their order. */
	readonly steps: readonly StepPlan[];
	/** What was chosen on a host's own steps. */
	readonly own: OwnChoices;
	readonly countrySearch: string;
	readonly countries: Remote<Country>;
	/** The whole list as it was last answered, which a search looks through until its own answer is there; empty before. */
	readonly allCountries: readonly Country[];
	/** The search text whose countries were last asked for. */
	readonly countriesFor: string | null;
	readonly offer: Offer;
	/** The country whose offer was last asked for. */
	readonly offerOf: string | null;
	readonly choices: Choices;
	/** What was chosen before the country was taken back: it returns with the next country. */
	readonly setAside: Choices | null;
	/**
	 * In the travellers' order: the first `peopleCount` travel. Those after them are kept for when the count grows
	 * again, and are not sent. [UPL-11]
	 */
	readonly pictures: readonly TravellerPicture[];
	readonly peopleCount: number;
	readonly notes: string;
	/** What stands in the field of the promo code: kept like all that is typed, until the code works. */
	readonly typedPromocode: string;
	readonly user: WizardUser | null;
	/** Fields left once: their errors show. */
	readonly touched: { readonly startDate: boolean; readonly endDate: boolean };
	/** What was typed in place of a day and emptied from its field. [DAT-04] [DAT-12] */
	readonly refusedDates: { readonly startDate: string | null; readonly endDate: string | null };
	readonly quote: PriceQuote | null;
	readonly quoteProblem: Problem | null;
	/** The question that the last price call asked. */
	readonly askedQuote: string | null;
	/** Counts promo codes that came and went, so that each asks the price again. [REV-09] [REV-12] */
	readonly promoActivations: number;
	/** The traveller's code for the price: by the word of who says who they are, or what came or went here since. */
	readonly pricedPromocode: string | null;
	/** The code that was theirs and went by itself: it ended, or others used it up. [REV-14] */
	readonly lostPromocode: string | null;
	readonly promoProblem: Problem | null;
	readonly startProblem: Problem | null;
	readonly submitProblem: Problem | null;
	/** The total that the traveller confirmed before it changed, AZN. */
	readonly confirmedTotal: number | null;
	readonly idempotency: { readonly key: string; readonly fingerprint: string } | null;
	readonly paymentUrl: string | null;
	/** A draft exists in storage and is kept in step with the form. */
	readonly hasDraft: boolean;
}
