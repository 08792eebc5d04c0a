import type { VisaRequestDetail } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actor } from '../audit/events';
import { recordView } from '../audit/views';
import { requestIn } from '../catalogue/localNames';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { findRequest } from '../requests/moves';
import { visaRequestDetails } from './detail';

/** The details of a request, as far as the user may see them. */
export async function detailOf(db: Db, id: string, user: CurrentUser): Promise<VisaRequestDetail> {
	const request = await findRequest(db, id);
	const isTraveller = request?.userId === user.id || !isStaff(user.role);
	const [found] = request ? await visaRequestDetails(db, [request], isTraveller ? 'traveller' : user) : [];
	if (!found) throw notFound(sentences.requestNotFound);
	return found;
}

/** The same, in the language of its owner, and recording the view if it shows personal data to staff. [DSH-12] */
export async function readRequest(
	deps: Deps,
	id: string,
	user: CurrentUser,
	actor: Actor,
	language: Language,
): Promise<VisaRequestDetail> {
	const found = await detailOf(deps.database.db, id, user);
	if (isStaff(user.role) && found.isPersonalDataOpen) {
		await recordView(deps, { subject: 'request', subjectId: id, requestId: id }, { ...actor, userId: user.id });
	}
	return found.traveller.id === user.id ? requestIn(language, found) : found;
}
