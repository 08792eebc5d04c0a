import { type ActorRefFrom, emit, type SnapshotFrom } from 'xstate';
import { warn } from '../../root/warn';
import { arrivingOf, choosingOf, starting, submitting } from './flow';
import { pictures } from './pictureRegion';
import { picturesOf } from './pictures';
import { codeOf } from './promocode';
import { promocode } from './promocodeRegion';
import { countries, offer, quote } from './regions';
import { readProgress } from './restore';
import { wizard } from './setup';
import { namesOf } from './stepNames';
import { stepsFault, unsaid } from './steps';
import {
	loadingOffer,
	noChoices,
	type StepPlan,
	type WizardContext,
	type WizardInput,
	type WizardStorage,
	wizardSteps,
} from './types';

/** What the tab has stored of the form. */
function kept(storage: WizardStorage) {
	const { documents, ...progress } = readProgress(storage);
	return { ...progress, pictures: picturesOf(documents, progress.peopleCount) };
}

/** A wizard's initial state, before it has requested anything. */
export const contextOf = (input: WizardInput, steps: readonly StepPlan[] = wizardSteps): WizardContext => ({
	storage: input.storage,
	now: input.now ?? (() => new Date()),
	search: input.search,
	isLoad: true,
	step: null,
	wantedStep: namesOf(steps)[0] ?? 'COUNTRY',
	steps,
	countrySearch: input.search.countrySearch ?? '',
	countries: { status: 'loading' },
	allCountries: [],
	countriesFor: null,
	offer: loadingOffer,
	offerOf: null,
	choices: noChoices,
	setAside: null,
	touched: { startDate: false, endDate: false },
	refusedDates: { startDate: null, endDate: null },
	quote: null,
	quoteProblem: null,
	askedQuote: null,
	promoActivations: 0,
	pricedPromocode: codeOf(input.user),
	promoProblem: null,
	user: input.user,
	startProblem: null,
	submitProblem: null,
	confirmedTotal: null,
	paymentUrl: null,
	hasDraft: false,
	...kept(input.storage),
});

/**
 * The visa wizard's state machine: seven steps, the lists they choose from, the price, the upload and the submission.
 * It depends on neither views nor a server: provide its API calls with `wizardMachine.provide({ actors:
 * wizardActors(calls) })`. [WIZ-08]
 */
export const wizardMachine = machineOf(wizardSteps);

/**
 * The machine with other steps: some left out, moved or added. The review must be last. Values of omitted steps come
 * from the link (`search`) or the host's events; otherwise the first one on offer is used.
 */
export function wizardMachineOf(steps: readonly StepPlan[]): typeof wizardMachine {
	const fault = stepsFault(steps);
	if (fault) throw new RangeError(`The wizard's steps: ${fault}`);
	return machineOf(steps);
}

function machineOf(steps: readonly StepPlan[]) {
	return wizard.createMachine({
		id: 'wizard',
		context: ({ input }) => {
			const context = contextOf(input, steps);
			// Repeated here so that a bundler removes the check. A host's own step may provide what is missing: then only
			// the review can tell.
			if (process.env.NODE_ENV !== 'production' && steps.every((plan) => typeof plan === 'string'))
				warn(...unsaid(steps, input.search, context));
			return context;
		},
		type: 'parallel',
		states: {
			flow: {
				initial: 'starting',
				states: {
					starting,
					startFailed: { on: { RETRY: 'starting', URL_CHANGED: { target: 'starting', actions: 'readUrl' } } },
					arriving: arrivingOf(namesOf(steps)),
					choosing: choosingOf(namesOf(steps)),
					submitting,
					redirecting: { after: { redirect: 'leaving' } },
					leaving: {
						entry: emit(({ context }) => ({ type: 'leaving', paymentUrl: context.paymentUrl ?? '' })),
					},
				},
			},
			countries,
			offer,
			quote,
			pictures,
			promocode,
		},
	});
}

/** A running wizard actor. */
export type WizardActor = ActorRefFrom<typeof wizardMachine>;
/** A snapshot of a wizard: its state and context. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;
