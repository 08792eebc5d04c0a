'use client';

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useWizardStrings } from '../strings/wizard';
import type { WizardActor } from './machine';
import { RetryNotice } from './RetryNotice';
import { usePreviews } from './usePreviews';
import { useRecheck } from './useRecheck';
import { ImageRetentionContext, type StepLooks, StepLooksContext, WizardActorContext } from './useWizard';
import { useWizardToasts } from './useWizardToasts';
import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

export interface WizardProps {
	/** A running wizard actor. */
	actor: WizardActor;
	/** Shown when the e-mail address must be confirmed before the request: how to do that. */
	emailConfirmation?: ReactNode;
	/** Shown when this form has been sent already: a link to the traveller's requests. [SUB-03] */
	sentRequests?: ReactNode;
	/** The number of days after a request's end for which images are kept; shown where they are uploaded. */
	imageRetentionDays?: number;
	/** Content beside the payment button: what the traveller agrees to, refunds, and who is paid. [REV-12] */
	terms?: ReactNode;
	/** The views of your own steps, and replacements for those of the seven steps. */
	looks?: StepLooks;
	/** Your app is still loading something: the wizard shows its placeholder until then. */
	isPending?: boolean;
}

const noLooks: StepLooks = {};

/** The wizard's view: progress, heading, current step, ticket, Back and Next. [WIZ-01] [WIZ-02] [WIZ-03] */
export function Wizard({
	actor,
	emailConfirmation,
	sentRequests,
	imageRetentionDays,
	terms,
	looks = noLooks,
	isPending,
}: WizardProps) {
	const words = useWizardStrings();
	const step = useSelector(actor, ({ context }) => context.step);
	const startProblem = useSelector(actor, ({ context, value }) =>
		value.flow === 'startFailed' ? context.startProblem : null,
	);
	useWizardToasts(actor);
	usePreviews(actor);
	useRecheck(actor);
	return (
		<WizardActorContext value={actor}>
			{startProblem ? (
				// Nothing is lost.
				<RetryNotice problem={startProblem} title={words.startFailed} advice={words.startFailedKept} />
			) : step === null || isPending ? (
				<>
					<VisuallyHidden>
						<span role="status">{words.loading}</span>
					</VisuallyHidden>
					<WizardSkeleton heading={words.country.heading} />
				</>
			) : (
				<ImageRetentionContext value={imageRetentionDays ?? null}>
					<StepLooksContext value={looks}>
						<WizardFrame step={step} emailConfirmation={emailConfirmation} sentRequests={sentRequests} terms={terms} />
					</StepLooksContext>
				</ImageRetentionContext>
			)}
		</WizardActorContext>
	);
}
