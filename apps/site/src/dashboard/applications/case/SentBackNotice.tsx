import type { RequestEvent, VisaRequestDetail } from 'visa-sdk/contract';
import { isErased } from 'visa-sdk/rules';
import { Notice } from 'visa-ui';
import { nameOf } from '../columns';
import * as partCss from '../parts.css';
import { words } from '../strings';

export interface SentBackNoticeProps {
	request: Pick<VisaRequestDetail, 'status' | 'check'>;
	/** Newest first; undefined while loading. */
	events: readonly RequestEvent[] | undefined;
}

/** What the second person wants corrected, until the check is asked for again: it need not be searched for. [DSH-13] */
export function SentBackNotice({ request, events }: SentBackNoticeProps) {
	if (request.status !== 'IN_REVIEW' || request.check) return null;
	const last = events?.find(({ kind }) => kind.startsWith('check-'));
	if (last?.kind !== 'check-sent-back') return null;
	const { actor, reason } = last;
	return (
		<Notice tone="warning" title={words.check.sentBack(actor && !isErased(actor) ? nameOf(actor) : null)}>
			{reason && <p className={partCss.written}>{reason}</p>}
		</Notice>
	);
}
