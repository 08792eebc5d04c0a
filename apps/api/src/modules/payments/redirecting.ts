import { sql } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { canMoveAttempt } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { statement } from '../../platform/db/statement';
import { newId } from '../../platform/ids';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Cause } from '../requests/moves';
import type { AttemptRow } from './attempts';

/** The idempotency key of a call, which gets the page as its answer. */
export interface AnsweredKey {
	userId: string;
	key: string;
}

const value = sql.placeholder;
/**
 * `moveAttempt` of an attempt whose page is made, with its event and the answer of its key, in one statement. The
 * request's row is locked first, as everywhere: it keeps how the attempt stands.
 */
const redirect = statement<Record<string, string | number | null>>(
	'attempt-redirected',
	sql`with "request" as (
		select from "visa_requests" where "id" = ${value('requestId')} for no key update
	), "moved" as (
		update "payment_attempts" set "status" = 'REDIRECTED', "version" = "version" + 1,
			"provider_id" = ${value('providerId')}, "payment_url" = ${value('paymentUrl')}, "opening_until" = ${value('openedAt')}
		where "id" = ${value('attemptId')} and "version" = ${value('version')} and exists (select from "request")
		returning "id", "request_id"
	), "told" as (
		insert into "events" ("id", "at", "subject", "subject_id", "request_id", "kind", "from_status", "to_status",
			"actor_id", "reason", "http_request_id")
		select ${value('eventId')}::uuid, ${value('at')}::timestamptz, 'attempt', "id", "request_id", 'moved',
			${value('from')}::text, 'REDIRECTED', ${value('actorId')}::uuid, ${value('reason')}::text, ${value('httpRequestId')}::text
		from "moved"
	), "answered" as (
		update "idempotency_keys" set "answer" = ${value('answer')}::jsonb from "moved"
		where "user_id" = ${value('keyOf')}::uuid and "key" = ${value('key')}::text
	)
	select "id" from "moved"`,
);

/** @throws Refusal 409 when the attempt is no longer what it was when it was read */
export async function toRedirected(
	db: Db,
	attempt: AttemptRow,
	{ providerId, page, key }: { providerId: string; page: PaymentPage; key: AnsweredKey | null },
	{ actor, reason }: Cause,
	clock: Clock,
): Promise<void> {
	if (!canMoveAttempt(attempt.status, 'REDIRECTED')) throw stateConflict(sentences.stale);
	const now = clock.now();
	const at = now.toISOString();
	const moved = await redirect(db, {
		...{ requestId: attempt.requestId, attemptId: attempt.id, version: attempt.version, from: attempt.status },
		...{ providerId, paymentUrl: page.paymentUrl, openedAt: at, at, eventId: newId(now) },
		...{ actorId: actor.userId, httpRequestId: actor.httpRequestId, reason },
		...{ keyOf: key?.userId ?? null, key: key?.key ?? null, answer: JSON.stringify(page) },
	});
	if (moved.length === 0) throw stateConflict(sentences.stale);
}
