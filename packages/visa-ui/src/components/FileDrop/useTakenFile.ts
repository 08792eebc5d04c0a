import { useEffect, useRef, useState } from 'react';

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
