import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { isInWork, needsReason, type StaffStatus } from 'visa-sdk/rules';
import { Button, Text } from 'visa-ui';
import { moves } from '../calls';
import * as css from '../desk.css';
import type { Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { MoveForm } from './MoveForm';
import { Part } from './Part';
import { RefundForm } from './RefundForm';

const own = words.moves;
const { refund } = words;

export interface MovesProps {
	request: VisaRequestDetail;
	may: Permitted;
	work: CaseWork;
}
/** What is asked before it is done: what can't be taken back, and what the traveller is owed a word with. */
const isAsked = (to: StaffStatus) => to !== 'IN_REVIEW' || needsReason(to);

/** What can be done next with a case, each with what it does; nothing else is offered. [DSH-06] [DSH-13] */
export function Moves({ request, may, work }: MovesProps) {
	const [open, setOpen] = useState<StaffStatus | 'refund' | null>(null);
	const { id, reference, status, version } = request;
	const chosen = open === 'refund' || (open && may.moves.includes(open)) ? open : null;
	const close = () => setOpen(null);
	const begin = (to: StaffStatus) => {
		if (isAsked(to)) setOpen(to);
		else
			void work.run(
				to,
				moves.changeStatus(),
				{ id, body: { status: to, version } },
				own.moved(reference, words.statuses[to]),
			);
	};
	return (
		<Part title={own.heading}>
			{may.moves.length === 0 && may.refund === 0 && (
				<Text tone="soft">
					{!isInWork(status) ? (request.expiresAt ? own.unpaid : own.none) : may.isMine ? own.none : own.claimFirst}
				</Text>
			)}
			<ul className={css.moves}>
				{may.moves.map((to) => (
					<li key={to} className={css.move}>
						{chosen === to ? (
							<MoveForm request={request} to={to} work={work} onClose={close} />
						) : (
							<>
								<Button
									tone={to === 'CANCELLED' || to === 'REJECTED' ? 'critical' : 'secondary'}
									size="small"
									isPending={work.pending === to}
									onPress={() => begin(to)}
								>
									{own.names[to]}
								</Button>
								<span className={css.hint}>{own.does[to]}</span>
							</>
						)}
					</li>
				))}
				{may.refund > 0 && (
					<li className={css.move}>
						{chosen === 'refund' ? (
							<RefundForm request={request} left={may.refund} work={work} onClose={close} />
						) : (
							<>
								<Button tone="critical" size="small" onPress={() => setOpen('refund')}>
									{refund.action}
								</Button>
								<span className={css.hint}>{refund.does(formatMoney(may.refund))}</span>
							</>
						)}
					</li>
				)}
			</ul>
		</Part>
	);
}
