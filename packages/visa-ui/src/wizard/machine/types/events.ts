import type { Country, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import type { Day, UploadFault } from 'visa-sdk/rules';
import type { WizardUser } from './calls';
import type { DateName, Dropped, WizardSearch } from './choices';
import type { Problem } from './offer';
import type { OfPicture, PictureDoubt } from './pictures';
import type { StepName } from './steps';

/** The events of the wizard machine. */
export type WizardEvent =
	| { type: 'NEXT' }
	| { type: 'BACK' }
	| { type: 'GO_TO'; step: StepName }
	/** Sets a value of the host's own step; null removes it. */
	| { type: 'SET_OWN'; key: string; value: string | null }
	| { type: 'SEARCH'; text: string }
	| { type: 'CHOOSE_COUNTRY'; country: Country | null }
	| { type: 'SET_START_DATE'; day: Day | null }
	| { type: 'SET_END_DATE'; day: Day | null }
	/** `typed`: the text of the field, if it isn't an allowed date. */
	| { type: 'LEAVE_DATE'; field: DateName; typed?: string }
	| { type: 'CHOOSE_VISA_TYPE'; visaType: VisaType | null }
	| { type: 'CHOOSE_VISA_OPTION'; visaOption: VisaOption | null }
	| { type: 'CHOOSE_SERVICE'; service: Service | null }
	| ({ type: 'CHOOSE_FILE'; file: File; previewUrl?: string } & OfPicture)
	| ({ type: 'REFUSE_FILE'; fault: UploadFault } & OfPicture)
	/** Uploads the picture despite possible problems. [UPL-10] */
	| ({ type: 'USE_ANYWAY' } & OfPicture)
	| ({ type: 'CANCEL_UPLOAD' } & OfPicture)
	| ({ type: 'RETRY_UPLOAD' } & OfPicture)
	| ({ type: 'REMOVE_DOCUMENT' } & OfPicture)
	| { type: 'PICTURE_CHECKED'; picture: number; file: File; doubts: readonly PictureDoubt[] }
	| { type: 'UPLOAD_PROGRESS'; picture: number; fraction: number }
	| { type: 'UPLOAD_DONE'; picture: number; url: string }
	| { type: 'UPLOAD_REFUSED'; picture: number; fault: UploadFault }
	| { type: 'UPLOAD_FAILED'; picture: number; error: unknown }
	/** Adds a traveller. [UPL-11] */
	| { type: 'ADD_TRAVELLER' }
	/** Removes a traveller other than the last. [UPL-11] */
	| { type: 'REMOVE_TRAVELLER'; picture: number }
	| { type: 'SET_PEOPLE_COUNT'; peopleCount: number }
	| { type: 'SET_NOTES'; notes: string }
	| { type: 'TYPE_PROMOCODE'; code: string }
	| { type: 'ACTIVATE_PROMOCODE'; code: string }
	| { type: 'REMOVE_PROMOCODE' }
	/**
	 * `hasAccount`: a visitor wants to sign in, rather than register, before the request is submitted. [REV-12]
	 * `isAnother`: this form has become a request already, and the traveller wants a second one. [SUB-03]
	 */
	| { type: 'CONFIRM'; hasAccount?: boolean; isAnother?: boolean }
	| { type: 'RETRY' }
	/** The server rejected something it had offered: reload lists and price. [WIZ-12] */
	| { type: 'REFRESH_OFFER' }
	/** Time has passed: check, without showing that anything loads, whether everything chosen is still offered. [WIZ-13] */
	| { type: 'RECHECK_OFFER' }
	| { type: 'USER_CHANGED'; user: WizardUser | null }
	| { type: 'URL_CHANGED'; search: WizardSearch };

/** The events emitted for the view; the machine itself doesn't depend on them. */
export type WizardEmitted =
	| { type: 'dropped'; what: readonly Dropped[] }
	| { type: 'uploaded'; picture: number }
	/** `about` is what a later success may concern too: its message replaces this one's. A number is a picture's. */
	| { type: 'failed'; problem: Problem; about: number | 'promocode' | 'request' }
	| { type: 'promocodeActivated' }
	| { type: 'promocodeRemoved' }
	| { type: 'promocodeNeedsSignIn' }
	/** `hasAccount`: sign in; otherwise register first. */
	| { type: 'signInNeeded'; isSessionLost: boolean; hasAccount: boolean }
	| { type: 'created' }
	| { type: 'leaving'; paymentUrl: string };
