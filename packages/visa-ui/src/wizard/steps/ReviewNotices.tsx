import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from 'visa-sdk/format';
import { Button } from '../../components/Button';
import { Inline } from '../../components/Inline';
import { Notice, type NoticeProps } from '../../components/Notice';
import type { WizardStrings } from '../../strings/az/wizard';
import { useFormats } from '../../strings/formats';
import { useWizardStrings } from '../../strings/wizard';
import {
	blockedBecause,
	endedPromocode,
	isCountryGone,
	isOutcomeUnknown,
	type Problem,
	refusedSteps,
	type WizardStep,
} from '../machine';
import { useRetry } from '../useRetry';
import { useWizard, useWizardActor } from '../useWizard';
import type { ReviewStepProps } from './types';

/** What prevents confirming, each with what to do about it. [REV-06] [SUB-03] [WIZ-12] */
export function ReviewNotices({ emailConfirmation, sentRequests }: Omit<ReviewStepProps, 'terms'>) {
	const words = useWizardStrings();
	const formats = useFormats();
	const quote = useWizard((form) => form.quote);
	const quoteProblem = useWizard((form) => form.quoteProblem);
	const problem = useWizard((form) => form.submitProblem);
	const confirmedTotal = useWizard((form) => form.confirmedTotal);
	// Someone who used up their code on an earlier request was told so then.
	const refusal = useWizard((form) => endedPromocode(form)?.reason);
	const isPriceChanged = problem?.code === 'PRICE_CHANGED';
	if (problem?.code === 'IDEMPOTENCY_CONFLICT') return <SentNotice problem={problem} sentRequests={sentRequests} />;
	if (problem && !isPriceChanged) return <SubmitNotice problem={problem} emailConfirmation={emailConfirmation} />;
	if (quoteProblem) return <PriceNotice problem={quoteProblem} />;
	if (!problem || !quote || confirmedTotal === null) return null;
	return (
		<ArrivingNotice of={problem} tone="warning" title={words.review.priceHasChanged}>
			{refusal && `${refusal}. `}
			{words.review.priceChanged(formatMoney(confirmedTotal, formats), formatMoney(quote.totalPrice, formats))}
		</ArrivingNotice>
	);
}

/**
 * A price that couldn't be loaded without a network is requested again once there is one, like every read. [API-05] If
 * something is no longer offered, it links to the step where it is selected. [WIZ-12]
 */
function PriceNotice({ problem }: { problem: Problem }) {
	const words = useWizardStrings();
	const refused = refusedSteps(problem);
	const [step] = refused;
	const [retry, notice] = useRetry();
	return (
		<Notice
			ref={notice}
			tone="error"
			title={words.review.priceFailed}
			action={
				step ? (
					<WayTo step={step} />
				) : (
					<Button tone="secondary" onPress={retry}>
						{words.retry}
					</Button>
				)
			}
		>
			{problem.message ?? words.unreachable}
			{step && ` ${adviceAt(refused, problem, words)}`}
		</Notice>
	);
}

/** What to correct, and what need not be entered again. */
function adviceAt(refused: readonly WizardStep[], problem: Problem, { review, stepNames }: WizardStrings): string {
	const steps = refused.map((name) => stepNames[name]);
	return isCountryGone(problem) ? review.countryGone(steps) : review.fixAt(steps);
}

/** The selection that a step makes. */
const choiceAt = { COUNTRY: 'country', VISA_TYPE: 'visaType', VISA_OPTION: 'visaOption', SERVICE: 'service' } as const;

interface SubmitNoticeProps {
	problem: Problem;
	emailConfirmation: ReactNode;
}

/** Why nothing was sent, or that it isn't known: what the toast doesn't say, the step it is about, and a link to it. [WIZ-12] */
function SubmitNotice({ problem, emailConfirmation }: SubmitNoticeProps) {
	const strings = useWizardStrings();
	const { review: words, stepNames } = strings;
	const refused = refusedSteps(problem);
	const [step] = refused;
	const choices = useWizard((form) => form.choices);
	const goneSteps = refused.filter((name) => name in choiceAt && !choices[choiceAt[name as keyof typeof choiceAt]]);
	const isUnknown = isOutcomeUnknown(problem);
	const isEmailOpen = problem.code === 'EMAIL_NOT_CONFIRMED';
	const sentences = new Set(problem.errors.map(({ message }) => message));
	sentences.delete(problem.message ?? '');
	const advice = step
		? adviceAt(refused, problem, strings)
		: isEmailOpen
			? words.confirmEmail
			: isUnknown
				? words.unknownKept
				: words.problemKept;
	return (
		<ArrivingNotice
			of={problem}
			tone="error"
			title={isUnknown ? words.unknown : words.problem}
			action={isEmailOpen ? emailConfirmation : step && <WayTo step={step} />}
		>
			{[
				...sentences,
				...(goneSteps.length > 0 ? [words.gone(goneSteps.map((name) => stepNames[name]))] : []),
				advice,
			].join(' ')}
		</ArrivingNotice>
	);
}

interface SentNoticeProps {
	problem: Problem;
	sentRequests: ReactNode;
}

/**
 * This form has become a request, on another device or before the connection broke, and was something else then. Only
 * the traveller knows whether there should be a second one, which is paid for separately. [SUB-03]
 */
function SentNotice({ problem, sentRequests }: SentNoticeProps) {
	const actor = useWizardActor();
	const { sentAlready: words } = useWizardStrings().review;
	const isBlocked = useWizard((form) => blockedBecause('FINAL_REVIEW', form) !== null);
	return (
		<ArrivingNotice
			of={problem}
			tone="warning"
			title={words.title}
			action={
				<Inline gap="s" isStackedOnPhones>
					{sentRequests}
					<Button
						tone="secondary"
						isDisabled={isBlocked}
						onPress={() => actor.send({ type: 'CONFIRM', isAnother: true })}
					>
						{words.sendAnother}
					</Button>
				</Inline>
			}
		>
			{words.text}
		</ArrivingNotice>
	);
}

/** Leads to the step on which something must be selected again. */
function WayTo({ step }: { step: WizardStep }) {
	const actor = useWizardActor();
	const { review: words, stepNames } = useWizardStrings();
	return (
		<Button tone="secondary" onPress={() => actor.send({ type: 'GO_TO', step })}>
			{words.goToStep(stepNames[step])}
		</Button>
	);
}

/** Scrolled into view with focus each time there is something new: Confirm is far below. [WIZ-12] */
function ArrivingNotice({ of: occasion, ...notice }: NoticeProps & { of: Problem }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same failure again is news again
	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: 'center' });
	}, [occasion]);
	return <Notice {...notice} ref={box} tabIndex={-1} />;
}
