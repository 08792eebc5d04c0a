import { hash } from 'node:crypto';
import type { S3Settings } from '../../config';
import { assertKey, isKey, type Storage } from './index';

const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
	yield bytes;
}

/** A bucket of S3 or of a compatible server. The bucket must exist. */
export async function s3Storage({ bucket, endpoint, region, credentials, isPathStyle }: S3Settings): Promise<Storage> {
	// Loaded only here: without a bucket the server starts without this large library.
	const s3 = await import('@aws-sdk/client-s3');
	const client = new s3.S3Client({
		region,
		forcePathStyle: isPathStyle,
		...(endpoint ? { endpoint } : {}),
		...(credentials ? { credentials } : {}),
		// Many compatible servers don't support newer checksums; all support Content-MD5.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
	});
	// Verified completely before any of it is passed on.
	async function get(key: string) {
		assertKey(key);
		try {
			const { Body, Metadata } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key }));
			const bytes = await Body?.transformToByteArray();
			return bytes && Metadata?.sha256 === hash('sha256', bytes, 'hex') ? bytes : null;
		} catch (error) {
			if (error instanceof s3.NoSuchKey) return null;
			throw error;
		}
	}
	return {
		where: endpoint ? `${bucket} at ${new URL(endpoint).host}` : `${bucket} at S3`,
		async put(key, bytes) {
			assertKey(key);
			// A server verifies Content-MD5 and stores nothing of an incomplete body; not every one does, so the hash is
			// stored with the image and verified again when it is read.
			await client.send(
				new s3.PutObjectCommand({
					Bucket: bucket,
					Key: key,
					Body: bytes,
					ContentLength: bytes.length,
					ContentMD5: hash('md5', bytes, 'base64'),
					Metadata: { sha256: hash('sha256', bytes, 'hex') },
				}),
			);
		},
		get,
		async open(key) {
			const bytes = await get(key);
			return bytes && only(bytes);
		},
		async remove(key) {
			assertKey(key);
			await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
		},
		async *list() {
			for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket })) {
				for (const { Key, LastModified } of page.Contents ?? []) {
					// A bucket may contain other things too, which aren't ours.
					if (Key && LastModified && isKey(Key)) yield { key: Key, modifiedAt: LastModified };
				}
			}
		},
		async check() {
			// Unlike HeadBucket it also checks the permissions; the prefix keeps the response empty.
			await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1, Prefix: 'readiness/' }));
		},
		close: () => client.destroy(),
	};
}
