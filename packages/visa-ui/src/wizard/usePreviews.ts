import { useEffect } from 'react';
import type { TravellerPicture, WizardActor } from './machine';

type Pictures = readonly TravellerPicture[];

/** Revokes the object URLs of previews as soon as the wizard no longer shows them. [UPL-02] */
export function usePreviews(actor: WizardActor): void {
	useEffect(() => {
		const keep = previewKeeper();
		keep(actor.getSnapshot().context.pictures);
		const { unsubscribe } = actor.subscribe(({ context }) => keep(context.pictures));
		return () => {
			unsubscribe();
			keep([]);
		};
	}, [actor]);
}

/** @returns a function to be called with the current images: the object URLs of previous ones are revoked */
export function previewKeeper(): (pictures: Pictures) => void {
	let held = new Set<string>();
	return (pictures) => {
		const now = previewsOf(pictures);
		for (const url of held) if (!now.has(url)) URL.revokeObjectURL(url);
		held = now;
	};
}

const previewsOf = (pictures: Pictures) => {
	const shown = pictures.flatMap(({ document, sending }) => [
		document?.previewUrl,
		sending && 'previewUrl' in sending ? sending.previewUrl : null,
	]);
	return new Set(shown.filter((url): url is string => url?.startsWith('blob:') ?? false));
};
