import type { VisaRequestDetail } from 'visa-sdk/contract';
import { isEnded } from 'visa-sdk/rules';
import { Inline, LinkButton, Money, Text } from 'visa-ui';
import { useToldPrice } from '../../payments/useToldPrice';
import { language } from '../../strings';
import { requestStrings } from '../../strings/pages/request';
import { RequestPart } from './RequestPart';
import * as css from './request.css';

const words = requestStrings;

/** The price line by line: now and at the embassy. [ACC-03] */
export function Prices({ request }: { request: VisaRequestDetail }) {
	const { id, status, priceLines, totalPrice, atEmbassy, attempts } = request;
	const { total, otherPrice } = useToldPrice(request);
	const isPaid = attempts.some(({ paidAt }) => paidAt !== null);
	const when = isPaid ? 'paidNow' : isEnded(status) ? 'neverPaid' : 'payNow';
	return (
		<RequestPart title={words.prices}>
			<div className={css.amounts}>
				<table className={css.money} aria-label={words.prices}>
					<tbody>
						{priceLines
							.filter(({ amount }) => amount !== 0)
							.map(({ kind, amount, paid, count }) => (
								<tr key={kind}>
									<th scope="row" className={css.what}>
										{words.lines[kind]}
										{count !== undefined && count > 1 && `\u00a0×\u00a0${count}`}
										{/* One of them has it in its name. */}
										{paid === 'embassy' && kind !== 'embassyExtra' && (
											<span className={css.when}>{words.embassyMark}</span>
										)}
									</th>
									<td className={css.sum}>
										<Money amount={amount} />
									</td>
								</tr>
							))}
						{otherPrice && (
							<tr>
								<th scope="row" className={css.what}>
									{words.priceChange}
								</th>
								<td className={css.sum}>
									<Money amount={total - totalPrice} />
								</td>
							</tr>
						)}
					</tbody>
					<tfoot>
						<tr className={css.total}>
							<th scope="row" className={css.what}>
								{words[when]}
							</th>
							<td className={css.sum}>
								<Money amount={total} />
							</td>
						</tr>
						{/* What has come to nothing, or was refused there, is paid at no embassy. */}
						{atEmbassy > 0 && status !== 'REJECTED' && !isEnded(status) && (
							<tr>
								<th scope="row" className={css.what}>
									{words.atEmbassy}
								</th>
								<td className={css.sum}>
									<Money amount={atEmbassy} />
								</td>
							</tr>
						)}
					</tfoot>
				</table>
			</div>
			{isPaid && (
				<Inline gap="m" isStackedOnPhones>
					<LinkButton tone="secondary" href={`/applications/${id}/receipt`}>
						{words.receipt}
					</LinkButton>
					{language !== 'az' && <Text tone="soft">{words.receiptLanguage}</Text>}
				</Inline>
			)}
		</RequestPart>
	);
}
