import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { settingNames } from './environment';

const deploy = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../deploy', name), 'utf8');

/** `NAME=value` lines; a commented-out one is a suggestion, and counts as a setting too. */
const linesOf = (text: string) =>
	Object.fromEntries(
		[...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
	);

const given = { POSTGRES_PASSWORD: 'a', S3_SECRET_ACCESS_KEY: 'b', DATA_KEY: Buffer.alloc(32, 1).toString('base64') };

/** The environment that compose gives a server, with the example's values. */
function ofCompose(): Record<string, string> {
	const [, block = ''] = /\n {2}environment:\n([\s\S]*?)\n\nservices:/.exec(deploy('compose.yaml')) ?? [];
	const filled: Record<string, string> = { ...linesOf(deploy('compose.env.example')), ...given };
	const pairs = [...block.matchAll(/^ {4}(\w+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
		name,
		value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, other: string, fallback = '') => filled[other] || fallback),
	]);
	return Object.fromEntries(pairs);
}

/** The environment that systemd gives one: the unit's own lines and the operator's file. */
function ofUnit(name: string): Record<string, string> {
	const [, own = ''] = /^Environment=(.*)$/m.exec(deploy(`systemd/${name}`)) ?? [];
	return Object.fromEntries(own.split(' ').map((pair) => pair.replace('%i', '3001').split('=')));
}
const ofSettings = linesOf(deploy('systemd/settings.env.example'));

describe('what is handed to a server in production', () => {
	it('are settings that it knows', () => {
		const image = [...deploy('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
		const names = [
			...Object.keys(ofCompose()),
			...Object.keys(ofUnit('viza@.service')),
			...Object.keys(ofSettings),
			...image.map((pair) => pair.split('=')[0] ?? ''),
			...Object.keys(ofUnit('viza-backup.service')).filter((name) => name !== 'BACKUP_DAYS'),
		];
		expect(names.length).toBeGreaterThan(50);
		expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
	});

	it('is enough to start, by compose and by systemd', () => {
		expect(readConfig(ofCompose())).toMatchObject({
			isProduction: true,
			trustProxy: 1,
			publicUrl: 'https://localhost',
		});
		expect(readConfig({ ...ofUnit('viza@.service'), ...ofSettings, ...given, S3_ACCESS_KEY_ID: 'a' })).toMatchObject({
			isProduction: true,
			port: 3001,
			trustProxy: 1,
		});
	});

	it('leaves time to end: longer than the delay, and than what calls and jobs may take', () => {
		const delay = readConfig(ofCompose()).shutdownDelayMs / 1000;
		const grace = Number(/stop_grace_period: (\d+)s/.exec(deploy('compose.yaml'))?.[1]);
		const timeout = Number(/^TimeoutStopSec=(\d+)$/m.exec(deploy('systemd/viza@.service'))?.[1]);
		for (const given of [grace, timeout]) expect(given).toBeGreaterThan(delay + 17);
	});
});
