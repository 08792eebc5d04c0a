import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { choose } from './options.mjs';

const scenarios = { 'killed twenty times': {}, 'killed once': { isQuick: true }, strangers: { isQuick: true } };
const names = (/** @type {string[]} */ ...given) => choose(given, scenarios).chosen.map(([name]) => name);
const command = fileURLToPath(new URL('faults.mjs', import.meta.url));

test('what is wanted is played', () => {
	assert.deepEqual(names(), Object.keys(scenarios));
	assert.deepEqual(names('killed'), ['killed twenty times', 'killed once']);
	assert.deepEqual(names('--quick', 'killed'), ['killed once']);
	assert.deepEqual(names('strangers', 'once'), ['killed once', 'strangers']);
});

test('what is not known plays nothing, and is named', () => {
	for (const [given, said] of /** @type {const} */ ([
		['--quik', /--quik/],
		['--runs=3', /--runs/],
		['-x', /-x/],
		['flood', /called flood/],
	])) {
		const { chosen, fault } = choose([given], scenarios);
		assert.deepEqual(chosen, []);
		assert.match(fault ?? '', said);
	}
});

test('asked how it is called it says so, and begins nothing', async () => {
	const { stdout } = await promisify(execFile)(process.execPath, [command, '--help']);
	assert.match(stdout, /^npm run faults -- \[--quick\] \[name …\]/);
	assert.match(stdout, /\(quick\)/);
	const wrong = await promisify(execFile)(process.execPath, [command, '--helpme']).catch((error) => error);
	assert.equal(wrong.code, 2);
	assert.match(wrong.stderr, /--helpme[\s\S]*npm run faults/);
	assert.equal(wrong.stdout, '');
});

test('it ends with whoever reads it', async () => {
	const lines = `
		import { whenUnread } from './options.mjs';
		whenUnread(process.stdout, () => process.exit(3));
		setInterval(() => console.log('one more'), 5);
	`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
		cwd: dirname(command),
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (chunk) => {
		said += chunk;
	});
	await once(child.stdout, 'data');
	child.stdout.destroy();
	const [code] = await once(child, 'close');
	assert.deepEqual([code, said], [3, '']);
});
