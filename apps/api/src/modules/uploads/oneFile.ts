import type { FastifyRequest } from 'fastify';
import { sentences } from '../../platform/sentences';
import { refuseFault, refuseUpload } from './image';

/** The bytes of the one file named `file`; the form's other fields say nothing. @param tooLarge how it is refused */
export async function oneFile(
	request: FastifyRequest,
	tooLarge: () => Error = () => refuseFault('too-large'),
): Promise<Uint8Array> {
	if (!request.isMultipart()) throw refuseUpload(sentences.noFile);
	const files: Uint8Array[] = [];
	let isTooLarge = false;
	try {
		for await (const part of request.files()) {
			const bytes = await part.toBuffer();
			if (part.fieldname !== 'file') continue;
			isTooLarge ||= part.file.truncated;
			files.push(bytes);
		}
	} catch (error) {
		throw unreadable(error);
	}
	if (files.length > 1) throw refuseFault('too-many');
	if (isTooLarge) throw tooLarge();
	const [bytes] = files;
	if (!bytes) throw refuseUpload(sentences.noFile);
	return bytes;
}

/** A form that ends in the middle, has no boundary or is none at all; the parser gives these faults no status. */
function unreadable(error: unknown): Error {
	if (!(error instanceof Error)) return refuseUpload(sentences.truncated);
	if ('code' in error && error.code === 'FST_FILES_LIMIT') return refuseFault('too-many');
	return 'statusCode' in error ? error : refuseUpload(sentences.truncated);
}
