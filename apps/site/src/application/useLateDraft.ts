import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { StepName, WizardActor } from 'visa-ui/machine';

/** A draft that came when the wizard was in sight already: above it, it would push down what is read there. */
export interface LateDraft {
	/** It has not been asked for, and the step is still the one that was in sight. */
	readonly isLate: boolean;
	/** It has come now. */
	readonly note: () => void;
	/** Gives it its place above the wizard. */
	readonly show: () => void;
}

/** Holds a draft back that comes late, until it is asked for or another step is read from its top. [ACC-08] */
export function useLateDraft(actor: WizardActor): LateDraft {
	const [lateAt, setLateAt] = useState<StepName | null>(null);
	const step = useSelector(actor, ({ context }) => context.step);
	if (lateAt !== null && lateAt !== step) setLateAt(null);
	const note = useCallback(() => setLateAt(actor.getSnapshot().context.step), [actor]);
	const show = useCallback(() => setLateAt(null), []);
	return { isLate: lateAt !== null, note, show };
}
