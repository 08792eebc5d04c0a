'use client';

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { Skeleton } from '../components/Skeleton';
import { useWizardStrings } from '../strings/wizard';
import type { WizardActor } from './machine';
import { usePreviews } from './usePreviews';
import { ImageRetentionContext, type StepLooks, StepLooksContext, WizardActorContext } from './useWizard';
import { useWizardToasts } from './useWizardToasts';
import { WizardFrame } from './WizardFrame';

export interface WizardProps {
	/** A running wizard machine. */
	actor: WizardActor;
	/** Shown when the server wants the e-mail confirmed before the request: how to do that. */
	emailConfirmation?: ReactNode;
	/** Days from a request's end until its images are removed, said where they are uploaded. */
	imageRetentionDays?: number;
	/** Stands beside the button that pays: what one agrees to, what comes back and when, and whom one pays. [REV-12] */
	terms?: ReactNode;
	/** How a host's own steps are shown, and what of the seven shall be shown in another way. */
	looks?: StepLooks;
}

const noLooks: StepLooks = {};

/** The seven steps with their frame: progress, heading, step, ticket, Back and Next. [WIZ-01] [WIZ-02] [WIZ-03] */
export function Wizard({ actor, emailConfirmation, imageRetentionDays, terms, looks = noLooks }: WizardProps) {
	const words = useWizardStrings();
	const step = useSelector(actor, ({ context }) => context.step);
	const startProblem = useSelector(actor, ({ context, value }) =>
		value.flow === 'startFailed' ? context.startProblem : null,
	);
	useWizardToasts(actor);
	usePreviews(actor);
	return (
		<WizardActorContext value={actor}>
			{startProblem ? (
				<Notice
					tone="error"
					title={words.startFailed}
					action={
						<Button tone="secondary" onPress={() => actor.send({ type: 'RETRY' })}>
							{words.retry}
						</Button>
					}
				>
					{startProblem.message ?? words.unreachable} {words.startFailedKept}
				</Notice>
			) : step === null ? (
				<Skeleton height={480} />
			) : (
				<ImageRetentionContext value={imageRetentionDays ?? null}>
					<StepLooksContext value={looks}>
						<WizardFrame step={step} emailConfirmation={emailConfirmation} terms={terms} />
					</StepLooksContext>
				</ImageRetentionContext>
			)}
		</WizardActorContext>
	);
}
