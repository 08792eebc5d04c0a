import type { UploadFault } from 'visa-sdk/rules';
import type { CheckedPicture } from '../../pictures/checkPicture';
import type { PictureDoubt } from '../../pictures/judge';
import type { Problem } from './offer';

export type { CheckedPicture, PictureDoubt };

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

/** Whose picture: its id; the first traveller's without it. [UPL-11] */
export interface OfPicture {
	picture?: number;
}
