// Small disks that can be filled and made read-only. They are mounted, which only root may do.
import { execFile, execFileSync } from 'node:child_process';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atTheEnd, newFolder } from './service.mjs';

const run = promisify(execFile);

/** Why this machine can't have them; null if it can. */
export const noDisks = (() => {
	if (process.platform !== 'linux') return 'only on Linux';
	if (process.getuid?.() !== 0) return 'needs root, who may mount a disk';
	try {
		// In a mount namespace of its own, which disappears with the command.
		execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
		return null;
	} catch {
		return 'this machine lets nobody mount a disk';
	}
})();

/** @typedef {{ folder: string, fill(): Promise<void>, free(): Promise<void>, onlyRead(isOnly: boolean): Promise<void> }} Disk */

/** @param {number} megabytes @returns {Promise<Disk>} */
export async function newDisk(megabytes) {
	const folder = await newFolder('disk-');
	await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
	atTheEnd(() => run('umount', ['--lazy', folder]));
	await chmod(folder, 0o755);
	const filler = join(folder, 'filler');
	return {
		folder,
		async fill() {
			const file = await open(filler, 'a');
			try {
				// Other processes write too: repeated until no space is left.
				for (;;) {
					const { bavail, bsize } = await statfs(folder);
					await file.write(Buffer.alloc(Math.max(bsize, Math.min(bavail * bsize, 1024 * 1024))));
				}
			} catch (error) {
				if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
			} finally {
				await file.close();
			}
		},
		free: () => rm(filler, { force: true }),
		async onlyRead(isOnly) {
			// Refused while a process has a file open for writing.
			for (let tries = 0; ; tries += 1) {
				try {
					await run('mount', ['-o', `remount,${isOnly ? 'ro' : 'rw'}`, folder]);
					return;
				} catch (error) {
					if (tries === 200) throw error;
				}
			}
		},
	};
}
