// Proves that the check of floating promises fails where it must.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const given = 'declare const work: () => Promise<void>;\ndeclare const hear: (listener: () => void) => void;\n';

/** By file name: the code, and the rule that rejects it. */
/** @type {Record<string, [code: string, rule: string | null]>} */
const cases = {
	forgotten: ['work();', 'no-floating-promises'],
	unheard: ['hear(async () => { await work(); });', 'no-misused-promises'],
	always: ['if (work()) hear(() => {});', 'no-misused-promises'],
	awaited: ['await work();', null],
	told: ['void work().catch(() => undefined);', null],
};

/** @type {string} */
let folder;
/** @type {{ code: string, filename: string }[]} */
let faults;
before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-promises-'));
	const options = { strict: true, module: 'esnext', target: 'esnext', noEmit: true };
	await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
	for (const [name, [code]] of Object.entries(cases)) {
		await writeFile(join(folder, `${name}.ts`), `${given}${code}\nexport {};\n`);
	}
	const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
	const args = [oxlint, '--type-aware', '-c', join(root, '.oxlintrc.json'), '-f', 'json', folder];
	const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
	const { stdout } = await promisify(execFile)(process.execPath, args, {
		cwd: folder,
		env: { ...process.env, PATH: path },
	}).catch((error) => error);
	faults = JSON.parse(stdout).diagnostics;
});
after(() => rm(folder, { recursive: true, force: true }));

for (const [name, [code, rule]] of Object.entries(cases)) {
	test(`${code} is ${rule ? `refused by ${rule}` : 'well'}`, () => {
		const found = faults.filter(({ filename }) => filename.endsWith(`${name}.ts`));
		assert.deepEqual(
			found.map((fault) => fault.code),
			rule ? [`typescript(${rule})`] : [],
		);
	});
}
