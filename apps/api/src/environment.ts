import { isIP } from 'node:net';
import { z } from 'zod';
import { openingHoursSetting } from './openingHours';
import { defaultSiteDir } from './paths';

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

/** A key of 32 bytes, given in Base64. */
export const keyOf = (text: string) => Buffer.from(text, 'base64');
const isKey = (text: string) => keyOf(text).length === 32;

const secretFirst = ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'] as const;
const postgresDetails = ['DATABASE_DIRECT_URL', 'DATABASE_NAMED_STATEMENTS', 'REPLICA_URL'] as const;
const s3Details = ['S3_ENDPOINT', 'S3_REGION', ...secretFirst, 'S3_FORCE_PATH_STYLE'] as const;
/** The payment providers, and the settings that each requires. */
const providerKeys = {
	sandbox: [],
	payriff: ['PAYRIFF_SECRET_KEY'],
	kapitalbank: ['KAPITALBANK_USERNAME', 'KAPITALBANK_PASSWORD', 'DATA_KEY'],
} as const;

/** The settings as environment variables, with one message per error. */
export const Environment = z
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

export type Environment = z.output<typeof Environment>;

/** A provider that takes payments. */
export type PaymentProvider = keyof typeof providerKeys;

/** The names of all settings. */
export const settingNames = Object.keys(Environment.shape);
