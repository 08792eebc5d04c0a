// Publishes a folder's tarballs, in the order of their dependencies. Plain Node and npm, nothing installed:
//   node tools/packages/publish.mjs <folder> [options of npm publish]
// Can be repeated: what the registry already has is left alone, and different content under the same version is refused,
// as is a registry where one of the names belongs to someone else.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', ...options] = process.argv.slice(2);
/** Whoever called may have silenced npm, whose faults are read here. @param {string[]} args */
const npm = (args) =>
	execFileSync('npm', [...args, '--loglevel=error'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What the registry says, or nothing if it doesn't know the name or version. @param {string} of @param {string} field */
function known(of, field) {
	try {
		return npm(['view', of, field, '--prefer-online']);
	} catch (error) {
		if (/E404/.test(String(error))) return '';
		throw error;
	}
}

/** A repository's address without protocol and ending. @param {string} url */
const plain = (url) => url.replace(/^git\+|\.git$/g, '');

/** Whether whoever is signed in owns the name. A workflow that the registry trusts isn't signed in. @param {string} name */
function isOwned(name) {
	try {
		const me = npm(['whoami']);
		return npm(['owner', 'ls', name])
			.split('\n')
			.some((line) => line.split(' ')[0] === me);
	} catch {
		return false;
	}
}

const tarballs = ['visa-sdk', 'visa-ui'].map((name) => {
	const found = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.tgz'));
	if (found.length !== 1)
		throw new Error(`${folder} should hold one tarball of ${name}: ${found.join(', ') || 'none'}`);
	return { name, path: join(folder, String(found[0])) };
});
const packages = tarballs.map(({ name, path }) => {
	const text = execFileSync('tar', ['-xOzf', path, 'package/package.json'], { encoding: 'utf8' });
	/** @type {{ version: string, repository: { url: string } }} */
	const { version, repository } = JSON.parse(text);
	return { name, path, version, home: plain(repository.url) };
});
// Before anything is published: one package without the other would be of no use.
for (const { name, home } of packages) {
	const theirs = plain(known(name, 'repository.url'));
	const isFree = theirs === '' && known(name, 'name') === '';
	if (isFree || theirs === home) continue;
	// A name that was handed over still has its former owner's versions, and a repository may have moved.
	if (!isOwned(name))
		throw new Error(
			`${name} is the name of another package in this registry, of ${theirs || 'an unknown repository'}. Nothing is published. Take over the name, and publish its first version signed in as its owner; or publish in a registry of your own: set npm_config_registry.`,
		);
}
for (const { name, path, version } of packages) {
	const sum = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
	const there = known(`${name}@${version}`, 'dist.integrity');
	if (there && there !== sum) throw new Error(`${name}@${version} is published with another content`);
	if (!there) npm(['publish', path.startsWith('/') ? path : `./${path}`, '--access', 'public', ...options]);
	console.log(`${name}@${version} ${there ? 'is there already' : 'is published'}`);
}
