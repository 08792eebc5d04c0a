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
	/** Of `createClient`; with `users` it says who is signed in. */
	client: WizardClient & Partial<Pick<Client, 'users'>>;
	/**
	 * Who is signed in, where the host knows: null for a visitor. It then says anew which promo code is theirs when one came
	 * or went (`calls`). Without it the client is asked, and again after each code.
	 */
	user?: WizardUser | null;
	/** Where the state is written: the browser's own history by default. */
	address?: WizardAddress;
	/** Where draft and progress are kept: the browser's own storage by default. */
	storage?: WizardStorage;
	/** Instead of the client's: what a host keeps or says more. */
	calls?: Partial<WizardCalls>;
	/** The steps in their order, the review last: one left out, moved, or the host's own. */
	steps?: readonly StepPlan[];
	/** A ToastRegion of its own shows the news, unless the page has one: without it where that is so anyway. */
	hasToasts?: boolean;
	/** The request waits for somebody who is signed in: `hasAccount` says whether to sign in or to register. */
	onSignInNeeded?: (event: { isSessionLost: boolean; hasAccount: boolean }) => void;
	/** Goes to the payment page; the browser does by default. */
	onLeave?: (paymentUrl: string) => void;
}

/**
 * The whole wizard over a client: its calls, its toasts, and its address in step. Its language is that of the
 * `StringsProvider` around it. What it is begun with (client, steps, address, storage) stays for its life: a `key` begins
 * it anew.
 */
export function VisaWizard(props: VisaWizardProps) {
	// How often another person's work was found and given up.
	const [generation, setGeneration] = useState(0);
	const onForeign = useCallback(() => setGeneration((before) => before + 1), []);
	return <OneWizard key={generation} {...props} isAnew={generation > 0} onForeign={onForeign} />;
}

interface OneWizardProps extends VisaWizardProps {
	/** It begins with nothing, whatever the address says. */
	isAnew: boolean;
	/** What this browser held was another person's: it is removed by now. [SUB-06] */
	onForeign: () => void;
}

function OneWizard({ user, hasToasts = true, onSignInNeeded, onLeave, isAnew, onForeign, ...props }: OneWizardProps) {
	const { client, address, storage, calls, steps, ...shown } = props;
	/** Asks who is signed in, while that is the wizard's to find out. */
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
		// Who can't be told is a visitor, and nobody's session is lost by that.
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
