import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonName, VisaRequest, VisaRequestRow } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { users } from '../../platform/db/schema/people';
import { type RequestSnapshot, visaRequests } from '../../platform/db/schema/requests';
import type { Choice } from '../catalogue/offer';
import { type RequestRow, toPaymentState } from './moves';

const assignees = alias(users, 'assignees');
const askers = alias(users, 'askers');
const takers = alias(users, 'takers');

/** Requests with the people involved, for the caller to filter, sort and limit. */
export const selectRows = (db: Db) =>
	db
		.select({
			request: visaRequests,
			traveller: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
			assignedTo: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
			checkAskedBy: { id: askers.id, firstName: askers.firstName, lastName: askers.lastName },
			checkTakenBy: { id: takers.id, firstName: takers.firstName, lastName: takers.lastName },
		})
		.from(visaRequests)
		.innerJoin(users, eq(users.id, visaRequests.userId))
		.leftJoin(assignees, eq(assignees.id, visaRequests.assignedTo))
		.leftJoin(askers, eq(askers.id, visaRequests.checkAskedBy))
		.leftJoin(takers, eq(takers.id, visaRequests.checkTakenBy));

/** A request with the names that lists of staff show. */
interface PeopledRow {
	request: RequestRow;
	traveller: PersonName & { email: string };
	assignedTo: PersonName | null;
	checkAskedBy: PersonName | null;
	checkTakenBy: PersonName | null;
}

/** A request as its traveller sees it in a list; amounts in AZN. */
export function toVisaRequest(row: RequestRow): VisaRequest & Omit<RequestSnapshot, 'lines' | 'atEmbassy'> {
	const { country, visaType, visaOption, service } = row.snapshot;
	const { startDate, endDate, peopleCount, notes, informationUntil, version } = row;
	return {
		...toPaymentState(row),
		...{ startDate, endDate, peopleCount, notes, informationUntil, version },
		...{ country, visaType, visaOption, service },
		createdAt: row.createdAt.toISOString(),
	};
}

/** What was selected in a request. */
export const choiceOf = ({ country, visaType, visaOption, service }: VisaRequest): Choice => ({
	...{ countryId: country.id, visaTypeId: visaType.id, visaOptionId: visaOption.id, serviceId: service.id },
});

/** A request as staff see it in a list. */
export function toStaffRow({ request, traveller, assignedTo, checkAskedBy, checkTakenBy }: PeopledRow): VisaRequestRow {
	const { dueAt, checkAskedAt } = request;
	return {
		...toVisaRequest(request),
		traveller,
		assignedTo,
		dueAt: dueAt?.toISOString() ?? null,
		check: checkAskedAt && { askedAt: checkAskedAt.toISOString(), askedBy: checkAskedBy, takenBy: checkTakenBy },
	};
}
