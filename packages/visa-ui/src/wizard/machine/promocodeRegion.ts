import { assign, emit, enqueueActions, raise } from 'xstate';
import { toProblem } from './problem';
import { codeOf } from './promocode';
import { isSessionLost } from './refusal';
import { wizard } from './setup';
import type { WizardContext, WizardUser } from './types';

/**
 * Updates the user. The price with a code is requested when it was added or removed here; the account's confirmation of
 * that isn't another change. [REV-04]
 */
function met(context: WizardContext, user: WizardUser | null, isCodeOnItsWay: boolean) {
	const { user: before, pricedPromocode } = context;
	const isToldAnew = codeOf(user) !== codeOf(before) && !isCodeOnItsWay;
	return { user, pricedPromocode: user?.id !== before?.id || isToldAnew ? codeOf(user) : pricedPromocode };
}

const change = ({ promoActivations }: WizardContext, code: string | null) => ({
	promoActivations: promoActivations + 1,
	pricedPromocode: code,
});

/** Activating and removing a promo code. [REV-09] [REV-12] */
export const promocode = wizard.createStateConfig({
	initial: 'idle',
	states: {
		idle: {
			on: {
				ACTIVATE_PROMOCODE: 'activating',
				REMOVE_PROMOCODE: 'removing',
				USER_CHANGED: {
					actions: assign(({ context, event }) => met(context, event.user, false)),
				},
			},
		},
		removing: {
			entry: assign({ promoProblem: null }),
			on: { USER_CHANGED: { actions: assign(({ context, event }) => met(context, event.user, true)) } },
			invoke: {
				src: 'removePromocode',
				onDone: {
					target: 'idle',
					actions: [assign(({ context }) => change(context, null)), emit({ type: 'promocodeRemoved' })],
				},
				onError: {
					target: 'idle',
					actions: enqueueActions(({ context, event, enqueue }) => {
						enqueue.assign({ pricedPromocode: codeOf(context.user) });
						const problem = toProblem(event.error);
						if (isSessionLost(context, problem)) enqueue('leadBackToSignIn');
						else enqueue.emit({ type: 'failed', problem, about: 'promocode' });
					}),
				},
			},
		},
		activating: {
			entry: assign({ promoProblem: null }),
			on: { USER_CHANGED: { actions: assign(({ context, event }) => met(context, event.user, true)) } },
			invoke: {
				src: 'activatePromocode',
				input: ({ event }) => ({ code: event.type === 'ACTIVATE_PROMOCODE' ? event.code : '' }),
				onDone: {
					target: 'idle',
					actions: [
						assign(({ context, event }) => change(context, event.output)),
						// A working code needn't be checked again.
						raise({ type: 'TYPE_PROMOCODE', code: '' }),
						emit({ type: 'promocodeActivated' }),
					],
				},
				onError: {
					target: 'idle',
					actions: enqueueActions(({ context, event, enqueue }) => {
						enqueue.assign({ pricedPromocode: codeOf(context.user) });
						const problem = toProblem(event.error);
						if (isSessionLost(context, problem)) {
							enqueue('leadBackToSignIn');
							return;
						}
						if (problem.statusCode === 401) {
							enqueue.emit({ type: 'promocodeNeedsSignIn' });
							return;
						}
						enqueue.assign({ promoProblem: problem });
						enqueue.emit({ type: 'failed', problem, about: 'promocode' });
					}),
				},
			},
		},
	},
});
