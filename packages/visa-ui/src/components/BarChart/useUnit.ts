'use client';

import { formatAmount, formatMoney } from 'visa-sdk/format';
import { numberOf } from '../../root/numberOf';
import { useDeskStrings } from '../../strings/desk';
import { useFormats } from '../../strings/formats';
import type { ChartUnit } from './types';

/** Formats a value in its unit: '12', '1.250 AZN', '3,5 gün'. */
export function useUnit(unit: ChartUnit): (value: number) => string {
	const formats = useFormats();
	const { days } = useDeskStrings().chart;
	// At most two decimals, without trailing zeros: 3,5 rather than 3,50.
	const short = (value: number) => formatAmount(value, formats).replace(/(\D\d)0$/, '$1');
	const tell = {
		count: short,
		azn: (value: number) => formatMoney(value, formats),
		days: (value: number) => days(short(value)),
	}[unit];
	return (value) => {
		const number = numberOf(value, null);
		return number === null ? '–' : tell(number).replace('-', '\u2212');
	};
}
