'use client';

import { useState } from 'react';
import { formatMoney } from 'visa-sdk/format';
import { isComposing } from '../../root/isComposing';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { MoneyField } from '../MoneyField';

export interface AmountFieldProps {
	label: string;
	/** AZN, as '20.5'. */
	value: string | undefined;
	/** The amount of the other end of the range: below it there is nothing to find. */
	least: string | undefined;
	onChange: (amount: string | null) => void;
}

const read = (text: string | undefined): number | null => (text && Number.isFinite(Number(text)) ? Number(text) : null);

/** An amount that takes effect once typed: on leaving the field, or with Enter. */
export default function AmountField({ label, value, least, onChange }: AmountFieldProps) {
	const [outside, setOutside] = useState(value);
	const [amount, setAmount] = useState(() => read(value));
	if (value !== outside) {
		setOutside(value);
		setAmount(read(value));
	}
	const [minimum, given] = [read(least), read(value)];
	const isTooLow = minimum !== null && given !== null && given < minimum;
	const strings = useStrings();
	const formats = useFormats();
	const ask = () => {
		const isAsked = amount === read(value) || Number.isNaN(amount);
		if (!isAsked) onChange(amount === null || amount < 0 ? null : String(amount));
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus; its Enter bubbles here
		<div onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && ask()}>
			<MoneyField
				label={label}
				value={amount}
				onChange={setAmount}
				onBlur={ask}
				errorMessage={isTooLow ? strings.amountTooLow(formatMoney(minimum, formats)) : undefined}
			/>
		</div>
	);
}
