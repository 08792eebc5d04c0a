import type { NewVisaRequest, PaymentPage, PaymentState, PriceQuestion, VisaRequest } from '../contract';
import {
	type AttemptStatus,
	businessToday,
	fromIso,
	price,
	type RequestAction,
	type RequestStatus,
	requestActions,
	toAzn,
	toQepik,
	tripDateErrors,
} from '../rules';
import { mockId } from './catalogue';
import { Refusal, type World } from './world';

type Field = 'countryId' | 'visaTypeId' | 'visaOptionId' | 'serviceId';

/** The item, or 422 naming the field. */
function offered<Item extends { id: string }>(items: readonly Item[], id: string, field: Field): Item {
	const item = items.find((candidate) => candidate.id === id);
	if (item) return item;
	const message = 'Seçdiyiniz artıq təklif olunmur, yenidən seçin';
	throw new Refusal(422, 'NO_LONGER_OFFERED', message, { errors: [{ field, message }] });
}

/** Every country of the mocks offers everything. */
function choices(world: World, ids: { countryId: string; visaOptionId: string; serviceId: string }) {
	const { countries, visaOptions, services } = world.catalogue;
	return {
		country: offered(countries, ids.countryId, 'countryId'),
		visaOption: offered(visaOptions, ids.visaOptionId, 'visaOptionId'),
		service: offered(services, ids.serviceId, 'serviceId'),
	};
}

function priceOf(world: World, question: Omit<PriceQuestion, 'authorized'>, knowsPromo: boolean) {
	const { country, visaOption, service } = choices(world, question);
	const promo = knowsPromo && world.user?.activePromocode ? ({ kind: 'percent', percent: 10 } as const) : null;
	const servicePrice = toQepik(service.discountedPrice + world.surcharge);
	const { total, discount } = price({
		countryFee: toQepik(country.additionalServices),
		permissionFee: toQepik(visaOption.fee),
		isPermissionPaidNow: country.isVisaOptionIsPayedDirectly,
		servicePrice,
		embassyExtra: toQepik(service.additionalVisaPrice),
		peopleCount: question.peopleCount,
		promo,
	});
	return {
		totalPrice: toAzn(total),
		...(promo && { originalPriceWithoutDiscount: toAzn(servicePrice), promoDiscount: toAzn(discount) }),
	};
}

export function quote(world: World, question: PriceQuestion, knowsPromo: boolean) {
	const answer = priceOf(world, question, knowsPromo);
	world.surcharge = world.laterSurcharge;
	return answer;
}

export function createRequest(world: World, body: NewVisaRequest, idempotencyKey: string | null): PaymentPage {
	if (world.user && !world.user.isEmailConfirmed)
		throw new Refusal(403, 'EMAIL_NOT_CONFIRMED', 'Sorğu göndərmək üçün əvvəlcə e-poçt ünvanınızı təsdiqləyin');
	const earlier = idempotencyKey === null ? undefined : world.createdByKey.get(idempotencyKey);
	if (earlier) return earlier;

	const { country, visaOption, service } = choices(world, body);
	const visaType = offered(world.catalogue.visaTypes, body.visaTypeId, 'visaTypeId');
	const [startDate, endDate] = tripDays(body);
	const { totalPrice } = priceOf(world, body, true);
	if (body.totalPrice !== undefined && body.totalPrice !== totalPrice)
		throw new Refusal(409, 'PRICE_CHANGED', 'Qiymət dəyişdi, yeni qiyməti yoxlayın', { totalPrice });

	const number = world.nextNumber++;
	const request: VisaRequest = {
		id: mockId('b', 1000 + number),
		reference: `VZ-MOCK-${String(number).padStart(4, '0')}`,
		status: 'AWAITING_PAYMENT',
		attemptStatus: 'REDIRECTED',
		totalPrice,
		createdAt: new Date().toISOString(),
		startDate,
		endDate,
		peopleCount: body.peopleCount,
		notes: body.notes ?? null,
		country: { id: country.id, name: country.name, image: country.image },
		visaType: { id: visaType.id, name: visaType.name },
		visaOption: { id: visaOption.id, type: visaOption.type, duration: visaOption.duration },
		service: { id: service.id, name: service.name },
		version: 1,
	};
	world.requests.unshift(request);
	const page = paymentPage(request);
	if (idempotencyKey !== null) world.createdByKey.set(idempotencyKey, page);
	return page;
}

function tripDays(body: NewVisaRequest): [startDate: string, endDate: string] {
	const start = fromIso(body.startDate);
	const end = fromIso(body.endDate);
	const faults = tripDateErrors(start, end, businessToday());
	const errors = Object.entries(faults).map(([field, message]) => ({ field, message }));
	if (errors[0] || !start || !end) throw new Refusal(400, 'VALIDATION', errors[0]?.message ?? '', { errors });
	return [start.toString(), end.toString()];
}

/** Takes a traveller's action when the tables of states allow it, or refuses with 409. */
export function act(world: World, id: string, action: RequestAction): VisaRequest {
	const request = requestOf(world, id);
	if (!requestActions(request.status, request.attemptStatus).includes(action))
		throw new Refusal(409, 'STATE_CONFLICT', 'Bu sorğu üçün indi bunu etmək olmaz');
	if (action === 'submit-payment') return settle(world, request, 'SUBMITTED', 'APPROVED');
	if (action === 'cancel') return settle(world, request, 'CANCELLED', 'CANCELLED');
	return settle(world, request, 'AWAITING_PAYMENT', 'REDIRECTED');
}

export function requestOf(world: World, id: string | undefined): VisaRequest {
	const request = world.requests.find((candidate) => candidate.id === id);
	if (!request) throw new Refusal(404, 'NOT_FOUND', 'Sorğu tapılmadı');
	return request;
}

export function settle(world: World, request: VisaRequest, status: RequestStatus, attemptStatus: AttemptStatus) {
	const settled = { ...request, status, attemptStatus, version: request.version + 1 };
	world.requests[world.requests.indexOf(request)] = settled;
	return settled;
}

export function paymentState({ id, reference, status, attemptStatus, totalPrice }: VisaRequest): PaymentState {
	return { id, reference, status, attemptStatus, totalPrice };
}

export function paymentPage({ id, reference }: Pick<VisaRequest, 'id' | 'reference'>): PaymentPage {
	return { paymentUrl: `https://payments.example/attempts/${reference}`, id, reference };
}
