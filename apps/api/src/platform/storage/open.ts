import { join } from 'node:path';
import type { Config } from '../../config';
import { inDataDir } from '../dataDir';
import { OperatorError } from '../operatorError';
import type { Storage } from './index';
import { localStorage } from './local';
import { s3Storage } from './s3';
import { type SealedStorage, sealedStorage } from './sealed';
import type { KeyWrapping } from './wrapping';

/** Opens the configured storage with sealed files. @throws OperatorError if it can't be reached */
export async function openStorage(config: Config, wrapping: KeyWrapping | null): Promise<SealedStorage> {
	return sealedStorage(await openPlain(config), wrapping);
}

async function openPlain(config: Config): Promise<Storage> {
	if (!config.s3) return inDataDir(config.dataDir, () => localStorage(join(config.dataDir, 'uploads')));
	const storage = await s3Storage(config.s3);
	try {
		await storage.check();
		return storage;
	} catch (error) {
		storage.close();
		throw new OperatorError(
			`S3_BUCKET ${storage.where} can't be reached (${error instanceof Error ? error.name : error}).`,
		);
	}
}
