// npm start: installs, builds what has changed, and serves everything on one port.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { bootstrap, fail } from './bootstrap.mjs';
import { build } from './build.mjs';
import { answerSignals, environment, node24, root, run, say, seconds, stop } from './shared.mjs';

const began = performance.now();
const parent = process.ppid;
const main = join(root, 'apps/api/dist/main.js');
const DATA_DIR = process.env.DATA_DIR || join(root, '.data');

/** The first start creates its database while the site is being built. What is wrong with it, the server says when it starts. */
async function prepare(/** @type {string} */ built) {
	if (built !== 'server' || process.env.DATABASE_URL || existsSync(DATA_DIR)) return;
	await run(node24, [main, 'migrate'], { env: { ...environment, DATA_DIR } });
}

try {
	await bootstrap({ toRun: true });
	for (const { name, code, output } of await build({ onBuilt: prepare })) {
		if (code === 0) continue;
		console.error(output.trimEnd());
		throw new Error(`The ${name} could not be built. See above.`);
	}
} catch (error) {
	fail(error);
}

say(`Ready to serve after ${seconds(began)}`);
/** Large images fragment the memory of the system's allocator, which returns it only when told to. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const env = { ...memory, ...environment, DATA_DIR };
// In its own process group, so that a terminal's Ctrl-C reaches the server once, through this script.
const server = spawn(node24, [main, 'serve'], {
	cwd: root,
	env,
	detached: true,
	stdio: ['ignore', 'inherit', 'inherit'],
});

let stopAsked = 0;
/** @param {NodeJS.Signals} signal */
function pass(signal) {
	// npm and the terminal may both report the same Ctrl-C; only a later one counts as a second.
	if (stopAsked > 0 && performance.now() - stopAsked < 1000) return;
	stopAsked = performance.now();
	stop(server, signal);
}
answerSignals(pass);

// Some shells are killed by npm's signal without passing it on; then this script has a new parent.
setInterval(() => {
	if (process.env.npm_lifecycle_event && process.ppid !== parent) pass('SIGTERM');
}, 1000).unref();

server.on('error', fail);
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
