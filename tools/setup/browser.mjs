import { existsSync } from 'node:fs';

const args = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** The Chromium that browser tests use: CHROMIUM_PATH, or the system's. */
export async function findBrowser() {
	const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
	const executablePath = candidates.find((path) => path && existsSync(path));
	if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH to one.');
	return { executablePath, args };
}
