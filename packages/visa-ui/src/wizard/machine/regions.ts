import type { Country } from 'visa-sdk/contract';
import { holdsText } from 'visa-sdk/rules';
import { assign, enqueueActions } from 'xstate';
import { toProblem } from './problem';
import { recheckedForm } from './recheck';
import { isSessionLost, withoutRefused } from './refusal';
import { isChosenBy, keepOffered } from './restore';
import { quoteKey, quoteQuestion } from './review';
import { wizard } from './setup';
import { namesOf } from './stepNames';
import { withLeftOut } from './steps';
import { loadingOffer } from './types';

/** A restored URL may contain another search: the list follows it. [WIZ-05] */
const followText = { guard: 'isListStale', target: 'loading' } as const;

/** The searchable list of countries. Matches from the complete list are shown while the server is queried. [CTY-02] */
export const countries = wizard.createStateConfig({
	initial: 'loading',
	states: {
		loading: {
			entry: assign(({ context: { allCountries, countrySearch } }) => ({
				countries: { status: 'loading', known: allCountries.filter(({ name }) => holdsText(name, countrySearch)) },
				countriesFor: countrySearch,
			})),
			always: { ...followText, reenter: true },
			invoke: {
				src: 'findCountries',
				input: ({ context, event }) => ({ text: context.countrySearch, isAnew: event.type === 'REFRESH_OFFER' }),
				onDone: {
					target: 'ready',
					actions: [
						assign(({ context, event }) => ({
							countries: { status: 'ready', items: event.output },
							allCountries: context.countrySearch === '' ? event.output : context.allCountries,
							choices: { ...context.choices, country: newest(context.choices.country, event.output) },
						})),
						// The whole list without the chosen country: it may have been withdrawn. [WIZ-13]
						enqueueActions(({ context, event, enqueue }) => {
							const { country } = context.choices;
							if (!country || context.countrySearch !== '' || event.output.some(({ id }) => id === country.id)) return;
							enqueue.raise({ type: 'RECHECK_OFFER' });
						}),
					],
				},
				onError: {
					target: 'failed',
					actions: assign({ countries: ({ event }) => ({ status: 'failed', problem: toProblem(event.error) }) }),
				},
			},
		},
		ready: { always: followText },
		failed: { always: followText, on: { RETRY: 'loading' } },
	},
	on: { SEARCH: '.loading', REFRESH_OFFER: '.loading' },
});

/** The selected country according to the latest list; unchanged if a searched list doesn't contain it. */
const newest = (chosen: Country | null, items: readonly Country[]) =>
	items.find(({ id }) => id === chosen?.id) ?? chosen;

/** What the selected country offers; requested again whenever the country changes. [WIZ-06] */
export const offer = wizard.createStateConfig({
	initial: 'settled',
	on: { REFRESH_OFFER: '.loading' },
	states: {
		settled: {
			always: [
				{ guard: 'isOfferUnwanted', actions: assign({ offer: loadingOffer, offerOf: null }) },
				{ guard: 'isOfferStale', target: 'loading' },
			],
			on: {
				RETRY: { guard: 'isOfferIncomplete', target: 'loading' },
				RECHECK_OFFER: { guard: 'isOfferKnown', target: 'checking' },
			},
		},
		/** Asked again while everything stays on the screen. [WIZ-13] */
		checking: {
			always: [
				{ guard: 'isOfferStale', target: 'loading' },
				{ guard: 'isSubmitting', target: 'settled' },
			],
			on: { URL_CHANGED: { guard: 'isAnotherUrl', target: 'settled' } },
			invoke: {
				src: 'recheckOffer',
				input: ({ context }) => ({ countryId: context.choices.country?.id ?? '' }),
				onDone: {
					target: 'settled',
					actions: enqueueActions(({ context, event, enqueue }) => {
						const { changes, dropped, back } = recheckedForm(context, event.output);
						enqueue.assign(changes);
						enqueue('remember');
						if (dropped.length === 0) return;
						enqueue.emit({ type: 'dropped', what: dropped });
						if (back) enqueue.raise({ type: 'GO_TO', step: back });
					}),
				},
				// Nothing was learned, and nobody has asked.
				onError: 'settled',
			},
		},
		loading: {
			entry: assign(({ context }) => ({ offer: loadingOffer, offerOf: context.choices.country?.id ?? null })),
			always: [
				{ guard: 'isCountryMissing', target: 'settled' },
				// The history brought a country with its offer; the requested one is no longer needed.
				{ guard: 'isOfferRestored', target: 'settled' },
				{ guard: 'isOfferStale', target: 'loading', reenter: true },
			],
			// The URL brings its own offer; what this one would drop isn't what will be shown.
			on: { URL_CHANGED: { guard: 'isAnotherUrl', target: 'settled' } },
			invoke: {
				src: 'loadOffer',
				input: ({ context, event }) => ({
					countryId: context.choices.country?.id ?? '',
					isAnew: event.type === 'REFRESH_OFFER',
				}),
				onDone: {
					target: 'settled',
					actions: enqueueActions(({ context, event, enqueue }) => {
						const { choices, dropped } = keepOffered(context.choices, event.output);
						enqueue.assign({
							offer: event.output,
							choices: withLeftOut({ steps: context.steps, choices, offer: event.output }),
						});
						enqueue('remember');
						if (dropped.length === 0) return;
						enqueue.assign({ quote: null });
						const missed = dropped.filter((name) => isChosenBy(namesOf(context.steps), name));
						if (missed.length > 0) enqueue.emit({ type: 'dropped', what: missed });
					}),
				},
			},
		},
	},
});

/** The server's price while the review is open; a newer request cancels the older one. [REV-04] */
export const quote = wizard.createStateConfig({
	initial: 'idle',
	states: {
		idle: {
			// Changes on other steps would make an old quote wrong.
			entry: assign({ askedQuote: null, quote: null, quoteProblem: null }),
			always: { guard: 'isQuoteStale', target: 'loading' },
		},
		loading: {
			entry: assign(({ context }) => ({ quote: null, quoteProblem: null, askedQuote: quoteKey(context) })),
			always: [
				{ guard: 'isReviewLeft', target: 'idle' },
				{ guard: 'isQuoteStale', target: 'loading', reenter: true },
			],
			invoke: {
				src: 'getQuote',
				input: ({ context }) => {
					const question = quoteQuestion(context);
					if (!question) throw new Error('A price is asked only when everything it depends on is chosen.');
					return { question };
				},
				onDone: { target: 'ready', actions: assign({ quote: ({ event }) => event.output }) },
				onError: {
					target: 'failed',
					actions: enqueueActions(({ context, event, enqueue }) => {
						const problem = toProblem(event.error);
						enqueue.assign({ quoteProblem: problem });
						if (isSessionLost(context, problem)) enqueue('leadBackToSignIn');
						if (problem.code !== 'NO_LONGER_OFFERED') return;
						// Another request would get the same answer: what is unavailable has to be selected again.
						enqueue.assign(withoutRefused(context, problem));
						enqueue('remember');
						enqueue.raise({ type: 'REFRESH_OFFER' });
					}),
				},
			},
		},
		ready: {
			always: [
				{ guard: 'isReviewLeft', target: 'idle' },
				{ guard: 'isQuoteStale', target: 'loading' },
			],
		},
		failed: {
			always: [
				{ guard: 'isReviewLeft', target: 'idle' },
				{ guard: 'isQuoteStale', target: 'loading' },
			],
			on: { RETRY: 'loading' },
		},
	},
});
