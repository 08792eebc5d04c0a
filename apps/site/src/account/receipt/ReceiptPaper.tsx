import type { ReactNode } from 'react';
import type { Receipt } from 'visa-sdk/contract';
import { formatDay, formatInstant } from 'visa-sdk/format';
import { receiptWords as words } from 'visa-sdk/rules';
import { DescriptionList, Heading, Money } from 'visa-ui';
import { StringsProvider } from 'visa-ui/strings';
import * as css from './receipt.css';

/** The receipt as a document, in Azerbaijani like its PDF. [ACC-05] */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
	return (
		<StringsProvider strings={{}}>
			<Paper receipt={receipt} />
		</StringsProvider>
	);
}

function Paper({ receipt }: { receipt: Receipt }) {
	const { company, payer, subject, lines, payments } = receipt;
	return (
		<article className={css.paper} lang="az">
			<Heading level={1}>{words.title}</Heading>
			<DescriptionList
				layout="rows"
				items={[
					{ term: words.number, value: receipt.number },
					{ term: words.date, value: formatInstant(receipt.paidAt) },
					{ term: words.reference, value: receipt.reference },
					{ term: words.payer, value: words.payerOf(payer) },
				]}
			/>
			<Section title={words.seller}>
				<DescriptionList
					layout="rows"
					items={[
						{ term: words.company, value: company.name },
						{ term: words.taxId, value: company.taxId },
						{ term: words.address, value: company.address },
						{ term: words.email, value: company.email },
					]}
				/>
			</Section>
			<Section title={words.subject}>
				<DescriptionList
					layout="rows"
					items={[
						{
							term: words.visa,
							value: `${subject.country}: ${subject.visaType}, ${subject.visaOption}, ${subject.service}`,
						},
						{ term: words.trip, value: `${formatDay(subject.startDate)} – ${formatDay(subject.endDate)}` },
						{ term: words.people, value: words.peopleOf(subject.peopleCount) },
					]}
				/>
			</Section>
			<Section title={words.what}>
				<Sums
					label={words.what}
					rows={
						lines.length > 0
							? lines.map(({ kind, amount, count = 1 }) => ({
									id: kind,
									text: count > 1 ? `${words.lines[kind]}\u00a0×\u00a0${count}` : words.lines[kind],
									amount,
								}))
							: [{ id: 'whole', text: words.whole, amount: payments[0]?.amount ?? 0 }]
					}
				/>
			</Section>
			<Section title={words.payments}>
				<Sums
					label={words.payments}
					rows={payments.flatMap(({ number, paidAt, amount, refunds }) => [
						{ id: String(number), text: words.payment(formatInstant(paidAt)), amount },
						...refunds.map(({ orderedAt, doneAt, amount: back }) => ({
							id: orderedAt,
							text: doneAt ? words.refund(formatInstant(doneAt)) : words.refundUnderWay,
							amount: -back,
						})),
					])}
					total={{ text: words.total, amount: receipt.total }}
				/>
			</Section>
			<p>{words.note}</p>
		</article>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={css.section}>
			<Heading level={2} size="tiny">
				{title}
			</Heading>
			{children}
		</section>
	);
}

interface Sum {
	text: string;
	/** In AZN. */
	amount: number;
}

function Sums({ label, rows, total }: { label: string; rows: readonly (Sum & { id: string })[]; total?: Sum }) {
	return (
		<table className={css.money} aria-label={label}>
			<tbody>
				{rows.map(({ id, text, amount }) => (
					<tr key={id}>
						<th scope="row" className={css.what}>
							{text}
						</th>
						<td className={css.sum}>
							<Money amount={amount} />
						</td>
					</tr>
				))}
			</tbody>
			{total && (
				<tfoot>
					<tr className={css.total}>
						<th scope="row" className={css.what}>
							{total.text}
						</th>
						<td className={css.sum}>
							<Money amount={total.amount} />
						</td>
					</tr>
				</tfoot>
			)}
		</table>
	);
}
