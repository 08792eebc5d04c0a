'use client';

import { formatAmount } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { warn } from '../../root/warn';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Money.css';

export interface MoneyProps extends RootProps {
	/** The amount in AZN. */
	amount: number;
	/** The text size: `body` in text and tables, larger ones for amounts that stand alone. */
	size?: keyof typeof css.size;
	/** Strikes through a price that no longer applies, and says so to assistive technology. */
	isStruck?: boolean;
	/** Adds a '+' for a surcharge. */
	isSurcharge?: boolean;
}

/** An amount in tabular figures with a lighter currency code: '1.250 AZN', '−20 AZN'. */
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
	const written = `${amount ?? ''}`;
	const isAmount = written !== '' && Number.isFinite(Number(amount));
	// An amount that isn't there must not look like one.
	if (!isAmount && process.env.NODE_ENV !== 'production')
		warn(`Money shows “${written}” as it is: its \`amount\` is a number.`);
	const figures = isAmount ? (
		<>
			{isSurcharge && '+'}
			{formatAmount(amount, formats).replace('-', '\u2212')}
			<span className={css.code}>{' AZN'}</span>
		</>
	) : (
		written
	);
	const names = classes(css.money, look(css.size, size), isStruck && css.struck, className);
	if (!isStruck || !isAmount)
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
