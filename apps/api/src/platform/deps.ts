import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Clock } from './clock';
import type { Database } from './db';
import type { Jobs } from './jobs';
import type { Limits } from './limits';
import type { Mailer } from './mail';
import type { Metrics } from './metrics';
import type { Storage } from './storage';
import type { Vault } from './vault';

/** Everything the server depends on; tests provide their own. */
export interface Deps {
	config: Config;
	database: Database;
	storage: Storage;
	mailer: Mailer;
	jobs: Jobs;
	limits: Limits;
	clock: Clock;
	log: Logger;
	metrics: Metrics;
	/** Encrypts secrets that must be read again. */
	vault: Vault;
	/** Signs links; stored in the database. */
	secret: string;
	/** The site's URL, known once the server listens. Without a trailing slash. */
	publicUrl(): string;
	/** How the sandbox bank calls back. */
	fetch: typeof fetch;
}
