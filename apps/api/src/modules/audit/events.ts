import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { FieldChange } from 'visa-sdk/contract';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { events, eventWords } from '../../platform/db/schema/audit';
import { newId } from '../../platform/ids';

/** Who does something, and in which call; the server itself has neither. */
export interface Actor {
	userId: string | null;
	httpRequestId: string | null;
}
/** The server itself: a sweep, a job or a bank’s notification, on nobody’s behalf. */
export const theServer: Actor = { userId: null, httpRequestId: null };

/** Whoever makes a call; a visitor has no id. */
export const actorOf = (call: { user: { id: string } | null; request: { id: string } }): Actor => ({
	userId: call.user?.id ?? null,
	httpRequestId: call.request.id,
});

const ROWS_AT_ONCE = 1000;

/** What an event says; when it happened and who did it is added when it is recorded. */
export type NewEvent = Omit<typeof events.$inferInsert, 'id' | 'at' | 'actorId' | 'httpRequestId'>;

/** An event, with what a person wrote about it. */
export type ToldEvent = NewEvent & {
	/** May say something about a person, so it is stored where it can be deleted. */
	words?: string | null | undefined;
};

/** What happened now, as rows. */
export function eventRows(clock: Clock, actor: Actor, ...happened: NewEvent[]): (typeof events.$inferInsert)[] {
	const at = clock.now();
	const by = { at, actorId: actor.userId, httpRequestId: actor.httpRequestId };
	return happened.map((event) => ({ ...event, ...by, id: newId(at) }));
}

/** Records what happened. @param tx the transaction of the change itself */
export async function record(tx: Db, clock: Clock, actor: Actor, ...happened: ToldEvent[]): Promise<void> {
	const told = happened.map(({ words }) => words);
	const rows = eventRows(clock, actor, ...happened.map(({ words: _, ...event }) => event));
	// A statement can hold only so many values.
	for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
		await tx.insert(events).values(rows.slice(from, from + ROWS_AT_ONCE));
	}
	const written = rows.flatMap(({ id }, nth) => (told[nth] ? { eventId: id, words: told[nth] } : []));
	if (written.length > 0) await tx.insert(eventWords).values(written);
}

/** Deletes what was written about requests; what happened to them stays. @param requestIds as a subquery */
export async function forgetEventWords(tx: Db, requestIds: SQLWrapper): Promise<void> {
	const about = tx.select({ id: events.id }).from(events).where(inArray(events.requestId, requestIds));
	await tx.delete(eventWords).where(inArray(eventWords.eventId, about));
}

/**
 * The changed fields, with both values, as far as they may appear in a trail that is never emptied: of things, not of
 * people. [DSH-15]
 */
export function changesOf(was: object, becomes: object): FieldChange[] {
	const before = new Map<string, unknown>(Object.entries(was));
	return changedFields(was, becomes).map((field) => ({
		field,
		from: plain(before.get(field)),
		to: plain(Reflect.get(becomes, field)),
	}));
}

function plain(value: unknown): FieldChange['to'] {
	if (value === null || value === undefined) return null;
	const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
	return isPlain ? value : JSON.stringify(value);
}

/** The names of the fields in which a row differs from what it was. */
export function changedFields(was: object, becomes: object): string[] {
	const before = new Map<string, unknown>(Object.entries(was));
	return Object.entries(becomes)
		.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
		.map(([name]) => name);
}
