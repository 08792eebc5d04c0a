import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
/** In bytes. The servers of the tests keep a few hundred megabytes at a time. */
const ENOUGH = 4 * 2 ** 30;

/**
 * Where tests put data folders of servers that live for seconds: in memory, if this machine has plenty. The embedded
 * database waits for the disk at each commit, and all of its process with it.
 */
export function quickFolder() {
	try {
		const { bavail, bsize } = statfsSync(memory);
		return bavail * bsize > ENOUGH && freemem() > ENOUGH ? memory : tmpdir();
	} catch {
		return tmpdir();
	}
}
