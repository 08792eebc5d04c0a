'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button, LinkButton } from '../components/Button';
import { DateText } from '../components/DateText';
import { Guilloche } from '../components/Guilloche';
import { Heading } from '../components/Heading';
import { CheckIcon, CloseIcon, MinusIcon } from '../components/Icon';
import { Money } from '../components/Money';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import * as css from './page.css';

/** What the bank reports when the traveller returns. */
export type BankOutcome = 'paid' | 'declined' | 'cancelled';

const outcomes = {
	paid: {
		heading: 'Ödəniş qəbul olundu',
		text: 'Müraciətiniz baxışa göndərildi. Təsdiq məktubu e-poçtunuzdadır.',
		Mark: CheckIcon,
	},
	declined: {
		heading: 'Ödəniş alınmadı',
		text: 'Bankınız ödənişi rədd etdi, kartınızdan pul çıxılmadı. Başqa kartla yenidən cəhd edə bilərsiniz.',
		Mark: CloseIcon,
	},
	cancelled: {
		heading: 'Ödənişi dayandırdınız',
		text: 'Kartınızdan pul çıxılmadı. Müraciətiniz 24 saat saxlanılır, ödənişi sonra da edə bilərsiniz.',
		Mark: MinusIcon,
	},
};

export interface PaymentResultProps {
	/** What became of the payment. */
	outcome: BankOutcome;
	/** The number of the request that was paid for. */
	reference?: string;
	/** In AZN. */
	amount?: number;
	/** YYYY-MM-DD */
	paidOn?: string;
	/** The reader wants to pay again, after what went wrong. */
	onRetry?: () => void;
}

/** The page to which a traveller returns from the bank: what happened, whether money moved, and what to do now. */
export function PaymentResult({
	outcome,
	reference = 'VZ-2026-04127',
	amount = 120,
	paidOn = '2026-11-20',
	onRetry,
}: PaymentResultProps) {
	const { heading, text, Mark } = outcomes[outcome];
	const title = useRef<HTMLHeadingElement>(null);
	// The page was opened by the bank: the outcome is read first.
	useEffect(() => title.current?.focus(), []);
	return (
		<main className={css.result}>
			<div className={`${css.seal} ${css.sealTone[outcome]}`}>
				{outcome === 'paid' && (
					<span className={css.sealArt}>
						<Guilloche seed={21} />
					</span>
				)}
				<span className={css.sealMark}>
					<Mark size="large" />
				</span>
			</div>
			<Stack gap="s" align="center">
				<Heading level={1} ref={title} tabIndex={-1}>
					{heading}
				</Heading>
				<Text tone="soft">{text}</Text>
			</Stack>
			<section className={css.receipt} aria-label={outcome === 'paid' ? 'Qəbz' : 'Müraciət'}>
				{outcome === 'paid' && (
					<div className={css.receiptBand}>
						<Guilloche form="band" seed={21} />
					</div>
				)}
				<dl className={css.receiptRows}>
					<Row label="Müraciət" value={reference} />
					{outcome === 'paid' && <Row label="Ödəniş tarixi" value={<DateText value={paidOn} />} />}
					<Row label={outcome === 'paid' ? 'Ödənilib' : 'Ödəniləcək'} value={<Money amount={amount} size="large" />} />
				</dl>
			</section>
			<div className={css.resultActions}>
				{outcome === 'paid' ? (
					<LinkButton href="/applications">Müraciətlərimə keç</LinkButton>
				) : (
					<>
						<Button onPress={onRetry}>Yenidən ödə</Button>
						<LinkButton href="/applications" tone="secondary">
							Müraciətlərimə keç
						</LinkButton>
					</>
				)}
			</div>
		</main>
	);
}

function Row({ label, value }: { label: string; value: ReactNode }) {
	return (
		<div className={css.receiptRow}>
			<dt className={css.factLabel}>{label}</dt>
			<dd className={css.factValue}>{value}</dd>
		</div>
	);
}
