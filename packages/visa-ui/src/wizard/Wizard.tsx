'use client';

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useWizardStrings } from '../strings/wizard';
import type { WizardActor } from './machine';
import { usePreviews } from './usePreviews';
import { ImageRetentionContext, type StepLooks, StepLooksContext, WizardActorContext } from './useWizard';
import { useWizardToasts } from './useWizardToasts';
import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

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
	/** Something that comes before it is still on its way: until then the wizard waits, as it does for what it begins with. */
	isPending?: boolean;
}

const noLooks: StepLooks = {};

/** The seven steps with their frame: progress, heading, step, ticket, Back and Next. [WIZ-01] [WIZ-02] [WIZ-03] */
export function Wizard({
	actor,
	emailConfirmation,
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
			) : step === null || isPending ? (
				<>
					<VisuallyHidden>
						<span role="status">{words.loading}</span>
					</VisuallyHidden>
					<WizardSkeleton />
				</>
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
