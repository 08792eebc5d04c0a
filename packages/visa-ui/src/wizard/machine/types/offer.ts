import type { Service, VisaOption, VisaType } from 'visa-sdk/contract';

/** Why a call failed. Without a message the server could not be reached. [API-08] */
export interface Problem {
	readonly message: string | null;
	readonly statusCode: number;
	readonly code?: string;
	readonly errors: readonly { readonly field: string; readonly message: string }[];
	/** With PRICE_CHANGED: the total now, AZN. */
	readonly totalPrice?: number;
}

/** A list that comes from a call. */
export type Remote<Item> =
	/** `known`: what can be shown until the answer is there. */
	| { readonly status: 'loading'; readonly known?: readonly Item[] }
	| { readonly status: 'ready'; readonly items: readonly Item[] }
	| { readonly status: 'failed'; readonly problem: Problem };

/** What one country offers. */
export interface Offer {
	readonly visaTypes: Remote<VisaType>;
	readonly visaOptions: Remote<VisaOption>;
	readonly services: Remote<Service>;
}
/** Nothing has been offered yet. */
export const loadingOffer: Offer = {
	visaTypes: { status: 'loading' },
	visaOptions: { status: 'loading' },
	services: { status: 'loading' },
};

/** What the price depends on. [REV-04] */
export interface QuoteQuestion {
	readonly countryId: string;
	readonly visaOptionId: string;
	readonly serviceId: string;
	readonly peopleCount: number;
	/** Signed in: the authorised price call. [API-07] */
	readonly isSignedIn: boolean;
}
