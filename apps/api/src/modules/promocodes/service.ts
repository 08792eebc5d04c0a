import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { foldText, type PromoDiscount, qepik } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { promocodes, promocodeUses } from '../../platform/db/schema/promocodes';
import { Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { changeAccount } from '../people/accounts';

export type Promocode = typeof promocodes.$inferSelect;

type PromoFault = 'unknown' | 'inactive' | 'early' | 'expired' | 'usedUp' | 'usedByYou';
const faultSentences: Record<PromoFault, string> = {
	unknown: sentences.promoUnknown,
	inactive: sentences.promoInactive,
	early: sentences.promoEarly,
	expired: sentences.promoExpired,
	usedUp: sentences.promoUsedUp,
	usedByYou: sentences.promoUsedByYou,
};

/** Codes are equal regardless of case and of how their letters are typed. */
export const normaliseCode = (code: string) => foldText(code).toUpperCase();

/** What a code takes off, in the form that the rules compute with. */
export const discountOf = (promo: Promocode): PromoDiscount =>
	promo.kind === 'percent'
		? { kind: 'percent', percent: promo.percent ?? 0 }
		: { kind: 'fixed', amount: promo.amount ?? qepik(0) };

/** Binds a code to the user; subsequent quotes apply it. [REV-09] */
export async function activate(db: Db, clock: Clock, userId: string, code: string): Promise<Promocode> {
	const [promo] = await db
		.select()
		.from(promocodes)
		.where(eq(promocodes.code, normaliseCode(code)));
	const fault = promo ? await faultOf(db, clock, promo, userId) : 'unknown';
	if (!promo || fault) throw new Refusal(422, 'PROMOCODE_REFUSED', faultSentences[fault ?? 'unknown']);
	await changeAccount(db, userId, { activePromocodeId: promo.id });
	return promo;
}

/** Unbinds the code; what was reserved or used stays with its requests. [REV-12] */
export async function deactivate(db: Db, userId: string): Promise<void> {
	await changeAccount(db, userId, { activePromocodeId: null });
}

/** The user's bound code if it can be used now, otherwise null. */
export const usablePromo = async (db: Db, clock: Clock, user: BoundUser): Promise<Promocode | null> =>
	(await boundPromo(db, clock, user)).promo;

type BoundUser = { id: string; activePromocodeId: string | null };
/**
 * A bound code that can be used now, or why it no longer can; neither if none is bound or it applies to other countries.
 */
export interface BoundPromo {
	promo: Promocode | null;
	/** The code is null if it has been deleted. */
	refusal: { code: string | null; why: string } | null;
}

/**
 * The status of the user's bound code.
 * @param options.isLocked locks the code's row, so that of two competing for the last use one waits for the other
 * @param options.exceptRequestId a request whose own use doesn't count
 */
export async function boundPromo(
	db: Db,
	clock: Clock,
	user: BoundUser,
	options: { countryId?: string; isLocked?: boolean; exceptRequestId?: string } = {},
): Promise<BoundPromo> {
	const none = { promo: null, refusal: null };
	if (!user.activePromocodeId) return none;
	const query = db.select().from(promocodes).where(eq(promocodes.id, user.activePromocodeId));
	const [promo] = await (options.isLocked ? query.for('update') : query);
	if (!promo) return { promo: null, refusal: { code: null, why: faultSentences.inactive } };
	// Ids are case-insensitive, for the database too.
	const countryId = options.countryId?.toLowerCase();
	if (countryId && promo.countryIds && !promo.countryIds.includes(countryId)) return none;
	const fault = await faultOf(db, clock, promo, user.id, options.exceptRequestId);
	return fault ? { promo: null, refusal: { code: promo.code, why: faultSentences[fault] } } : { promo, refusal: null };
}

async function faultOf(
	db: Db,
	clock: Clock,
	promo: Promocode,
	userId: string,
	exceptRequestId?: string,
): Promise<PromoFault | null> {
	const now = clock.now();
	if (!promo.isActive) return 'inactive';
	if (now < promo.validFrom) return 'early';
	if (now >= promo.validTo) return 'expired';
	const { perUserLimit, totalLimit } = promo;
	if (perUserLimit === null && totalLimit === null) return null;
	const { promocodeId, status, requestId } = promocodeUses;
	const [uses] = await db
		.select({ byUser: sql<number>`(count(*) filter (where ${promocodeUses.userId} = ${userId}))::int`, byAll: count() })
		.from(promocodeUses)
		.where(
			and(
				eq(promocodeId, promo.id),
				inArray(status, ['RESERVED', 'USED']),
				exceptRequestId ? ne(requestId, exceptRequestId) : undefined,
				// Without a total limit, only the user's own uses need counting.
				totalLimit === null ? eq(promocodeUses.userId, userId) : undefined,
			),
		);
	if (perUserLimit !== null && (uses?.byUser ?? 0) >= perUserLimit) return 'usedByYou';
	if (totalLimit !== null && (uses?.byAll ?? 0) >= totalLimit) return 'usedUp';
	return null;
}

/** A use reserved for a request while it can be paid. */
export const reservation = (clock: Clock, promo: Promocode, userId: string, requestId: string) =>
	({ requestId, promocodeId: promo.id, userId, status: 'RESERVED', changedAt: clock.now() }) as const;

/** The same for an existing request. @param tx also has the code's row locked */
export async function reserve(
	tx: Db,
	clock: Clock,
	promo: Promocode,
	userId: string,
	requestId: string,
): Promise<void> {
	const use = reservation(clock, promo, userId, requestId);
	await tx.insert(promocodeUses).values(use).onConflictDoUpdate({ target: promocodeUses.requestId, set: use });
}

/**
 * A request was paid, which makes the use of a code final, whatever was assumed before.
 * @param promocodeId the code of the price that was paid, null for none; undefined if it isn't known: then it's the reserved one
 */
export async function finishUse(
	tx: Db,
	clock: Clock,
	{ id, userId }: { id: string; userId: string },
	promocodeId: string | null | undefined,
): Promise<void> {
	if (promocodeId === undefined) return settleUse(tx, clock, id, 'USED');
	const [promo] = promocodeId
		? await tx.select().from(promocodes).where(eq(promocodes.id, promocodeId)).for('key share')
		: [];
	if (!promo) return settleUse(tx, clock, id, 'RELEASED');
	await reserve(tx, clock, promo, userId, id);
	await settleUse(tx, clock, id, 'USED');
}

/** Approval makes the use final; cancelling or expiry releases it. */
export async function settleUse(tx: Db, clock: Clock, requestId: string, outcome: 'USED' | 'RELEASED'): Promise<void> {
	await tx
		.update(promocodeUses)
		.set({ status: outcome, changedAt: clock.now() })
		.where(
			and(
				eq(promocodeUses.requestId, requestId),
				outcome === 'RELEASED' ? eq(promocodeUses.status, 'RESERVED') : undefined,
			),
		);
}

/** A paid request was cancelled and is refunded: the code can be used again. */
export async function giveUseBack(tx: Db, clock: Clock, requestId: string): Promise<void> {
	await tx
		.update(promocodeUses)
		.set({ status: 'RELEASED', changedAt: clock.now() })
		.where(eq(promocodeUses.requestId, requestId));
}
