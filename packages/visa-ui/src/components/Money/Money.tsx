'use client';

import { formatAmount } from 'visa-sdk/format';
import { useStrings } from '../../strings/components';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Money.css';

export interface MoneyProps {
	/** An amount in AZN. */
	amount: number;
	size?: keyof typeof css.size;
	/** A price that no longer holds: struck through, and said so. */
	isStruck?: boolean;
	/** '+' before a surcharge. */
	isSurcharge?: boolean;
}

/** An amount in tabular numerals with the currency code in a lighter weight: '1.250 AZN', '−20 AZN'. */
export function Money({ amount, size = 'body', isStruck = false, isSurcharge = false }: MoneyProps) {
	const strings = useStrings();
	const figures = (
		<>
			{isSurcharge && '+'}
			{formatAmount(amount).replace('-', '\u2212')}
			<span className={css.code}>{' AZN'}</span>
		</>
	);
	if (!isStruck) return <span className={`${css.money} ${css.size[size]}`}>{figures}</span>;
	return (
		<s className={`${css.money} ${css.size[size]} ${css.struck}`}>
			<VisuallyHidden>{`${strings.previousPrice}: `}</VisuallyHidden>
			{figures}
		</s>
	);
}
