import type { QueryClient } from '@tanstack/react-query';

/** The case in a call's response. */
interface Answered {
	readonly id: string;
	readonly version: number;
}

/** The changes to cases made by this page itself. */
export interface OwnWork {
	/**
	 * Makes a call about a case after the earlier calls about it have been answered: made at the same time, they would
	 * conflict. A mutation's own `scope` can't do this, because it is set before the case is known.
	 * @param call gets a function that turns the version the user saw into the one that the earlier calls have led to
	 */
	inLine<Answer extends Answered>(
		id: string,
		call: (versionNow: (seen: number) => number) => Promise<Answer>,
	): Promise<Answer>;
	/** Makes a call of which only the response says which cases it is about. */
	beside<Answer>(call: () => Promise<Answer>, about: (answer: Answer) => readonly Answered[]): Promise<Answer>;
	/**
	 * Whether an event reports a change made by this page, which is no news. Resolves when the calls that may have caused
	 * it are answered, or after a few seconds.
	 */
	isOwn(id: string, version: number): Promise<boolean>;
}

/**
 * How long an event waits for the calls that may have caused it. An upload can take minutes; the event is then probably
 * someone else's.
 */
const SOON_MS = 3_000;
const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS));
/** How long after a call's response its event may arrive. */
const LATE_MS = 5_000;
const known = new WeakMap<QueryClient, OwnWork>();

/** The changes made by the page that uses this query client. */
export function ownWork(queryClient: QueryClient): OwnWork {
	const one = known.get(queryClient) ?? createOwnWork();
	known.set(queryClient, one);
	return one;
}

function createOwnWork(): OwnWork {
	/** For each case with calls under way: the end of the last call, and the versions that the calls have led to. */
	const lines = new Map<string, { end: Promise<unknown>; made: Set<number> }>();
	const others = new Set<Promise<unknown>>();
	/** The events still expected, by case and version, and the times of the responses that announced them. */
	const awaited = new Map<string, number>();
	const expect = ({ id, version }: Answered) => {
		const now = Date.now();
		// Some events never come: nobody follows the desk, or the connection was broken.
		for (const [event, at] of awaited) if (now - at >= LATE_MS) awaited.delete(event);
		awaited.set(`${id} ${version}`, now);
	};
	const ended = (answer: Promise<unknown>) => answer.catch(() => undefined);

	/** Takes an expected event off the list: the same version may be reported again, because of someone else's note. */
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
			// `end` never rejects: a failure is reported only to the caller of the call that failed.
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
