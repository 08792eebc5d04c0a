import { useEffect, useRef } from 'react';
import { Notice } from 'visa-ui';
import { formatMoney } from '../format';
import { paymentsStrings } from '../strings/pages/payments';
import { wholeLine } from './payments.css';
import type { Reopening } from './useReopening';

const words = paymentsStrings;

/**
 * What prevents a payment, below its button, which therefore stays where it was pressed. It receives focus each time
 * there is something new to say. [PAY-09]
 */
export function ReopeningNotice({ reopening: { otherPrice, isGone, isRefused } }: { reopening: Reopening }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (otherPrice || isRefused) box.current?.focus();
	}, [otherPrice, isRefused]);
	if (isGone) {
		return (
			<Notice ref={box} tabIndex={-1} className={wholeLine} tone={isRefused ? 'error' : 'warning'}>
				{words.gone}
			</Notice>
		);
	}
	if (!otherPrice) return null;
	return (
		<Notice ref={box} tabIndex={-1} className={wholeLine} tone="warning" title={words.priceHasChanged}>
			{words.priceChanged(formatMoney(otherPrice.before), formatMoney(otherPrice.now))}
		</Notice>
	);
}
