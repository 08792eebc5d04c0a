import { and, eq, gt } from 'drizzle-orm';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { VIEW_MS } from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { type CurrentUser, isStaff } from '../users/currentUser';
import { visaRequestDetails } from './detail';
import { findRequest } from './moves';

const { events } = tables;

/** Everything about a request as the user may see it. */
export async function detailOf(db: Db, id: string, user: CurrentUser): Promise<VisaRequestDetail> {
	const request = await findRequest(db, id);
	const isTraveller = request?.userId === user.id || !isStaff(user.role);
	const [found] = request ? await visaRequestDetails(db, [request], isTraveller ? 'traveller' : user) : [];
	if (!found) throw notFound(sentences.requestNotFound);
	return found;
}

/** The same, and written down when staff see with it who somebody is. [DSH-12] */
export async function readRequest(
	{ clock, database: { db } }: Deps,
	id: string,
	user: CurrentUser,
	actor: Actor,
): Promise<VisaRequestDetail> {
	const found = await detailOf(db, id, user);
	if (isStaff(user.role) && found.isPersonalDataOpen) await recordView(db, later(clock.now(), -VIEW_MS));
	return found;

	/** Looking again within minutes is the same look. */
	async function recordView(on: Db, since: Date): Promise<void> {
		const isSame = and(
			eq(events.requestId, id),
			eq(events.kind, 'data-viewed'),
			eq(events.actorId, user.id),
			gt(events.at, since),
		);
		if ((await on.$count(events, isSame)) > 0) return;
		await record(on, clock, actor, { subject: 'request', subjectId: id, requestId: id, kind: 'data-viewed' });
	}
}
