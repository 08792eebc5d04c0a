import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { StepName, WizardActor } from 'visa-ui/machine';

/** A draft that arrived when the wizard was already visible: shown above it, it would push down what is being read. */
export interface LateDraft {
	/** It hasn't been requested, and the step is still the one that was visible. */
	readonly isLate: boolean;
	/** Called when it has arrived. */
	readonly note: () => void;
	/** Shows it above the wizard. */
	readonly show: () => void;
}

/** Holds back a late draft until it is requested, or another step is shown. [ACC-08] */
export function useLateDraft(actor: WizardActor): LateDraft {
	const [lateAt, setLateAt] = useState<StepName | null>(null);
	const step = useSelector(actor, ({ context }) => context.step);
	if (lateAt !== null && lateAt !== step) setLateAt(null);
	const note = useCallback(() => setLateAt(actor.getSnapshot().context.step), [actor]);
	const show = useCallback(() => setLateAt(null), []);
	return { isLate: lateAt !== null, note, show };
}
