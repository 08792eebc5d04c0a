import { asc, eq, inArray } from 'drizzle-orm';
import type { StaffNote, VisaRequestDetail } from 'visa-sdk/contract';
import { qepik, toAzn, toPricedLines } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import { refundedByAttempt } from '../payments/refunds';
import type { RequestRow } from './moves';
import { selectRows, toVisaRequest } from './rows';

const { visaRequests, paymentAttempts, requestDocuments, staffNotes, users, citizenships, residentCountries } = tables;
export type Viewer = 'traveller' | 'staff';

/**
 * Everything about some requests, in their order, with a fixed number of questions to the database.
 * @param viewer a traveller sees neither the staff's notes nor who works on the request
 */
export async function visaRequestDetails(db: Db, rows: RequestRow[], viewer: Viewer): Promise<VisaRequestDetail[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return [];
	const peopled = await selectRows(db).where(inArray(visaRequests.id, ids));
	const people = await peopleOf(
		db,
		peopled.map(({ traveller }) => traveller.id),
	);
	const documents = await db
		.select()
		.from(requestDocuments)
		.where(inArray(requestDocuments.requestId, ids))
		.orderBy(asc(requestDocuments.position));
	const attempts = await db
		.select()
		.from(paymentAttempts)
		.where(inArray(paymentAttempts.requestId, ids))
		.orderBy(asc(paymentAttempts.number));
	const refunded = await refundedByAttempt(
		db,
		attempts.map(({ id }) => id),
	);
	const notes = viewer === 'staff' ? await notesOf(db, ids) : [];

	return rows.map((row): VisaRequestDetail => {
		const of = <Item extends { requestId: string }>(items: Item[]) =>
			items.filter(({ requestId }) => requestId === row.id);
		const around = peopled.find(({ request }) => request.id === row.id);
		const person = people.get(row.userId);
		if (!around || !person) throw new Error('a request has a traveller');
		const own = of(attempts);
		const isUnpaid = row.status === 'AWAITING_PAYMENT' || row.status === 'PAYMENT_FAILED';
		return {
			...toVisaRequest(row, own.at(-1)?.status ?? null),
			traveller: { ...around.traveller, ...person },
			assignedTo: viewer === 'staff' ? around.assignedTo : null,
			priceLines: toPricedLines(row.snapshot.lines),
			atEmbassy: toAzn(qepik(row.snapshot.atEmbassy)),
			documents: of(documents).map(({ uploadKey }) => ({ key: uploadKey, url: `/api/uploads/${uploadKey}` })),
			attempts: own.map(({ id, number, status, provider, amount, createdAt, expiresAt }) => ({
				...{ number, status, provider },
				amount: toAzn(amount),
				refunded: toAzn(refunded.get(id) ?? qepik(0)),
				createdAt: createdAt.toISOString(),
				expiresAt: expiresAt.toISOString(),
			})),
			staffNotes: of(notes).map(({ note }) => note),
			expiresAt: isUnpaid ? row.expiresAt.toISOString() : null,
		};
	});
}

async function peopleOf(db: Db, userIds: string[]) {
	const rows = await db
		.select({
			id: users.id,
			phone: users.phone,
			dateOfBirth: users.dateOfBirth,
			gender: users.gender,
			citizenship: citizenships.name,
			residentCountry: residentCountries.name,
		})
		.from(users)
		.leftJoin(citizenships, eq(citizenships.id, users.citizenshipId))
		.leftJoin(residentCountries, eq(residentCountries.id, users.residentCountryId))
		.where(inArray(users.id, userIds));
	return new Map(rows.map(({ id, ...person }) => [id, person]));
}

async function notesOf(db: Db, requestIds: string[]): Promise<{ requestId: string; note: StaffNote }[]> {
	const rows = await db
		.select({ note: staffNotes, author: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
		.from(staffNotes)
		.leftJoin(users, eq(users.id, staffNotes.authorId))
		.where(inArray(staffNotes.requestId, requestIds))
		.orderBy(asc(staffNotes.createdAt), asc(staffNotes.id));
	return rows.map(({ note, author }) => ({
		requestId: note.requestId,
		note: { id: note.id, author, text: note.text, createdAt: note.createdAt.toISOString() },
	}));
}
