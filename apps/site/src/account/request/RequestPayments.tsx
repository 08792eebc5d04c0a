import { Fragment } from 'react';
import type { TakenMoney, VisaRequestDetail } from 'visa-sdk/contract';
import { CURRENCY } from 'visa-sdk/rules';
import { Money } from 'visa-ui';
import { formatInstant, formatMoney } from '../../format';
import { requestStrings } from '../../strings/pages/request';
import { RequestPart } from './RequestPart';
import * as css from './request.css';

const words = requestStrings;

const sayTaken = ({ isOurs, state }: TakenMoney) =>
	[words.takenRow(isOurs), words.takenStates[state]].filter(Boolean).join(', ');

/** Each payment attempt with its outcome and refunds; newest first. [ACC-03] [PAY-06] */
export function RequestPayments({ request: { attempts } }: { request: VisaRequestDetail }) {
	if (attempts.length === 0) return null;
	return (
		<RequestPart title={words.payments}>
			<div className={css.amounts}>
				<table className={css.money} aria-label={words.payments}>
					<tbody>
						{attempts.toReversed().map(({ number, status, createdAt, paidAt, amount, refunds, taken }) => (
							<Fragment key={number}>
								<tr>
									<th scope="row" className={css.what}>
										{/* What has gone back stands in lines of its own, each with its time; this one is what was paid. */}
										{taken ? sayTaken(taken) : words.attempts[refunds.length > 0 ? 'APPROVED' : status]}
										<span className={css.when}>{formatInstant(taken?.at ?? paidAt ?? createdAt)}</span>
									</th>
									<td className={css.sum}>
										{taken && taken.currency !== CURRENCY ? (
											formatMoney(taken.amount, taken.currency)
										) : (
											<Money amount={taken?.amount ?? amount} />
										)}
									</td>
								</tr>
								{refunds.map((refund) => (
									<tr key={refund.orderedAt}>
										<th scope="row" className={css.what}>
											{refund.doneAt ? words.refunded(formatInstant(refund.doneAt)) : words.refunding}
										</th>
										<td className={css.sum}>
											<Money amount={-refund.amount} />
										</td>
									</tr>
								))}
							</Fragment>
						))}
					</tbody>
				</table>
			</div>
		</RequestPart>
	);
}
