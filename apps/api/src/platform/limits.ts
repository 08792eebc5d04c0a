import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './db';

interface Limit {
	tries: number;
	seconds: number;
}

/** How often something may be tried; by account or by address of the caller. */
export const LIMITS = {
	/** Failed sign-ins per account. */
	login: { tries: 10, seconds: 15 * 60 },
	loginFromAddress: { tries: 200, seconds: 15 * 60 },
	register: { tries: 100, seconds: 60 * 60 },
	confirm: { tries: 200, seconds: 60 * 60 },
	/** Wrong confirmation codes per account. */
	code: { tries: 25, seconds: 24 * 60 * 60 },
	resend: { tries: 60, seconds: 60 * 60 },
	forgot: { tries: 60, seconds: 60 * 60 },
	/** Reset e-mails per account. */
	forgotAccount: { tries: 3, seconds: 15 * 60 },
	reset: { tries: 60, seconds: 60 * 60 },
	promocode: { tries: 60, seconds: 60 * 60 },
	/** Public look-ups, which could be used to guess. */
	status: { tries: 60, seconds: 15 * 60 },
	price: { tries: 600, seconds: 15 * 60 },
	/** A provider calls from few addresses. */
	paymentCallback: { tries: 3000, seconds: 60 },
	/** Many travellers may share a mobile network's address. */
	paymentReturn: { tries: 300, seconds: 5 * 60 },
	upload: { tries: 200, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export interface Limits {
	/** Counts one try. @returns seconds to wait when there are no tries left, else null */
	count(name: LimitName, who: string): Promise<number | null>;
	forget(name: LimitName, who: string): Promise<void>;
}

/** Limits that hold across all server processes: they are counted in the database. */
export function databaseLimits(database: Database, changes: Partial<Record<LimitName, Limit>> = {}): Limits {
	const storeClient = {
		query: ({ text, values }: { text: string; values?: unknown[] }) => database.query(text, values),
	};
	const limiter = (name: LimitName, { tries, seconds }: Limit) =>
		new RateLimiterPostgres({
			storeClient,
			storeType: 'client',
			tableName: 'rate_limits',
			tableCreated: true,
			keyPrefix: name,
			points: tries,
			duration: seconds,
			// While the database can't write, as on a full disk, reading calls go on: counted by each process for itself.
			insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds }),
		});
	const limiters = new Map<LimitName, RateLimiterPostgres>();
	const of = (name: LimitName) => {
		const known = limiters.get(name) ?? limiter(name, changes[name] ?? LIMITS[name]);
		limiters.set(name, known);
		return known;
	};
	return {
		async count(name, who) {
			try {
				await of(name).consume(who);
				return null;
			} catch (fault) {
				if (fault instanceof RateLimiterRes) return Math.ceil(fault.msBeforeNext / 1000);
				throw fault;
			}
		},
		async forget(name, who) {
			await of(name).delete(who);
		},
	};
}
