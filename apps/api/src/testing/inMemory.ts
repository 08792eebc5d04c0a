import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../platform/db';
import { embedded, openInMemory } from '../platform/db/embedded';
import { keepBeginning, type Marks, restoreBeginning } from './beginning';

/**
 * What a later test must not get: tables that differ from the migrations' result, and the planner's statistics about
 * their rows.
 */
const CHANGES_MORE_THAN_ROWS = /^\s*(alter|create|drop|vacuum|analyze|do)\b/i;

interface Kept {
	client: PGlite;
	marks: Marks;
}

/** Databases in their initial state for the next test: opening one takes ten times as long as cleaning it. */
const idle: Kept[] = [];

/** The test's own database, with the migrations and the demo catalogue. */
export async function openInMemoryOfTests(): Promise<Database> {
	const kept = idle.pop() ?? (await open());
	const { client } = kept;
	let isOpen = true;
	let isReusable = true;
	const stops: (() => Promise<void>)[] = [];
	/** A late call finds it closed, like a database of its own would be. */
	const whileOpen = (text?: string) => {
		if (!isOpen) throw new Error('the database of this test is closed');
		if (text !== undefined && CHANGES_MORE_THAN_ROWS.test(text)) isReusable = false;
		return client;
	};
	return embedded(
		{
			query: async (text, ...more) => whileOpen(text).query(text, ...more),
			exec: async (text, ...more) => whileOpen(text).exec(text, ...more),
			transaction: async (work) =>
				whileOpen().transaction((tx) =>
					work({
						...tx,
						query: async (text, ...more) => {
							whileOpen(text);
							return tx.query(text, ...more);
						},
						exec: async (text, ...more) => {
							whileOpen(text);
							return tx.exec(text, ...more);
						},
					}),
				),
			async listen(channel, callback) {
				const stop = await whileOpen().listen(channel, callback);
				stops.push(stop);
				return stop;
			},
			async close() {
				if (!isOpen) return;
				isOpen = false;
				for (const stop of stops) await stop();
				if (!isReusable) return client.close();
				await tidyUp(kept);
				idle.push(kept);
			},
		},
		() => undefined,
	);
}

async function open(): Promise<Kept> {
	const { client } = await openInMemory(new Blob([await readFile(inject('databaseImage'))]));
	return { client, marks: await keepBeginning(client) };
}

async function tidyUp({ client, marks }: Kept): Promise<void> {
	await client.exec('discard all');
	await restoreBeginning(client, marks, (work) => client.transaction(work));
}
