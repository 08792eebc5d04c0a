import type { Country, PriceQuote } from 'visa-sdk/contract';
import type { WizardStorage, WizardUser } from './calls';
import type { Choices, OwnChoices, WizardSearch } from './choices';
import type { Offer, Problem, Remote } from './offer';
import type { TravellerPicture } from './pictures';
import type { StepName, WizardStep } from './steps';

/** The input of the wizard machine. */
export interface WizardInput {
	readonly search: WizardSearch;
	readonly user: WizardUser | null;
	readonly storage: WizardStorage;
	/** The clock; the real one by default. */
	readonly now?: () => Date;
}

/** The context of the wizard machine. */
export interface WizardContext {
	readonly storage: WizardStorage;
	readonly now: () => Date;
	/** The URL state to restore. */
	readonly search: WizardSearch;
	readonly isLoad: boolean;
	/** The current step; null until the first restore has finished. */
	readonly step: StepName | null;
	/** The step requested by the link or draft. */
	readonly wantedStep: StepName;
	/** The steps in order. */
	readonly steps: readonly StepPlan[];
	/** The values of the host's own steps. */
	readonly own: OwnChoices;
	readonly countrySearch: string;
	readonly countries: Remote<Country>;
	/** The complete list as last loaded, which is searched until the server responds; empty before. */
	readonly allCountries: readonly Country[];
	/** The search text of the last country request. */
	readonly countriesFor: string | null;
	readonly offer: Offer;
	/** The country of the last offer request. */
	readonly offerOf: string | null;
	readonly choices: Choices;
	/** The choices made before the country was deselected; restored with the next country. */
	readonly setAside: Choices | null;
	/**
	 * The pictures in the travellers' order. The first `peopleCount` are in use; further ones are kept in case the
	 * number grows again, and aren't submitted. [UPL-11]
	 */
	readonly pictures: readonly TravellerPicture[];
	readonly peopleCount: number;
	readonly notes: string;
	/** The text in the promo code field, kept until a code is activated. */
	readonly typedPromocode: string;
	readonly user: WizardUser | null;
	/** The fields that have been left, whose errors are shown. */
	readonly touched: { readonly startDate: boolean; readonly endDate: boolean };
	/** The rejected text of date fields. [DAT-04] [DAT-12] */
	readonly refusedDates: { readonly startDate: string | null; readonly endDate: string | null };
	readonly quote: PriceQuote | null;
	readonly quoteProblem: Problem | null;
	/** The parameters of the last quote request. */
	readonly askedQuote: string | null;
	/** Counts changes of the promo code, each of which triggers a new quote. [REV-09] [REV-12] */
	readonly promoActivations: number;
	/** The promo code used for quotes: the user's, or the one added or removed since. */
	readonly pricedPromocode: string | null;
	readonly promoProblem: Problem | null;
	readonly startProblem: Problem | null;
	readonly submitProblem: Problem | null;
	/** The total that the traveller had confirmed before it changed, in AZN. */
	readonly confirmedTotal: number | null;
	/**
	 * Tells this form from others: the same on every device that continues it. The idempotency key is made of it, so that
	 * the form becomes a request once, whatever changes in it afterwards. [SUB-03]
	 */
	readonly formId: string;
	readonly paymentUrl: string | null;
	/** Whether there is a stored draft, which is kept in sync with the form. */
	readonly hasDraft: boolean;
}

/** A step added by the host. Its name and its values (by key) appear in the URL. */
export interface OwnStep {
	readonly name: string;
	/** The keys of its values: `context.own[key]`, set by `SET_OWN`, and kept in the URL. */
	readonly keys?: readonly string[];
	/** Returns why the step can't be left, in the host's words, or null if it can. By default it always can. */
	readonly blocked?: (context: WizardContext) => string | null;
}

/** One of the seven steps, or a host's own. */
export type StepPlan = WizardStep | OwnStep;
