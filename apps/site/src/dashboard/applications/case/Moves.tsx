import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { isInWork } from 'visa-sdk/rules';
import { Button, Kbd, Text } from 'visa-ui';
import { queries } from '../../../api';
import { useShortcutsOff } from '../keys/shortcutStore';
import { moves } from '../moves';
import type { CaseStep, Permitted } from '../permitted';
import { words } from '../strings';
import { CasePart } from './CasePart';
import * as css from './case.css';
import { LeftOver } from './LeftOver';
import { MovesBar } from './MovesBar';
import { StepForm } from './StepForm';
import type { MovesProps } from './StepFrame';
import { TakenMoney } from './TakenMoney';
import { UnclearRefund } from './UnclearRefund';
import { visasInWords } from './visasOf';

const own = words.moves;

/**
 * The available actions on a case, each with a description; nothing else is offered. Before them what waits longest: money
 * that is no payment, and refunds that may have happened, until they are settled. [DSH-06] [DSH-13] [PAY-08] [PAY-10]
 */
export function Moves({ request, may, work }: MovesProps) {
	// Loaded before the form that starts with them.
	useQuery(queries.deskTemplates());
	const hasKeys = !useShortcutsOff().has('step');
	const [open, setOpen] = useState<CaseStep | null>(null);
	const { id, reference, version } = request;
	/** A note that is being sent returns to its form by itself. */
	const isOffered = (form: string) => {
		if (form === 'note') return may.note;
		const held = request.attempts.find(({ number }) => form === `taken-${number}`);
		if (held) return may.settleTaken && held.taken?.state === 'UNSETTLED';
		return form === 'note:sending' || may.steps.includes(form as CaseStep);
	};
	const chosen = open && may.steps.includes(open) ? open : null;
	const heading = useRef<HTMLHeadingElement>(null);
	const unsettled = request.attempts.flatMap(({ taken, ...attempt }) =>
		taken?.state === 'UNSETTLED' ? [{ ...attempt, taken }] : [],
	);
	const unclear = request.attempts.filter(({ refunds }) => refunds.some(({ isUnclear }) => isUnclear));
	/** An action that completes late doesn't close what was opened meanwhile. */
	const close = (step: CaseStep) => setOpen((now) => (now === step ? null : now));
	/** What can be undone, or has no consequences, needs no confirmation. */
	const begin = (step: CaseStep) => {
		if (step === 'IN_REVIEW') {
			void work.run(
				step,
				moves.changeStatus(),
				{ id, body: { status: step, version } },
				own.moved(reference, words.statuses[step]),
			);
		} else if (step === 'check-ask' || step === 'check-withdraw') {
			const action = step === 'check-ask' ? 'ask' : 'withdraw';
			const done = own.moved(reference, own.checked[action]);
			void work.run(step, moves.check(), { id, body: { action, version } }, done);
		} else setOpen(step);
	};
	return (
		<CasePart title={own.heading} headingRef={heading}>
			<LeftOver id={id} isOffered={isOffered} onDropped={() => heading.current?.focus()} />
			{unsettled.map((attempt) => (
				<TakenMoney key={attempt.number} request={request} attempt={attempt} may={may} work={work} />
			))}
			{unclear.map((attempt) => (
				<UnclearRefund key={attempt.number} request={request} attempt={attempt} may={may} work={work} />
			))}
			{may.steps.length === 0 ? (
				// Of a request whose money is with the bank it would be wrong that it is unpaid, or that there is nothing to do.
				(unsettled.length + unclear.length === 0 || isInWork(request.status)) && (
					<Text tone="soft">{whyNone(request, may)}</Text>
				)
			) : (
				<ul className={css.moves}>
					{may.steps.map((step, index) => (
						<li key={step} className={css.move} data-step={step} data-form={chosen === step || undefined}>
							{chosen === step ? (
								<StepForm step={step} request={request} may={may} work={work} onClose={() => close(step)} />
							) : (
								<>
									<Button
										tone="secondary"
										size="small"
										width="full"
										isPending={work.pending.includes(step)}
										onPress={() => begin(step)}
									>
										{own.names[step]}
									</Button>
									<span className={css.stepHint}>
										{hasKeys && index < 9 && <Kbd keys={String(index + 1)} className={css.stepKey} />}
										<span>{doesOf(step, request, may)}</span>
									</span>
								</>
							)}
						</li>
					))}
					{/* Where they would be: what ends a case comes last. */}
					{may.waiting.map((step) => (
						<li key={step} data-waiting={step}>
							<Text tone="soft">{own.waits[step]}</Text>
						</li>
					))}
				</ul>
			)}
			{chosen === null && <MovesBar steps={may.steps} work={work} onBegin={begin} />}
		</CasePart>
	);
}

function doesOf(step: CaseStep, request: VisaRequestDetail, { refund }: Permitted): string {
	const { status, visas } = request;
	if (step === 'refund') return words.refund.does(formatMoney(refund));
	if (step === 'visa') return words.visa.does(status === 'APPROVED');
	// They are listed far below.
	if (step === 'APPROVED' && visas.length > 0) return `${own.does[step]} ${visasInWords(request)}`;
	return step === 'IN_REVIEW' && status === 'INFO_REQUIRED' ? own.closesQuestion : own.does[step];
}

function whyNone({ status, expiresAt, assignedTo }: VisaRequestDetail, { isMine, claim, note }: Permitted): string {
	if (!isInWork(status)) return expiresAt ? own.unpaid : own.none;
	// Whoever has lost it since may no longer write notes on it.
	if (isMine && note) return own.none;
	if (claim) return own.claimFirst;
	return assignedTo ? own.byOwner : own.none;
}
