import type { Service, VisaOption, VisaType } from 'visa-sdk/contract';

/** Why a call failed. Without a message, the server couldn't be reached. [API-08] */
export interface Problem {
	readonly message: string | null;
	readonly statusCode: number;
	readonly code?: string;
	readonly errors: readonly { readonly field: string; readonly message: string }[];
	/** With PRICE_CHANGED: the new total in AZN. */
	readonly totalPrice?: number;
}

/** A list loaded by a call. */
export type Remote<Item> =
	/** `known`: items to show until the response arrives. */
	| { readonly status: 'loading'; readonly known?: readonly Item[] }
	| { readonly status: 'ready'; readonly items: readonly Item[] }
	| { readonly status: 'failed'; readonly problem: Problem };

/** The offer of one country. */
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

/** The parameters of a quote. [REV-04] */
export interface QuoteQuestion {
	readonly countryId: string;
	readonly visaOptionId: string;
	readonly serviceId: string;
	readonly peopleCount: number;
	/** Whether the user is signed in, which determines the price call. [API-07] */
	readonly isSignedIn: boolean;
}
