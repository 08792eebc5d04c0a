import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The accepted file, for a plain form: a hidden input holds it, because a dropped file never reaches an input by itself.
 */
export function useTakenFile(isShown: boolean | undefined) {
	const [taken, take] = useState<File | null>(null);
	const holder = useRef<HTMLInputElement>(null);
	const held = isShown === false ? null : taken;
	useEffect(() => {
		if (!holder.current || typeof DataTransfer === 'undefined') return;
		const files = new DataTransfer();
		if (held) files.items.add(held);
		holder.current.files = files.files;
	});
	return { taken: held, take, holder };
}

/** Takes the file that was chosen on a page rendered by the server before its scripts had loaded, as if it were now. */
export function useEarlyFile(control: RefObject<HTMLInputElement | null>): void {
	const isFirst = useRef(true);
	useEffect(() => {
		if (!isFirst.current) return undefined;
		// The drop zone drops what it is told while effects are run twice.
		const timer = setTimeout(() => {
			isFirst.current = false;
			const input = control.current;
			if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
		});
		return () => clearTimeout(timer);
	}, [control]);
}
