import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InformationAnswer, InformationOrder, StaffNote } from 'visa-sdk/contract';
import { ANSWER_DAYS_MAXIMUM, businessToday, canMoveRequest, messages, parseDay } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { askedInformation, staffNotes } from '../../platform/db/schema/desk';
import { users } from '../../platform/db/schema/people';
import { requestDocuments } from '../../platform/db/schema/uploads';
import type { Deps } from '../../platform/deps';
import { idOf, newId } from '../../platform/ids';
import { invalidField, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { findReader } from '../people/accounts';
import { moveRequest, type RequestRow } from '../requests/moves';
import type { Holder, Uploads } from '../uploads/service';
import { type By, note, refuseOthers, refuseStale, withCase } from './cases';
import { askedLetter, messageLetter } from './letters';

type Written = Pick<typeof staffNotes.$inferSelect, 'id' | 'text' | 'isShown' | 'isSent'>;

/** Messages between staff and traveller, and notes among staff. [DSH-13] [ACC-04] */
export function createCorrespondence(deps: Deps, uploads: Uploads) {
	const { clock, jobs } = deps;

	/** Asks for information until a date; from then on the case waits for the traveller. */
	const ask = (id: string, { text, until, version }: InformationOrder, { user, actor }: By) =>
		withCase(deps, id, user, async (tx, request) => {
			refuseOthers(request, user);
			refuseStale(request, version);
			if (!canMoveRequest(request.status, 'INFO_REQUIRED')) throw stateConflict(sentences.noSuchMove);
			refuseDay(until);
			const changes = { informationUntil: until };
			const moved = await moveRequest(tx, clock, request, 'INFO_REQUIRED', { actor, reason: '' }, changes);
			const askedAt = clock.now();
			const asked = { id: newId(askedAt), requestId: id, text, until, askedBy: user.id, askedAt };
			await tx.insert(askedInformation).values(asked);
			const traveller = await findReader(tx, request.userId);
			if (traveller) await jobs.add(tx, 'mail', askedLetter(traveller, moved, asked, deps.publicUrl()));
		});

	/** The date must be within this many days from today, in Asia/Baku. */
	function refuseDay(until: string): void {
		const [day, today] = [parseDay(until), businessToday(clock.now())];
		const isWithin = day && day.compare(today) >= 0 && day.compare(today.add({ days: ANSWER_DAYS_MAXIMUM })) <= 0;
		if (!isWithin) throw invalidField('until', messages.until);
	}

	/** The traveller's answer; the case returns to its agent. */
	const answer = (id: string, given: InformationAnswer, { user, actor }: By, uploadToken: Holder['uploadToken']) =>
		withCase(deps, id, user, async (tx, request) => {
			if (request.userId !== user.id) throw new Refusal(403, 'FORBIDDEN', sentences.answerByOwner);
			refuseStale(request, given.version);
			if (request.status !== 'INFO_REQUIRED') throw stateConflict(sentences.notAsked);
			const text = given.text || null;
			if (!text && !given.document) throw invalidField('text', messages.answer);
			if (given.traveller && given.traveller > request.peopleCount) throw invalidField('traveller', messages.traveller);
			const traveller = given.traveller ?? (request.peopleCount === 1 ? 1 : null);
			const informationId = await close(tx, request, text);
			if (given.document) {
				const from = await tx.$count(requestDocuments, eq(requestDocuments.requestId, id));
				await uploads.claim(tx, given.document, { user, uploadToken }, id, { id: informationId, from, traveller });
			}
			await moveRequest(tx, clock, request, 'IN_REVIEW', { actor, reason: 'answered by the traveller' });
		});

	/** Answers the open question; if a status was changed without one, it is created now. */
	async function close(tx: Db, request: RequestRow, text: string | null): Promise<string> {
		const now = clock.now();
		const answered = { answeredAt: now, answer: text };
		const [open] = await tx
			.select({ id: askedInformation.id })
			.from(askedInformation)
			.where(and(eq(askedInformation.requestId, request.id), isNull(askedInformation.answeredAt)))
			.orderBy(desc(askedInformation.askedAt), desc(askedInformation.id))
			.limit(1);
		if (open) {
			await tx.update(askedInformation).set(answered).where(eq(askedInformation.id, open.id));
			return open.id;
		}
		const id = newId(now);
		const until = businessToday(now).toString();
		await tx.insert(askedInformation).values({ id, requestId: request.id, text: '', until, askedAt: now, ...answered });
		return id;
	}

	/** A note for staff, or for the traveller too. */
	const addNote = (
		id: string,
		{ text, isShown }: { text: string; isShown: boolean },
		{ user, actor }: By,
		key: string | null,
	): Promise<StaffNote> =>
		withCase(deps, id, user, async (tx, request) => {
			refuseOthers(request, user);
			const written = { id: noteId(user, request, key), text, isShown, isSent: false };
			const known = key ? await knownNote(tx, written) : null;
			if (known) return known;
			await note(deps, tx, request, actor, { kind: 'noted' });
			return write(tx, request, user.id, written);
		});

	/** An e-mail, and a note of it that the traveller sees too. */
	const sendMessage = (id: string, text: string, { user, actor }: By, key: string | null): Promise<StaffNote> =>
		withCase(deps, id, user, async (tx, request) => {
			refuseOthers(request, user);
			const traveller = await findReader(tx, request.userId);
			const written = { id: noteId(user, request, key), text, isShown: true, isSent: traveller !== null };
			const known = key ? await knownNote(tx, written) : null;
			if (known) return known;
			await note(deps, tx, request, actor, { kind: 'messaged' });
			if (traveller) await jobs.add(tx, 'mail', messageLetter(traveller, request, text, deps.publicUrl()));
			return write(tx, request, user.id, written);
		});

	/** Whoever repeats a call, because its response was lost, names the same note. [DSH-09] */
	const noteId = (author: By['user'], request: RequestRow, key: string | null): string =>
		key ? idOf(author.id, request.id, key) : newId(clock.now());

	/** The note of an earlier call with the key; null for a new key. @throws Refusal 409 if it was used with another body */
	async function knownNote(tx: Db, asked: Written): Promise<StaffNote | null> {
		const [known] = await tx.select().from(staffNotes).where(eq(staffNotes.id, asked.id));
		if (!known) return null;
		// Whether an e-mail could be sent is not part of the body.
		if (known.text === asked.text && known.isShown === asked.isShown) return answered(tx, known);
		throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', sentences.idempotency);
	}

	async function write(tx: Db, request: RequestRow, authorId: string, written: Written): Promise<StaffNote> {
		const row = { ...written, requestId: request.id, authorId, createdAt: clock.now() };
		await tx.insert(staffNotes).values(row);
		return answered(tx, row);
	}

	async function answered(tx: Db, row: typeof staffNotes.$inferSelect): Promise<StaffNote> {
		const { id, authorId, text, createdAt, isShown, isSent } = row;
		const [author] = authorId
			? await tx
					.select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
					.from(users)
					.where(eq(users.id, authorId))
			: [];
		return { id, author: author ?? null, text, createdAt: createdAt.toISOString(), isShown, isSent };
	}

	return { ask, answer, addNote, sendMessage };
}
