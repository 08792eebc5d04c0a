import type { LiveEvent } from 'visa-sdk/contract';
import type { Deps } from '../../platform/deps';
import { EventStream } from '../../platform/eventStream';
import { newId } from '../../platform/ids';
import { Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { CurrentUser } from '../people/currentUser';
import { LINES_MAXIMUM, type Presence } from './presence';

/** Database triggers notify this channel of changes, within the transaction of the change. */
const CHANNEL = 'viza_desk';
const BEAT_MS = 20_000;

type Told =
	| { type: 'request'; id: string; version: number; isNew: boolean; isInWork: boolean; assignedTo: string | null }
	| { type: 'presence'; id: string };
interface Hearer {
	connection: string;
	userId: string;
	stream: EventStream;
	/** Whether the session is still valid. */
	isSignedIn(): Promise<boolean>;
}

/** Notifies desks of changes. Each process listens once, and keeps nothing except its open connections. [DSH-10] */
export function createLive(deps: Deps, presence: Presence, beatMs = BEAT_MS) {
	const { clock, database, log } = deps;
	const hearers = new Set<Hearer>();
	let listening: Promise<() => Promise<void>> | null = null;
	let timer: NodeJS.Timeout | null = null;
	let isOver = false;
	/** When this process last heard of a change, or began to listen. */
	let heardAt = 0;

	/** Notifications sent while nobody listened are lost, so whoever reconnects reloads everything. */
	const letGo = () => {
		heardAt = performance.now();
		for (const { stream } of hearers) stream.end();
	};

	function listen(): Promise<unknown> {
		listening ??= database
			.listen(CHANNEL, hear, letGo)
			.finally(() => {
				// What changed before that, nobody heard of.
				heardAt = performance.now();
			})
			.catch((error: unknown) => {
				listening = null;
				throw error;
			});
		timer ??= setInterval(() => void beat(), beatMs).unref();
		return listening;
	}

	function hear(payload: string): void {
		const told = JSON.parse(payload) as Told;
		if (told.type === 'request') heardAt = performance.now();
		for (const { stream, userId } of hearers) stream.send(toEvent(told, userId));
	}

	/** Opens an event stream; the first event is `hello`. */
	async function open(user: CurrentUser, isSignedIn: Hearer['isSignedIn']): Promise<EventStream> {
		if (isOver) throw new Refusal(503, 'UNAVAILABLE', sentences.unavailable);
		await listen();
		for (const { stream } of linesOf(user.id).slice(0, -(LINES_MAXIMUM - 1))) stream.end();
		const connection = newId(clock.now());
		const stream = new EventStream(() => {
			hearers.delete(hearer);
			void presence.leave([connection]).catch(() => undefined);
		});
		const hearer: Hearer = { connection, userId: user.id, stream, isSignedIn };
		hearers.add(hearer);
		const quietMs = Math.floor(performance.now() - heardAt);
		stream.send({ type: 'hello', connection, quietMs } satisfies LiveEvent);
		if (isOver) stream.end();
		return stream;
	}

	/** Oldest first. */
	const linesOf = (userId: string) => [...hearers].filter((hearer) => hearer.userId === userId);

	/** Keeps connections and their users' presence alive, and ends those whose session has expired. */
	async function beat(): Promise<void> {
		try {
			for (const hearer of [...hearers]) {
				if (await hearer.isSignedIn()) hearer.stream.beat();
				else {
					hearer.stream.send({ type: 'end' } satisfies LiveEvent);
					hearer.stream.end();
				}
			}
			await presence.renew([...hearers].map(({ connection }) => connection));
		} catch (error) {
			log.warn({ err: error }, 'the desk’s lines could not be looked after');
		}
	}

	/** Ends all connections, so that their desks reconnect to another process. */
	async function stop(): Promise<void> {
		isOver = true;
		if (timer) clearInterval(timer);
		const connections = [...hearers].map(({ connection }) => connection);
		letGo();
		const end = await listening?.catch(() => null);
		listening = null;
		await presence.leave(connections).catch(() => undefined);
		await end?.();
	}

	return { open, beat, stop };
}
export type Live = ReturnType<typeof createLive>;

function toEvent(told: Told, userId: string): LiveEvent {
	if (told.type === 'presence') return { type: 'presence', id: told.id };
	const { id, version, isNew, isInWork, assignedTo } = told;
	const queue = assignedTo === userId ? 'mine' : isInWork && assignedTo === null ? 'unassigned' : 'other';
	return { type: 'request', id, version, isNew, queue };
}
