import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Room } from '../../room';
import type { LogSync } from './logSync';

/** What we use of Emscripten's file system; it has no types of its own. */
interface Stream {
	nfd: number;
	node: object;
	/** Set by us: its path, and whether it is of the log. */
	place?: { path: string; isLog: boolean; isLogFile: boolean };
}
type Operation = (...args: never[]) => unknown;
interface Engine {
	NODEFS: {
		realPath(node: object): string;
		tryFSOperation<T>(work: () => T): T;
		stream_ops: Record<string, Operation> & {
			open(stream: Stream): void;
			close(stream: Stream): void;
			write(stream: Stream, ...more: unknown[]): number;
			fsync?(stream: Stream): number;
		};
		node_ops: Record<string, Operation>;
	};
}
type InitOptions = Parameters<NodeFS['init']>[1];

/** The number of ENOSPC in Emscripten. */
const NO_SPACE = 51;
/** Changes of names and sizes, which the disk may keep before the content of any file. */
const changes = ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'];

/**
 * The database's files on a disk that really keeps them. The library's own never syncs. Files of data are synced when
 * the database says so; the log is only asked for (see `LogSync`), but always before anything else changes.
 */
export class DurableFiles extends NodeFS {
	/** @param onBroken the database can't write its log, and must not be used any more */
	constructor(
		folder: string,
		private readonly log: LogSync,
		private readonly room: Room,
		private readonly onBroken: () => void,
	) {
		super(folder);
	}

	override async init(database: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
		const prepared = await super.init(database, options);
		const { preRun = [] } = prepared.emscriptenOpts;
		const hooks = [preRun].flat();
		hooks.push((engine) => this.#hook(engine as unknown as Engine));
		return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: hooks } };
	}

	override async closeFs(): Promise<void> {
		this.log.now();
		await super.closeFs();
	}

	#hook({ NODEFS }: Engine): void {
		const { log } = this;
		const streams = NODEFS.stream_ops;
		const { write, close } = streams;
		const placeOf = (stream: Stream) => {
			if (!stream.place) {
				const path = NODEFS.realPath(stream.node);
				const name = /[\\/]pg_wal[\\/](\w+)/.exec(path)?.[1];
				// Others there are files that are being made.
				stream.place = { path, isLog: name !== undefined, isLogFile: /^[0-9A-F]{24}$/.test(name ?? '') };
			}
			return stream.place;
		};
		streams.write = (stream, ...more) => {
			const { isLog, isLogFile } = placeOf(stream);
			if (!isLogFile) log.now();
			return isLog ? this.#writeLog(() => write(stream, ...more)) : write(stream, ...more);
		};
		streams.fsync = (stream) => {
			const { path, isLogFile } = placeOf(stream);
			if (isLogFile) log.ask(path);
			else {
				log.now();
				NODEFS.tryFSOperation(() => fsyncSync(stream.nfd));
			}
			return 0;
		};
		streams.close = (stream) => {
			// The file may get another name after it.
			if (placeOf(stream).isLogFile) log.now();
			close(stream);
		};
		for (const operations of [NODEFS.node_ops, streams]) {
			for (const name of changes) {
				const change = operations[name];
				if (!change) continue;
				operations[name] = (...args) => {
					log.now();
					return change(...args);
				};
			}
		}
	}

	/** A log that can't be written ends the database: for it there is the reserve. */
	#writeLog(write: () => number): number {
		try {
			return write();
		} catch (error) {
			const isFull = error instanceof Object && 'errno' in error && error.errno === NO_SPACE;
			try {
				if (isFull && this.room.giveReserve()) return write();
			} catch {
				// Not enough either.
			}
			this.onBroken();
			throw error;
		}
	}
}
