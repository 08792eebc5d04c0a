import { useEffect } from 'react';
import type { WizardContext as Form, WizardActor } from './machine';

/** Gives addresses of previews back to the browser as soon as the wizard shows them no more. [UPL-02] */
export function usePreviews(actor: WizardActor): void {
	useEffect(() => {
		let held = previewsOf(actor.getSnapshot().context);
		const revoke = (urls: Iterable<string>) => {
			for (const url of urls) URL.revokeObjectURL(url);
		};
		const { unsubscribe } = actor.subscribe(({ context }) => {
			const now = previewsOf(context);
			revoke([...held].filter((url) => !now.has(url)));
			held = now;
		});
		return () => {
			unsubscribe();
			revoke(held);
		};
	}, [actor]);
}

const previewsOf = ({ document, upload, failedFile }: Form) =>
	new Set(
		[document, upload, failedFile].flatMap((one) => (one?.previewUrl?.startsWith('blob:') ? [one.previewUrl] : [])),
	);
