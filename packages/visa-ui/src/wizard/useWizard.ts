'use client';

import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { WizardContext as Form, OwnChoices, StepName, WizardActor, WizardSnapshot } from './machine';

/** The running wizard of the tree below. */
export const WizardActorContext = createContext<WizardActor | null>(null);

/** Days from a request's end until its images are deleted; null if the host doesn't say. */
export const ImageRetentionContext = createContext<number | null>(null);

/** How a step looks: label, heading and view for your own steps, or what to replace for the seven. */
export interface StepLook {
	/** The label in the progress indicator. */
	readonly label?: string;
	readonly heading?: string;
	/** The view; reads state with `useWizard`, and sends events to `useWizardActor()`. */
	readonly View?: ComponentType;
	/**
	 * For your own steps: what the ticket and the review say was chosen, from the values of the host's steps, and null
	 * before anything is. Without it they say nothing about the step.
	 */
	readonly summary?: (own: OwnChoices) => ReactNode;
}
/** The views of steps, by name. */
export type StepLooks = { readonly [step in StepName]?: StepLook };

/** The host's appearance of steps. */
export const StepLooksContext = createContext<StepLooks>({});

/** The surrounding wizard's actor, for sending events. */
export function useWizardActor(): WizardActor {
	const actor = use(WizardActorContext);
	if (!actor) throw new Error('A wizard step stands inside <Wizard actor={…}>.');
	return actor;
}

/** Selects a part of the wizard's state (a value, or an object of several) and re-renders only when it changes. */
export function useWizard<Part>(select: (form: Form, snapshot: WizardSnapshot) => Part): Part {
	return useSelector(useWizardActor(), (snapshot) => select(snapshot.context, snapshot), shallowEqual);
}
