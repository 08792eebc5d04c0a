import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Contract, QueryOf, VisaLink } from 'visa-sdk/contract';
import { canAttachVisa, messages, VISA_MAXIMUM_BYTES } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { issuedVisas } from '../../platform/db/schema/desk';
import type { Deps } from '../../platform/deps';
import { invalidField, notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { createSignedLinks, type LinkQuery } from '../../platform/signedLinks';
import { findActive, findReader } from '../people/accounts';
import { changeRequest, findRequest, type RequestRow } from '../requests/moves';
import { canSee, isDataOpen } from '../requests/visibility';
import { type By, note, refuseOthers, refuseStale, withCase } from './cases';
import { visaLetter, visaRemovedLetter } from './letters';

const VISAS_MAXIMUM = 10;

/** Whether the request has a visa that its traveller can download. */
export const hasVisa = async (db: Db, requestId: string): Promise<boolean> =>
	(await db.$count(issuedVisas, eq(issuedVisas.requestId, requestId))) > 0;

/**
 * Visas issued by embassies: stored sealed under random names in a private place, and read through links that expire.
 * [DSH-13]
 */
export function createVisas(deps: Deps) {
	const { clock, jobs, storage, vault, log } = deps;
	const links = createSignedLinks(deps, 'visa');
	const { db } = deps.database;

	async function attach(
		id: string,
		bytes: Uint8Array,
		{ version, traveller }: QueryOf<Contract['visaRequests']['attachVisa']>,
		by: By,
	): Promise<void> {
		refuseFile(bytes);
		await withCase(deps, id, by.user, async (_tx, request) => {
			refuseWork(request, version, by);
			if (traveller !== undefined && traveller > request.peopleCount)
				throw invalidField('traveller', messages.visaTraveller);
		});
		const key = randomBytes(24).toString('base64url');
		await storage.put(key, bytes);
		try {
			await withCase(deps, id, by.user, async (tx, request) => {
				refuseWork(request, version, by);
				const reader = await findReader(tx, request.userId);
				if (!reader) throw stateConflict(sentences.travellerGone);
				if ((await tx.$count(issuedVisas, eq(issuedVisas.requestId, id))) >= VISAS_MAXIMUM)
					throw stateConflict(sentences.visasFull);
				await tx.insert(issuedVisas).values({
					...{ key, requestId: id, size: bytes.length, traveller: request.peopleCount > 1 ? traveller : null },
					...{ attachedBy: by.user.id, attachedAt: clock.now() },
				});
				await changeRequest(tx, request, {});
				await note(deps, tx, request, by.actor, { kind: 'visa-attached' });
				// Before the decision, the e-mail about the decision will mention it.
				if (request.status !== 'APPROVED') return;
				await jobs.add(tx, 'mail', visaLetter(reader, request, traveller ?? null, deps.publicUrl()));
			});
		} catch (error) {
			await forget(key);
			throw error;
		}
	}

	function refuseWork(request: RequestRow, version: number, { user }: By): void {
		refuseOthers(request, user);
		refuseStale(request, version);
		if (!canAttachVisa(request.status)) throw stateConflict(sentences.visaTooEarly);
	}

	/** Removes a visa attached by mistake; a traveller who may have read about it is informed. */
	async function remove(id: string, key: string, version: number, { user, actor }: By): Promise<void> {
		await withCase(deps, id, user, async (tx, request) => {
			refuseOthers(request, user);
			refuseStale(request, version);
			const [gone] = await tx.delete(issuedVisas).where(isIt(id, key)).returning();
			if (!gone) throw notFound();
			await changeRequest(tx, request, {});
			await note(deps, tx, request, actor, { kind: 'visa-removed' });
			const reader = request.status === 'APPROVED' ? await findReader(tx, request.userId) : null;
			if (reader) await jobs.add(tx, 'mail', visaRemovedLetter(reader, request, gone.traveller, deps.publicUrl()));
		});
		await forget(key);
	}

	/** A file that couldn't be removed is found later as one without a row. */
	const forget = (key: string) =>
		storage.remove(key).catch((error) => log.error({ err: error }, 'a visa could not be removed'));

	/** For the traveller once the request is decided, and for those who may see the case; each use is recorded. */
	async function link(id: string, key: string, { user, actor }: By): Promise<VisaLink> {
		const request = await findRequest(db, id);
		if (!request || !canSee(request, user)) throw notFound(sentences.requestNotFound);
		const isTraveller = request.userId === user.id;
		if (!isOpenTo(request, user) || (await db.$count(issuedVisas, isIt(id, key))) === 0) throw notFound();
		await note(deps, db, request, actor, { kind: isTraveller ? 'visa-downloaded' : 'visa-viewed' });
		return links.make(`/api/visas/${key}`, key, { userId: user.id });
	}

	const isOpenTo = (request: RequestRow, user: Pick<By['user'], 'id' | 'role'>) =>
		request.userId === user.id ? request.status === 'APPROVED' : isDataOpen(request, user);

	/**
	 * The file behind a link, with its download name; null if the link is invalid or expired, or its holder may not see it
	 * any more.
	 */
	async function read(key: string, query: LinkQuery) {
		const { userId = null } = links.holderOf(key, query) ?? {};
		const user = userId && (await findActive(db, userId));
		const [row] = user ? await db.select().from(issuedVisas).where(eq(issuedVisas.key, key)) : [];
		const request = row && (await findRequest(db, row.requestId));
		const kept = user && request && isOpenTo(request, user) && (await storage.get(key));
		if (!kept) return null;
		const whose = row.traveller ? `-${row.traveller}` : '';
		return { bytes: opened(kept, key), fileName: `viza-${request.reference}${whose}.pdf` };
	}

	/** Earlier versions sealed visas as text. */
	const opened = (kept: Uint8Array, key: string): Uint8Array =>
		isPdf(kept) ? kept : Buffer.from(vault.open(Buffer.from(kept).toString('latin1'), key), 'base64');

	return { attach, remove, link, read };
}
export type Visas = ReturnType<typeof createVisas>;

const isIt = (requestId: string, key: string) => and(eq(issuedVisas.requestId, requestId), eq(issuedVisas.key, key));
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

function refuseFile(bytes: Uint8Array): void {
	if (bytes.length > VISA_MAXIMUM_BYTES) throw new Refusal(413, 'UPLOAD_REFUSED', messages.visaLarge);
	if (!isPdf(bytes)) throw new Refusal(415, 'UPLOAD_REFUSED', messages.visaFile);
}
