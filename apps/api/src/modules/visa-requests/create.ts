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
	toAzn,
	tripDateErrors,
} from 'visa-sdk/rules';
import { DAY_MS, later } from '../../platform/clock';
import { tables } from '../../platform/db';
import type { RequestSnapshot } from '../../platform/db/schema';
import type { Deps } from '../../platform/deps';
import { newId, newReference } from '../../platform/ids';
import { invalid, invalidField, notFound, Refusal, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { dropDraft } from '../drafts/service';
import type { Payments } from '../payments/service';
import { reserve } from '../promocodes/service';
import { type Holder, keysOf, type Uploads } from '../uploads/service';
import type { CurrentUser } from '../users/currentUser';
import { madeLetter } from './letters';
import { type AttemptRow, findRequest, latestAttempt, type RequestRow } from './moves';
import { type Quote, quote } from './quote';

const { visaRequests, idempotencyKeys, users } = tables;
const KEY_LIFETIME_MS = 7 * DAY_MS;
type Owner = Holder & { user: CurrentUser };
interface Made {
	request: RequestRow;
	attempt: AttemptRow;
}

/** Creating a request with its first payment attempt; the same key makes it once. [SUB-01] [SUB-03] [VAL-02] */
export function createRequests(deps: Deps, payments: Payments, uploads: Uploads) {
	const { clock } = deps;
	const { db } = deps.database;

	async function create(form: NewVisaRequest, owner: Owner, key: string | null, actor: Actor): Promise<PaymentPage> {
		const bodyHash = hashOf(form);
		const known = key && (await replay(owner.user.id, key, bodyHash));
		if (known && typeof known !== 'string') return known;
		const made = known ? null : await write(form, owner, key, bodyHash, newId(clock.now()), actor);
		// The one who came second with the same key goes on with the request of the first.
		const earlier = made ? null : (known ?? (key && (await replay(owner.user.id, key, bodyHash))));
		if (earlier && typeof earlier !== 'string') return earlier;
		const { request, attempt } = made ?? (await read(earlier ?? ''));
		const page = await payments.openPage(request, attempt, { actor, reason: 'created' });
		if (key) {
			const isIt = and(eq(idempotencyKeys.userId, owner.user.id), eq(idempotencyKeys.key, key));
			await db
				.update(idempotencyKeys)
				.set({ answer: payments.sealed(page) })
				.where(isIt);
		}
		return page;
	}

	async function read(id: string): Promise<Made> {
		const request = id ? await findRequest(db, id) : null;
		const attempt = request && (await latestAttempt(db, request.id));
		if (!request || !attempt) throw notFound();
		return { request, attempt };
	}

	/** What the key stands for: the earlier answer, or the request that is still without one; null for a new key. */
	async function replay(userId: string, key: string, bodyHash: string): Promise<PaymentPage | string | null> {
		const isIt = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
		const [known] = await db.select().from(idempotencyKeys).where(isIt);
		if (!known) return null;
		if (known.bodyHash !== bodyHash) throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', sentences.idempotency);
		return known.answer ? payments.unsealed(known.answer) : known.requestId;
	}

	/** @returns null when somebody else came first with the key */
	async function write(
		form: NewVisaRequest,
		owner: Owner,
		key: string | null,
		bodyHash: string,
		id: string,
		actor: Actor,
	): Promise<Made | null> {
		if (!owner.user.isEmailConfirmed) throw new Refusal(403, 'EMAIL_NOT_CONFIRMED', sentences.emailNotConfirmed);
		const [startDate, endDate] = tripDays(form, businessToday(clock.now()));
		const images = keysOf(form.document);
		if (images && images.length > form.peopleCount) throw invalidField('document', messages.documentTooMany);
		const now = clock.now();
		return db.transaction(async (tx) => {
			// An account that is being deleted gets no new request.
			const [account] = await tx.select().from(users).where(eq(users.id, owner.user.id)).for('share');
			if (!account || account.deletedAt) throw unauthenticated();
			if (key) {
				const row = { userId: owner.user.id, key, bodyHash, requestId: id, createdAt: now };
				const taken = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
				if (taken.length === 0) return null;
			}
			const quoted = await quote(tx, clock, form, owner.user, { isLocked: true });
			refuseOtherPrice(form.totalPrice, quoted);
			const reference = newReference();
			const [request] = await tx
				.insert(visaRequests)
				.values({
					id,
					reference,
					userId: owner.user.id,
					status: 'AWAITING_PAYMENT',
					createdAt: now,
					expiresAt: later(now, REQUEST_LIFETIME_MS),
					startDate,
					endDate,
					peopleCount: form.peopleCount,
					notes: form.notes?.trim() || null,
					countryId: form.countryId,
					visaTypeId: form.visaTypeId,
					visaOptionId: form.visaOptionId,
					serviceId: form.serviceId,
					snapshot: snapshotOf(quoted),
					total: quoted.price.total,
				})
				.returning();
			if (!request) throw new Error('no request was written');
			await uploads.claim(tx, form.document, owner, id);
			if (quoted.promo) await reserve(tx, clock, quoted.promo, owner.user.id, id);
			await dropDraft(tx, owner.user.id);
			await record(tx, clock, actor, {
				subject: 'request',
				subjectId: id,
				requestId: id,
				kind: 'created',
				to: 'AWAITING_PAYMENT',
			});
			const attempt = await payments.add(
				tx,
				{
					id: newId(now),
					requestId: id,
					number: 1,
					amount: quoted.price.total,
					createdAt: now,
					expiresAt: later(now, ATTEMPT_LIFETIME_MS),
				},
				{ actor, reason: 'created' },
			);
			await deps.jobs.add(tx, 'mail', madeLetter(account, request, deps.publicUrl()));
			return { request, attempt };
		});
	}

	/** Forgets keys whose browser has long gone. */
	async function sweep(): Promise<void> {
		await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, later(clock.now(), -KEY_LIFETIME_MS)));
	}

	return { create, sweep };
}

/** Equal for bodies that mean the same: of a date only its day in Asia/Baku counts. */
function hashOf(form: NewVisaRequest): string {
	const dayOf = (text: string) => fromIso(text)?.toString() ?? text;
	const meant = { ...form, startDate: dayOf(form.startDate), endDate: dayOf(form.endDate) };
	return createHash('sha256')
		.update(JSON.stringify(Object.entries(meant).sort()))
		.digest('base64url');
}

/** The trip's days in Asia/Baku. [DAT-09] */
function tripDays(form: NewVisaRequest, today: Day): [string, string] {
	const [start, end] = [fromIso(form.startDate), fromIso(form.endDate)];
	const errors = Object.entries(tripDateErrors(start, end, today)).map(([field, message]) => ({ field, message }));
	if (!start || !end || errors.length > 0) throw invalid(errors);
	return [start.toString(), end.toString()];
}

function refuseOtherPrice(seen: number | undefined, { price }: Quote): void {
	const totalPrice = toAzn(price.total);
	if (seen !== undefined && seen !== totalPrice) {
		throw new Refusal(409, 'PRICE_CHANGED', sentences.priceChanged, { totalPrice });
	}
}

export function snapshotOf({ offer, price }: Quote): RequestSnapshot {
	const { country, visaType, option, service } = offer;
	if (!visaType) throw new TypeError('a request has a visa type');
	return {
		country: { id: country.id, name: country.name, image: country.image },
		visaType: { id: visaType.id, name: visaType.name },
		visaOption: { id: option.id, type: option.type, duration: option.duration },
		service: { id: service.id, name: service.name },
		lines: price.lines,
		atEmbassy: price.atEmbassy,
	};
}

export type CreateRequests = ReturnType<typeof createRequests>;
