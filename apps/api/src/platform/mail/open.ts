import { join } from 'node:path';
import type { Config } from '../../config';
import { systemClock } from '../clock';
import { inDataDir } from '../dataDir';
import type { Mailer } from './index';
import { outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

/** Opens the configured way to send e-mails. */
export async function openMailer(config: Config): Promise<Mailer> {
	if (config.smtpUrl) return smtpMailer(config.smtpUrl, systemClock);
	return inDataDir(config.dataDir, () => outboxMailer(join(config.dataDir, 'outbox'), systemClock));
}
