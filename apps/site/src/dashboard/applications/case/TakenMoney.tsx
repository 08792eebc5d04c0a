import { useRef, useState } from 'react';
import type { PaymentAttempt, TakenMoney as Taken, VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant, formatMoney } from 'visa-sdk/format';
import { isTakenRefundable } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Inline, Notice, Stack, Text } from 'visa-ui';
import { keepFocus } from '../../../shell/keepFocus';
import { caseHead } from '../keys/rows';
import { moves } from '../moves';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { TakenForm } from './TakenForm';

const own = words.taken;

export interface TakenMoneyProps {
	request: VisaRequestDetail;
	attempt: PaymentAttempt & { taken: Taken };
	may: Permitted;
	work: CaseWork;
}

/**
 * Money that the bank took although it is no payment, until it is settled: how much, in which currency and for which sum,
 * and what an admin can do about it. [PAY-10]
 */
export function TakenMoney({ request, attempt, may, work }: TakenMoneyProps) {
	const { id, reference, version } = request;
	const { number, taken } = attempt;
	const [asked, setAsked] = useState<'refund' | 'byHand' | null>(null);
	const holder = useRef<HTMLDivElement>(null);
	const sum = formatMoney(taken.amount, undefined, taken.currency);
	const isRefundable = isTakenRefundable(taken);
	const name = `taken-${number}`;
	/** Once it is settled, the notice is gone with its buttons. */
	const leave = () => keepFocus(() => holder.current?.querySelector<HTMLElement>('button') ?? caseHead());
	const refund = async () => {
		const body = { attempt: number, how: 'refund', version } as const;
		await work.run(name, moves.settleTaken(), { id, body }, own.refunding(reference, sum));
		setAsked(null);
		leave();
	};
	return (
		<div ref={holder} data-taken>
			<Notice tone="warning" title={own.title(sum)}>
				<Stack gap="s">
					<Text>{own.forSum(number, formatMoney(attempt.amount), formatInstant(taken.at))}</Text>
					{!taken.isOurs && <Text>{own.foreign}</Text>}
					{!isRefundable && <Text>{own.onlyByHand}</Text>}
					{!may.settleTaken && <Text tone="soft">{own.byAdmin}</Text>}
					{may.settleTaken && asked !== 'byHand' && (
						<Inline gap="s" isStackedOnPhones>
							{isRefundable && (
								<Button
									tone="secondary"
									size="small"
									isPending={work.pending.includes(name)}
									onPress={() => setAsked('refund')}
								>
									{own.refund}
								</Button>
							)}
							<Button tone="secondary" size="small" onPress={() => setAsked('byHand')}>
								{own.byHand}
							</Button>
						</Inline>
					)}
					{may.settleTaken && asked === 'byHand' && (
						<TakenForm
							request={request}
							attempt={number}
							sum={sum}
							work={work}
							onClose={() => {
								setAsked(null);
								leave();
							}}
						/>
					)}
				</Stack>
			</Notice>
			<ConfirmDialog
				title={own.refundTitle(sum)}
				isOpen={asked === 'refund'}
				onClose={() => setAsked(null)}
				onConfirm={() => void refund()}
				confirmLabel={own.refund}
				cancelLabel={own.refundNot}
				isPending={work.pending.includes(name)}
			>
				{own.refundDoes(sum)}
			</ConfirmDialog>
		</div>
	);
}
