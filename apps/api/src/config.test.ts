import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from './commands';
import { readConfig } from './config';
import { settingNames } from './environment';
import { OperatorError } from './platform/operatorError';

const faults = (env: Record<string, string>) => {
	try {
		readConfig(env);
		return [];
	} catch (error) {
		expect(error).toBeInstanceOf(OperatorError);
		return error instanceof Error ? error.message.split('\n') : [];
	}
};
const unsealed = { NODE_ENV: 'production', PUBLIC_URL: 'https://viza.az', PAYMENT_PROVIDER: 'sandbox' };
const production = { ...unsealed, DATA_KEY: Buffer.alloc(32).toString('base64') };

describe('the settings', () => {
	it('have sound defaults', () => {
		expect(faults({})).toEqual([]);
		expect(readConfig({ PORT: '' })).toMatchObject({
			port: 3000,
			host: '127.0.0.1',
			databaseUrl: null,
			smtpUrl: null,
			s3: null,
			metricsToken: null,
			shutdownDelayMs: 0,
			imageRetentionDays: 90,
			company: { name: 'Viza', taxId: null, address: null, email: null },
			licence: null,
			hours: null,
			logLevel: 'warn',
		});
	});

	it('are refused all at once, a line each, also those that a wrong one hides', () => {
		const said = faults({
			NODE_ENV: 'production',
			PORT: '70000',
			SMTP_URL: 'mail.viza.az',
			S3_REGION: 'eu-north-1',
			METRICS_TOKEN: 'short',
			IMAGE_RETENTION_DAYS: '0',
		});
		expect(said.map((line) => line.split(' ')[0])).toEqual([
			...['PORT', 'SMTP_URL', 'METRICS_TOKEN', 'IMAGE_RETENTION_DAYS'],
			...['S3_REGION', 'DATABASE_URL', 'DATA_KEY', 'PUBLIC_URL', 'PAYMENT_PROVIDER'],
		]);
	});

	it('tell days and hours of the week', () => {
		expect(readConfig({ COMPANY_HOURS: '1-5 09:00-18:00, 6 10:00-14:00' }).hours).toEqual([
			{ fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' },
			{ fromDay: 6, toDay: 6, opens: '10:00', closes: '14:00' },
		]);
		const line = 'COMPANY_HOURS must be days and times such as 1-5 09:00-18:00, 6 10:00-14:00, where Monday is 1';
		for (const text of [
			'always',
			'1-5',
			'0 09:00-18:00',
			'5-1 09:00-18:00',
			'1 18:00-09:00',
			'1 9:00-18:00',
			'1 09:00-24:30',
			',',
		])
			expect([text, faults({ COMPANY_HOURS: text })]).toEqual([text, [line]]);
	});

	it.each([
		['PORT', '3000.5', 'must be a whole number from 0 to 65535'],
		['PORT', '0x1F90', 'must be a whole number from 0 to 65535'],
		['IMAGE_RETENTION_DAYS', '1e3', 'must be a whole number from 1 to 3650'],
		['SHUTDOWN_DELAY_SECONDS', ' ', 'must be a whole number from 0 to 120'],
		['COMPANY_TAX_ID', '12345', 'must be the ten digits of the VÖEN'],
		['COMPANY_EMAIL', 'viza', 'must be an e-mail address'],
		['SHUTDOWN_DELAY_SECONDS', 'soon', 'must be a whole number from 0 to 120'],
		['METRICS_TOKEN', 'with a space in it', 'must have 16 characters or more, and no space'],
		['ALLOW_EMBEDDED_DATABASE', 'yes', 'must be true or false'],
		['DATABASE_URL', 'mysql://x', 'must be an address such as postgres://user:password@host:5432/viza'],
	])('say of %s=%s what is wrong', (name, value, line) => {
		expect(faults({ [name]: value })).toEqual([`${name} ${line}`]);
	});

	it('[SEC-05] of a service want a key for what is sealed; a demonstration makes its own', () => {
		const line =
			'DATA_KEY is needed in production, for passports and secrets are sealed by it: openssl rand -base64 32';
		const databases: Record<string, string>[] = [
			{ DATABASE_URL: 'postgres://viza@db/viza' },
			{ ALLOW_EMBEDDED_DATABASE: 'true' },
		];
		for (const more of databases) {
			expect(faults({ ...unsealed, ...more })).toEqual([line]);
			expect(faults({ ...unsealed, ...more, STAFF_SECOND_FACTOR: 'optional' })).toEqual([line]);
			expect(faults({ ...production, ...more })).toEqual([]);
		}
		expect(faults({})).toEqual([]);
		expect(readConfig({}).isSecondFactorRequired).toBe(false);
	});

	it('[SEC-05] may name older keys, which only open', () => {
		const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
		const OTHER_DATA_KEYS = [two, one].map((key) => key.toString('base64')).join(', ');
		const read = readConfig({ DATA_KEY: one.toString('base64'), OTHER_DATA_KEYS });
		expect(read.dataKeys).toEqual([one, two, one]);
		expect(faults({ OTHER_DATA_KEYS })).toEqual(['OTHER_DATA_KEYS is of no use without DATA_KEY']);
		expect(faults({ DATA_KEY: one.toString('base64'), OTHER_DATA_KEYS: 'short' })).toEqual([
			'OTHER_DATA_KEYS must be keys of 32 bytes in Base64, with commas between them',
		]);
	});

	it('may name what stands before PostgreSQL, and one that follows it', () => {
		const DATABASE_URL = 'postgres://viza@pooler.local:6432/viza';
		const [DATABASE_DIRECT_URL, REPLICA_URL] = ['postgres://viza@db.local/viza', 'postgres://viza@replica.local/viza'];
		expect(readConfig({ DATABASE_URL }).postgres).toEqual({ directUrl: null, replicaUrl: null, hasNames: true });
		const given = { DATABASE_DIRECT_URL, REPLICA_URL, DATABASE_NAMED_STATEMENTS: 'false' };
		expect(readConfig({ DATABASE_URL, ...given }).postgres).toEqual({
			directUrl: DATABASE_DIRECT_URL,
			replicaUrl: REPLICA_URL,
			hasNames: false,
		});
		expect(faults(given)).toEqual([
			'DATABASE_DIRECT_URL is of no use without DATABASE_URL',
			'DATABASE_NAMED_STATEMENTS is of no use without DATABASE_URL',
			'REPLICA_URL is of no use without DATABASE_URL',
		]);
	});

	it('require a public URL without a path, and https in production except on this machine', () => {
		const whole = 'PUBLIC_URL must be the address of a whole site, such as https://viza.az';
		for (const text of [
			'https://viza.az/app',
			'https://viza.az/?x=1',
			'https://viza.az/#x',
			'https://u:p@viza.az',
			'viza.az',
		])
			expect([text, faults({ PUBLIC_URL: text })]).toEqual([text, [whole]]);
		// What it begins with decides whether cookies are for https alone.
		expect(readConfig({ PUBLIC_URL: 'HTTPS://Viza.AZ/' }).publicUrl).toBe('https://viza.az');
		const plain = 'PUBLIC_URL must be https in production';
		const service = { ...production, DATABASE_URL: 'postgres://viza@db/viza' };
		for (const PUBLIC_URL of ['http://viza.az', 'http://10.0.0.5:3000'])
			expect([PUBLIC_URL, faults({ ...service, PUBLIC_URL })]).toEqual([PUBLIC_URL, [plain]]);
		for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
			expect([PUBLIC_URL, faults({ ...service, PUBLIC_URL })]).toEqual([PUBLIC_URL, []]);
	});

	it('take proxies by number or address, and refuse anything else', () => {
		const line = 'TRUST_PROXY must be true, false, a number of proxies or their addresses';
		for (const text of ['abc', '1.2.3', '10.0.0.0/33', '::1/129', '10.0.0.1,,', '127.0.0.1, fe', '999999999999'])
			expect([text, faults({ TRUST_PROXY: text })]).toEqual([text, [line]]);
		for (const [text, read] of [
			['2', 2],
			['true', true],
			['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
			['fd00::/8', 'fd00::/8'],
		] as const)
			expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(read);
	});

	it('do not quote a secret', () => {
		const said = faults({ SMTP_URL: 'http://viza:very-secret@host', METRICS_TOKEN: 'very-secret' }).join();
		expect(said).not.toContain('very-secret');
	});

	it('of a whole service are taken', () => {
		const s3 = { S3_BUCKET: 'viza', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key', S3_FORCE_PATH_STYLE: 'true' };
		const read = readConfig({
			...production,
			...s3,
			DATABASE_URL: 'postgres://viza@db/viza',
			DATA_KEY: Buffer.alloc(32).toString('base64'),
			S3_ENDPOINT: 'https://s3.az',
		});
		expect(read).toMatchObject({
			isProduction: true,
			isSecondFactorRequired: true,
			staffIdleMinutes: 30,
			logLevel: 'info',
			s3: {
				bucket: 'viza',
				endpoint: 'https://s3.az',
				region: 'us-east-1',
				credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
				isPathStyle: true,
			},
		});
	});
});

describe('docs/running.md', () => {
	const text = readFileSync(resolve(import.meta.dirname, '../../../docs/running.md'), 'utf8');
	const rows = (heading: string) => {
		const [, section = ''] = text.split(`\n## ${heading}\n`);
		const [own = ''] = section.split('\n## ');
		return [...own.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/(?<=`)[\w-]+/g) ?? []);
	};

	it('names every setting, and none that is not there', () => {
		expect(rows('Settings').sort()).toEqual([...settingNames].sort());
	});

	it('names every command', () => {
		expect(rows('Commands').sort()).toEqual(Object.keys(commands).sort());
	});
});
