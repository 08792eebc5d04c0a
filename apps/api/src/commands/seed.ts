import { buildApp } from '../app';
import type { Config } from '../config';
import { openDatabase } from '../openDatabase';
import { systemClock } from '../platform/clock';
import type { Deps } from '../platform/deps';
import { newToken } from '../platform/ids';
import { OperatorError, UsageError } from '../platform/operatorError';
import { demoTraveller, type SetClock, seedRequests } from '../seed/requests';
import { seedDemo } from '../seed/seed';
import { demoStaff, withServices } from '../start';
import type { Command } from './command';

const REQUESTS_MAXIMUM = 200;

/**
 * Fills an empty catalogue with the demo records. On a shared database or in production the staff get random
 * passwords.
 */
export const seed: Command = {
	usage: 'viza seed [--requests N]',
	summary:
		'Creates a demo catalogue if the catalogue is empty; with --requests, N demo requests of the last weeks too.',
	options: { requests: { type: 'string' } },
	async run(readConfig, { options }) {
		const count = options.requests === undefined ? 0 : readCount(String(options.requests));
		const config = readConfig();
		if (count > 0 && (config.isProduction || config.databaseUrl || config.paymentProvider !== 'sandbox'))
			throw new OperatorError(
				'Demo requests are for a demonstration only: not for production, PostgreSQL or a real bank.',
			);
		await seedCatalogue(config, count === 0);
		if (count > 0) await addRequests(config, count);
	},
};

function readCount(text: string): number {
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > REQUESTS_MAXIMUM)
		throw new UsageError(`Write seed --requests N, N from 1 to ${REQUESTS_MAXIMUM}.`);
	return count;
}

/** @param isOnlyTask whether nothing else is to be seeded */
async function seedCatalogue(config: Config, isOnlyTask: boolean): Promise<void> {
	const database = await openDatabase(config);
	try {
		// The demo passwords are public, so they never reach a shared database.
		const isShared = database.kind === 'postgres' || config.isProduction;
		const staff = isShared ? demoStaff.map((account) => ({ ...account, password: newToken() })) : demoStaff;
		if (!(await seedDemo(database.db, systemClock, staff))) {
			if (isOnlyTask) console.log('The catalogue is not empty: nothing was seeded.');
			return;
		}
		console.log('The demo catalogue is in place. These passwords are shown once:');
		for (const { role, email, password } of staff) console.log(`${role}: ${email} / ${password}`);
	} finally {
		await database.close();
	}
}

/** Nobody reads what the demo requests' e-mails say, and the demo's bank is this process. */
async function addRequests(config: Config, count: number): Promise<void> {
	const clock = settableClock();
	let app: Awaited<ReturnType<typeof buildApp>> | undefined;
	const changes: Partial<Deps> = {
		clock,
		mailer: { where: '', send: async () => undefined, check: async () => undefined, close: () => undefined },
		fetch: async (url, init) => {
			const answer = await app?.inject({
				method: 'POST',
				url: new URL(String(url)).pathname,
				headers: { 'content-type': 'application/json' },
				payload: String(init?.body),
			});
			return new Response(null, { status: answer?.statusCode ?? 503 });
		},
	};
	await withServices(
		// The demo staff have no second factor yet, and the calls in their name need none.
		{ ...config, isSecondFactorRequired: false },
		async (services, deps) => {
			const { db } = deps.database;
			app = await buildApp(deps, services);
			try {
				const drain = () => deps.jobs.drain(services.jobs);
				await seedRequests({ app, db, clock, drain }, count);
				// What time does by itself: it ends what nobody has paid.
				await services.jobs.sweep({}, '');
				await drain();
			} finally {
				await app.close();
			}
		},
		changes,
	);
	console.log(
		`${count} demo requests are in place. One of the travellers: ${demoTraveller.email} / ${demoTraveller.password}`,
	);
}

function settableClock(): SetClock {
	let shift = 0;
	return {
		now: () => new Date(Date.now() + shift),
		set: (now) => {
			shift = now.getTime() - Date.now();
		},
	};
}
