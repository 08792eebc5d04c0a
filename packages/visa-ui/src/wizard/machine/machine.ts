import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { arriving, choosing, starting, submitting } from './flow';
import { pictures } from './pictureRegion';
import { picturesOf } from './pictures';
import { countries, offer, promocode, quote } from './regions';
import { readProgress } from './restore';
import { wizard } from './setup';
import { loadingOffer, noChoices, type WizardContext, type WizardInput, type WizardStorage } from './types';

/** What the tab has kept of the form. */
function kept(storage: WizardStorage) {
	const { documents, ...progress } = readProgress(storage);
	return { ...progress, pictures: picturesOf(documents, progress.peopleCount) };
}

/** What a wizard begins with, before it has asked for anything. */
export const contextOf = (input: WizardInput): WizardContext => ({
	storage: input.storage,
	now: input.now ?? (() => new Date()),
	search: input.search,
	isLoad: true,
	step: null,
	wantedStep: 'COUNTRY',
	countrySearch: input.search.countrySearch ?? '',
	countries: { status: 'loading' },
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
 * The visa wizard: seven steps, the lists they choose from, the price, the upload and the submission. It knows no
 * view and no server: provide its calls with `wizardMachine.provide({ actors: wizardActors(calls) })`. [WIZ-08]
 */
export const wizardMachine = wizard.createMachine({
	id: 'wizard',
	context: ({ input }) => contextOf(input),
	type: 'parallel',
	states: {
		flow: {
			initial: 'starting',
			states: {
				starting,
				startFailed: { on: { RETRY: 'starting', URL_CHANGED: { target: 'starting', actions: 'readUrl' } } },
				arriving,
				choosing,
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
	on: { USER_CHANGED: { actions: assign({ user: ({ event }) => event.user }) } },
});

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;
