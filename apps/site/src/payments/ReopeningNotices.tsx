import { useEffect, useRef } from 'react';
import { Notice } from 'visa-ui';
import { formatMoney } from '../format';
import { sentenceOf } from '../shell/sentenceOf';
import { paymentsStrings } from '../strings/pages/payments';
import { wholeLine } from './payments.css';
import type { PaymentRefusal } from './useRefusal';
import type { Reopening } from './useReopening';

const words = paymentsStrings;

/** It receives focus each time there is something new to say; what a page begins with, as after a reload, isn't new. */
function useSaid(news: unknown) {
	const box = useRef<HTMLDivElement>(null);
	const said = useRef(news);
	useEffect(() => {
		if (news && news !== said.current) box.current?.focus();
		said.current = news;
	}, [news]);
	return { ref: box, tabIndex: -1, className: wholeLine } as const;
}

/** Why a request can't be paid, before the buttons that are left: whoever reads them knows what they are for. [PAY-04] */
export function GoneNotice({ reopening: { isGone, isRefused } }: { reopening: Reopening }) {
	const said = useSaid(isRefused);
	if (!isGone) return null;
	return (
		<Notice {...said} tone={isRefused ? 'error' : 'warning'}>
			{words.gone}
		</Notice>
	);
}

/** Why a button that was pressed is gone, before those that are left. [PAY-04] */
export function RefusalNotice({ refusal: { last } }: { refusal: PaymentRefusal }) {
	const said = useSaid(last);
	if (!last) return null;
	return (
		<Notice {...said} tone="error">
			{sentenceOf(last)}
		</Notice>
	);
}

/** The new price, below the button, which therefore stays where it was pressed. [PAY-09] */
export function OtherPriceNotice({ reopening: { otherPrice, isGone } }: { reopening: Reopening }) {
	const said = useSaid(otherPrice);
	if (!otherPrice || isGone) return null;
	return (
		<Notice {...said} tone="warning" title={words.priceHasChanged}>
			{words.priceChanged(formatMoney(otherPrice.before), formatMoney(otherPrice.now))}
		</Notice>
	);
}
