import { and, eq, gt } from 'drizzle-orm';
import { VIEW_MS } from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import { events } from '../../platform/db/schema/audit';
import type { Deps } from '../../platform/deps';
import { type Actor, type NewEvent, record } from './events';

/**
 * Records that a member of staff has viewed someone's personal data; viewing it again within minutes counts as the same
 * view. [DSH-12]
 * @param what a request, or a user alone
 */
export async function recordView(
	{ clock, database: { db } }: Deps,
	what: Pick<NewEvent, 'subject' | 'subjectId' | 'requestId'>,
	actor: Actor & { userId: string },
): Promise<void> {
	const isSame = and(
		eq(events.subjectId, what.subjectId),
		eq(events.kind, 'data-viewed'),
		eq(events.actorId, actor.userId),
		gt(events.at, later(clock.now(), -VIEW_MS)),
	);
	if ((await db.$count(events, isSame)) === 0) await record(db, clock, actor, { ...what, kind: 'data-viewed' });
}
