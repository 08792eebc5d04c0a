import type { StepName, StepPlan } from './types';

/** What a step is called, in events and in the address. */
export const nameOf = (plan: StepPlan): StepName => (typeof plan === 'string' ? plan : plan.name);

/** The steps' names in their order. */
export const namesOf = (steps: readonly StepPlan[]): StepName[] => steps.map(nameOf);

/** The keys under which the host's own steps keep what was chosen, in the address too. */
export const ownKeys = (steps: readonly StepPlan[]): string[] =>
	steps.flatMap((plan) => (typeof plan === 'string' ? [] : (plan.keys ?? [])));
