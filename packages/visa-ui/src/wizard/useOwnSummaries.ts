import { use, useMemo } from 'react';
import { StepLooksContext, useWizard } from './useWizard';

/** What was chosen on the host's own steps, in their order: only of those that say it. The same list until it changes. */
export function useOwnSummaries() {
	const looks = use(StepLooksContext);
	const { steps, own } = useWizard((form) => ({ steps: form.steps, own: form.own }));
	return useMemo(
		() =>
			steps.flatMap((plan) => {
				const name = typeof plan === 'string' ? null : plan.name;
				const { label, summary } = (name !== null && looks[name]) || {};
				return name !== null && summary ? [{ step: name, label: label ?? name, value: summary(own) }] : [];
			}),
		[looks, steps, own],
	);
}
