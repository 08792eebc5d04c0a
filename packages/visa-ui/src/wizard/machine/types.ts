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
import type { Day, UploadFault } from 'visa-sdk/rules';

import type { CheckedPicture } from '../pictures/checkPicture';
import type { PictureDoubt } from '../pictures/judge';

export type { TripDayFault } from 'visa-sdk/rules';
export type { CheckedPicture, PictureDoubt };

/** The seven steps in their order. [WIZ-01] */
export const wizardSteps = [
	'COUNTRY',
	'DATE',
	'VISA_TYPE',
	'VISA_OPTION',
	'SERVICE',
	'UPLOAD_DOCUMENT',
	'FINAL_REVIEW',
] as const;
/** The name of a step of ours. */
export type WizardStep = (typeof wizardSteps)[number];

/** A step's name: of the seven, or of a host's own. */
export type StepName = WizardStep | (string & {});

/** A step that a host adds: its name stands in the address, what is chosen on it under its keys. */
export interface OwnStep {
	readonly name: string;
	/** Where its choices are kept: `context.own[key]`, set by `SET_OWN`, told in the address. */
	readonly keys?: readonly string[];
	/** Why it can't be left forward, in the host's words; null when it can. Without it, it always can. */
	readonly blocked?: (context: WizardContext) => string | null;
}

/** One of the seven steps, or a host's own. */
export type StepPlan = WizardStep | OwnStep;

/** The part of the current user that the wizard needs. */
export type WizardUser = Pick<Me, 'id' | 'firstName' | 'lastName' | 'email' | 'activePromocode'>;

/** What the traveller has chosen so far. */
export interface Choices {
	readonly country: Country | null;
	readonly startDate: Day | null;
	readonly endDate: Day | null;
	readonly visaType: VisaType | null;
	readonly visaOption: VisaOption | null;
	readonly service: Service | null;
}
/** The name of something that is chosen. */
export type ChoiceName = 'country' | 'startDate' | 'endDate' | 'visaType' | 'visaOption' | 'service';

/** The name of a day that is chosen. */
export type DateName = 'startDate' | 'endDate';

/** Nothing is chosen yet. */
export const noChoices: Choices = {
	country: null,
	startDate: null,
	endDate: null,
	visaType: null,
	visaOption: null,
	service: null,
};

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
	| { readonly status: 'loading' }
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

/** Something of a link or a draft that could not be kept, to be told to the traveller. [WIZ-05] [WIZ-06] [SUB-05] */
export type Dropped = 'draft' | 'document' | 'dates' | Exclude<ChoiceName, 'startDate' | 'endDate'>;

/** The uploaded image. */
export interface UploadedDocument {
	/** Opaque address on the server. */
	readonly url: string;
	/** What the file list shows; unknown after a reload. */
	readonly name: string | null;
	/** Bytes. */
	readonly size: number | null;
	/** An address that the browser can show now. */
	readonly previewUrl: string | null;
}

/** How far a chosen file has come on its way to the server. [UPL-07] [UPL-10] */
export type PictureSending =
	| { readonly status: 'checking'; readonly file: File; readonly previewUrl: string | null }
	/** Something may be wrong with it: it waits for the traveller's word. [UPL-10] */
	| {
			readonly status: 'doubtful';
			readonly file: File;
			readonly previewUrl: string | null;
			readonly doubts: readonly PictureDoubt[];
	  }
	/** `progress`: 0–1 */
	| { readonly status: 'uploading'; readonly file: File; readonly previewUrl: string | null; readonly progress: number }
	/** It can be tried again. */
	| { readonly status: 'failed'; readonly file: File; readonly previewUrl: string | null; readonly problem: Problem }
	| { readonly status: 'refused'; readonly fault: UploadFault };

/** One traveller's picture of the passport: what has arrived, and what is on its way to take its place. [UPL-11] */
export interface TravellerPicture {
	/** Stays the same while travellers come and go. */
	readonly id: number;
	readonly document: UploadedDocument | null;
	readonly sending: PictureSending | null;
}

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
	/** What was chosen on a host's own steps, by their keys. */
	readonly own?: OwnChoices;
}

/** What was chosen on a host's own steps. */
export type OwnChoices = Readonly<Record<string, string>>;

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

/** Whose picture: its id; the first traveller's without it. [UPL-11] */
export interface OfPicture {
	picture?: number;
}

/** Whatever a wizard can be told. */
export type WizardEvent =
	| { type: 'NEXT' }
	| { type: 'BACK' }
	| { type: 'GO_TO'; step: StepName }
	/** A choice of a host's own step; null takes it back. */
	| { type: 'SET_OWN'; key: string; value: string | null }
	| { type: 'SEARCH'; text: string }
	| { type: 'CHOOSE_COUNTRY'; country: Country | null }
	| { type: 'SET_START_DATE'; day: Day | null }
	| { type: 'SET_END_DATE'; day: Day | null }
	/** `typed`: what stood in the field and is no allowed day. */
	| { type: 'LEAVE_DATE'; field: DateName; typed?: string }
	| { type: 'CHOOSE_VISA_TYPE'; visaType: VisaType | null }
	| { type: 'CHOOSE_VISA_OPTION'; visaOption: VisaOption | null }
	| { type: 'CHOOSE_SERVICE'; service: Service | null }
	| ({ type: 'CHOOSE_FILE'; file: File; previewUrl?: string } & OfPicture)
	| ({ type: 'REFUSE_FILE'; fault: UploadFault } & OfPicture)
	/** The picture is sent although something may be wrong with it. [UPL-10] */
	| ({ type: 'USE_ANYWAY' } & OfPicture)
	| ({ type: 'CANCEL_UPLOAD' } & OfPicture)
	| ({ type: 'RETRY_UPLOAD' } & OfPicture)
	| ({ type: 'REMOVE_DOCUMENT' } & OfPicture)
	| { type: 'PICTURE_CHECKED'; picture: number; file: File; doubts: readonly PictureDoubt[] }
	| { type: 'UPLOAD_PROGRESS'; picture: number; fraction: number }
	| { type: 'UPLOAD_DONE'; picture: number; url: string }
	| { type: 'UPLOAD_REFUSED'; picture: number; fault: UploadFault }
	| { type: 'UPLOAD_FAILED'; picture: number; error: unknown }
	/** One more travels. [UPL-11] */
	| { type: 'ADD_TRAVELLER' }
	/** One who is not the last does not travel. [UPL-11] */
	| { type: 'REMOVE_TRAVELLER'; picture: number }
	| { type: 'SET_PEOPLE_COUNT'; peopleCount: number }
	| { type: 'SET_NOTES'; notes: string }
	| { type: 'ACTIVATE_PROMOCODE'; code: string }
	| { type: 'REMOVE_PROMOCODE' }
	/** `hasAccount`: a visitor who signs in, instead of registering, before the request is sent. [REV-12] */
	| { type: 'CONFIRM'; hasAccount?: boolean }
	| { type: 'RETRY' }
	/** The server refused what it offered before: lists and price are asked anew. [WIZ-12] */
	| { type: 'REFRESH_OFFER' }
	| { type: 'USER_CHANGED'; user: WizardUser | null }
	| { type: 'URL_CHANGED'; search: WizardSearch };

/** What the machine tells whoever shows it; nothing here is needed for its own work. */
export type WizardEmitted =
	| { type: 'dropped'; what: readonly Dropped[] }
	| { type: 'uploaded' }
	| { type: 'failed'; problem: Problem }
	| { type: 'promocodeActivated' }
	| { type: 'promocodeRemoved' }
	| { type: 'promocodeNeedsSignIn' }
	/** `hasAccount`: to sign in; else an account is made first. */
	| { type: 'signInNeeded'; isSessionLost: boolean; hasAccount: boolean }
	| { type: 'created' }
	| { type: 'leaving'; paymentUrl: string };
