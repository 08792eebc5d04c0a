import closeWithGrace from 'close-with-grace';
import { startServer } from '../start';
import type { Command } from './command';

const SHUTDOWN_MS = 15_000;

/** Runs the server until it is told to stop, then lets it finish what is in progress. */
export const serve: Command = {
	usage: 'viza serve',
	summary: 'Runs the server; the default.',
	async run(readConfig) {
		const config = readConfig();
		const server = await startServer(config);
		closeWithGrace({ delay: SHUTDOWN_MS + config.shutdownDelayMs, logger: false }, async ({ err, signal }) => {
			// npm forwards the Ctrl-C that the terminal has already sent: the second one is ignored.
			for (const signal of ['SIGINT', 'SIGTERM'] as const) {
				process.removeAllListeners(signal).on(signal, () => undefined);
			}
			if (err) console.error(`Viza stops: ${err.message}`);
			else console.log(`Viza stops: ${signal}`);
			await server.close();
			console.log('Viza has stopped');
		});
		const staff = server.staff.map(({ role, email, password }) => `Demo ${role}: ${email} / ${password}`);
		console.log([`Viza is ready at ${server.url}`, `E-mails go to ${server.mail}`, ...staff].join('\n'));
	},
};
