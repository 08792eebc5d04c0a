import { useMutation } from '@tanstack/react-query';
import { Button } from 'visa-ui';
import { client } from '../api';
import { tellFailure } from '../shell/tellFailure';
import { paymentsStrings } from '../strings/pages/payments';

/** Opens a payment page again for the holder of the return token. [PAY-03] [PAY-04] */
export function ReopenButton({ id, token }: { id: string; token: string }) {
	const reopen = useMutation({
		mutationFn: () => client.visaRequests.reopenPayment({ id }, { returnToken: token }),
		onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl),
		onError: (error) => tellFailure(error),
	});
	return (
		<Button tone="primary" isPending={reopen.isPending || reopen.isSuccess} onPress={() => reopen.mutate()}>
			{paymentsStrings.reopen}
		</Button>
	);
}
