import type { Deps } from '../../../platform/deps';
import { decide } from './ledger';

const CALLBACK_TIMEOUT_MS = 5000;

/** The bank notifies the merchant once and doesn't wait; a merchant who misses it has to ask. */
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

/** The bank decides after the payer has left. */
export async function payLate(deps: Deps, id: string): Promise<void> {
	await decide(deps.database.db, id, 'APPROVED');
	await callBack(deps, id);
}
