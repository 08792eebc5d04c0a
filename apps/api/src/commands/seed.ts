import { openDatabase } from '../openDatabase';
import { systemClock } from '../platform/clock';
import { newToken } from '../platform/ids';
import { seedDemo } from '../seed/seed';
import { demoStaff } from '../start';
import type { Command } from './command';

/**
 * Fills an empty catalogue with the demo records. On a shared database or in production the staff get random
 * passwords.
 */
export const seed: Command = {
	usage: 'viza seed',
	summary: 'Creates a demo catalogue if the catalogue is empty.',
	async run(readConfig) {
		const config = readConfig();
		const database = await openDatabase(config);
		try {
			// The demo passwords are public, so they never reach a shared database.
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
	},
};
