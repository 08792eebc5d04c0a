import type { StepName, StepPlan } from './types';

/** A step's name in events and in the URL. */
export const nameOf = (plan: StepPlan): StepName => (typeof plan === 'string' ? plan : plan.name);

/** The steps' names in order. */
export const namesOf = (steps: readonly StepPlan[]): StepName[] => steps.map(nameOf);

/** The keys under which the host's own steps store their selections, also in the URL. */
export const ownKeys = (steps: readonly StepPlan[]): string[] =>
	steps.flatMap((plan) => (typeof plan === 'string' ? [] : (plan.keys ?? [])));
