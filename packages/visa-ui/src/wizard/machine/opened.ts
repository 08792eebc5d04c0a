import type { Country } from 'visa-sdk/contract';
import { holdsWork } from './heldWork';
import { contextOf, type WizardSnapshot, wizardMachine } from './machine';
import type { WizardInput } from './types';

/**
 * The wizard at its first step with its list there already, for whoever opens it with countries at hand: a server that
 * renders it, the browser that takes that over, a page that has read the list. It is what a wizard comes to that has
 * asked for them itself. [WIZ-01]
 * @param countries all of them, as `findCountries('')` answers
 * @returns to begin with: `createActor(machine, { input, snapshot })`; null when a link, a draft or this tab holds
 * something that has to be restored first
 */
export function openedWizard(input: WizardInput, countries: readonly Country[]): WizardSnapshot | null {
	const { search, storage } = input;
	const isLinked = Object.values(search).some((value) => value !== undefined);
	if (isLinked || holdsWork(storage)) return null;
	return wizardMachine.resolveState({
		value: {
			...{ flow: { choosing: 'COUNTRY' }, countries: 'ready', offer: 'settled' },
			...{ quote: 'idle', pictures: {}, promocode: 'idle' },
		},
		context: {
			...contextOf(input),
			step: 'COUNTRY',
			countries: { status: 'ready', items: countries },
			allCountries: countries,
			countriesFor: '',
		},
	});
}
