import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Room } from '../../room';
import type { LogSync } from './logSync';

/** What we use of Emscripten's file system, which has no types of its own. */
interface Stream {
	nfd: number;
	node: object;
	/** Set by us: its path, and whether it belongs to the log. */
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

/** Emscripten's number for ENOSPC. */
const NO_SPACE = 51;
/** Changes of names and sizes, which the disk may persist before any file's content. */
const changes = ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'];

/**
 * Stores the database's files durably; the library's own never syncs. Data files are synced when the database asks; the
 * log only gets a request (see `LogSync`), but always reaches the disk before anything else changes.
 */
export class DurableFiles extends NodeFS {
	/** @param onBroken called if the database can't write its log and must not be used any more */
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
				// Other files there are still being created.
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
			// The file may be renamed afterwards.
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

	/** If the log can't be written, the database is finished; the reserve exists to prevent that. */
	#writeLog(write: () => number): number {
		try {
			return write();
		} catch (error) {
			const isFull = error instanceof Object && 'errno' in error && error.errno === NO_SPACE;
			try {
				if (isFull && this.room.giveReserve()) return write();
			} catch {
				// The reserve wasn't enough either.
			}
			this.onBroken();
			throw error;
		}
	}
}
