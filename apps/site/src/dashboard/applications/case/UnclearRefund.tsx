import { useRef, useState } from 'react';
import type { PaymentAttempt, VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant, formatMoney } from 'visa-sdk/format';
import type { RefundVerdictName } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Inline, Notice, Stack, Text } from 'visa-ui';
import { keepFocus } from '../../../shell/keepFocus';
import { caseHead } from '../keys/rows';
import { moves } from '../moves';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';

const own = words.unclear;

export interface UnclearRefundProps {
	request: VisaRequestDetail;
	attempt: PaymentAttempt;
	may: Permitted;
	work: CaseWork;
}

/**
 * A refund of which the bank can't say whether it happened: where to find out, and what an admin does then. Either can't be
 * taken back, so both are confirmed. [PAY-08]
 */
export function UnclearRefund({ request, attempt: { number, refunds }, may, work }: UnclearRefundProps) {
	const { id, reference, version } = request;
	const [asked, setAsked] = useState<RefundVerdictName | null>(null);
	/** Its words stay in the dialog that closes. */
	const [shown, setShown] = useState<RefundVerdictName>('happened');
	const holder = useRef<HTMLDivElement>(null);
	const refund = refunds.find(({ isUnclear }) => isUnclear);
	if (!refund) return null;
	const sum = formatMoney(refund.amount);
	const name = `refund-${number}`;
	const isPending = work.pending.includes(name);
	const ask = (verdict: RefundVerdictName) => {
		setShown(verdict);
		setAsked(verdict);
	};
	const settle = async () => {
		const body = { attempt: number, verdict: shown, version };
		await work.run(name, moves.settleRefund(), { id, body }, own.done[shown](reference, sum));
		setAsked(null);
		// Once it is settled, the notice is gone with its buttons.
		keepFocus(() => holder.current?.querySelector<HTMLElement>('button') ?? caseHead());
	};
	return (
		<div ref={holder} data-unclear>
			<Notice tone="warning" title={own.title(sum)}>
				<Stack gap="s">
					<Text>{own.text(number, formatInstant(refund.orderedAt))}</Text>
					{may.settleRefund ? (
						<Inline gap="s" isStackedOnPhones>
							{(['happened', 'again'] as const).map((verdict) => (
								<Button
									key={verdict}
									tone="secondary"
									size="small"
									isPending={isPending && shown === verdict}
									onPress={() => ask(verdict)}
								>
									{own[verdict]}
								</Button>
							))}
						</Inline>
					) : (
						<Text tone="soft">{words.taken.byAdmin}</Text>
					)}
				</Stack>
			</Notice>
			<ConfirmDialog
				title={own.ask[shown](sum)}
				isOpen={asked !== null}
				onClose={() => setAsked(null)}
				onConfirm={() => void settle()}
				confirmLabel={own[shown]}
				cancelLabel={own.not}
				isPending={isPending}
			>
				{own.does[shown](sum)}
			</ConfirmDialog>
		</div>
	);
}
