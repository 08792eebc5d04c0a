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
export function Money({ amount, size = 'body', isStruck, isSurcharge, className, ...root }: MoneyProps) {
	const strings = useStrings();
	const formats = useFormats();
	// An amount that isn't there must not look like one.
	const isAmount = /^-?[.\d]+(e|$)/.test(`${amount}`);
	if (!isAmount && process.env.NODE_ENV !== 'production')
		warn(`Money shows no amount for “${amount ?? ''}”: its \`amount\` is a number.`);
	const isFormer = isStruck && isAmount;
	const Tag = isFormer ? 's' : 'span';
	return (
		<Tag dir="auto" {...root} className={classes(css.money, look(css.size, size), isFormer && css.struck, className)}>
			{isFormer && <VisuallyHidden>{`${strings.previousPrice}: `}</VisuallyHidden>}
			{isAmount && isSurcharge && '+'}
			{isAmount ? formatAmount(amount, formats).replace('-', '\u2212') : typeof amount === 'string' && amount}
			{isAmount && <span className={css.code}>{' AZN'}</span>}
		</Tag>
	);
}
