import { type SQL, sql } from 'drizzle-orm';
import type { Letter } from '../mail/letter';

/** What enqueues letters as a part of a larger statement. */
export interface LettersInStatement {
	/** Its CTE. @param json what `write` has made of one letter or more, as one array */
	part(json: SQL): SQL;
	/** A JSON array of one. */
	write(letter: Letter): Promise<string>;
	/** There are more. Telling it in the statement would make all commits wait for each other. */
	wake(): void;
}

/** How the library has a database write a job. */
export interface Executor {
	executeSql(text: string, values?: unknown[]): Promise<{ rows: { id: string }[] }>;
}

/** It writes into `ins`, and tells of what it has written. */
const insertion = /^\s*WITH (ins AS \([\s\S]*?\bRETURNING\b[^)]*\)),/;
const JSON_PARAMETER = '$1::text::json';
/** Letters that come close after each other go out together, in ms. */
const TOGETHER_MS = 500;

/**
 * The library's own SQL, taken apart.
 * @param send hands a letter to the library @param wakeNow makes this process look into the queue
 * @throws Error when another version of the library writes jobs in another way
 */
export async function lettersInStatement(
	send: (letter: Letter, to: Executor) => Promise<unknown>,
	wakeNow: () => void,
): Promise<LettersInStatement> {
	/** What it would have the database do. */
	async function asked(letter: Letter): Promise<{ text: string; json: string }> {
		let statement = { text: '', json: '' };
		await send(letter, {
			async executeSql(text, values = []) {
				statement = { text, json: String(values[0]) };
				return { rows: [{ id: '' }] };
			},
		});
		return statement;
	}

	const { text } = await asked({ to: '', subject: '', title: '', paragraphs: [] });
	const [before, after, ...more] = insertion.exec(text)?.[1]?.split(JSON_PARAMETER) ?? [];
	if (before === undefined || after === undefined || more.length > 0)
		throw new Error('pg-boss writes jobs in another way');

	let isAwaited = false;
	return {
		part: (json) => sql`${sql.raw(before)}${json}::text::json${sql.raw(after)}`,
		write: async (letter) => (await asked(letter)).json,
		wake() {
			if (isAwaited) return;
			isAwaited = true;
			setTimeout(() => {
				isAwaited = false;
				wakeNow();
			}, TOGETHER_MS).unref();
		},
	};
}
