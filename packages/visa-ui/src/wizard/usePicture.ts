import { useEffect, useRef, useState } from 'react';
import {
	noPicture,
	type PictureCalls,
	type PictureEvent,
	pictureAfter,
	readyCheck,
	sendPicture,
	type WizardUser,
	workAfter,
} from './machine';
import { previewKeeper } from './usePreviews';

/** Options for uploading a picture. */
export interface PictureOptions {
	calls: PictureCalls;
	user: WizardUser | null;
	/** Called with the URL of a new picture, or null if there is none. */
	onChange: (documentUrl: string | null) => void;
}

/** Uploads a picture outside the wizard, with checks, retries and replacement. [UPL-10] */
export function usePicture({ calls, user, onChange }: PictureOptions) {
	const [picture, setPicture] = useState(() => noPicture(1));
	// Events come faster than renders.
	const now = useRef(picture);
	const tellChange = useRef(onChange);
	const work = useRef<AbortController>(null);
	const [keepPreviews] = useState(previewKeeper);
	useEffect(() => {
		tellChange.current = onChange;
	});
	useEffect(() => keepPreviews([picture]), [keepPreviews, picture]);
	const { checkPicture } = calls;
	useEffect(() => readyCheck({ checkPicture }), [checkPicture]);
	useEffect(
		() => () => {
			work.current?.abort();
			keepPreviews([]);
		},
		[keepPreviews],
	);

	const happen = (event: PictureEvent) => {
		const before = now.current.document;
		now.current = pictureAfter(now.current, event);
		setPicture(now.current);
		const after = now.current.document;
		if (after !== before) tellChange.current(after?.url ?? null);
	};
	const send = async (file: File, isLookedAt: boolean) => {
		const abort = new AbortController();
		work.current = abort;
		const tell = (event: PictureEvent) => {
			if (!abort.signal.aborted) happen(event);
		};
		await sendPicture(calls, { picture: now.current.id, file, user, isLookedAt }, tell, abort.signal);
	};
	const onEvent = (event: PictureEvent) => {
		const todo = workAfter(now.current, event);
		happen(event);
		if (todo) work.current?.abort();
		if (todo?.do === 'send') void send(todo.file, todo.isLookedAt);
	};
	return { picture, onEvent };
}
