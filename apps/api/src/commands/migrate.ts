import { openDatabase } from '../openDatabase';
import type { Command } from './command';

/** Brings the database to this version’s schema without starting a server. */
export const migrate: Command = {
	usage: 'viza migrate',
	summary: 'Migrates the database; serve does so as well.',
	async run(readConfig) {
		await (await openDatabase(readConfig())).close();
		console.log('The database is up to date.');
	},
};
