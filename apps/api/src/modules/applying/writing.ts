import { sql } from 'drizzle-orm';
import { HOUR_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { idempotencyKeys } from '../../platform/db/schema/applying';
import { events } from '../../platform/db/schema/audit';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { promocodeUses } from '../../platform/db/schema/promocodes';
import { visaRequests } from '../../platform/db/schema/requests';
import { requestDocuments } from '../../platform/db/schema/uploads';
import { hurriedly, insertRows, type Statement, statement, toJson } from '../../platform/db/statement';
import { together } from '../../platform/db/together';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import type { LettersInStatement } from '../../platform/jobs/inStatement';
import { type Actor, eventRows } from '../audit/events';
import { versionOfCatalogue } from '../catalogue/offer';
import type { AttemptRow } from '../payments/attempts';
import type { CurrentUser } from '../people/currentUser';
import { type Promocode, reservation } from '../promocodes/service';
import { madeLetter } from '../requests/letters';
import type { RequestRow } from '../requests/moves';
import type { Holder } from '../uploads/service';

/**
 * How many requests a traveller may create within an hour; the same as for images. Each request opens a page at the payment
 * provider and sends an e-mail. Counted by the statement that writes, without a round trip of its own. A traveller's requests
 * are counted and written in turn, so that no burst exceeds it.
 */
export const REQUESTS_AN_HOUR = 200;

/** The traveller who creates a request: signed in, perhaps with images uploaded before. */
export type Owner = Holder & { user: CurrentUser };
/** A created request, and its first attempt to pay. */
export interface Made {
	request: RequestRow;
	attempt: AttemptRow;
}
/** An idempotency key, and a hash of the body it came with. */
export interface Keyed {
	key: string;
	bodyHash: string;
}
interface ToWrite extends Made {
	owner: Owner;
	/** Of the images. */
	keys: string[];
	keyed: Keyed | null;
	/** The promo code it uses, whose row the transaction has locked. */
	promo: Promocode | null;
	actor: Actor;
	/** Of the catalogue that the price is based on. */
	version: string;
}
type WritingDeps = Pick<Deps, 'clock' | 'jobs' | 'publicUrl' | 'database'>;
interface Written {
	/** Whether everything was written; otherwise nothing was. */
	isMade: boolean;
	hasAccount: boolean;
	/** Whether the owner has reached the limit per hour. */
	isCrowded: boolean;
	/** Of the current catalogue. */
	version: string;
	/** Which of the images the owner may use. */
	held: string[];
}

/**
 * Writes a new request with everything that belongs to it, in one snapshot and one statement. Calls that arrive while
 * others are being written share a statement; if one of them fails, it is run and reported alone.
 */
export function createWriting({ clock, jobs, publicUrl, database }: WritingDeps) {
	const [writeMany, writeOne] = [writing(jobs.letters, 'many'), writing(jobs.letters, 'one')];

	/** @returns for each whether it was written */
	async function writeTogether(all: readonly ToWrite[]): Promise<(Written | null)[]> {
		const { made, version } = await run(writeMany, database.db, all);
		return all.map(({ request }) =>
			made.has(request.id) ? { isMade: true, hasAccount: true, isCrowded: false, version, held: [] } : null,
		);
	}

	/** @param db a transaction, if something else is locked for it */
	async function writeAlone(db: Db, toWrite: ToWrite): Promise<Written> {
		const { made, accounts, crowded, version, held } = await run(writeOne, db, [toWrite]);
		const [hasAccount, isCrowded] = [accounts.length > 0, crowded.length > 0];
		return { isMade: made.has(toWrite.request.id), hasAccount, isCrowded, version, held };
	}

	async function run(write: Statement<Record<string, string>>, db: Db, all: readonly ToWrite[]) {
		const asked = await Promise.all(all.map(askedOf));
		const [row] = await write(db, { asked: JSON.stringify(asked), rows: JSON.stringify(rowsOfAll(all)) });
		// As the end of the statement selects.
		const told = row as unknown as Record<'made' | 'accounts' | 'crowded' | 'held', string[]> & { version: string };
		if (told.made.length > 0) jobs.letters.wake();
		return { ...told, made: new Set(told.made) };
	}

	/** What is checked before anything is written. */
	const askedOf = async ({ request, owner, version, keys, keyed }: ToWrite) => ({
		...{ request: request.id, owner: owner.user.id, version, keys, is_keyed: keyed !== null },
		since: later(request.createdAt, -HOUR_MS),
		browser: owner.uploadToken === null ? null : hashToken(owner.uploadToken),
		letter: await jobs.letters.write(madeLetter(owner.user, request, publicUrl())),
	});

	/** By the table they belong to. */
	function rowsOfAll(all: readonly ToWrite[]) {
		const each = all.map(rowsOf);
		const of = (name: keyof ReturnType<typeof rowsOf>) => each.flatMap((rows) => rows[name]);
		return {
			...{ requests: of('requests'), attempts: of('attempts'), events: of('events') },
			...{ documents: of('documents'), keys: of('keys'), uses: of('uses') },
		};
	}

	function rowsOf({ request, attempt, owner, keys, keyed, promo, actor }: ToWrite) {
		const requestId = request.id;
		const happened = eventRows(
			clock,
			actor,
			{ subject: 'request', subjectId: requestId, requestId, kind: 'created', to: request.status },
			{ subject: 'attempt', subjectId: attempt.id, requestId, kind: 'created', to: attempt.status, reason: 'created' },
		);
		const documents = keys.map((uploadKey, place) => ({ requestId, uploadKey, position: place, traveller: place + 1 }));
		const uses = promo ? [reservation(clock, promo, owner.user.id, requestId)] : [];
		const key = keyed && { ...keyed, userId: owner.user.id, requestId, createdAt: request.createdAt };
		return {
			requests: [toJson(visaRequests, request)],
			attempts: [toJson(paymentAttempts, attempt)],
			events: happened.map((event) => toJson(events, event)),
			documents: documents.map((document) => toJson(requestDocuments, document)),
			keys: key ? [toJson(idempotencyKeys, key)] : [],
			uses: uses.map((use) => toJson(promocodeUses, use)),
		};
	}

	return {
		/** Within the caller's transaction. */
		within: writeAlone,
		write: together({
			together: writeTogether,
			alone: (toWrite: ToWrite) => writeAlone(database.db, toWrite),
			// An image can become only one owner's, and a key creates one request.
			claims: ({ owner, keys, keyed }) => [...keys, ...(keyed ? [`${owner.user.id} ${keyed.key}`] : [])],
		}),
	};
}

const value = sql.placeholder;
const most = sql.raw(String(REQUESTS_AN_HOUR));
const rows = (name: string) => sql`${value('rows')}::jsonb->${sql.raw(`'${name}'`)}`;
const ofGoing = (column: string) => sql`join "going" on "going"."request" = "row".${sql.identifier(column)}`;

/**
 * First it reads and locks what it depends on: the account, so that it isn't deleted meanwhile; the owner's turn, in which
 * earlier requests are counted; the images, which may belong to the owner or to the owner's browser; and whether the price
 * is based on the current catalogue. Then it takes the keys.
 * Only what is completely in order is written; for everything else the reason is returned, and nothing of it is written.
 *
 * Locks are always taken in the same order, whole arrays at a time and sorted by their keys, so that two such statements never
 * deadlock. The batched form skips accounts, turns and images that someone else has locked.
 */
function writing(letters: LettersInStatement, forWhom: 'one' | 'many'): Statement<Record<string, string>> {
	const [unlessHeld, patience, isPatient] =
		forWhom === 'one'
			? [sql``, sql``, sql`true`]
			: [sql` skip locked`, sql` cross join (select ${hurriedly}) as "hurry"`, sql`false`];
	return statement(
		`visa-requests-created-for-${forWhom}`,
		sql`with "given" as materialized (
			select "asked".* from json_to_recordset(${value('asked')}::json) as "asked"("request" uuid, "owner" uuid,
				"browser" text, "version" text, "keys" text[], "is_keyed" boolean, "since" timestamptz, "letter" text)${patience}
		), "account" as materialized (
			select "id" from "users" where "id" = any(array(select "owner" from "given")) and "deleted_at" is null
			order by "id" for key share${unlessHeld}
		), "counted" as materialized (
			select "owner", requests_in_turn("owner", min("since"), ${most}, ${isPatient}) as "made" from "given" group by "owner"
		), "crowded" as materialized (
			select "request", "owner" from (
				select "request", "owner", row_number() over (partition by "owner" order by "request") as "place" from "given"
			) as "placed" join "counted" using ("owner") where "made" is null or "made" + "place" > ${most}
		), "seen" as materialized (
			select "key", "user_id", "browser_hash" from "uploads" where "key" = any(array(
				select unnest("keys") from "given" where "owner" = any(array(select "id" from "account"))
					and "request" <> all(array(select "request" from "crowded"))))
			order by "key" for no key update${unlessHeld}
		), "held" as materialized (
			select "named"."request", "named"."owner", "seen"."key", "seen"."user_id"
			from (select "request", "owner", "browser", unnest("keys") as "key" from "given") as "named" join "seen" using ("key")
			where "seen"."user_id" = "named"."owner" or ("seen"."browser_hash" = "named"."browser" and "seen"."user_id" is null)
		), "fitting" as materialized (
			select "given".* from "given" join "account" on "account"."id" = "given"."owner"
			join (select "request", count(*) as "pictures" from "held" group by "request") as "shown" using ("request")
			where "given"."version" = ${versionOfCatalogue} and "shown"."pictures" = cardinality("given"."keys")
				and "given"."request" <> all(array(select "request" from "crowded"))
		), "keyed" as (
			${insertRows(
				idempotencyKeys,
				['userId', 'key', 'bodyHash', 'requestId', 'createdAt'],
				rows('keys'),
				sql`join "fitting" on "fitting"."request" = "row"."request_id" order by "row"."user_id", "row"."key"`,
			)}
			on conflict do nothing returning "request_id"
		), "going" as materialized (
			select * from "fitting" where not "is_keyed" or "request" = any(array(select "request_id" from "keyed"))
		), "begun" as materialized (
			select "user_id" from "drafts" where "user_id" = any(array(select "owner" from "going")) order by "user_id" for update
		), "draft" as (
			delete from "drafts" where "user_id" = any(array(select "user_id" from "begun"))
		), "request" as (
			${insertRows(visaRequests, requestColumns, rows('requests'), ofGoing('id'))}
		), "claimed" as (
			update "uploads" set "user_id" = "held"."owner" from "held" join "going" using ("request")
			where "uploads"."key" = "held"."key" and "held"."user_id" is null
		), "documents" as (
			${insertRows(requestDocuments, ['requestId', 'uploadKey', 'position', 'traveller'], rows('documents'), ofGoing('request_id'))}
		), "attempt" as (
			${insertRows(paymentAttempts, attemptColumns, rows('attempts'), ofGoing('request_id'))}
		), "reserved" as (
			${insertRows(promocodeUses, ['requestId', 'promocodeId', 'userId', 'status', 'changedAt'], rows('uses'), ofGoing('request_id'))}
		), "happened" as (
			${insertRows(events, eventColumns, rows('events'), ofGoing('request_id'))}
		), ${letters.part(sql`(select coalesce(json_agg("letter"), '[]') from (
			select json_array_elements("letter"::json) as "letter" from "going") as "written")`)}
		select array(select "request"::text from "going") as "made", array(select "id"::text from "account") as "accounts",
			array(select "request"::text from "crowded") as "crowded",
			${versionOfCatalogue} as "version", array(select "key" from "held") as "held"`,
	);
}

/** The columns set at creation; the others come later. */
const requestColumns = [
	...['id', 'reference', 'userId', 'status', 'version', 'createdAt', 'expiresAt', 'startDate', 'endDate'],
	...[
		'peopleCount',
		'notes',
		'countryId',
		'visaTypeId',
		'visaOptionId',
		'serviceId',
		'snapshot',
		'total',
		'paymentStatus',
	],
] as (keyof typeof visaRequests.$inferInsert)[];
const attemptColumns = [
	...['id', 'requestId', 'number', 'status', 'version', 'provider', 'openingUntil', 'checkAt', 'returnTokenHash'],
	...['amount', 'currency', 'createdAt', 'expiresAt'],
] as (keyof typeof paymentAttempts.$inferInsert)[];
const eventColumns = [
	...['id', 'at', 'subject', 'subjectId', 'requestId', 'kind', 'to', 'actorId', 'reason', 'httpRequestId'],
] as (keyof typeof events.$inferInsert)[];
