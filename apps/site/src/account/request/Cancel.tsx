import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { CANCEL_REFUND_PERCENT, isInWork, refundOnCancel, requestActions } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Inline, Link, Stack, Text } from 'visa-ui';
import { queries } from '../../api';
import { formatMoney } from '../../format';
import { strings } from '../../strings';
import { useRequestActions } from '../useRequestActions';
import { Part } from './Part';

const words = strings.request.cancel;

/** Whether it can be cancelled, and what goes back, read before anything is pressed. [ACC-03] [PAY-04] */
export function Cancel({ request }: { request: VisaRequestDetail }) {
	const { id, reference, status, attemptStatus, attempts } = request;
	const { cancel } = useRequestActions(id);
	const { data: settings } = useQuery(queries.settings());
	const [isAsking, setAsking] = useState(false);
	const canCancel = requestActions(status, attemptStatus).includes('cancel');
	if (!canCancel && !isInWork(status)) return null;
	const back = refundOnCancel(attempts);
	const terms = back > 0 ? words.refund(formatMoney(back), CANCEL_REFUND_PERCENT) : words.free;
	return (
		<Part title={words.heading}>
			<Text>{canCancel ? terms : words.inWork}</Text>
			<Inline gap="m" align="center">
				{canCancel ? (
					<Button tone="secondary" isPending={cancel.isPending} onPress={() => setAsking(true)}>
						{words.button}
					</Button>
				) : (
					settings && (
						<Link href={`https://wa.me/${settings.contactPhone}`} isExternal>
							{strings.request.writeUs}
						</Link>
					)
				)}
				<Link href="/refunds">{words.rules}</Link>
			</Inline>
			<ConfirmDialog
				title={strings.applications.cancelTitle}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				confirmLabel={strings.applications.cancelConfirm}
				cancelLabel={strings.applications.cancelKeep}
				tone="critical"
				isPending={cancel.isPending}
				onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
			>
				<Stack gap="s">
					<Text>{words.confirm(reference)}</Text>
					<Text>{terms}</Text>
				</Stack>
			</ConfirmDialog>
		</Part>
	);
}
