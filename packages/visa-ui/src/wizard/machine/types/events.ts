import type { Country, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import type { Day, UploadFault } from 'visa-sdk/rules';
import type { WizardUser } from './calls';
import type { DateName, Dropped, WizardSearch } from './choices';
import type { Problem } from './offer';
import type { OfPicture, PictureDoubt } from './pictures';
import type { StepName } from './steps';

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
	| { type: 'TYPE_PROMOCODE'; code: string }
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
