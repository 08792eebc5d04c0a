'use client';

import { type Part, usePart } from '../../root/part';
import { useStrings } from '../../strings/components';
import { toast } from './toastQueue';

/** Long enough to read two sentences, in ms. */
const READING = 8000;

/**
 * A part that a press opens. If it can't be loaded, the page stays as it is, a toast says so, and the next press tries
 * again.
 * @returns null until it is loaded
 */
export function useOpenedPart<Shown>(part: Part<Shown>, isOpen: boolean, onClose: () => void): Shown | null {
	const { partMissing } = useStrings();
	return usePart(part, isOpen, () => {
		onClose();
		toast.error(partMissing, { kind: 'part', timeout: READING });
	});
}
