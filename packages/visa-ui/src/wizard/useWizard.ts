import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentType, createContext, use } from 'react';
import type { WizardContext as Form, StepName, WizardActor, WizardSnapshot } from './machine';

/** The running wizard of the tree below. */
export const WizardActorContext = createContext<WizardActor | null>(null);

/** Days from a request's end until its images are removed; null when the host does not say. */
export const ImageRetentionContext = createContext<number | null>(null);

/** How a step is shown: of a host's own all three, of the seven what shall be other than it is. */
export interface StepLook {
	/** In the progress. */
	readonly label?: string;
	readonly heading?: string;
	/** Reads the form with `useWizard`, sends events to `useWizardActor()`. */
	readonly View?: ComponentType;
}
/** How a step is told to whoever draws it. */
export type StepLooks = { readonly [step in StepName]?: StepLook };

/** The host's looks of steps. */
export const StepLooksContext = createContext<StepLooks>({});

/** The wizard around this view, to be sent events. */
export function useWizardActor(): WizardActor {
	const actor = use(WizardActorContext);
	if (!actor) throw new Error('A wizard step stands inside <Wizard actor={…}>.');
	return actor;
}

/** Reads a part of the wizard; the view follows only that part: a value, or an object of several. */
export function useWizard<Part>(select: (form: Form, snapshot: WizardSnapshot) => Part): Part {
	return useSelector(useWizardActor(), (snapshot) => select(snapshot.context, snapshot), shallowEqual);
}
