import type { Vault } from '../vault';
import type { JobData, JobName } from './jobData';

/** In the queue's table, these would open an account or reveal who has one. */
const secret: ReadonlySet<JobName> = new Set(['mail', 'password-reset']);

/** The owner of such a secret, for the vault. */
export const jobOwner = (name: string): string => `job:${name}`;

/** A job's data, as stored in the queue. */
export interface Carried {
	pack<N extends JobName>(name: N, data: JobData[N]): object;
	/** What was never sealed is returned unchanged. */
	unpack<N extends JobName>(name: N, kept: JobData[N] | { sealed: string }): JobData[N];
}

/**
 * Seals the data of jobs that would open an account or reveal who has one.
 * @param vault without it nothing can be sealed
 */
export function createCarried(vault: Vault | undefined): Carried {
	return {
		pack: (name, data) =>
			vault?.canSeal && secret.has(name) ? { sealed: vault.seal(JSON.stringify(data), jobOwner(name)) } : data,
		unpack(name, kept) {
			if (!('sealed' in kept)) return kept;
			if (!vault) throw new Error('a sealed job needs DATA_KEY');
			return JSON.parse(vault.open(kept.sealed, jobOwner(name)));
		},
	};
}
