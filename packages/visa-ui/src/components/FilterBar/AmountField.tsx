'use client';

import { useState } from 'react';
import { MoneyField } from '../MoneyField';

export interface AmountFieldProps {
	label: string;
	/** AZN, as '20.5'. */
	value: string | undefined;
	onChange: (amount: string | null) => void;
}

const read = (text: string | undefined): number | null => (text && Number.isFinite(Number(text)) ? Number(text) : null);

/** An amount that takes effect once typed: on leaving the field, or with Enter. */
export default function AmountField({ label, value, onChange }: AmountFieldProps) {
	const [outside, setOutside] = useState(value);
	const [amount, setAmount] = useState(() => read(value));
	if (value !== outside) {
		setOutside(value);
		setAmount(read(value));
	}
	const ask = () => {
		const isAsked = amount === read(value) || Number.isNaN(amount);
		if (!isAsked) onChange(amount === null || amount < 0 ? null : String(amount));
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus; its Enter bubbles here
		<div onKeyDown={(event) => event.key === 'Enter' && ask()}>
			<MoneyField label={label} value={amount} onChange={setAmount} onBlur={ask} />
		</div>
	);
}
