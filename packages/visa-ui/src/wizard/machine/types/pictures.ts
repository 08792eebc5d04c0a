import type { UploadFault } from 'visa-sdk/rules';
import type { CheckedPicture } from '../../pictures/checkPicture';
import type { PictureDoubt } from '../../pictures/judge';
import type { Problem } from './offer';

export type { CheckedPicture, PictureDoubt };

/** The uploaded image. */
export interface UploadedDocument {
	/** The opaque URL on the server. */
	readonly url: string;
	/** The file name; unknown after a reload. */
	readonly name: string | null;
	/** The size in bytes. */
	readonly size: number | null;
	/** A URL that the browser can display. */
	readonly previewUrl: string | null;
}

/** A chosen file that isn't uploaded yet. */
interface PendingPicture {
	readonly file: File;
	readonly previewUrl: string | null;
	/** Why a file chosen after it was refused: only an accepted one replaces it. [UPL-03] */
	readonly refused?: UploadFault;
}

/** The upload state of a chosen file. [UPL-07] [UPL-10] */
export type PictureSending =
	| (PendingPicture & { readonly status: 'checking' })
	/** It may have problems, and waits for the traveller's decision. [UPL-10] */
	| (PendingPicture & { readonly status: 'doubtful'; readonly doubts: readonly PictureDoubt[] })
	/** `progress`: 0–1 */
	| (PendingPicture & { readonly status: 'uploading'; readonly progress: number })
	/** The upload failed and can be retried. */
	| (PendingPicture & { readonly status: 'failed'; readonly problem: Problem })
	| { readonly status: 'refused'; readonly fault: UploadFault };

/** A traveller's passport picture: the uploaded one, and one being uploaded to replace it. [UPL-11] */
export interface TravellerPicture {
	/** A stable id while travellers are added and removed. */
	readonly id: number;
	readonly document: UploadedDocument | null;
	readonly sending: PictureSending | null;
}

/** The id of the picture; the first traveller's by default. [UPL-11] */
export interface OfPicture {
	picture?: number;
}
