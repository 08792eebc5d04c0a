import { type RequestEvent, receiptOf } from '../contract';
import { eventKindsOfLooks, isInWork, isSameName, sentences } from '../rules';
import { createRequest, quote, tellOffered } from './creating';
import { pageOf } from './crud';
import { toldTo } from './localNames';
import { requestOf } from './requestState';
import type { Answers } from './types';
import { isForTravellers, isVisible, seen, toldToTraveller, visibleRequest } from './visibility';
import { inMinutes, isStaff, mockCompany, notFound, Refusal, signedIn, type World } from './world';

type Mine =
	| 'totalPrice'
	| 'totalPriceUnauthorized'
	| 'create'
	| 'mine'
	| 'status'
	| 'receipt'
	| 'receiptLink'
	| 'get'
	| 'events'
	| 'standing';

/** What staff without access to the case may read of it; nothing of what its traveller did, who may be staff. */
function lastOf(event: RequestEvent | undefined, travellerId: string) {
	if (!event || event.actor?.role === 'client' || event.actor?.id === travellerId) return null;
	const { at, subject, kind, to, actor, toPerson } = event;
	return { at, subject, kind, to, actor, toPerson };
}

function receiptIn(world: World, id: string) {
	const receipt = receiptOf(visibleRequest(world, id), mockCompany);
	if (!receipt) throw new Refusal(409, 'STATE_CONFLICT', sentences.noReceipt);
	return receipt;
}

/** How the mocks answer a traveller's calls on requests. */
export const travellerAnswers: Pick<Answers['visaRequests'], Mine> = {
	totalPrice: (asked) => quote(asked, asked.body, true),
	totalPriceUnauthorized: (asked) => quote(asked, asked.body, false),
	create: ({ world, body, request }) => createRequest(world, body, request.headers.get('idempotency-key')),
	mine: (asked) => {
		const { world, query } = asked;
		const { id } = signedIn(world);
		const mine = world.requests.filter(({ traveller }) => traveller.id === id);
		return pageOf(
			mine.map((request) => toldTo(asked, tellOffered(world, request))),
			query,
		);
	},
	status: ({ world, body }) => {
		const request = world.requests.find(({ reference }) => reference === body.reference);
		if (!request || !isSameName(request.traveller.lastName, body.lastName)) throw notFound(sentences.statusUnknown);
		const [latest] = world.events.get(request.id) ?? [];
		const { reference, status, createdAt, dueAt } = request;
		return {
			...{ reference, status, createdAt },
			changedAt: latest?.at ?? createdAt,
			dueAt: isInWork(status) ? dueAt : null,
		};
	},
	receipt: ({ world, params }) => receiptIn(world, params.id),
	receiptLink: ({ world, params }) => {
		const { number } = receiptIn(world, params.id);
		return { url: `/receipts/${number}?until=soon`, expiresAt: inMinutes(10) };
	},
	get: (asked) => {
		const { world, params } = asked;
		const request = seen(world, visibleRequest(world, params.id));
		return request.traveller.id === signedIn(world).id ? toldTo(asked, tellOffered(world, request)) : request;
	},
	events: ({ world, params, query }) => {
		const request = visibleRequest(world, params.id);
		const { id, traveller } = request;
		const all = world.events.get(id) ?? [];
		const user = signedIn(world);
		const isForStaff = isStaff(user) && traveller.id !== user.id;
		const toldTo = (event: RequestEvent) => toldToTraveller(event, traveller.id);
		return pageOf(isForStaff ? all : all.filter((event) => isForTravellers(event, request)).map(toldTo), query);
	},
	standing: ({ world, params }) => {
		const [request, user] = [requestOf(world, params.id), signedIn(world)];
		const { id, status, assignedTo, traveller } = request;
		if (traveller.id === user.id) return { id, status, assignedTo: null, isOpen: true, last: null };
		const last = (world.events.get(id) ?? []).find(({ kind }) => !eventKindsOfLooks.includes(kind));
		return { id, status, assignedTo, isOpen: isVisible(request, user), last: lastOf(last, traveller.id) };
	},
};
