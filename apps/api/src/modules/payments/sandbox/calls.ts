import type { Deps } from '../../../platform/deps';
import { decide } from './ledger';

const CALLBACK_TIMEOUT_MS = 5000;

/** The bank tells the merchant once and does not wait; who misses it asks. */
export async function callBack(deps: Deps, id: string): Promise<void> {
	try {
		await deps.fetch(`${deps.publicUrl()}/api/payments/callbacks/sandbox`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ id }),
			signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
		});
	} catch (error) {
		deps.log.debug({ fault: error instanceof Error ? error.name : 'unknown' }, 'the sandbox bank could not call back');
	}
}

/** The bank makes up its mind after the payer has gone. */
export async function payLate(deps: Deps, id: string): Promise<void> {
	await decide(deps.database.db, id, 'APPROVED');
	await callBack(deps, id);
}
