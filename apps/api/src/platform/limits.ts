import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './db';
import { Refusal, tooMany } from './refusal';
import { sentences } from './sentences';

interface Limit {
	tries: number;
	seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often something may be attempted. Signed-in users are limited per person; strangers per network address,
 * generously, because a mobile network has one address for thousands of travellers. For guessable secrets, only wrong
 * attempts count.
 */
export const LIMITS = {
	/** Wrong passwords for an account from one address: its owner can still sign in from elsewhere. */
	login: { tries: 10, seconds: 15 * MINUTE },
	/** Wrong passwords for any account from one address. */
	loginFromAddress: { tries: 200, seconds: 15 * MINUTE },
	/** Wrong codes of a second factor for an account from one address. */
	secondFactor: { tries: 10, seconds: 15 * MINUTE },
	/** The same from anywhere: whoever guesses here knows the password already. */
	secondFactorOfAccount: { tries: 60, seconds: HOUR },
	register: { tries: 600, seconds: HOUR },
	/** E-mails to the owner of an address that is registered again. */
	registerAccount: { tries: 3, seconds: HOUR },
	/** Wrong links and codes. */
	confirm: { tries: 200, seconds: HOUR },
	/** Wrong confirmation codes per account. */
	code: { tries: 25, seconds: 24 * HOUR },
	resend: { tries: 600, seconds: HOUR },
	forgot: { tries: 600, seconds: HOUR },
	/** Reset e-mails per account. */
	forgotAccount: { tries: 3, seconds: 15 * MINUTE },
	/** Wrong links for a new password, when their page opens; the page works without the answer. */
	checkLink: { tries: 200, seconds: HOUR },
	/** New passwords by one e-mailed link: it takes one, but each of many sent at once would be hashed first. */
	resetLink: { tries: 5, seconds: 15 * MINUTE },
	/** Per person, because each may send an e-mail to a stranger. */
	changeEmail: { tries: 10, seconds: HOUR },
	/** The same per stranger, whoever asks. */
	newEmailLetter: { tries: 5, seconds: HOUR },
	/** Wrong codes for a new address, per person. */
	newEmailCode: { tries: 25, seconds: 24 * HOUR },
	/** Wrong codes per person. */
	promocode: { tries: 60, seconds: HOUR },
	/** Public lookups that found nothing: they could be used for guessing. */
	status: { tries: 60, seconds: 15 * MINUTE },
	/** The same for one number, from anywhere: a last name is easily guessed. */
	statusOfReference: { tries: 20, seconds: HOUR },
	/** Per person. */
	price: { tries: 600, seconds: 15 * MINUTE },
	priceFromAddress: { tries: 6000, seconds: 15 * MINUTE },
	/** A provider calls from few addresses. */
	paymentCallback: { tries: 3000, seconds: MINUTE },
	paymentReturn: { tries: 3000, seconds: 5 * MINUTE },
	/** Per person. */
	upload: { tries: 200, seconds: HOUR },
	/** Per visitor's browser. */
	uploadOfBrowser: { tries: 60, seconds: HOUR },
	/** For all visitors of an address, whether or not their browsers can be told apart. */
	uploadFromAddress: { tries: 2000, seconds: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/**
 * The end of the library's statement. A count lost in a database crash means one attempt more: no commit waits for the
 * disk.
 */
const WRITTEN = /\bRETURNING points, expire\b/;
const QUICKLY = "set_config('synchronous_commit', 'off', true)";

/** How many simultaneous attempts there may be at the same secret, before any of them is known to be wrong. */
const AT_ONCE: Limit = { tries: 50, seconds: MINUTE };

/** A limit, and for whom it is counted: a user’s id, a network address, or a pair of them. */
export type Counted = readonly [name: LimitName, who: string];

/** Counters that all processes share, in the database. */
export interface Limits {
	/** Counts one attempt. @returns the seconds to wait if none are left, otherwise null */
	count(name: LimitName, who: string): Promise<number | null>;
	/**
	 * Runs something that depends on a guessable secret. Only a refused attempt (4xx) counts, so that correct ones never
	 * run out; simultaneous attempts can't exceed the limit plus the number allowed at once.
	 * @throws Refusal 429 after too many wrong ones
	 */
	guess<T>(counted: readonly [Counted, ...Counted[]], attempt: () => Promise<T>, sentence?: string): Promise<T>;
	forget(name: LimitName, who: string): Promise<void>;
}

/** Limits that hold across all server processes, because they are counted in the database. */
export function databaseLimits(database: Database, changes: Partial<Record<LimitName, Limit>> = {}): Limits {
	const storeClient = {
		query: ({ text, values, name }: { text: string; values?: unknown[]; name?: string }) =>
			database.query(text.replace(WRITTEN, `$&, ${QUICKLY}`), values, name),
	};
	const limiters = new Map<string, RateLimiterPostgres>();
	const limiter = (keyPrefix: string, { tries, seconds }: Limit) => {
		const known =
			limiters.get(keyPrefix) ??
			new RateLimiterPostgres({
				storeClient,
				storeType: 'client',
				tableName: 'rate_limits',
				tableCreated: true,
				keyPrefix,
				points: tries,
				duration: seconds,
				// While the database can't write, as on a full disk, reading calls continue, counted by each process for
				// itself.
				insuranceLimiter: new RateLimiterMemory({ keyPrefix, points: tries, duration: seconds }),
			});
		limiters.set(keyPrefix, known);
		return known;
	};
	const of = (name: LimitName) => limiter(name, changes[name] ?? LIMITS[name]);

	async function consume(from: RateLimiterPostgres, who: string): Promise<number | null> {
		try {
			await from.consume(who);
			return null;
		} catch (fault) {
			if (fault instanceof RateLimiterRes) return secondsOf(fault);
			throw fault;
		}
	}

	/** The longest wait among the exhausted limits. */
	async function usedUp(counted: readonly Counted[]): Promise<number | null> {
		let longest: number | null = null;
		for (const [name, who] of counted) {
			const known = await of(name).get(who);
			if (known && known.consumedPoints >= of(name).points) longest = Math.max(longest ?? 0, secondsOf(known));
		}
		return longest;
	}

	return {
		count: (name, who) => consume(of(name), who),
		async guess(counted, attempt, sentence = sentences.tooMany) {
			const [[name, who]] = counted;
			const underWay = limiter(`${name}-at-once`, AT_ONCE);
			const crowded = await consume(underWay, who);
			try {
				// Checked after this attempt was counted as in progress: no crowd slips through between check and count.
				const wait = (await usedUp(counted)) ?? crowded;
				if (wait !== null) throw tooMany(sentence, wait);
				return await attempt();
			} catch (fault) {
				if (isWrong(fault)) for (const [one, whose] of counted) await of(one).penalty(whose);
				throw fault;
			} finally {
				await underWay.reward(who);
			}
		},
		async forget(name, who) {
			await of(name).delete(who);
		},
	};
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
const isWrong = (fault: unknown) => fault instanceof Refusal && fault.statusCode < 500 && fault.statusCode !== 429;

/** The network that an address represents: a single customer has 2⁶⁴ IPv6 addresses. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped || !isIPv6(address)) return mapped ?? address;
	// `URL` writes every address in its canonical short form; these are the groups before and after `::`.
	const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
	const groups = (text = '') => text.split(':').filter(Boolean);
	const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
	return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}
