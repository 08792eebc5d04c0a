import type { QueryClient } from '@tanstack/react-query';

/** A case as a call about it answers. */
interface Answered {
	readonly id: string;
	readonly version: number;
}

/** What this page itself does with cases. */
export interface OwnWork {
	/**
	 * Makes a call about a case when those begun before it have been answered: at once they would be in each other's way. A
	 * mutation's own `scope` can't do it: it is said before it is known which case is meant.
	 * @param call gets what tells the version to go on from: the one that was seen, or what the calls that it waited for made of it
	 */
	inLine<Answer extends Answered>(
		id: string,
		call: (versionNow: (seen: number) => number) => Promise<Answer>,
	): Promise<Answer>;
	/** Makes a call of which is known only afterwards what it is about. */
	beside<Answer>(call: () => Promise<Answer>, about: (answer: Answer) => readonly Answered[]): Promise<Answer>;
	/** Whether an event tells of what this page did, and so nothing new; known when the calls that may have led to it are answered, or soon after. */
	isOwn(id: string, version: number): Promise<boolean>;
}

/** Longer no news waits for a call that may have led to it: a file can be minutes on its way, and the news is then of others. */
const SOON_MS = 3_000;
const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS));
/** So much later than its call's answer no event comes that tells of it. */
const LATE_MS = 5_000;
const known = new WeakMap<QueryClient, OwnWork>();

/** The own work of the page that reads through this client. */
export function ownWork(queryClient: QueryClient): OwnWork {
	const one = known.get(queryClient) ?? createOwnWork();
	known.set(queryClient, one);
	return one;
}

function createOwnWork(): OwnWork {
	/** The cases that are worked on: the last call's end, and the versions that calls have led to. */
	const lines = new Map<string, { end: Promise<unknown>; made: Set<number> }>();
	const others = new Set<Promise<unknown>>();
	/** Of what the service will tell, and since when it can. */
	const awaited = new Map<string, number>();
	const expect = ({ id, version }: Answered) => {
		const now = Date.now();
		// Of what is not told any more, for nobody follows the desk, or the line was broken.
		for (const [event, at] of awaited) if (now - at >= LATE_MS) awaited.delete(event);
		awaited.set(`${id} ${version}`, now);
	};
	const ended = (answer: Promise<unknown>) => answer.catch(() => undefined);

	/** Told once: the same version may be heard of again, for a note that somebody else has added. */
	const take = (id: string, version: number) => {
		const at = awaited.get(`${id} ${version}`);
		return awaited.delete(`${id} ${version}`) && at !== undefined && Date.now() - at < LATE_MS;
	};
	return {
		inLine: (id, call) => {
			const before = lines.get(id);
			const made = before?.made ?? new Set<number>();
			const make = async () => {
				const answer = await call((seen) => {
					let version = seen;
					while (made.has(version + 1)) version += 1;
					return version;
				});
				made.add(answer.version);
				expect(answer);
				return answer;
			};
			// Whether the one before went well is told to whoever began that.
			const answer = before ? before.end.then(make) : make();
			const line = { end: ended(answer), made };
			lines.set(id, line);
			void line.end.then(() => lines.get(id) === line && lines.delete(id));
			return answer;
		},
		beside: (call, about) => {
			const answer = call().then((answer) => {
				about(answer).forEach(expect);
				return answer;
			});
			const end = ended(answer);
			others.add(end);
			void end.then(() => others.delete(end));
			return answer;
		},
		isOwn: (id, version) =>
			Promise.race([Promise.all([...others, lines.get(id)?.end]), soon()]).then(() => take(id, version)),
	};
}
