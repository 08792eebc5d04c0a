import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const PING_MS = 30_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Listens on its own connection, outside the pool; re-established when it breaks, until stopped. */
export async function listenAt(
	url: string,
	channel: string,
	onMessage: (payload: string) => void,
	onAgain: () => void,
	pingMs = PING_MS,
): Promise<() => Promise<void>> {
	const over = new AbortController();
	let client = await connect(lost);

	async function connect(onLost: () => void): Promise<pg.Client> {
		const made = new pg.Client({
			connectionString: url,
			keepAlive: true,
			keepAliveInitialDelayMillis: 10_000,
			connectionTimeoutMillis: 5_000,
			query_timeout: 5_000,
		});
		// Without a listener, a broken connection would end the process.
		made.on('error', () => undefined);
		made.on('notification', ({ payload }) => onMessage(payload ?? ''));
		try {
			await made.connect();
			await made.query(`listen ${pg.escapeIdentifier(channel)}`);
		} catch (error) {
			await made.end().catch(() => undefined);
			throw error;
		}
		made.on('end', onLost);
		watch(made);
		return made;
	}

	/** A silent connection may be idle or dead: it is pinged now and then, and a dead one is dropped. */
	function watch(made: pg.Client): void {
		const timer = setTimeout(ask, pingMs).unref();
		made.on('end', () => clearTimeout(timer));
		function ask() {
			made.query('select 1').then(
				() => timer.refresh(),
				() => made.connection.stream.destroy(),
			);
		}
	}

	function lost(): void {
		if (!over.signal.aborted) void again();
	}
	async function again(): Promise<void> {
		for (let pause = FIRST_PAUSE_MS; !over.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
			try {
				client = await connect(lost);
				if (over.signal.aborted) return void (await client.end());
				return onAgain();
			} catch {
				await wait(pause, undefined, { signal: over.signal }).catch(() => undefined);
			}
		}
	}

	return async () => {
		over.abort();
		await client.end().catch(() => undefined);
	};
}
