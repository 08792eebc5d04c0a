import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { OpeningHours } from 'visa-sdk/contract';
import { z } from 'zod';
import { openingHoursSetting } from './openingHours';
import { defaultSiteDir } from './paths';
import { OperatorError } from './platform/operatorError';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const url = (protocols: RegExp, example: string) =>
	z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** The site's paths begin at the root, so its address has none. */
const isWholeSite = (text: string) => {
	const address = URL.parse(text);
	return /^https?:$/.test(address?.protocol ?? '') && address?.href === `${address?.origin}/`;
};
const isThisMachine = (text: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(text).hostname);

const isAddresses = (text: string) =>
	text.split(',').every((one) => {
		const [, address = '', bits = '0'] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(one.trim()) ?? [];
		return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
	});

const wholeNumber = (least: number, most: number, fallback: number) => {
	const fault = `must be a whole number from ${least} to ${most}`;
	const digits = z.string().regex(/^\d+$/, fault).transform(Number);
	return digits.pipe(z.number().min(least, fault).max(most, fault)).default(fallback);
};

const isKey = (text: string) => Buffer.from(text, 'base64').length === 32;
const keyOf = (text: string) => Buffer.from(text, 'base64');

const secretFirst = ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'] as const;
const postgresDetails = ['DATABASE_DIRECT_URL', 'DATABASE_NAMED_STATEMENTS', 'REPLICA_URL'] as const;
const s3Details = ['S3_ENDPOINT', 'S3_REGION', ...secretFirst, 'S3_FORCE_PATH_STYLE'] as const;
/** The settings that each payment provider requires. */
const providerKeys = {
	sandbox: [],
	payriff: ['PAYRIFF_SECRET_KEY'],
	kapitalbank: ['KAPITALBANK_USERNAME', 'KAPITALBANK_PASSWORD', 'DATA_KEY'],
} as const;

const Environment = z
	.object({
		NODE_ENV: z
			.enum(['development', 'test', 'production'], 'must be development, test or production')
			.default('development'),
		PORT: wholeNumber(0, 65535, 3000),
		HOST: z.string().min(1).default('127.0.0.1'),
		DATA_DIR: z.string().min(1).default('.data'),
		DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/viza').optional(),
		DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/viza').optional(),
		DATABASE_NAMED_STATEMENTS: flag.optional(),
		REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/viza').optional(),
		ALLOW_EMBEDDED_DATABASE: flag.default(false),
		PUBLIC_URL: z
			.string()
			.refine(isWholeSite, 'must be the address of a whole site, such as https://viza.az')
			.optional(),
		SITE_DIR: z.string().min(1).default(defaultSiteDir),
		SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
		S3_BUCKET: z
			.string()
			.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
			.optional(),
		S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
		S3_REGION: z.string().min(1).optional(),
		S3_ACCESS_KEY_ID: z.string().min(1).optional(),
		S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
		S3_FORCE_PATH_STYLE: flag.optional(),
		PAYMENT_PROVIDER: z
			.enum(['sandbox', 'payriff', 'kapitalbank'], 'must be sandbox, payriff or kapitalbank')
			.optional(),
		PAYRIFF_BASE_URL: url(/^https?$/, 'https://api.payriff.com').default('https://api.payriff.com'),
		// It becomes a header value, and the error about an invalid header would quote it.
		PAYRIFF_SECRET_KEY: z
			.string()
			.regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')
			.optional(),
		KAPITALBANK_BASE_URL: url(/^https?$/, 'https://e-commerce.kapitalbank.az/api').default(
			'https://e-commerce.kapitalbank.az/api',
		),
		KAPITALBANK_USERNAME: z.string().optional(),
		KAPITALBANK_PASSWORD: z.string().optional(),
		DATA_KEY: z.string().refine(isKey, 'must be 32 bytes in Base64').optional(),
		OTHER_DATA_KEYS: z
			.string()
			.transform((text) => text.split(',').map((key) => key.trim()))
			.refine((keys) => keys.every(isKey), 'must be keys of 32 bytes in Base64, with commas between them')
			.optional(),
		METRICS_TOKEN: z
			.string()
			.regex(/^\S{16,}$/, 'must have 16 characters or more, and no space')
			.optional(),
		SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 120, 0),
		IMAGE_RETENTION_DAYS: wholeNumber(1, 3650, 90),
		STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional(),
		STAFF_IDLE_MINUTES: wholeNumber(1, 720, 30),
		SECOND_CHECK: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
		CONTACT_PHONE: z
			.string()
			.regex(/^\+?\d{7,15}$/, 'must be digits with the country code, such as 994501234567')
			.default('994501234567'),
		COMPANY_NAME: z.string().trim().max(120, 'must have 120 characters or fewer').default('Viza'),
		COMPANY_TAX_ID: z
			.string()
			.regex(/^\d{10}$/, 'must be the ten digits of the VÖEN')
			.optional(),
		COMPANY_ADDRESS: z.string().trim().max(200, 'must have 200 characters or fewer').optional(),
		COMPANY_EMAIL: z.email('must be an e-mail address').optional(),
		COMPANY_LICENCE: z.string().trim().max(200, 'must have 200 characters or fewer').optional(),
		COMPANY_HOURS: openingHoursSetting.optional(),
		TRUST_PROXY: z
			.string()
			.refine(
				(text) => /^(true|false|\d{1,2})$/.test(text) || isAddresses(text),
				'must be true, false, a number of proxies or their addresses',
			)
			.default('false'),
		LOG_LEVEL: z
			.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'must be silent, fatal, error, warn, info or debug')
			.optional(),
	})
	.superRefine(
		(env, context) => {
			const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
			if (!env.S3_BUCKET) {
				for (const name of s3Details) if (env[name] !== undefined) fault(name, 'is of no use without S3_BUCKET');
			}
			if (!env.DATABASE_URL) {
				for (const name of postgresDetails)
					if (env[name] !== undefined) fault(name, 'is of no use without DATABASE_URL');
			}
			if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY) {
				const [missing, given] = env.S3_ACCESS_KEY_ID ? secretFirst : [...secretFirst].reverse();
				fault(String(missing), `is needed with ${given}`);
			}
			if (env.OTHER_DATA_KEYS && !env.DATA_KEY) fault('OTHER_DATA_KEYS', 'is of no use without DATA_KEY');
			for (const name of providerKeys[env.PAYMENT_PROVIDER ?? 'sandbox'] ?? []) {
				if (!env[name]) fault(name, `is needed when PAYMENT_PROVIDER is ${env.PAYMENT_PROVIDER}`);
			}
			if (env.NODE_ENV !== 'production') return;
			for (const name of ['PAYRIFF_BASE_URL', 'KAPITALBANK_BASE_URL'] as const) {
				if (env[name]?.startsWith('http:')) fault(name, 'must be https in production');
			}
			if (!env.DATABASE_URL && !env.ALLOW_EMBEDDED_DATABASE) {
				fault('DATABASE_URL', 'is needed in production, or ALLOW_EMBEDDED_DATABASE=true for a single server');
			}
			if (!env.DATA_KEY && env.PAYMENT_PROVIDER !== 'kapitalbank') {
				fault(
					'DATA_KEY',
					'is needed in production, for passports and secrets are sealed by it: openssl rand -base64 32',
				);
			}
			if (!env.PUBLIC_URL) fault('PUBLIC_URL', 'is needed in production');
			else if (isWholeSite(env.PUBLIC_URL) && /^http:/i.test(env.PUBLIC_URL) && !isThisMachine(env.PUBLIC_URL)) {
				fault('PUBLIC_URL', 'must be https in production');
			}
			if (!env.PAYMENT_PROVIDER) fault('PAYMENT_PROVIDER', 'is needed in production; sandbox takes no real money');
		},
		// Even if a single setting is invalid, so that the operator sees all errors at once.
		{ when: () => true },
	);

/** The names of all settings. */
export const settingNames = Object.keys(Environment.shape);

export interface S3Settings {
	bucket: string;
	/** Null for AWS itself, derived from the region. */
	endpoint: string | null;
	region: string;
	/** Null for the credentials provided by the machine. */
	credentials: { accessKeyId: string; secretAccessKey: string } | null;
	/** Whether the bucket's name is part of the path rather than the host. */
	isPathStyle: boolean;
}

/** The validated settings. */
export interface Config {
	isProduction: boolean;
	port: number;
	host: string;
	dataDir: string;
	databaseUrl: string | null;
	/**
	 * Besides the database URL: one that bypasses its pooler, one of its replica, and whether statements may be named.
	 */
	postgres: { directUrl: string | null; replicaUrl: string | null; hasNames: boolean };
	/** Null for the address at which the server listens. */
	publicUrl: string | null;
	siteDir: string;
	smtpUrl: string | null;
	/** Null if images are stored in `dataDir`. */
	s3: S3Settings | null;
	/** The provider for new payments. */
	paymentProvider: keyof typeof providerKeys;
	/**
	 * Null without credentials. A provider with credentials still handles its earlier payments after another has been
	 * selected.
	 */
	payriff: { baseUrl: string; secretKey: string } | null;
	kapitalbank: { baseUrl: string; username: string; password: string } | null;
	/**
	 * Keys of 32 bytes that seal files and secrets: the first is current, the others only open. Empty if none was
	 * configured.
	 */
	dataKeys: Buffer[];
	/** Digits only. */
	contactPhone: string;
	/** The operating company, as shown on the legal pages. */
	company: { name: string; taxId: string | null; address: string | null; email: string | null };
	/** The registration or licence under which the service operates, in the operator's words. */
	licence: string | null;
	hours: OpeningHours[] | null;
	trustProxy: boolean | number | string;
	logLevel: string;
	/** Null if nobody may read the metrics. */
	metricsToken: string | null;
	/** How long a server keeps accepting calls after it was told to stop. */
	shutdownDelayMs: number;
	/** Whether the second factor is required of all staff, rather than only used by those who have set it up. [DSH-17] */
	isSecondFactorRequired: boolean;
	/** The idle time after which a member of staff is signed out. */
	staffIdleMinutes: number;
	/** Whether a second person has to check a case before it is sent to the embassy. [DSH-13] */
	isSecondCheckRequired: boolean;
	/** How long images are kept after a request has ended. */
	imageRetentionDays: number;
}

/** Reads and validates the settings. @throws OperatorError with one line per error */
export function readConfig(env: Record<string, string | undefined>): Config {
	// An empty variable counts as not set.
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
	const result = Environment.safeParse(given);
	if (!result.success) {
		throw new OperatorError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
	}
	const read = result.data;
	const base = env.INIT_CWD || process.cwd();
	const isProduction = read.NODE_ENV === 'production';
	return {
		isProduction,
		port: read.PORT,
		host: read.HOST,
		dataDir: resolve(base, read.DATA_DIR),
		databaseUrl: read.DATABASE_URL ?? null,
		postgres: {
			directUrl: read.DATABASE_DIRECT_URL ?? null,
			replicaUrl: read.REPLICA_URL ?? null,
			hasNames: read.DATABASE_NAMED_STATEMENTS ?? true,
		},
		publicUrl: read.PUBLIC_URL ? new URL(read.PUBLIC_URL).origin : null,
		siteDir: resolve(base, read.SITE_DIR),
		smtpUrl: read.SMTP_URL ?? null,
		s3: s3Settings(read),
		paymentProvider: read.PAYMENT_PROVIDER ?? 'sandbox',
		...providerSettings(read),
		contactPhone: read.CONTACT_PHONE.replace('+', ''),
		company: {
			name: read.COMPANY_NAME,
			taxId: read.COMPANY_TAX_ID ?? null,
			address: read.COMPANY_ADDRESS ?? null,
			email: read.COMPANY_EMAIL ?? null,
		},
		licence: read.COMPANY_LICENCE ?? null,
		hours: read.COMPANY_HOURS ?? null,
		trustProxy: proxies(read.TRUST_PROXY),
		metricsToken: read.METRICS_TOKEN ?? null,
		shutdownDelayMs: read.SHUTDOWN_DELAY_SECONDS * 1000,
		isSecondFactorRequired: (read.STAFF_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
		staffIdleMinutes: read.STAFF_IDLE_MINUTES,
		isSecondCheckRequired: read.SECOND_CHECK === 'required',
		imageRetentionDays: read.IMAGE_RETENTION_DAYS,
		logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
	};
}

function s3Settings(read: z.output<typeof Environment>): S3Settings | null {
	if (!read.S3_BUCKET) return null;
	const [accessKeyId, secretAccessKey] = [read.S3_ACCESS_KEY_ID, read.S3_SECRET_ACCESS_KEY];
	return {
		bucket: read.S3_BUCKET,
		endpoint: read.S3_ENDPOINT ?? null,
		region: read.S3_REGION ?? 'us-east-1',
		credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
		isPathStyle: read.S3_FORCE_PATH_STYLE ?? false,
	};
}

const noSlash = (text: string) => text.replace(/\/+$/, '');

function providerSettings(env: z.output<typeof Environment>): Pick<Config, 'payriff' | 'kapitalbank' | 'dataKeys'> {
	const { PAYRIFF_SECRET_KEY: secretKey, KAPITALBANK_USERNAME: username, KAPITALBANK_PASSWORD: password } = env;
	const dataKeys = env.DATA_KEY ? [env.DATA_KEY, ...(env.OTHER_DATA_KEYS ?? [])].map(keyOf) : [];
	return {
		payriff: secretKey ? { baseUrl: noSlash(env.PAYRIFF_BASE_URL), secretKey } : null,
		kapitalbank:
			username && password && env.DATA_KEY ? { baseUrl: noSlash(env.KAPITALBANK_BASE_URL), username, password } : null,
		dataKeys,
	};
}

function proxies(text: string): Config['trustProxy'] {
	if (text === 'true' || text === 'false') return text === 'true';
	return /^\d+$/.test(text) ? Number(text) : text;
}
