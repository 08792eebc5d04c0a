import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatInstant, formatMoney } from 'visa-sdk/format';
import { Money, Text } from 'visa-ui';
import * as css from '../parts.css';
import type { Permitted } from '../permitted';
import * as rowCss from '../rows.css';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { CasePart } from './CasePart';
import { TakenMoney } from './TakenMoney';

const { detail: own } = words;

export interface CasePaymentsProps {
	request: VisaRequestDetail;
	may: Permitted;
	work: CaseWork;
}

/** The price line by line, the outcome of each payment, and money that is none, until it is settled. [PAY-10] */
export function CasePayments({ request, may, work }: CasePaymentsProps) {
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
			{attempts.map(
				(attempt) =>
					attempt.taken?.state === 'UNSETTLED' && (
						<TakenMoney
							key={attempt.number}
							request={request}
							attempt={{ ...attempt, taken: attempt.taken }}
							may={may}
							work={work}
						/>
					),
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
