'use client';

import { formatAmount } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Money.css';

export interface MoneyProps extends RootProps {
	/** An amount in AZN. */
	amount: number;
	/** The size of its letters: 'body' in text and tables, the larger ones for a sum that stands alone. */
	size?: keyof typeof css.size;
	/** A price that no longer holds: struck through, and said so. */
	isStruck?: boolean;
	/** '+' before a surcharge. */
	isSurcharge?: boolean;
}

/** An amount in tabular numerals with the currency code in a lighter weight: '1.250 AZN', '−20 AZN'. */
export function Money({
	amount,
	size = 'body',
	isStruck = false,
	isSurcharge = false,
	className,
	...root
}: MoneyProps) {
	const strings = useStrings();
	const formats = useFormats();
	const figures = (
		<>
			{isSurcharge && '+'}
			{formatAmount(amount, formats).replace('-', '\u2212')}
			<span className={css.code}>{' AZN'}</span>
		</>
	);
	const names = classes(css.money, look(css.size, size), isStruck && css.struck, className);
	if (!isStruck)
		return (
			<span dir="auto" {...root} className={names}>
				{figures}
			</span>
		);
	return (
		<s dir="auto" {...root} className={names}>
			<VisuallyHidden>{`${strings.previousPrice}: `}</VisuallyHidden>
			{figures}
		</s>
	);
}
