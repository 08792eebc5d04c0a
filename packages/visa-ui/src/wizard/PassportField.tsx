'use client';

import { useEffect } from 'react';
import type { PictureCalls, WizardUser } from './machine';
import { PictureField } from './steps/PictureField';
import { usePicture } from './usePicture';

export interface PassportFieldProps {
	/** The upload call, and optionally a check of the picture in place of the wizard's own. */
	calls: PictureCalls;
	/** The signed-in user, who can upload pictures; null shows a request to sign in. */
	user: WizardUser | null;
	/** Called with the picture's opaque URL, or null. */
	onChange: (documentUrl: string | null) => void;
	/** Called with true while a chosen picture is checked, confirmed or uploaded: the form must wait; else with false. */
	onPending?: (isPending: boolean) => void;
	/** The label, if several passports are asked for; has a default in each language. */
	label?: string;
	/** Adds 'optional' to the label. */
	isOptional?: boolean;
	/** The error message; its presence makes the field invalid. */
	errorMessage?: string | undefined;
	/** The id of the control, for error summaries. */
	id?: string;
}

/**
 * A passport picture field for forms of your own, with the wizard's features: camera first on phones, a sample, a check
 * before the upload, and downscaling on slow connections. [UPL-01…10]
 */
export function PassportField({ calls, user, onChange, onPending, ...field }: PassportFieldProps) {
	const { picture, onEvent } = usePicture({ calls, user, onChange });
	const status = picture.sending?.status;
	const isPending = status === 'checking' || status === 'doubtful' || status === 'uploading';
	useEffect(() => onPending?.(isPending), [isPending, onPending]);
	return <PictureField {...field} picture={picture} onEvent={onEvent} />;
}
