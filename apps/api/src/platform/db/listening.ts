import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const PING_MS = 30_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Listens on a connection of its own, which a pool would take away; made anew when it breaks, until it is ended. */
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
		// Without a listener a broken connection would end the process.
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

	/** A connection that hears nothing may be quiet or dead: asked now and then, a dead one is let go. */
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
