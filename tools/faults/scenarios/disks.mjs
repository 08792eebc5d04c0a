// Disks are full or read-only. They are mounted for this, see ../disks.mjs.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDisk, noDisks } from '../disks.mjs';
import { inTurn, load, uploads } from '../load.mjs';
import { addTraveller, groundOn, newFolder, newGround, newPostgres } from '../service.mjs';
import { withDatabase } from './database.mjs';

/** @typedef {import('./index.mjs').Scenario} Scenario */
/** @typedef {import('../service.mjs').Ground} Ground */

/** The same catalogue with its files on a disk of their own. @param {Ground} ground @param {number} megabytes */
async function filesOnDisk(ground, megabytes) {
	const disk = await newDisk(megabytes);
	await cp(join(ground.dataDir, 'data.key'), join(disk.folder, 'data.key'));
	return { disk, own: groundOn(ground.env.DATABASE_URL ?? null, disk.folder) };
}

/** @param {import('../disks.mjs').Disk} disk @param {number} ms */
const fullFor = async (disk, ms) => {
	await wait(500);
	await disk.fill();
	await wait(ms);
	await disk.free();
};

/** @type {Record<string, Scenario>} */
export const ofDisks = {
	'the disk of the embedded database is full for 5 s': {
		async run({ isQuick }) {
			const disk = await newDisk(384);
			const ground = await newGround(null, disk.folder);
			const traveller = await addTraveller(ground);
			const server = await ground.startServer();
			const atEnd = () => server.end('SIGTERM');
			// Fewer than the limit of one traveller per hour.
			const count = isQuick ? 20 : 150;
			return load(
				ground,
				() => server.url,
				{ count, traveller, atEnd },
				() => fullFor(disk, isQuick ? 1000 : 5000),
			);
		},
		isQuick: true,
		missing: noDisks,
	},

	'the disk of PostgreSQL is full for 5 s': {
		async run() {
			// Its programs are there too.
			const disk = await newDisk(768);
			const postgres = await newPostgres(disk.folder);
			const ground = await newGround(postgres.url, await newFolder('data-'));
			return withDatabase(
				ground,
				async () => {
					await fullFor(disk, 5000);
					// If it could not even write its log it has ended, and its supervisor restarts it.
					if (!postgres.isRunning()) await postgres.start();
				},
				200,
			);
		},
		missing: noDisks,
	},

	'the disk of the files is full for 5 s': {
		async run({ ground, isQuick }) {
			const { disk, own } = await filesOnDisk(ground, 96);
			const servers = await own.startServers(isQuick ? 1 : 3);
			const full = () => fullFor(disk, isQuick ? 1000 : 5000);
			const outcome = await uploads(own, inTurn(servers), { count: isQuick ? 5 : 30 }, full);
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
		isQuick: true,
		missing: noDisks,
	},

	'the disk of the files can only be read for 5 s': {
		async run({ ground, isQuick }) {
			const { disk, own } = await filesOnDisk(ground, 96);
			const servers = await own.startServers(isQuick ? 1 : 3);
			const onlyRead = async () => {
				await wait(500);
				await disk.onlyRead(true);
				await wait(isQuick ? 1000 : 5000);
				await disk.onlyRead(false);
			};
			const outcome = await uploads(own, inTurn(servers), { count: isQuick ? 5 : 30 }, onlyRead);
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
		isQuick: true,
		missing: noDisks,
	},
};
