import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../config';
import { sayUnclear, sayUnsettled } from '../modules/payments/reconcileReport';
import { unclearRefunds } from '../modules/payments/refunds';
import { unsettledTaken } from '../modules/payments/taken';
import { cleanImage } from '../modules/uploads/image';
import { connectDatabase } from '../openDatabase';
import type { Database } from '../platform/db';
import { FolderInUse } from '../platform/db/lock';
import { pendingMigrations } from '../platform/db/migrations';
import { reasonOf } from '../platform/describe';
import { overdueJobs } from '../platform/jobs/overdue';
import { LOCAL_KEY_FILE } from '../platform/localKeys';
import { openMailer } from '../platform/mail/open';
import { OperatorError } from '../platform/operatorError';
import { openStorage } from '../platform/storage/open';
import { wrappingBy } from '../platform/storage/wrapping';
import { createVault, keyIdOf } from '../platform/vault';
import { dataKeys, hasSecret, signingSecret } from '../secrets';
import type { Command } from './command';

const CLOCK_TOLERANCE_MS = 30_000;

/** Tries each thing that the server depends on and reports every fault, not only the first one. */
export const doctor: Command = {
	usage: 'viza doctor',
	summary: 'Checks the settings and everything the server needs.',
	async run(readConfig) {
		const report = new Report();
		const config = await report.check('settings', async () => {
			const read = readConfig();
			return [read.isProduction ? 'for production' : 'for development', read] as const;
		});
		if (config) {
			const keys = await report.check('key', () => checkKeys(config));
			await checkDatabase(report, config, keys ?? []);
			await report.check('storage', () => checkStorage(config, keys ?? []));
			await report.check('mail', () => checkMail(config));
			await report.check('payments', async () => [paymentsOf(config), null]);
			await report.check('site', async () => [siteOf(config), null]);
		}
		await report.check('image library', checkImages);
		return report.isHealthy;
	},
};

/** Prints one line per check. */
class Report {
	isHealthy = true;

	async check<T>(name: string, look: () => Promise<readonly [said: string, found: T]>): Promise<T | null> {
		try {
			const [said, found] = await look();
			console.log(`✓ ${name}: ${said}`);
			return found;
		} catch (error) {
			this.isHealthy = false;
			for (const line of reasonOf(error)
				.split('\n')
				.slice(0, error instanceof OperatorError ? undefined : 1)) {
				console.log(`✗ ${name}: ${line}`);
			}
			return null;
		}
	}
}

async function checkDatabase(report: Report, config: Config, keys: readonly Buffer[]): Promise<void> {
	if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db'))) {
		await report.check('database', async () => ['embedded, made at the first start', null]);
		return;
	}
	const database = await report.check('database', async () => {
		const open = await openUnlessInUse(config);
		if (open instanceof FolderInUse) {
			return [`embedded, in use by a running server (${open.holder}), which is no fault. Stop it to check more`, null];
		}
		return [open.kind === 'postgres' ? 'PostgreSQL answers' : 'embedded, opened', open] as const;
	});
	if (!database) return;
	try {
		const isCurrent = await report.check('migrations', async () => {
			const pending = await pendingMigrations(database);
			if (pending > 0) throw new OperatorError(`${pending} are to be done. Run: viza migrate`);
			return ['current', true];
		});
		await report.check('clock', () => checkClock(database));
		if (database.checkReplica) await report.check('replica', () => checkReplica(database));
		await report.check('jobs', () => checkJobs(database));
		// Without tables nothing is sealed; the missing migration has been reported already.
		if (!isCurrent) return;
		await report.check('secrets', async () => {
			// A database restored without its key has none either: the server would not start.
			if (keys.length === 0 && !(await hasSecret(database.db))) return ['none is sealed yet', null];
			await signingSecret(database.db, createVault(keys));
			return ['the key opens them', null];
		});
		await report.check('money', () => checkMoney(database));
		await report.check('refunds', async () => [sayUnclear(await unclearRefunds(database.db)), null]);
	} finally {
		await database.close();
	}
}

/** A server that runs holds the embedded database: only once it has stopped can anyone else look inside. */
const openUnlessInUse = (config: Config): Promise<Database | FolderInUse> =>
	connectDatabase(config).catch((error: unknown) => {
		if (error instanceof FolderInUse) return error;
		throw error;
	});

async function checkClock(database: Database) {
	const { rows } = await database.query('select extract(epoch from clock_timestamp()) * 1000 as now');
	const apart = Math.abs(Number(rows[0]?.now) - Date.now());
	if (!(apart < CLOCK_TOLERANCE_MS)) {
		throw new OperatorError(`${Math.round(apart / 1000)} s apart from the database's. Set the time by the network.`);
	}
	return [`less than ${CLOCK_TOLERANCE_MS / 1000} s apart from the database's`, null] as const;
}

async function checkReplica({ checkReplica }: Database) {
	await checkReplica?.();
	return ['follows closely', null] as const;
}

async function checkJobs(database: Database) {
	const { rows } = await database.query("select to_regclass('pgboss.job') as found");
	if (!rows[0]?.found) return ['none yet', null] as const;
	const count = await overdueJobs(database);
	if (count === 0) return ['none waits too long', null] as const;
	// Nobody can process them while this command holds the lock.
	if (database.kind === 'embedded') return [`${count} wait for the server`, null] as const;
	throw new OperatorError(`${count} were due minutes ago. Does a server run, and is its mail server well?`);
}

/** It is no fault of the installation, but nobody else may look. [PAY-10] */
async function checkMoney({ db }: Database) {
	const [said = 'none that belongs to no payment'] = sayUnsettled(await unsettledTaken(db));
	return [said, null] as const;
}

async function checkKeys(config: Config): Promise<readonly [string, Buffer[]]> {
	const isMade = config.dataKeys.length > 0 || existsSync(join(config.dataDir, LOCAL_KEY_FILE));
	if (!isMade && !config.isProduction) return [`${LOCAL_KEY_FILE}, made at the first start`, []];
	const keys = await dataKeys(config);
	const ids = keys.map(keyIdOf).join(', ');
	return [
		config.dataKeys.length > 0 ? `DATA_KEY has the id ${ids}` : `${LOCAL_KEY_FILE} has the id ${ids}`,
		keys,
	] as const;
}

async function checkStorage(config: Config, keys: readonly Buffer[]) {
	const storage = await openStorage(config, wrappingBy(keys));
	const [key, bytes] = [randomBytes(24).toString('base64url'), randomBytes(64)];
	try {
		await storage.put(key, bytes);
		const read = await storage.get(key);
		if (!read || !bytes.equals(read)) throw new OperatorError(`${storage.where} gives back something else.`);
		await storage.remove(key);
		if (await storage.get(key)) throw new OperatorError(`${storage.where} does not remove.`);
		return [`${storage.where} writes, reads and removes`, null] as const;
	} finally {
		storage.close();
	}
}

async function checkMail(config: Config) {
	const mailer = await openMailer(config);
	try {
		await mailer.check();
		const unsent = config.smtpUrl ? '' : ', which are sent to nobody without SMTP_URL';
		return [`${mailer.where} takes e-mails${unsent}`, null] as const;
	} finally {
		mailer.close();
	}
}

const paymentsOf = ({ paymentProvider }: Config) =>
	paymentProvider === 'sandbox' ? 'sandbox, which takes no real money' : paymentProvider;

function siteOf({ siteDir, isProduction }: Config): string {
	if (existsSync(join(siteDir, 'index.html'))) return siteDir;
	if (!isProduction) return 'not built yet';
	throw new OperatorError(`SITE_DIR ${siteDir} holds no built site, so there are no pages.`);
}

async function checkImages() {
	const picture = sharp({ create: { width: 900, height: 640, channels: 3, background: '#888' } });
	const { width } = await cleanImage(await picture.jpeg().toBuffer());
	if (width !== 900) throw new OperatorError('an image comes out wrong.');
	return [`sharp ${sharp.versions.sharp}`, null] as const;
}
