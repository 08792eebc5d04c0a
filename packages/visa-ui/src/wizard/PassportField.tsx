'use client';

import { useEffect } from 'react';
import type { PictureCalls, WizardUser } from './machine';
import { PictureField } from './steps/PictureField';
import { usePicture } from './usePicture';

export interface PassportFieldProps {
	/** The uploading call, and the look at a picture where it is not the wizard's own. */
	calls: PictureCalls;
	/** Who is signed in: the picture can be sent only then. Null asks to sign in. */
	user: WizardUser | null;
	/** The picture that is there now: its opaque address, or null. */
	onChange: (documentUrl: string | null) => void;
	/** While a chosen picture is looked at, doubted or on its way, the form has to wait for it. */
	onPending?: (isPending: boolean) => void;
	/** Whose passport it is, where several are asked for; the word of the language unless given. */
	label?: string;
	/** Says 'optional' beside the label. */
	isOptional?: boolean;
	/** What is wrong and what to do; its presence makes the field invalid. */
	errorMessage?: string | undefined;
	/** The control's id: where an error summary leads. */
	id?: string;
}

/**
 * One picture of a passport in a form of its own, as the wizard takes it: camera first on phones, a sample, a look at
 * it before it goes, smaller over a slow link. [UPL-01…10]
 */
export function PassportField({ calls, user, onChange, onPending, ...field }: PassportFieldProps) {
	const { picture, onEvent } = usePicture({ calls, user, onChange });
	const status = picture.sending?.status;
	const isPending = status === 'checking' || status === 'doubtful' || status === 'uploading';
	useEffect(() => onPending?.(isPending), [isPending, onPending]);
	return <PictureField {...field} picture={picture} onEvent={onEvent} />;
}
