import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface OwnDatabase {
	url: string;
	drop(): Promise<void>;
}

/** How long the last connections may take to close after their pool has reported it, in ms. */
const PATIENCE = 60_000;

/** A database of its own, without tables. */
export const createEmptyDatabase = (serverUrl: string) => create(serverUrl, '');

/**
 * A database of its own that is a copy of another one, to which nobody may be connected. Copied as files, and so by the
 * replica too, which would otherwise rewrite every page of it from the log: half of the work.
 */
export const createCopyOf = (serverUrl: string, name: string) =>
	create(serverUrl, `template ${name} strategy file_copy`);

async function create(serverUrl: string, how: string): Promise<OwnDatabase> {
	const name = `viza_test_${randomUUID().replaceAll('-', '')}`;
	await askPatiently(serverUrl, `create database ${name} ${how}`);
	const url = new URL(serverUrl);
	url.pathname = name;
	return {
		url: url.href,
		async drop() {
			// A dropped database is a thousand deleted files, which ext4 passes over one by one for minutes whenever it makes
			// another: a fifth of the tests' time. What goes with its server is put aside; nobody may be connected for that either.
			const goesWithServer = Boolean(process.env.TEST_SERVER_IS_OWN);
			const done = goesWithServer ? `alter database ${name} rename to ${name}_left` : `drop database ${name}`;
			await askPatiently(serverUrl, done);
		},
	};
}

/** Somebody is still disconnecting: that is waited for. */
async function askPatiently(serverUrl: string, text: string): Promise<void> {
	const until = Date.now() + PATIENCE;
	const admin = new pg.Client({ connectionString: serverUrl });
	await admin.connect();
	try {
		for (;;)
			try {
				await admin.query(text);
				return;
			} catch (error) {
				const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
				if (!isInUse || Date.now() > until) throw error;
				await new Promise((again) => setTimeout(again, 50));
			}
	} finally {
		await admin.end();
	}
}
