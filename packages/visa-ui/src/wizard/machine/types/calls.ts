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

/** The properties of the current user that the wizard needs. */
export type WizardUser = Pick<Me, 'id' | 'firstName' | 'lastName' | 'email' | 'activePromocode'>;

/**
 * The storage of the draft and of the tab's progress, each with the methods of Storage. The wizard ignores storage
 * errors.
 */
export interface WizardStorage {
	/** Persistent storage of the draft, under `userRequest`. [SUB-04] */
	readonly draft: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	/** Storage for the lifetime of the tab: whatever the URL doesn't contain. */
	readonly progress: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The API calls of the wizard, to be injected. They reject with an ApiError, or anything with its properties. [WIZ-08]
 */
export interface WizardCalls {
	/** Called before the offer is asked for anew, to clear caches. [WIZ-12] [WIZ-13] */
	forgetOffer?(): void | Promise<void>;
	findCountries(countryName: string, signal: AbortSignal): Promise<readonly Country[]>;
	getCountry(id: string, signal: AbortSignal): Promise<Country>;
	getVisaTypes(countryId: string, signal: AbortSignal): Promise<readonly VisaType[]>;
	getVisaOptions(countryId: string, signal: AbortSignal): Promise<readonly VisaOption[]>;
	getServices(countryId: string, signal: AbortSignal): Promise<readonly Service[]>;
	getQuote(question: QuoteQuestion, signal: AbortSignal): Promise<PriceQuote>;
	/** @returns the image's opaque path */
	upload(
		file: File,
		options: { user: WizardUser | null; onProgress: (fraction: number) => void; signal: AbortSignal },
	): Promise<string>;
	/**
	 * Checks a chosen picture for problems and returns the file to upload; by default the wizard checks it itself.
	 * [UPL-10]
	 */
	checkPicture?(file: File, signal: AbortSignal): Promise<CheckedPicture>;
	/** @returns a URL that the browser can display */
	getPreview(documentUrl: string, signal: AbortSignal): Promise<string>;
	/**
	 * Creates the request, once per key: sent again as it was, it returns the page of the request that exists; with other
	 * content, it rejects with `IDEMPOTENCY_CONFLICT`, and the traveller is asked. [SUB-03]
	 * @param idempotencyKey identifies the form, on every device that continues it
	 * @param own selections on a host's own steps
	 */
	createRequest(request: NewVisaRequest, idempotencyKey: string, own: OwnChoices): Promise<PaymentPage>;
	/** Activates a promo code, and refreshes whatever depends on it. */
	activatePromocode(code: string): Promise<void>;
	/** Removes the user's promo code, and refreshes whatever depends on it. [REV-12] */
	removePromocode(): Promise<void>;
}
