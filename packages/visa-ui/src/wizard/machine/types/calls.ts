import type {
	Country,
	Me,
	NewVisaRequest,
	PaymentPage,
	PriceQuote,
	Service,
	VisaOption,
	VisaType,
} from 'visa-sdk/contract';
import type { OwnChoices } from './choices';
import type { QuoteQuestion } from './offer';
import type { CheckedPicture } from './pictures';

/** The part of the current user that the wizard needs. */
export type WizardUser = Pick<Me, 'id' | 'firstName' | 'lastName' | 'email' | 'activePromocode'>;

/** Where the draft and the tab's progress are kept; any Storage-like pair. Failures are swallowed by the wizard. */
export interface WizardStorage {
	/** Survives the tab: the draft under `userRequest`. [SUB-04] */
	readonly draft: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	/** Lives as long as the tab: what the URL does not hold. */
	readonly progress: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The calls that the wizard makes, injected. They reject with an ApiError (or anything with its fields). [WIZ-08] */
export interface WizardCalls {
	/** Called before lists are asked anew, so that a cache in between forgets what it has. [WIZ-12] */
	forgetOffer?(): void | Promise<void>;
	findCountries(countryName: string, signal: AbortSignal): Promise<readonly Country[]>;
	getCountry(id: string, signal: AbortSignal): Promise<Country>;
	getVisaTypes(countryId: string, signal: AbortSignal): Promise<readonly VisaType[]>;
	getVisaOptions(countryId: string, signal: AbortSignal): Promise<readonly VisaOption[]>;
	getServices(countryId: string, signal: AbortSignal): Promise<readonly Service[]>;
	getQuote(question: QuoteQuestion, signal: AbortSignal): Promise<PriceQuote>;
	/** @returns the image's opaque address */
	upload(
		file: File,
		options: { user: WizardUser | null; onProgress: (fraction: number) => void; signal: AbortSignal },
	): Promise<string>;
	/** What may be wrong with a chosen picture, and what of it is sent; without it the wizard looks itself. [UPL-10] */
	checkPicture?(file: File, signal: AbortSignal): Promise<CheckedPicture>;
	/** @returns an address that the browser can show */
	getPreview(documentUrl: string, signal: AbortSignal): Promise<string>;
	/** @param own what was chosen on a host's own steps */
	createRequest(request: NewVisaRequest, idempotencyKey: string, own: OwnChoices): Promise<PaymentPage>;
	/** Activates the code and refreshes whatever depends on it. */
	activatePromocode(code: string): Promise<void>;
	/** Takes the code from the user, and refreshes whatever depends on it. [REV-12] */
	removePromocode(): Promise<void>;
}
