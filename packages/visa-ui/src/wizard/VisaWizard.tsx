'use client';

import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from 'visa-sdk';
import { ToastRegion } from '../components/Toast';
import { warn } from '../root/warn';
import {
	browserAddress,
	browserStorage,
	claimDraft,
	followWizard,
	type StepPlan,
	type WizardAddress,
	type WizardCalls,
	type WizardClient,
	type WizardStorage,
	type WizardUser,
	wizardActors,
	wizardCalls,
	wizardMachineOf,
	wizardSteps,
} from './machine';
import { Wizard, type WizardProps } from './Wizard';

export interface VisaWizardProps extends Omit<WizardProps, 'actor'> {
	/** The client from `createClient`. If it has `users`, the wizard asks it who is signed in. */
	client: WizardClient & Partial<Pick<Client, 'users'>>;
	/**
	 * The signed-in user, or null for a visitor. If you set it, update it when a promo code is added or removed
	 * (`calls`). If omitted, the client is asked, and again after each change of the promo code.
	 */
	user?: WizardUser | null;
	/** The adapter for the URL; the browser's history by default. */
	address?: WizardAddress;
	/** The storage of draft and progress; the browser's by default. */
	storage?: WizardStorage;
	/** API calls that replace the client's. */
	calls?: Partial<WizardCalls>;
	/** The steps in order, ending with the review: leave some out, move some, or add your own. */
	steps?: readonly StepPlan[];
	/**
	 * Whether the wizard renders a ToastRegion; the page's own takes precedence if there is one.
	 * @default true
	 */
	hasToasts?: boolean;
	/**
	 * Called when the traveller must sign in to submit the request; `hasAccount` says whether to sign in or to
	 * register.
	 */
	onSignInNeeded?: (event: { isSessionLost: boolean; hasAccount: boolean }) => void;
	/** Called with the URL of the payment page; by default the browser navigates there. */
	onLeave?: (paymentUrl: string) => void;
}

/**
 * The complete wizard on top of a client: API calls, toasts, and URLs in sync with its steps. Its language is that of
 * the surrounding `StringsProvider`. Its initial settings (client, steps, address, storage) can't change; use a `key`
 * to start over.
 */
export function VisaWizard(props: VisaWizardProps) {
	// How often another person's content was found and discarded.
	const [generation, setGeneration] = useState(0);
	const onForeign = useCallback(() => setGeneration((before) => before + 1), []);
	return <OneWizard key={generation} {...props} isAnew={generation > 0} onForeign={onForeign} />;
}

interface OneWizardProps extends VisaWizardProps {
	/** It starts empty, whatever the URL contains. */
	isAnew: boolean;
	/** The content in this browser was another person's, and has been removed. [SUB-06] */
	onForeign: () => void;
}

function OneWizard({ user, hasToasts = true, onSignInNeeded, onLeave, isAnew, onForeign, ...props }: OneWizardProps) {
	const { client, address, storage, calls, steps, ...shown } = props;
	/** Asks who is signed in, if that is up to the wizard. */
	const ask = useRef(async () => {});
	const [start] = useState(() => {
		const all = { ...wizardCalls(client), ...calls };
		const activatePromocode = (code: string) => all.activatePromocode(code).then(() => ask.current());
		const removePromocode = () => all.removePromocode().then(() => ask.current());
		return {
			machine: wizardMachineOf(steps ?? wizardSteps).provide({
				actors: wizardActors({ ...all, activatePromocode, removePromocode }),
			}),
			client,
			address: address ?? browserAddress(),
			storage: storage ?? browserStorage(),
		};
	});
	const actor = useActorRef(start.machine, {
		input: {
			search: isAnew ? {} : start.address.read(steps ?? wizardSteps),
			user: user ?? null,
			storage: start.storage,
		},
	});
	useEffect(() => followWizard(actor, start.address), [actor, start]);
	const isAsking = user === undefined;
	const meet = useCallback(
		(found: WizardUser | null) => {
			if (found && claimDraft(start.storage, found.id)) onForeign();
			else actor.send({ type: 'USER_CHANGED', user: found });
		},
		[actor, onForeign, start],
	);
	useEffect(() => {
		if (!isAsking) return;
		const gone = new AbortController();
		// If it can't be determined, the user is treated as a visitor, which ends nobody's session.
		ask.current = async () =>
			start.client.users?.me({ signal: gone.signal, isVisitorFine: true }).then(meet, () => undefined);
		void ask.current();
		return () => {
			ask.current = async () => {};
			gone.abort();
		};
	}, [isAsking, meet, start]);
	useEffect(() => {
		if (user !== undefined) meet(user);
	}, [meet, user]);
	useEffect(() => {
		const subscriptions = [
			actor.on('leaving', ({ paymentUrl }) => (onLeave ? onLeave(paymentUrl) : location.assign(paymentUrl))),
			actor.on('signInNeeded', ({ isSessionLost, hasAccount }) => {
				if (onSignInNeeded) onSignInNeeded({ isSessionLost, hasAccount });
				else warn('<VisaWizard> waits for somebody who is signed in. Say in `onSignInNeeded` where that is done.');
			}),
		];
		return () => {
			for (const subscription of subscriptions) subscription.unsubscribe();
		};
	}, [actor, onLeave, onSignInNeeded]);
	return (
		<>
			<Wizard actor={actor} {...shown} />
			{hasToasts && <ToastRegion />}
		</>
	);
}
