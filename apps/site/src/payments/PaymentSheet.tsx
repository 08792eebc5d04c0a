import type { ReactNode, Ref } from 'react';
import type { PaymentState } from 'visa-sdk/contract';
import { DescriptionList, Guilloche, Heading, Inline, Money, Skeleton, Stack, Text } from 'visa-ui';
import { narrowPage } from '../shell/Layout.css';
import { paymentsStrings } from '../strings/pages/payments';
import * as styles from './payments.css';

export interface PaymentSheetProps {
	heading: string;
	text?: ReactNode;
	state?: PaymentState | undefined;
	/** The engraved rosette of a paid request. */
	isCelebrated?: boolean;
	/** The result is pending: the rosette's space is reserved, so that nothing moves when it appears. */
	isWaiting?: boolean;
	actions?: ReactNode;
	/** Ref to the result, which can take the focus. */
	ref?: Ref<HTMLDivElement>;
}

/** The card with the payment's result. */
export function PaymentSheet({
	heading,
	text,
	state,
	isCelebrated = false,
	isWaiting = false,
	actions,
	ref,
}: PaymentSheetProps) {
	return (
		<div className={narrowPage}>
			<div ref={ref} className={styles.sheet} role="status" tabIndex={-1}>
				{(isCelebrated || isWaiting) && (
					<div className={isCelebrated ? styles.rosette : styles.rosetteRoom}>{isCelebrated && <Guilloche />}</div>
				)}
				<Stack gap="m">
					<Heading level={1}>{heading}</Heading>
					{text && <Text>{text}</Text>}
					{isWaiting && !state && <Skeleton height={112} />}
					{state && (
						<DescriptionList
							items={[
								{ term: paymentsStrings.reference, value: state.reference },
								{ term: paymentsStrings.amount, value: <Money amount={state.totalPrice} /> },
							]}
						/>
					)}
				</Stack>
			</div>
			{actions && (
				<div className={styles.actions}>
					<Inline gap="m" isStackedOnPhones>
						{actions}
					</Inline>
				</div>
			)}
		</div>
	);
}
