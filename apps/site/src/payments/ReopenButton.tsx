import { useMutation } from '@tanstack/react-query';
import { Button, toast } from 'visa-ui';
import { client } from '../api';
import { sentenceOf } from '../shell/sentenceOf';
import { strings } from '../strings/az';

/** Opens a payment page again for the holder of the return token. [PAY-03] [PAY-04] */
export function ReopenButton({ id, token }: { id: string; token: string }) {
	const reopen = useMutation({
		mutationFn: () => client.visaRequests.reopenPayment({ id }, { returnToken: token }),
		onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl),
		onError: (error) => toast({ tone: 'error', message: sentenceOf(error) }),
	});
	return (
		<Button tone="primary" isPending={reopen.isPending || reopen.isSuccess} onPress={() => reopen.mutate()}>
			{strings.payments.reopen}
		</Button>
	);
}
