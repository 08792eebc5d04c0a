import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OwnPostgres, startPostgres } from '../../testing/postgres';
import { listenAt } from './listening';

let folder: string;
let postgres: OwnPostgres;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-listening-'));
	postgres = await startPostgres(folder);
}, 120_000);
afterAll(async () => {
	await postgres?.stop('fast');
	await rm(folder, { recursive: true, force: true });
});

/** Stands in between, and can fall silent without a word, like a network. */
async function openWay(to: URL) {
	const ways: [Socket, Socket][] = [];
	const server = createServer((near) => {
		const far = connect(Number(to.port), to.hostname);
		for (const end of [near, far]) end.on('error', () => undefined);
		near.pipe(far).pipe(near);
		ways.push([near, far]);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const url = new URL(to);
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		fallSilent() {
			for (const [near, far] of ways) {
				near.unpipe(far).resume();
				far.unpipe(near).resume();
			}
		},
		close() {
			for (const end of ways.flat()) end.destroy();
			server.close();
		},
	};
}

it('[DSH-10] a line that has fallen silent is noticed and made anew, and hears again', {
	timeout: 60_000,
}, async () => {
	const way = await openWay(new URL(postgres.url));
	const [heard, again] = [vi.fn(), vi.fn()];
	const stop = await listenAt(way.url, 'news', heard, again, 200);
	const teller = new pg.Client({ connectionString: postgres.url });
	await teller.connect();
	const tell = (word: string) => teller.query('select pg_notify($1, $2)', ['news', word]);
	const patiently = { timeout: 40_000 };

	await tell('one');
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('one'), patiently);
	way.fallSilent();
	await vi.waitFor(() => expect(again).toHaveBeenCalled(), patiently);
	await tell('two');
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('two'), patiently);

	await stop();
	await teller.end();
	way.close();
});
