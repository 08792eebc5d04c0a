// Publishes a folder's tarballs, in the order of their dependencies. Plain Node and npm, nothing installed:
//   node tools/packages/publish.mjs <folder> [options of npm publish]
// Can be repeated: what the registry already has is left alone, and different content under the same version is refused.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', ...options] = process.argv.slice(2);
/** Whoever called may have silenced npm, whose faults are read here. @param {string[]} args */
const npm = (args) =>
	execFileSync('npm', [...args, '--loglevel=error'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The sum of what the registry has, or nothing. @param {string} version */
function sumThere(version) {
	try {
		return npm(['view', version, 'dist.integrity', '--prefer-online']);
	} catch (error) {
		if (/E404/.test(String(error))) return '';
		throw error;
	}
}

const tarballs = ['visa-sdk', 'visa-ui'].map((name) => {
	const found = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.tgz'));
	if (found.length !== 1)
		throw new Error(`${folder} should hold one tarball of ${name}: ${found.join(', ') || 'none'}`);
	return { name, path: join(folder, String(found[0])) };
});
for (const { name, path } of tarballs) {
	const manifest = execFileSync('tar', ['-xOzf', path, 'package/package.json'], { encoding: 'utf8' });
	/** @type {{ version: string }} */
	const { version } = JSON.parse(manifest);
	const sum = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
	const there = sumThere(`${name}@${version}`);
	if (there && there !== sum) throw new Error(`${name}@${version} is published with another content`);
	if (!there) npm(['publish', path.startsWith('/') ? path : `./${path}`, '--access', 'public', ...options]);
	console.log(`${name}@${version} ${there ? 'is there already' : 'is published'}`);
}
