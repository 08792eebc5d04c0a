import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant, formatMoney } from 'visa-sdk/format';
import { Money, Text } from 'visa-ui';
import * as css from '../parts.css';
import * as rowCss from '../rows.css';
import { words } from '../strings';
import { CasePart } from './CasePart';

const { detail: own } = words;

export interface CasePaymentsProps {
	request: VisaRequestDetail;
}

/** The price line by line, and the outcome of each payment. */
export function CasePayments({ request }: CasePaymentsProps) {
	const { priceLines, totalPrice, atEmbassy, attempts } = request;
	const refunds = attempts.flatMap((attempt) => attempt.refunds);
	return (
		<CasePart title={own.prices}>
			<table className={css.money}>
				<tbody>
					{priceLines
						.filter(({ amount }) => amount !== 0)
						.map(({ kind, amount, paid, count }) => (
							<tr key={kind}>
								<th scope="row">
									{own.lines[kind]}
									{count !== undefined && count > 1 && ` × ${count}`}
									{paid === 'embassy' && <span className={rowCss.soft}>{`, ${own.atEmbassyMark}`}</span>}
								</th>
								<td>
									<Money amount={amount} />
								</td>
							</tr>
						))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{own.paidNow}</th>
						<td>
							<Money amount={totalPrice} />
						</td>
					</tr>
					{atEmbassy > 0 && (
						<tr>
							<th scope="row">{own.atEmbassy}</th>
							<td>
								<Money amount={atEmbassy} />
							</td>
						</tr>
					)}
				</tfoot>
			</table>
			{attempts.length === 0 ? (
				<Text tone="soft">{own.noPayments}</Text>
			) : (
				<table className={css.money}>
					<caption>{own.payments}</caption>
					<tbody>
						{attempts.map(({ number, status, createdAt, amount, refunded, provider, taken }) => (
							<tr key={number}>
								<th scope="row">
									{own.attempts[status]}
									<span
										className={rowCss.soft}
									>{` · ${own.providers[provider] ?? provider}, ${formatInstant(createdAt)}`}</span>
									{taken && (
										<span className={rowCss.soft}>
											{` · ${words.taken.short(formatMoney(taken.amount, undefined, taken.currency), taken.state)}`}
										</span>
									)}
									{refunded > 0 && <span className={rowCss.soft}>{` · ${own.refunded(formatMoney(refunded))}`}</span>}
								</th>
								<td>
									<Money amount={amount} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{refunds.map(
				({ orderedAt, amount, retryAt }) =>
					retryAt && (
						<Text key={orderedAt} tone="critical">
							{own.refundRetried(formatMoney(amount), formatInstant(retryAt))}
						</Text>
					),
			)}
		</CasePart>
	);
}
