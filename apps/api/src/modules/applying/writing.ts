import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { idempotencyKeys } from '../../platform/db/schema/applying';
import { events } from '../../platform/db/schema/audit';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { promocodeUses } from '../../platform/db/schema/promocodes';
import { visaRequests } from '../../platform/db/schema/requests';
import { requestDocuments } from '../../platform/db/schema/uploads';
import { insertRows, type Statement, statement, toJson } from '../../platform/db/statement';
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

export type Owner = Holder & { user: CurrentUser };
export interface Made {
	request: RequestRow;
	attempt: AttemptRow;
}
/** An idempotency key, and a hash of what came with it. */
export interface Keyed {
	key: string;
	bodyHash: string;
}
interface ToWrite extends Made {
	owner: Owner;
	/** Of the pictures. */
	keys: string[];
	keyed: Keyed | null;
	/** The code that is used for it, whose row the transaction holds. */
	promo: Promocode | null;
	actor: Actor;
	/** Of the catalogue by which the price was made. */
	version: string;
}
interface Written {
	/** Whether everything was written; else nothing was. */
	isMade: boolean;
	hasAccount: boolean;
	/** Of the catalogue as it is now. */
	version: string;
	/** Which of the pictures are the owner's to use. */
	held: string[];
}

/** Writes a new request with all that comes with it, of one moment and in one statement. */
export function createWriting({ clock, jobs, publicUrl }: Pick<Deps, 'clock' | 'jobs' | 'publicUrl'>) {
	const run = writing(jobs.letters);
	return async (db: Db, toWrite: ToWrite): Promise<Written> => {
		const { request, owner, keys, version } = toWrite;
		const [row] = await run(db, {
			...{ owner: owner.user.id, version, keys: keys.join(',') },
			browser: owner.uploadToken === null ? null : hashToken(owner.uploadToken),
			rows: JSON.stringify(rowsOf(toWrite)),
			letter: await jobs.letters.write(madeLetter(owner.user, request, publicUrl())),
		});
		// As the statement's end says.
		const written = row as unknown as Written;
		if (written.isMade) jobs.letters.wake();
		return written;
	};

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
}

const value = sql.placeholder;
const rows = (name: string) => sql`"given"."rows"->${sql.raw(`'${name}'`)}`;
const ifGoing = sql`"going", "given"`;

/**
 * First it looks, and holds what it has seen: the account, so that it is not deleted meanwhile; the pictures, which may be
 * the owner's or the owner's browser's; and whether the price is still of the newest catalogue. Then it takes the key.
 * Only if all is well it writes; what goes wrong is told, and nothing is written.
 */
const writing = (letters: LettersInStatement): Statement<Record<string, string | null>> =>
	statement(
		'visa-request-created',
		sql`with "given" as (
			select ${value('owner')}::uuid as "owner", ${value('browser')}::text as "browser", ${value('version')}::text as "version",
				string_to_array(${value('keys')}::text, ',') as "keys", ${value('rows')}::jsonb as "rows", ${value('letter')}::text as "letter"
		), "account" as (
			select "users"."id" from "users", "given" where "users"."id" = "given"."owner" and "users"."deleted_at" is null
			for key share of "users"
		), "held" as (
			select "uploads"."key" from "uploads", "given"
			where "uploads"."key" = any("given"."keys") and ("uploads"."user_id" = "given"."owner"
				or ("uploads"."browser_hash" = "given"."browser" and "uploads"."user_id" is null))
			for no key update of "uploads"
		), "fitting" as (
			select from "given" where exists (select from "account") and ${versionOfCatalogue} = "given"."version"
				and (select count(*) from "held") = cardinality("given"."keys")
		), "keyed" as (
			${insertRows(idempotencyKeys, ['userId', 'key', 'bodyHash', 'requestId', 'createdAt'], rows('keys'), sql`"fitting", "given"`)}
			on conflict do nothing returning "request_id"
		), "going" as (
			select from "fitting", "given" where jsonb_array_length(${rows('keys')}) = (select count(*) from "keyed")
		), "request" as (
			${insertRows(visaRequests, requestColumns, rows('requests'), ifGoing)}
		), "claimed" as (
			update "uploads" set "user_id" = "given"."owner" from ${ifGoing}
			where "uploads"."key" in (select "key" from "held") and "uploads"."user_id" is null
		), "documents" as (
			${insertRows(requestDocuments, ['requestId', 'uploadKey', 'position', 'traveller'], rows('documents'), ifGoing)}
		), "draft" as (
			delete from "drafts" using ${ifGoing} where "drafts"."user_id" = "given"."owner"
		), "attempt" as (
			${insertRows(paymentAttempts, attemptColumns, rows('attempts'), ifGoing)}
		), "reserved" as (
			${insertRows(promocodeUses, ['requestId', 'promocodeId', 'userId', 'status', 'changedAt'], rows('uses'), ifGoing)}
		), "happened" as (
			${insertRows(events, eventColumns, rows('events'), ifGoing)}
		), ${letters.part(sql`(select case when exists (select from "going") then "given"."letter" else '[]' end from "given")`)}
		select exists (select from "going") as "isMade", exists (select from "account") as "hasAccount",
			${versionOfCatalogue} as "version", array(select "key" from "held") as "held"`,
	);

/** What a new one has; the rest comes later. */
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
