import { setTimeout } from 'node:timers/promises';
import { buildApp } from './app';
import type { Config } from './config';
import { drainConnections } from './http/requests';
import { openDatabase } from './openDatabase';
import { systemClock } from './platform/clock';
import type { Database } from './platform/db';
import type { Deps } from './platform/deps';
import { createJobs } from './platform/jobs';
import { logJob } from './platform/jobs/log';
import { databaseLimits } from './platform/limits';
import { createLog } from './platform/log';
import { openMailer } from './platform/mail/open';
import { createMetrics } from './platform/metrics';
import { OperatorError } from './platform/operatorError';
import { createReadiness } from './platform/readiness';
import { openStorage } from './platform/storage/open';
import { wrappingBy } from './platform/storage/wrapping';
import { createVault } from './platform/vault';
import { dataKeys, signingSecret } from './secrets';
import { type StaffAccount, seedDemo } from './seed/seed';
import { createServices, type Services } from './services';

/** Publicly known: only for the embedded database of a demonstration. */
export const demoStaff: StaffAccount[] = [
	{ role: 'admin', email: 'admin@viza.example', password: 'viza-demo-admin' },
	{ role: 'agent', email: 'agent@viza.example', password: 'viza-demo-agent' },
];

/** A server that listens. */
export interface RunningServer {
	url: string;
	/** Where e-mails go. */
	mail: string;
	/** The demo accounts, as long as this is a demonstration. */
	staff: StaffAccount[];
	close(): Promise<void>;
}

/** Opens everything, and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
	const database = await openDatabase(config);
	try {
		return await listen(config, database);
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** What the server, or a command, depends on. @param listensAt the URL if PUBLIC_URL isn't set */
async function openDeps(config: Config, database: Database, isServer: boolean, listensAt: () => string): Promise<Deps> {
	const log = createLog(config);
	const keys = await dataKeys(config);
	const vault = createVault(keys);
	const metrics = createMetrics(config.metricsToken !== null);
	return {
		config,
		database,
		log,
		metrics,
		secret: await signingSecret(database.db, vault),
		vault,
		clock: systemClock,
		fetch,
		publicUrl: () => config.publicUrl ?? listensAt(),
		limits: databaseLimits(database),
		storage: await openStorage(config, wrappingBy(keys)),
		mailer: await openMailer(config),
		jobs: await createJobs(database, isServer, (error) => log.error({ err: error }, 'jobs'), {
			vault,
			onReport: (report) => {
				logJob(log, report);
				metrics.job(report);
			},
		}),
	};
}

/**
 * Opens everything except the network port, for one piece of work.
 * @param changes what stands in for the usual
 */
export async function withServices<T>(
	config: Config,
	work: (services: Services, deps: Deps) => Promise<T>,
	changes: Partial<Deps> = {},
): Promise<T> {
	const database = await openDatabase(config);
	try {
		const usual = await openDeps(config, database, false, () => `http://localhost:${config.port}`);
		const deps = { ...usual, ...changes };
		try {
			return await work(createServices(deps), deps);
		} finally {
			await deps.jobs.stop();
			deps.mailer.close();
		}
	} finally {
		await database.close();
	}
}

async function listen(config: Config, database: Database): Promise<RunningServer> {
	const isDemo = database.kind === 'embedded' && !config.isProduction;
	if (isDemo) await seedDemo(database.db, systemClock, demoStaff);
	let address = '';
	const deps = await openDeps(config, database, true, () => address);
	const services = createServices(deps);
	const readiness = createReadiness(deps);
	const app = await buildApp(deps, services, readiness);
	const close = async () => {
		await app.close();
		await deps.jobs.stop();
		deps.mailer.close();
		deps.storage.close();
	};
	try {
		await app.listen({ port: config.port, host: config.host });
	} catch (error) {
		await close();
		throw listenFault(config, error);
	}
	const bound = app.server.address();
	address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : config.port}`;
	await deps.jobs.work(services.jobs);
	return {
		url: deps.publicUrl(),
		mail: deps.mailer.where,
		staff: isDemo ? demoStaff : [],
		async close() {
			readiness.stop();
			// Load balancers check only now and then: until then calls still arrive, and are answered.
			await setTimeout(config.shutdownDelayMs);
			await services.desk.live.stop();
			await drainConnections(app.server);
			await close();
			await database.close();
		},
	};
}

function listenFault(config: Config, error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? error.code : '';
	if (code === 'EADDRINUSE') return new OperatorError(`Port ${config.port} is in use. Choose another with PORT.`);
	if (code === 'EACCES') return new OperatorError(`Port ${config.port} is not allowed here. Choose another with PORT.`);
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
		return new OperatorError(`HOST ${config.host} is no address of this machine.`);
	return error;
}
