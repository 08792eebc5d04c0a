import type { RequestEvent, Role, VisaRequestDetail } from '../contract';
import { eventKindsForTravellers, eventKindsOfVisas, sentences } from '../rules';
import { requestOf } from './requestState';
import { isStaff, notFound, signedIn, type World } from './world';

/** A request that the caller may see. */
export function visibleRequest(world: World, id: string): VisaRequestDetail {
	const [request, user] = [requestOf(world, id), signedIn(world)];
	if (request.traveller.id !== user.id && !isVisible(request, user)) throw notFound(sentences.requestNotFound);
	return request;
}

/** For staff: what is unassigned, their own, and what awaits a check; for an admin everything. */
export const isVisible = ({ assignedTo, check }: VisaRequestDetail, { id, role }: { id: string; role: Role }) =>
	role === 'admin' || (role === 'agent' && (assignedTo === null || assignedTo.id === id || check !== null));

/**
 * What the caller sees of a request: staff everything but the traveller's identity until it is theirs, travellers their
 * part.
 */
export function seen(world: World, request: VisaRequestDetail): VisaRequestDetail {
	const user = signedIn(world);
	if (!isStaff(user)) {
		const shown = request.staffNotes.filter(({ isShown }) => isShown).map((note) => ({ ...note, author: null }));
		const visas = request.status === 'APPROVED' ? request.visas : [];
		return { ...request, assignedTo: null, check: null, staffNotes: shown, visas };
	}
	if (user.role === 'admin' || [request.assignedTo?.id, request.check?.takenBy?.id].includes(user.id)) return request;
	const hidden = { phone: null, dateOfBirth: null, gender: null, citizenship: null, residentCountry: null };
	return { ...request, isPersonalDataOpen: false, traveller: { ...request.traveller, ...hidden } };
}

/** Of a request's history, what its traveller reads: its progress and payments, not what staff did among themselves. */
export const isForTravellers = ({ kind }: RequestEvent, { status }: Pick<VisaRequestDetail, 'status'>) =>
	eventKindsForTravellers.includes(kind) && (status === 'APPROVED' || !eventKindsOfVisas.includes(kind));
/**
 * An event as its traveller reads it: staff write their reasons to the traveller, and aren't named, unless they are the
 * traveller.
 */
export function toldToTraveller(event: RequestEvent, travellerId: string): RequestEvent {
	const { actor } = event;
	const isByStaff = actor !== null && actor.role !== 'client' && actor.id !== travellerId;
	return {
		...event,
		actor: isByStaff ? null : actor,
		reason: isByStaff && event.subject === 'request' ? event.reason : null,
		...{ fromPerson: null, toPerson: null, changes: [] },
	};
}
