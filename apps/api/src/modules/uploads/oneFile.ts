import type { FastifyRequest } from 'fastify';
import { isUnavailable } from '../../platform/db/unavailable';
import { sentences } from '../../platform/sentences';
import { inTurn, refuseFault, refuseUpload } from './image';
import { type Received, receive } from './received';

/**
 * Works on the one file named `file`; the form's other fields and files are discarded as they arrive.
 * @param tooLarge the refusal for a file that is too large
 */
export async function withOneFile<T>(
	request: FastifyRequest,
	work: (file: Received) => Promise<T>,
	tooLarge: () => Error = () => refuseFault('too-large'),
): Promise<T> {
	if (!request.isMultipart()) throw refuseUpload(sentences.noFile);
	const taken: { file: Received | null } = { file: null };
	let [named, isTooLarge] = [0, false];
	try {
		await read().catch((error: unknown) => {
			throw unreadable(error);
		});
		if (named > 1) throw refuseFault('too-many');
		if (isTooLarge) throw tooLarge();
		if (!taken.file) throw refuseUpload(sentences.noFile);
		return await work(taken.file);
	} finally {
		await taken.file?.drop();
	}

	async function read(): Promise<void> {
		for await (const { fieldname, file } of request.files()) {
			if (fieldname === 'file') named += 1;
			if (fieldname !== 'file' || named > 1) {
				for await (const _ of file);
				continue;
			}
			taken.file = await receive(file);
			isTooLarge = file.truncated;
		}
	}
}

/** {@link withOneFile} with the complete file in memory, when its turn comes. */
export const withBytesOfOneFile = <T>(
	request: FastifyRequest,
	work: (bytes: Uint8Array) => Promise<T>,
	tooLarge?: () => Error,
): Promise<T> => withOneFile(request, (file) => inTurn(async () => work(await file.bytes())), tooLarge);

/** A form that is truncated, lacks a boundary or isn't a form; the parser gives these errors no status. */
function unreadable(error: unknown): unknown {
	if (!(error instanceof Error)) return refuseUpload(sentences.truncated);
	if ('code' in error && error.code === 'FST_FILES_LIMIT') return refuseFault('too-many');
	return 'statusCode' in error || isUnavailable(error) ? error : refuseUpload(sentences.truncated);
}
