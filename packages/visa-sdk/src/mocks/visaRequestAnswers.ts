import type {
	NewVisaRequest,
	PaymentAttempt,
	PaymentPage,
	PaymentState,
	PriceQuestion,
	RequestEvent,
	Role,
	VisaRequestDetail,
} from '../contract';
import { receiptOf } from '../contract';
import {
	type AttemptStatus,
	businessToday,
	DUE_DAYS_DEFAULT,
	dueAfter,
	fromIso,
	isInWork,
	isSameName,
	isUnpaid,
	price,
	type RequestStatus,
	sentences,
	toAzn,
	toPricedLines,
	toQepik,
	tripFieldErrors,
} from '../rules';
import type { Answers } from './answers';
import { mockId } from './catalogue';
import { pageOf } from './crud';
import { inMinutes, isStaff, mockCompany, newMockId, notFound, Refusal, signedIn, type World } from './world';

type Field = 'countryId' | 'visaTypeId' | 'visaOptionId' | 'serviceId';

/** The item, or 422 naming the field. */
function offered<Item extends { id: string }>(items: readonly Item[], id: string, field: Field): Item {
	const item = items.find((candidate) => candidate.id === id);
	if (item) return item;
	const message = sentences.notOffered;
	throw new Refusal(422, 'NO_LONGER_OFFERED', message, { errors: [{ field, message }] });
}

function choices(world: World, ids: { countryId: string; visaOptionId: string; serviceId: string }) {
	const { countries, visaOptions, services } = world.catalogue;
	const isOffered = (item: { isArchived: boolean; countryIds: string[] }) =>
		!item.isArchived && item.countryIds.includes(ids.countryId);
	const onOffer = countries.filter((one) => one.isOnOffer && !one.isArchived);
	return {
		country: offered(onOffer, ids.countryId, 'countryId'),
		visaOption: offered(visaOptions.filter(isOffered), ids.visaOptionId, 'visaOptionId'),
		service: offered(services.filter(isOffered), ids.serviceId, 'serviceId'),
	};
}

function priceOf(world: World, question: Omit<PriceQuestion, 'authorized'>, knowsPromo: boolean) {
	const { country, visaOption, service } = choices(world, question);
	const promo = knowsPromo
		? world.promocodes.find(({ code }) => code === world.user?.activePromocode?.code)
		: undefined;
	const servicePrice = toQepik(service.discountedPrice + world.surcharge);
	const result = price({
		countryFee: toQepik(country.additionalServices),
		permissionFee: toQepik(visaOption.fee),
		isPermissionPaidNow: country.isVisaOptionIsPayedDirectly,
		servicePrice,
		embassyExtra: toQepik(service.additionalVisaPrice),
		peopleCount: question.peopleCount,
		promo: promo
			? promo.kind === 'percent'
				? { kind: 'percent', percent: promo.percent ?? 0 }
				: { kind: 'fixed', amount: toQepik(promo.amount ?? 0) }
			: null,
	});
	const labels = { countryFee: country.name, permission: visaOption.type, service: service.name, promo: promo?.code };
	return {
		...result,
		quote: {
			totalPrice: toAzn(result.total),
			priceLines: toPricedLines(result.lines, labels),
			...(promo && { originalPriceWithoutDiscount: toAzn(servicePrice), promoDiscount: toAzn(result.discount) }),
		},
	};
}

/** The price of what was chosen, with the traveller's promo code when the question is a signed-in one's. */
export function quote(world: World, question: PriceQuestion, knowsPromo: boolean) {
	const answer = priceOf(world, question, knowsPromo).quote;
	world.surcharge = world.laterSurcharge;
	return answer;
}

/** Makes a request and its first payment attempt; the same key answers the same page again. */
export function createRequest(world: World, body: NewVisaRequest, idempotencyKey: string | null): PaymentPage {
	if (world.user && !world.user.isEmailConfirmed)
		throw new Refusal(403, 'EMAIL_NOT_CONFIRMED', sentences.emailNotConfirmed);
	const earlier = idempotencyKey === null ? undefined : world.createdByKey.get(idempotencyKey);
	if (earlier) return earlier;

	const { country, visaOption, service } = choices(world, body);
	const visaType = offered(world.catalogue.visaTypes, body.visaTypeId, 'visaTypeId');
	const [startDate, endDate] = tripDays(body);
	const priced = priceOf(world, body, true);
	const { totalPrice } = priced.quote;
	if (body.totalPrice !== undefined && body.totalPrice !== totalPrice)
		throw new Refusal(409, 'PRICE_CHANGED', sentences.priceChanged, { totalPrice });

	const number = world.nextNumber++;
	const user = signedIn(world);
	const nameOf = (items: readonly { id: string; name: string }[], id: string | null) =>
		items.find((item) => item.id === id)?.name ?? null;
	const createdAt = new Date().toISOString();
	const request: VisaRequestDetail = {
		id: mockId('b', 1000 + number),
		reference: `VZ-MOCK-${String(number).padStart(4, '0')}`,
		status: 'AWAITING_PAYMENT',
		attemptStatus: 'REDIRECTED',
		totalPrice,
		createdAt,
		startDate,
		endDate,
		peopleCount: body.peopleCount,
		notes: body.notes ?? null,
		country: { id: country.id, name: country.name, image: country.image },
		visaType: { id: visaType.id, name: visaType.name },
		visaOption: { id: visaOption.id, type: visaOption.type, duration: visaOption.duration },
		service: { id: service.id, name: service.name },
		informationUntil: null,
		version: 1,
		traveller: {
			...{ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
			...{ phone: user.phone, dateOfBirth: user.dateOfBirth, gender: user.gender },
			citizenship: nameOf(world.catalogue.citizenships, user.citizenshipId),
			residentCountry: nameOf(world.catalogue.residentCountries, user.residentCountryId),
		},
		assignedTo: null,
		dueAt: null,
		check: null,
		isPersonalDataOpen: true,
		priceLines: toPricedLines(priced.lines),
		atEmbassy: toAzn(priced.atEmbassy),
		documents: body.document
			.split(',')
			.map((url, place) => ({ key: url.split('/').at(-1) ?? '', url, traveller: place + 1 })),
		attempts: [
			{
				number: 1,
				status: 'REDIRECTED',
				provider: 'sandbox',
				amount: totalPrice,
				refunded: 0,
				refunds: [],
				createdAt,
				expiresAt: inMinutes(60),
				paidAt: null,
			},
		],
		staffNotes: [],
		information: [],
		visas: [],
		expiresAt: inMinutes(72 * 60),
	};
	record(world, request, { kind: 'created', to: 'AWAITING_PAYMENT' });
	world.requests.unshift(request);
	const page = paymentPage(request);
	if (idempotencyKey !== null) world.createdByKey.set(idempotencyKey, page);
	return page;
}

function tripDays(body: NewVisaRequest): [startDate: string, endDate: string] {
	const start = fromIso(body.startDate);
	const end = fromIso(body.endDate);
	const errors = tripFieldErrors(start, end, businessToday());
	if (errors[0] || !start || !end) throw new Refusal(400, 'VALIDATION', errors[0]?.message ?? '', { errors });
	return [start.toString(), end.toString()];
}

/** The request with this id, whoever asks; @throws {Refusal} NOT_FOUND when there is none. */
export function requestOf(world: World, id: string | undefined): VisaRequestDetail {
	const request = world.requests.find((candidate) => candidate.id === id);
	if (!request) throw notFound(sentences.requestNotFound);
	return request;
}

/** Writes down what happened. */
export function record(
	world: World,
	request: VisaRequestDetail,
	event: Partial<RequestEvent> & { kind: string },
): void {
	const { user } = world;
	const known = world.events.get(request.id) ?? [];
	const written: RequestEvent = {
		id: newMockId(world),
		at: new Date().toISOString(),
		subject: 'request',
		from: null,
		to: null,
		reason: null,
		fromPerson: null,
		toPerson: null,
		changes: [],
		...event,
		actor: user && { id: user.id, firstName: user.firstName, lastName: user.lastName, role: user.role },
	};
	world.events.set(request.id, [written, ...known]);
}

/** Ends a payment attempt as the provider would, and moves the request on. [PAY-02] */
export function settle(
	world: World,
	request: VisaRequestDetail,
	status: RequestStatus,
	attemptStatus: AttemptStatus | null,
	reason: string | null = null,
): VisaRequestDetail {
	const last = request.attempts.at(-1);
	record(world, request, { kind: 'moved', from: request.status, to: status, reason });
	return change(world, request, {
		status,
		attemptStatus,
		attempts: last ? [...request.attempts.slice(0, -1), attemptStatus ? settled(last, attemptStatus) : last] : [],
		expiresAt: isUnpaid(status) ? request.expiresAt : null,
		...(status === 'SUBMITTED' && { dueAt: dueAfter(new Date(), DUE_DAYS_DEFAULT).toISOString() }),
	});
}

const settled = (attempt: PaymentAttempt, status: AttemptStatus): PaymentAttempt => ({
	...attempt,
	status,
	paidAt: status === 'APPROVED' ? new Date().toISOString() : attempt.paidAt,
});

/** The request as it is from now on. */
export function change(world: World, request: VisaRequestDetail, changes: Partial<VisaRequestDetail>) {
	// With its state goes what belonged to it.
	const left = changes.status && changes.status !== request.status ? { check: null, informationUntil: null } : {};
	const changed: VisaRequestDetail = { ...request, ...left, ...changes, version: request.version + 1 };
	world.requests[world.requests.indexOf(request)] = changed;
	const isNew = changed.status === 'SUBMITTED' && request.status !== 'SUBMITTED';
	const isMine = changed.assignedTo !== null && changed.assignedTo.id === world.user?.id;
	const queue = isMine ? 'mine' : changed.assignedTo || !isInWork(changed.status) ? 'other' : 'unassigned';
	for (const tell of world.live) tell({ type: 'request', id: changed.id, version: changed.version, isNew, queue });
	return changed;
}

/** Of a request, what whoever comes back from the payment page may know. */
export function paymentState({ id, reference, status, attemptStatus, totalPrice }: PaymentState): PaymentState {
	return { id, reference, status, attemptStatus, totalPrice };
}

/** Where a request is paid: a page of these mocks. */
export function paymentPage({ id, reference }: Pick<PaymentPage, 'id' | 'reference'>): PaymentPage {
	return { paymentUrl: `https://payments.example/attempts/${reference}`, id, reference };
}

/** A request that the caller may see. */
export function visibleRequest(world: World, id: string): VisaRequestDetail {
	const [request, user] = [requestOf(world, id), signedIn(world)];
	if (request.traveller.id !== user.id && !isVisible(request, user)) throw notFound(sentences.requestNotFound);
	return request;
}

/** To staff: what is nobody's, one's own, and what waits for a check; to an admin everything. */
export const isVisible = ({ assignedTo, check }: VisaRequestDetail, { id, role }: { id: string; role: Role }) =>
	role === 'admin' || (role === 'agent' && (assignedTo === null || assignedTo.id === id || check !== null));

/** What the caller sees of a request: staff everything but who it is until it is theirs, its traveller what is the traveller's. */
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

/** How the request and its payments went, not what staff did among themselves. */
const isForTravellers = ({ kind }: RequestEvent) => ['created', 'moved', 'messaged', 'visa-attached'].includes(kind);
/** Staff write their reasons to the traveller, and are not named. */
function toldToTraveller(event: RequestEvent): RequestEvent {
	const isByStaff = event.actor !== null && event.actor.role !== 'client';
	return {
		...event,
		actor: isByStaff ? null : event.actor,
		reason: isByStaff && event.subject === 'request' ? event.reason : null,
		...{ fromPerson: null, toPerson: null, changes: [] },
	};
}

type Mine =
	| 'totalPrice'
	| 'totalPriceUnauthorized'
	| 'create'
	| 'mine'
	| 'status'
	| 'receipt'
	| 'receiptLink'
	| 'get'
	| 'events';

function receiptIn(world: World, id: string) {
	const receipt = receiptOf(visibleRequest(world, id), mockCompany);
	if (!receipt) throw new Refusal(409, 'STATE_CONFLICT', sentences.noReceipt);
	return receipt;
}

/** How the mocks answer a traveller's calls on requests. */
export const travellerAnswers: Pick<Answers['visaRequests'], Mine> = {
	totalPrice: ({ world, body }) => quote(world, body, true),
	totalPriceUnauthorized: ({ world, body }) => quote(world, body, false),
	create: ({ world, body, request }) => createRequest(world, body, request.headers.get('idempotency-key')),
	mine: ({ world, query }) => {
		const { id } = signedIn(world);
		return pageOf(
			world.requests.filter(({ traveller }) => traveller.id === id),
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
	get: ({ world, params }) => seen(world, visibleRequest(world, params.id)),
	events: ({ world, params, query }) => {
		const { id } = visibleRequest(world, params.id);
		const all = world.events.get(id) ?? [];
		return pageOf(isStaff(signedIn(world)) ? all : all.filter(isForTravellers).map(toldToTraveller), query);
	},
};
