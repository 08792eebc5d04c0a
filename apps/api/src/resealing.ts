import type { Database, Db } from './platform/db';
import { tables } from './platform/db/tables';
import { jobOwner } from './platform/jobs/carried';
import type { SealedStorage } from './platform/storage/sealed';
import type { Vault } from './platform/vault';
import { SECRET_FACT } from './secrets';

/** How many files and secrets were sealed anew with the current key, and with how many that failed. */
export interface Counts {
	files: number;
	secrets: number;
	failed: number;
}
type Fault = (what: string, error: unknown) => void;

/** Where the database contains sealed values, and who owns them. */
const columns = [
	{ table: 'second_factors', id: 'user_id', column: 'secret', owner: 'user_id::text' },
	{ table: 'payment_attempts', id: 'id', column: 'payment_url', owner: 'request_id::text' },
	{ table: 'facts', id: 'name', column: 'value', owner: 'name', where: `name = '${SECRET_FACT}'` },
	...['approve_url', 'cancel_url', 'decline_url'].map((column) => ({
		...{ table: 'sandbox_payments', id: 'id', column, owner: 'merchant_reference::text' },
	})),
	{ table: 'idempotency_keys', id: 'request_id', column: "answer->>'paymentUrl'", owner: "answer->>'id'" },
	{ table: 'pgboss.job', id: 'id', column: "data->>'sealed'", owner: `'${jobOwner('')}' || name` },
] as const;

/** Re-seals every secret in the database with the current key, one by one, so that a server may run meanwhile. */
export async function resealDatabase(database: Database, vault: Vault, fault: Fault): Promise<Omit<Counts, 'files'>> {
	let [secrets, failed] = [0, 0];
	for (const { table, id, column, owner, ...more } of columns) {
		// The queue creates its table when a server first starts.
		const { rows: found } = await database.query('select to_regclass($1) as found', [table]);
		if (!found[0]?.found) continue;
		const isIt = 'where' in more ? ` and ${more.where}` : '';
		const { rows } = await database.query(
			`select ${id} as id, ${column} as kept, ${owner} as owner from ${table} where ${column} is not null${isIt}`,
		);
		for (const row of rows) {
			const kept = String(row.kept);
			if (vault.isCurrent(kept)) continue;
			try {
				const sealed = vault.seal(vault.open(kept, String(row.owner)), String(row.owner));
				await database.query(`update ${table} set ${changeOf(column)} where ${id} = $1 and ${column} = $2`, [
					row.id,
					kept,
					sealed,
				]);
				secrets += 1;
			} catch (error) {
				failed += 1;
				fault(`${table} ${row.id}`, error);
			}
		}
	}
	return { secrets, failed };
}

/** Within a JSON object only the field is changed. */
function changeOf(column: string): string {
	const [, object, field] = /^(\w+)->>'(\w+)'$/.exec(column) ?? [];
	if (!object) return `${column} = $3`;
	return `${object} = jsonb_set(${object}, '{${field}}', to_jsonb($3::text))`;
}

/** Re-seals every file with the current key. Files that arrive meanwhile are sealed with it already. */
export async function resealFiles(
	storage: SealedStorage,
	db: Db,
	vault: Vault,
	fault: Fault,
): Promise<Omit<Counts, 'secrets'>> {
	let [files, failed] = [0, 0];
	const visas = new Set(
		(await db.select({ key: tables.issuedVisas.key }).from(tables.issuedVisas)).map(({ key }) => key),
	);
	for await (const { key } of storage.list()) {
		try {
			const isOlderVisa = visas.has(key) && (await unsealVisa(storage, vault, key));
			const done = await storage.reseal(key);
			if (isOlderVisa || done === 'sealed' || done === 'rewrapped') files += 1;
		} catch (error) {
			failed += 1;
			fault(key, error);
		}
	}
	return { files, failed };
}

/** Earlier versions sealed visas, and nothing else, as text. @returns whether it was one of these */
async function unsealVisa(storage: SealedStorage, vault: Vault, key: string): Promise<boolean> {
	const bytes = await storage.get(key);
	const text = bytes && Buffer.from(bytes).toString('latin1');
	if (!text?.startsWith('sealed:')) return false;
	await storage.put(key, Buffer.from(vault.open(text, key), 'base64'));
	return true;
}
