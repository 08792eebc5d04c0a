import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { HOUR_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';
import { requestDocuments, uploads } from '../../platform/db/schema/uploads';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { invalid, invalidField, notFound, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { createSignedLinks, type LinkHolder, type LinkQuery } from '../../platform/signedLinks';
import { type Actor, record } from '../audit/events';
import { findAccount, findActive } from '../people/accounts';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { isDataOpen } from '../requests/visibility';
import { cleanImage, inTurn } from './image';
import type { Received } from './received';

/** How long an image of a visitor is kept without a user, in ms: 72 hours. */
export const UNCLAIMED_LIFETIME_MS = 72 * HOUR_MS;
const SWEEP_BATCH = 200;
const KEY_IN_PATH = /^\/api\/uploads\/([A-Za-z0-9_-]{32})$/;

/** Who holds an upload: a user, or a browser without a user. */
export interface Holder {
	user: CurrentUser | null;
	/** From the cookie; null without one. */
	uploadToken: string | null;
}

/** Passport images: stored under random names in a private place, and read through links that expire. */
export function createUploads(deps: Deps) {
	const { clock, storage, log } = deps;
	const links = createSignedLinks(deps, 'upload');
	const { db } = deps.database;
	const browserHash = ({ uploadToken }: Holder) => (uploadToken === null ? null : hashToken(uploadToken));
	const heldBy = (holder: Holder) => {
		const browser = browserHash(holder);
		return or(
			holder.user ? eq(uploads.userId, holder.user.id) : undefined,
			// Uploads that a user has claimed since no longer belong to the browser.
			browser ? and(eq(uploads.browserHash, browser), isNull(uploads.userId)) : undefined,
		);
	};

	/** Cleans and stores an image. @returns its path, readable only through a link */
	async function keep(file: Received, holder: Holder): Promise<string> {
		const key = randomBytes(24).toString('base64url');
		// Even wherever it is until then, it is in memory neither before its turn nor after it.
		const image = await inTurn(async () => {
			const { bytes, ...known } = await cleanImage(await file.bytes());
			await storage.put(key, bytes);
			return { ...known, size: bytes.length };
		});
		try {
			await db.transaction(async (tx) => {
				// An account may have been deleted while its image was on the way: nobody would delete that any more.
				const owner = holder.user && (await findAccount(tx, holder.user.id, true));
				if (holder.user && (!owner || owner.deletedAt)) throw unauthenticated();
				await tx.insert(uploads).values({
					key,
					userId: holder.user?.id ?? null,
					browserHash: holder.user ? null : browserHash(holder),
					mediaType: image.mediaType,
					size: image.size,
					width: image.width,
					height: image.height,
					createdAt: clock.now(),
				});
			});
		} catch (error) {
			await storage.remove(key);
			throw error;
		}
		return `/api/uploads/${key}`;
	}

	/**
	 * Assigns the images of a new request, or of an answer, to its owner.
	 * @param document paths separated by commas
	 * @param information the question they answer, how many the request has already, and whose image they replace
	 */
	async function claim(
		tx: Db,
		document: string,
		holder: Holder & { user: CurrentUser },
		requestId: string,
		information: { id: string; from: number; traveller: number | null } | null = null,
	): Promise<void> {
		const keys = keysOf(document);
		const own = keys && heldBy(holder);
		const found = own
			? await tx
					.update(uploads)
					.set({ userId: holder.user.id })
					.where(and(inArray(uploads.key, keys), own))
					.returning()
			: [];
		if (!keys) throw invalidField('document', sentences.documentUnknown, 422);
		const missing = keys.flatMap((key, place) => (found.some((upload) => upload.key === key) ? [] : [place]));
		if (missing.length > 0) throw unknownImages(missing, keys.length);
		const [from, informationId] = [information?.from ?? 0, information?.id ?? null];
		const rows = keys.map((uploadKey, place) => ({
			...{ requestId, uploadKey, position: from + place, informationId },
			traveller: information ? information.traveller : place + 1,
		}));
		// An image sent twice is there already.
		await tx.insert(requestDocuments).values(rows).onConflictDoNothing();
	}

	/** A path that serves the image for 10 minutes, for those who may see it. */
	async function link(key: string, holder: Holder, actor: Actor): Promise<{ url: string; expiresAt: string }> {
		const [held] = await db
			.select({ key: uploads.key })
			.from(uploads)
			.where(and(eq(uploads.key, key), heldBy(holder) ?? sql`false`));
		const requestId = held ? null : await openToStaff(key, holder.user);
		if (!held && !requestId) throw notFound();
		if (requestId) await recordView(requestId, actor);
		return links.make(`/api/uploads/${key}`, key, { userId: holder.user?.id ?? null });
	}

	/** An agent sees the images of their own requests, an admin all. @returns the request that grants access */
	async function openToStaff(key: string, user: Pick<CurrentUser, 'id' | 'role'> | null): Promise<string | null> {
		if (!user || !isStaff(user.role)) return null;
		const rows = await db
			.select({
				id: visaRequests.id,
				userId: visaRequests.userId,
				assignedTo: visaRequests.assignedTo,
				checkAskedAt: visaRequests.checkAskedAt,
				checkTakenBy: visaRequests.checkTakenBy,
			})
			.from(requestDocuments)
			.innerJoin(visaRequests, eq(visaRequests.id, requestDocuments.requestId))
			.where(eq(requestDocuments.uploadKey, key))
			.orderBy(desc(visaRequests.createdAt), desc(visaRequests.id));
		return rows.find((row) => isDataOpen(row, user))?.id ?? null;
	}

	async function recordView(requestId: string, actor: Actor): Promise<void> {
		const subject = { subject: 'request', subjectId: requestId, requestId } as const;
		await record(db, clock, actor, { ...subject, kind: 'image-viewed' });
	}

	/** The image behind a link; null if the link is invalid or expired, or its holder may not see the image any more. */
	async function read(key: string, query: LinkQuery) {
		const holder = links.holderOf(key, query);
		const [row] = holder ? await db.select().from(uploads).where(eq(uploads.key, key)) : [];
		const bytes = holder && row && (await isStillOpen(row, holder)) && (await storage.open(key));
		return bytes ? { bytes, size: row.size, mediaType: row.mediaType } : null;
	}

	async function isStillOpen({ key, userId: owner }: typeof uploads.$inferSelect, { userId }: LinkHolder) {
		// Once somebody has claimed it, the browser may not see it any more either.
		if (userId === null) return owner === null;
		const user = await findActive(db, userId);
		if (!user) return false;
		// An image without an owner belongs to the browser, which the link was made in.
		return owner === null || owner === user.id || (await openToStaff(key, user)) !== null;
	}

	/** Removes images of visitors who never came back. */
	async function sweep(): Promise<void> {
		const old = and(isNull(uploads.userId), lt(uploads.createdAt, later(clock.now(), -UNCLAIMED_LIFETIME_MS)));
		for (;;) {
			const batch = db.select({ key: uploads.key }).from(uploads).where(old).limit(SWEEP_BATCH);
			// Rows first: an image claimed at this moment keeps both.
			const gone = await db
				.delete(uploads)
				.where(and(inArray(uploads.key, batch), old))
				.returning({ key: uploads.key });
			for (const { key } of gone) {
				// A file that couldn't be removed is found later as one without a row.
				await storage.remove(key).catch((error) => log.error({ err: error }, 'an image could not be removed'));
			}
			if (gone.length < SWEEP_BATCH) return;
		}
	}

	/**
	 * Removes all images of a user. @param tx the transaction that deletes the account @param others keys of files to be
	 * removed with them
	 */
	async function erase(tx: Db, userId: string, others: readonly string[]): Promise<void> {
		const own = tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, userId));
		await tx.delete(requestDocuments).where(inArray(requestDocuments.uploadKey, own));
		const removed = await tx.delete(uploads).where(eq(uploads.userId, userId)).returning({ key: uploads.key });
		for (const key of [...removed.map(({ key }) => key), ...others]) await storage.remove(key);
	}

	return { keep, claim, link, read, sweep, erase };
}
export type Uploads = ReturnType<typeof createUploads>;

/** With several images, names the missing ones by position: the others needn't be uploaded again. [UPL-11] */
export function unknownImages(places: number[], all: number) {
	const fields = ['document', ...(all > 1 ? places.map((place) => `document.${place}`) : [])];
	return invalid(
		fields.map((field) => ({ field, message: sentences.documentUnknown })),
		422,
	);
}

/** The keys of the images a request names; null if one of them isn't an upload or is named twice. */
export function keysOf(document: string): string[] | null {
	const keys = document.split(',').map((path) => KEY_IN_PATH.exec(path.trim())?.[1]);
	return keys.every((key) => key !== undefined) && new Set(keys).size === keys.length ? keys : null;
}
