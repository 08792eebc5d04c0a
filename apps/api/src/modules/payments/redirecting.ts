import { sql } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { canMoveAttempt } from 'visa-sdk/rules';
import { hurriedly, statement } from '../../platform/db/statement';
import { together } from '../../platform/db/together';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Cause } from '../requests/moves';
import type { AttemptRow } from './attempts';

/** The idempotency key of a call, whose stored response is the page. */
export interface AnsweredKey {
	userId: string;
	key: string;
}
/** The result of opening an attempt's page. */
interface Opened {
	attempt: AttemptRow;
	providerId: string;
	page: PaymentPage;
	key: AnsweredKey | null;
	cause: Cause;
}

/**
 * `moveAttempt` for attempts whose pages have been created, with their events and the stored responses of their keys, in
 * one statement. The requests' rows are locked first, in the order of their ids, as everywhere: they store their
 * attempts' status.
 */
const redirecting = (forWhom: 'one' | 'many') =>
	statement<{ opened: string }>(
		`attempts-redirected-for-${forWhom}`,
		sql`with "given" as materialized (
			select "asked".* from json_to_recordset(${sql.placeholder('opened')}::json) as "asked"("request" uuid, "attempt" uuid,
				"version" integer, "provider_id" text, "payment_url" text, "at" timestamptz, "event" uuid, "from_status" text,
				"actor" uuid, "reason" text, "http_request" text, "key_of" uuid, "key" text, "answer" jsonb)
			${forWhom === 'many' ? sql` cross join (select ${hurriedly}) as "hurry"` : sql``}
		), "request" as materialized (
			select "id" from "visa_requests" where "id" = any(array(select "request" from "given"))
			order by "id" for no key update${forWhom === 'many' ? sql` skip locked` : sql``}
		), "moved" as (
			update "payment_attempts" as "row" set "status" = 'REDIRECTED', "version" = "row"."version" + 1,
				"provider_id" = "given"."provider_id", "payment_url" = "given"."payment_url", "opening_until" = "given"."at"
			from "given" join "request" on "request"."id" = "given"."request"
			where "row"."id" = "given"."attempt" and "row"."version" = "given"."version"
			returning "given".*
		), "told" as (
			insert into "events" ("id", "at", "subject", "subject_id", "request_id", "kind", "from_status", "to_status",
				"actor_id", "reason", "http_request_id")
			select "event", "at", 'attempt', "attempt", "request", 'moved', "from_status", 'REDIRECTED', "actor", "reason", "http_request"
			from "moved"
		), "answered" as (
			update "idempotency_keys" as "row" set "answer" = "moved"."answer" from "moved"
			where "row"."user_id" = "moved"."key_of" and "row"."key" = "moved"."key"
		)
		select "attempt" from "moved"`,
	);
const [redirectOne, redirectMany] = [redirecting('one'), redirecting('many')];

/** Records the pages of attempts, in batches for simultaneous calls. */
export function createRedirecting({ clock, database: { db } }: Pick<Deps, 'clock' | 'database'>) {
	/** @returns the attempts that were changed */
	async function redirect(write: typeof redirectOne, all: readonly Opened[]): Promise<Set<unknown>> {
		const now = clock.now();
		const opened = all.map(({ attempt, providerId, page, key, cause: { actor, reason } }) => ({
			...{ request: attempt.requestId, attempt: attempt.id, version: attempt.version, from_status: attempt.status },
			...{ provider_id: providerId, payment_url: page.paymentUrl, at: now, event: newId(now) },
			...{ actor: actor.userId, http_request: actor.httpRequestId, reason },
			...{ key_of: key?.userId, key: key?.key, answer: page },
		}));
		const moved = await write(db, { opened: JSON.stringify(opened) });
		return new Set(moved.map(({ attempt }) => attempt));
	}

	const move = together({
		async together(all: readonly Opened[]) {
			const moved = await redirect(redirectMany, all);
			return all.map(({ attempt }) => moved.has(attempt.id) || null);
		},
		async alone(opened: Opened) {
			const moved = await redirect(redirectOne, [opened]);
			if (!moved.has(opened.attempt.id)) throw stateConflict(sentences.stale);
			return true;
		},
		claims: ({ attempt }) => [attempt.requestId],
	});

	/** @throws Refusal 409 if the attempt has changed since it was read */
	return async (opened: Opened): Promise<void> => {
		if (!canMoveAttempt(opened.attempt.status, 'REDIRECTED')) throw stateConflict(sentences.stale);
		await move(opened);
	};
}
