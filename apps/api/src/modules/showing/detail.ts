import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
	AskedInformation,
	PaymentAttempt,
	RequestDocument,
	StaffNote,
	VisaRequestDetail,
} from 'visa-sdk/contract';
import { isUnpaid, qepik, toAzn, toPricedLines } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { citizenships, residentCountries } from '../../platform/db/schema/catalogue';
import { askedInformation, issuedVisas, staffNotes } from '../../platform/db/schema/desk';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import { requestDocuments } from '../../platform/db/schema/uploads';
import { type AttemptRow, takenFrom } from '../payments/attempts';
import { type RefundRow, refundsByAttempt, retryOf } from '../payments/refunds';
import type { CurrentUser } from '../people/currentUser';
import type { RequestRow } from '../requests/moves';
import { selectRows, toStaffRow } from '../requests/rows';
import { isDataOpen } from '../requests/visibility';

/** A member of staff, or the request's owner. */
export type Viewer = CurrentUser | 'traveller';

/**
 * The complete details of some requests, in their order, with a constant number of queries.
 * @param viewer a traveller sees neither internal notes nor who works on the request
 */
export async function visaRequestDetails(db: Db, rows: RequestRow[], viewer: Viewer): Promise<VisaRequestDetail[]> {
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return [];
	const around = await aroundOf(db, ids);
	return rows.map((row): VisaRequestDetail => {
		const of = <Item extends { requestId: string }>(items: Item[]) =>
			items.filter(({ requestId }) => requestId === row.id);
		const peopled = around.peopled.find(({ request }) => request.id === row.id);
		const person = around.people.get(row.userId);
		if (!peopled || !person) throw new Error('a request has a traveller');
		const isTraveller = viewer === 'traveller';
		const isOpen = isTraveller || isDataOpen(row, viewer);
		const documents = of(around.documents);
		const shown = toStaffRow({ ...peopled, request: row });
		return {
			...shown,
			...(isTraveller ? { assignedTo: null, check: null } : {}),
			isPersonalDataOpen: isOpen,
			traveller: { ...peopled.traveller, ...(isOpen ? person : closed), language: person.language },
			priceLines: toPricedLines(row.snapshot.lines),
			atEmbassy: toAzn(qepik(row.snapshot.atEmbassy)),
			documents: documents.map(toDocument),
			attempts: of(around.attempts).map((attempt) => toAttempt(attempt, around.refunds.get(attempt.id) ?? [])),
			staffNotes: of(around.notes)
				// Messages to the traveller, and their answers, are personal data. [DSH-12]
				.filter(({ note }) => (isTraveller ? note.isShown : isOpen || !note.isSent))
				.map(({ note }) => (isTraveller ? { ...note, author: null } : note)),
			information: of(around.asked).map((asked) =>
				toInformation(
					isOpen ? asked : { ...asked, answer: null },
					isOpen ? documents.filter(({ informationId }) => informationId === asked.id) : [],
				),
			),
			visas:
				isTraveller && row.status !== 'APPROVED'
					? []
					: of(around.visas).map(({ key, size, attachedAt, traveller }) => ({
							key,
							size,
							attachedAt: attachedAt.toISOString(),
							traveller,
						})),
			expiresAt: isUnpaid(row.status) ? row.expiresAt.toISOString() : null,
		};
	});
}

/** In place of personal data. [DSH-12] */
const closed = { phone: null, dateOfBirth: null, gender: null, citizenship: null, residentCountry: null };

type DocumentRow = Pick<typeof requestDocuments.$inferSelect, 'uploadKey' | 'traveller'>;

const toDocument = ({ uploadKey, traveller }: DocumentRow): RequestDocument => ({
	...{ key: uploadKey, url: `/api/uploads/${uploadKey}`, traveller },
});

/** What the bank took in an attempt although it is no payment, if there is any. [PAY-10] */
function toTaken(attempt: AttemptRow): Pick<PaymentAttempt, 'taken'> {
	const taken = takenFrom(attempt);
	if (!taken) return {};
	const { amount, at, ...told } = taken;
	const settledAt = attempt.takenSettledAt?.toISOString() ?? null;
	return { taken: { ...told, amount: toAzn(amount), at: at.toISOString(), settledAt } };
}

function toAttempt(attempt: AttemptRow, refunds: RefundRow[]): PaymentAttempt {
	const { number, status, provider, amount, createdAt, expiresAt, paidAt } = attempt;
	const done = refunds.filter(({ state }) => state === 'DONE').reduce((all, refund) => all + refund.amount, 0);
	return {
		...{ number, status, provider },
		amount: toAzn(amount),
		refunded: toAzn(qepik(done)),
		refunds: refunds.map((refund) => ({
			amount: toAzn(refund.amount),
			orderedAt: refund.createdAt.toISOString(),
			doneAt: refund.doneAt?.toISOString() ?? null,
			retryAt: retryOf(refund)?.toISOString() ?? null,
			isUnclear: refund.unclearAt !== null && refund.doneAt === null,
		})),
		createdAt: createdAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
		paidAt: paidAt?.toISOString() ?? null,
		...toTaken(attempt),
	};
}

function toInformation(
	{ id, text, until, askedAt, answeredAt, answer }: typeof askedInformation.$inferSelect,
	documents: DocumentRow[],
): AskedInformation {
	return {
		...{ id, text, until, answer },
		askedAt: askedAt.toISOString(),
		answeredAt: answeredAt?.toISOString() ?? null,
		documents: documents.map(toDocument),
	};
}

/** What other tables hold about some requests. */
async function aroundOf(db: Db, ids: string[]) {
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
	const refunds = await refundsByAttempt(
		db,
		attempts.map(({ id }) => id),
	);
	const notes = await notesOf(db, ids);
	const asked = await db
		.select()
		.from(askedInformation)
		.where(inArray(askedInformation.requestId, ids))
		.orderBy(desc(askedInformation.askedAt), desc(askedInformation.id));
	const visas = await db
		.select()
		.from(issuedVisas)
		.where(inArray(issuedVisas.requestId, ids))
		.orderBy(sql`${issuedVisas.traveller} nulls first`, asc(issuedVisas.attachedAt), asc(issuedVisas.key));
	return { peopled, people, documents, attempts, refunds, notes, asked, visas };
}

async function peopleOf(db: Db, userIds: string[]) {
	const rows = await db
		.select({
			id: users.id,
			language: users.language,
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
		note: {
			...{ id: note.id, author, text: note.text, isShown: note.isShown, isSent: note.isSent },
			createdAt: note.createdAt.toISOString(),
		},
	}));
}
