import { resolve } from 'node:path';
import type { OpeningHours } from 'visa-sdk/contract';
import { Environment, keyOf, type PaymentProvider } from './environment';
import { OperatorError } from './platform/operatorError';

/** Where images are stored if not in a local folder: a bucket of any service that speaks S3. */
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
	paymentProvider: PaymentProvider;
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

function s3Settings(read: Environment): S3Settings | null {
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

function providerSettings(env: Environment): Pick<Config, 'payriff' | 'kapitalbank' | 'dataKeys'> {
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
