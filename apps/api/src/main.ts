import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config';
import { printReconciliation, readDays, readVerdict } from './modules/payments/reconcileReport';
import { systemClock } from './platform/clock';
import { newToken } from './platform/ids';
import { OperatorError } from './platform/operatorError';
import { seedDemo } from './seed/seed';
import { demoStaff, openDatabase, startServer, withServices } from './start';

const SHUTDOWN_MS = 15_000;

async function serve(config: Config): Promise<void> {
	const server = await startServer(config);
	closeWithGrace({ delay: SHUTDOWN_MS, logger: false }, async ({ err }) => {
		// npm passes on the Ctrl-C that the terminal has already sent: twice is once.
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, () => undefined);
		if (err) console.error(`Viza stops: ${err.message}`);
		await server.close();
	});
	const staff = server.staff.map(({ role, email, password }) => `Demo ${role}: ${email} / ${password}`);
	console.log([`Viza is ready at ${server.url}`, `E-mails go to ${server.mail}`, ...staff].join('\n'));
}

async function migrate(config: Config): Promise<void> {
	await (await openDatabase(config)).close();
	console.log('The database is up to date.');
}

async function seed(config: Config): Promise<void> {
	const database = await openDatabase(config);
	try {
		// Everybody knows the demo passwords, so they never reach a shared database.
		const isShared = database.kind === 'postgres' || config.isProduction;
		const staff = isShared ? demoStaff.map((account) => ({ ...account, password: newToken() })) : demoStaff;
		if (!(await seedDemo(database.db, systemClock, staff))) {
			console.log('The catalogue is not empty: nothing was seeded.');
			return;
		}
		console.log('The demo catalogue is in place. These passwords are shown once:');
		for (const { role, email, password } of staff) console.log(`${role}: ${email} / ${password}`);
	} finally {
		await database.close();
	}
}

/** Compares our payments with the provider's. Ends with 1 when something still differs. */
async function reconcile(config: Config, args: string[]): Promise<void> {
	const days = readDays(args);
	const result = await withServices(config, ({ payments }) => payments.reconcile({ days }));
	console.log(printReconciliation(result));
	if (result.differences.some(({ isSettled }) => !isSettled)) process.exitCode = 1;
}

/** Ends a refund of which the provider does not tell whether it happened. The next sweep sends it again, if so told. */
async function resolveRefund(config: Config, args: string[]): Promise<void> {
	const [reference, verdict] = readVerdict(args);
	const refund = await withServices(config, ({ payments }) => payments.resolveRefund(reference, verdict));
	if (!refund) throw new OperatorError(`${reference} has no refund under way.`);
	console.log(verdict === 'happened' ? 'The refund is done.' : 'The refund will be sent again.');
}

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
	serve,
	migrate,
	seed,
	reconcile,
	'resolve-refund': resolveRefund,
};

async function main(): Promise<void> {
	const [name = 'serve', ...args] = process.argv.slice(2);
	const command = commands[name];
	if (!command) throw new OperatorError(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
	await command(readConfig(process.env), args);
}

try {
	await main();
} catch (error) {
	const isExpected = error instanceof OperatorError;
	console.error(isExpected ? error.message : `Viza could not start: ${error instanceof Error ? error.message : error}`);
	if (!isExpected && process.env.LOG_LEVEL === 'debug') console.error(error);
	process.exit(1);
}
