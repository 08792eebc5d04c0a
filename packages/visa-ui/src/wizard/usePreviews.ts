import { useEffect } from 'react';
import type { TravellerPicture, WizardActor } from './machine';

type Pictures = readonly TravellerPicture[];

/** Gives addresses of previews back to the browser as soon as the wizard shows them no more. [UPL-02] */
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

/** @returns to be told which pictures are shown now: the addresses of those before them are given back */
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
