import type { Clock } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import { newId } from '../../platform/ids';

/** Who does something and in which call; the server itself is nobody in no call. */
export interface Actor {
	userId: string | null;
	httpRequestId: string | null;
}
export const theServer: Actor = { userId: null, httpRequestId: null };

export const actorOf = (call: { user: { id: string } | null; request: { id: string } }): Actor => ({
	userId: call.user?.id ?? null,
	httpRequestId: call.request.id,
});

export type NewEvent = Omit<typeof tables.events.$inferInsert, 'id' | 'at' | 'actorId' | 'httpRequestId'>;

/** Writes down what happened. @param tx the transaction of the change itself */
export async function record(tx: Db, clock: Clock, actor: Actor, event: NewEvent): Promise<void> {
	const at = clock.now();
	await tx
		.insert(tables.events)
		.values({ ...event, id: newId(at), at, actorId: actor.userId, httpRequestId: actor.httpRequestId });
}
