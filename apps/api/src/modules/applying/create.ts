import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { NewVisaRequest, PaymentPage } from 'visa-sdk/contract';
import {
	ATTEMPT_LIFETIME_MS,
	businessToday,
	type Day,
	fromIso,
	messages,
	REQUEST_LIFETIME_MS,
	tripFieldErrors,
} from 'visa-sdk/rules';
import { DAY_MS, HOUR_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { idempotencyKeys } from '../../platform/db/schema/applying';
import type { Deps } from '../../platform/deps';
import { newId, newReference } from '../../platform/ids';
import { conflict, invalid, invalidField, notFound, Refusal, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actor } from '../audit/events';
import type { Offered, Offers } from '../catalogue/offer';
import { latestAttempt, leaseFrom } from '../payments/attempts';
import type { Payments } from '../payments/service';
import type { CurrentUser } from '../people/currentUser';
import { type Cause, findRequest, type RequestRow } from '../requests/moves';
import { keysOf, unknownImages } from '../uploads/service';
import { type Quote, quote, refuseOtherPrice, snapshotOf } from './quote';
import { createWriting, type Keyed, type Made, type Owner } from './writing';

const KEY_LIFETIME_MS = 7 * DAY_MS;
/** How often the catalogue may change while one request is being created. */
const TRIES = 5;
type Trip = [start: Day | null, end: Day | null];
interface Making {
	form: NewVisaRequest;
	owner: Owner;
	days: [string, string];
	/** Null if one of the images doesn't exist. */
	keys: string[] | null;
	keyed: Keyed | null;
	actor: Actor;
}
/** Null if the key has created its request already; `outdated` if the offer has changed. */
type Tried = Made | null | 'outdated';

/** Creates a request with its first payment attempt, once per idempotency key. [SUB-01] [SUB-03] [VAL-02] */
export function createRequests(deps: Deps, payments: Payments, offers: Offers) {
	const { clock } = deps;
	const { db } = deps.database;
	const { write, within } = createWriting(deps);

	async function create(form: NewVisaRequest, owner: Owner, key: string | null, actor: Actor): Promise<PaymentPage> {
		const trip = tripOf(form);
		const keyed = key ? { key, bodyHash: hashOf(form, trip) } : null;
		const cause = { actor, reason: 'created' };
		const made = await make(form, trip, owner, keyed, actor).catch(async (error: unknown) => {
			// A stored response is repeated, whatever would be refused by now.
			if (error instanceof Refusal && keyed && (await keyOf(owner.user.id, keyed))) return null;
			throw error;
		});
		if (made) {
			const { request, attempt } = made;
			return payments.openPage(request, attempt, cause, {
				// Writing may have taken longer than this process's claim on the attempt lasts.
				isClaimed: attempt.openingUntil !== null && attempt.openingUntil > clock.now(),
				key: key ? { userId: owner.user.id, key } : null,
			});
		}
		return goOn(owner.user.id, keyed, cause);
	}

	/** Continues with what the first call with the key has created; that call may still be running. */
	async function goOn(userId: string, keyed: Keyed | null, cause: Cause): Promise<PaymentPage> {
		const known = keyed && (await keyOf(userId, keyed));
		if (known?.answer) return payments.unsealed(known.answer);
		const request = known && (await findRequest(db, known.requestId));
		const attempt = request && (await latestAttempt(db, request.id));
		if (!request || !attempt) throw notFound();
		const page = await payments.openPage(request, attempt, cause);
		await db
			.update(idempotencyKeys)
			.set({ answer: payments.sealed(page) })
			.where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, known.key)));
		return page;
	}

	/** The stored entry of the key; null for a new key. @throws Refusal 409 if it was used with another body */
	async function keyOf(userId: string, { key, bodyHash }: Keyed) {
		const isIt = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
		const [known] = await db.select().from(idempotencyKeys).where(isIt);
		if (known && known.bodyHash !== bodyHash) throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', sentences.idempotency);
		return known ?? null;
	}

	/** @returns null if the key has created its request already */
	async function make(
		form: NewVisaRequest,
		trip: Trip,
		owner: Owner,
		keyed: Keyed | null,
		actor: Actor,
	): Promise<Made | null> {
		if (!owner.user.isEmailConfirmed) throw new Refusal(403, 'EMAIL_NOT_CONFIRMED', sentences.emailNotConfirmed);
		const days = tripDays(trip, businessToday(clock.now()));
		const keys = keysOf(form.document);
		if (keys && keys.length > form.peopleCount) throw invalidField('document', messages.documentTooMany);
		const asked = { form, owner, days, keys, keyed, actor };
		// The offer known from the previous call is usually current; otherwise it is reloaded.
		const known = offers.lastKnown();
		const made = known ? await tryWith(known, asked).catch(unlessOutdated) : 'outdated';
		if (made !== 'outdated') return made;
		for (let tries = 0; tries < TRIES; tries += 1) {
			const again = await tryWith(await offers.now(db), asked);
			if (again !== 'outdated') return again;
		}
		throw conflict(sentences.changedMeanwhile);
	}

	function tryWith(offered: Offered, asked: Making): Promise<Tried> {
		if (!asked.owner.user.activePromocodeId) return writeOn(db, offered, asked);
		// The code's row is locked from counting its uses until one has been added.
		return db.transaction((tx) => writeOn(tx, offered, asked));
	}

	async function writeOn(on: Db, offered: Offered, { form, owner, days, keys, keyed, actor }: Making): Promise<Tried> {
		const quoted = await quote(offered, on, clock, form, owner.user, { isLocked: true });
		refuseOtherPrice(form.totalPrice, quoted.price.total);
		if (!keys) throw unknownImages([], 1);
		const now = clock.now();
		const request = requestOf(form, owner.user, days, quoted, now);
		const attempt = payments.begin({
			...{ id: newId(now), requestId: request.id, number: 1, amount: request.total, createdAt: now },
			expiresAt: later(now, ATTEMPT_LIFETIME_MS),
		});
		// This process opens the payment page immediately after writing.
		const made = { request, attempt: { ...attempt, openingUntil: leaseFrom(now) } };
		const { promo } = quoted;
		const toWrite = { ...made, owner, keys, keyed, promo, actor, version: offered.version };
		const written = await (on === db ? write(toWrite) : within(on, toWrite));
		if (written.isMade) return made;
		// An account that is being deleted gets no new request.
		if (!written.hasAccount) throw unauthenticated();
		if (written.isCrowded) throw tooMany(sentences.tooMany, HOUR_MS / 1000);
		if (written.version !== offered.version) return 'outdated';
		const missing = keys.flatMap((key, place) => (written.held.includes(key) ? [] : [place]));
		if (missing.length > 0) throw unknownImages(missing, keys.length);
		return null;
	}

	/** Deletes keys whose client has long finished. */
	async function sweep(): Promise<void> {
		await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, later(clock.now(), -KEY_LIFETIME_MS)));
	}

	return { create, sweep };
}

/** The dates in Asia/Baku, if they are valid. */
const tripOf = ({ startDate, endDate }: NewVisaRequest): Trip => [fromIso(startDate), fromIso(endDate)];

/** Equal for bodies with the same meaning: of a date, only its day in Asia/Baku counts. */
function hashOf(form: NewVisaRequest, [start, end]: Trip): string {
	const days = { startDate: start?.toString() ?? form.startDate, endDate: end?.toString() ?? form.endDate };
	return createHash('sha256')
		.update(JSON.stringify(Object.entries({ ...form, ...days }).sort()))
		.digest('base64url');
}

/** @throws Refusal 400 for an invalid trip [DAT-09] */
function tripDays([start, end]: Trip, today: Day): [string, string] {
	const errors = tripFieldErrors(start, end, today);
	if (!start || !end || errors.length > 0) throw invalid(errors);
	return [start.toString(), end.toString()];
}

/** What an older version of the catalogue refuses may be valid in the newest. */
function unlessOutdated(error: unknown): 'outdated' {
	if (error instanceof Refusal && (error.code === 'NO_LONGER_OFFERED' || error.code === 'PRICE_CHANGED'))
		return 'outdated';
	throw error;
}

function requestOf(
	form: NewVisaRequest,
	user: CurrentUser,
	[startDate, endDate]: [string, string],
	quoted: Quote,
	now: Date,
): RequestRow {
	const { countryId, visaTypeId, visaOptionId, serviceId, peopleCount } = form;
	return {
		id: newId(now),
		reference: newReference(),
		userId: user.id,
		status: 'AWAITING_PAYMENT',
		version: 1,
		createdAt: now,
		expiresAt: later(now, REQUEST_LIFETIME_MS),
		...{ startDate, endDate, peopleCount, notes: form.notes?.trim() || null },
		...{ countryId, visaTypeId, visaOptionId, serviceId },
		snapshot: snapshotOf(quoted),
		total: quoted.price.total,
		// The status of its first attempt.
		paymentStatus: 'CREATED',
		taken: null,
		...{
			assignedTo: null,
			dueAt: null,
			decidedAt: null,
			informationUntil: null,
			checkAskedAt: null,
			checkAskedBy: null,
			checkTakenBy: null,
		},
	};
}

export type CreateRequests = ReturnType<typeof createRequests>;
