'use client';

import { useEffect } from 'react';
import { type Part, usePart } from '../../root/part';
import { useStrings } from '../../strings/components';
import { toast, warnOfNoRegion } from './toastQueue';

const unshown =
	'A part of the page opens that is loaded then: put a <ToastRegion /> into the page, to say it if that fails.';

/** Long enough to read two sentences, in ms. */
const READING = 8000;

/**
 * A part that a press opens. If it can't be loaded, the page stays as it is, a toast says so, and the next press tries
 * again.
 * @returns null until it is loaded
 */
export function useOpenedPart<Shown>(part: Part<Shown>, isOpen: boolean, onClose: () => void): Shown | null {
	const { partMissing } = useStrings();
	useEffect(() => {
		if (process.env.NODE_ENV === 'production' || !isOpen) return undefined;
		return warnOfNoRegion(unshown);
	}, [isOpen]);
	return usePart(part, isOpen, () => {
		onClose();
		toast.error(partMissing, { kind: 'part', timeout: READING });
	});
}
