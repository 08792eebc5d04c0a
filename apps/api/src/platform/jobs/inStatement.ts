import { type SQL, sql } from 'drizzle-orm';
import type { Letter } from '../mail/letter';

/** Enqueues e-mails as a part of a larger statement. */
export interface LettersInStatement {
	/** The CTE. @param json one array with the results of `write` for one or more e-mails */
	part(json: SQL): SQL;
	/** A JSON array with one e-mail. */
	write(letter: Letter): Promise<string>;
	/** Announces new e-mails. Notifying in the statement would serialise all commits. */
	wake(): void;
}

/** How the library makes a database write a job. */
interface Executor {
	executeSql(text: string, values?: unknown[]): Promise<{ rows: { id: string }[] }>;
}

/** It writes into `ins`, and returns what it has written. */
const insertion = /^\s*WITH (ins AS \([\s\S]*?\bRETURNING\b[^)]*\)),/;
const JSON_PARAMETER = '$1::text::json';
/** E-mails arriving within this time are sent together, in ms. */
const TOGETHER_MS = 500;

/**
 * The library's own SQL, dissected.
 * @param send passes an e-mail to the library @param wakeNow makes this process check the queue
 * @throws Error if another version of the library writes jobs differently
 */
export async function lettersInStatement(
	send: (letter: Letter, to: Executor) => Promise<unknown>,
	wakeNow: () => void,
): Promise<LettersInStatement> {
	/** What it would have the database execute. */
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

	const { text } = await asked({ to: '', language: 'az', subject: '', title: '', paragraphs: [] });
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
