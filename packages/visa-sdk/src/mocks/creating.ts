import type { NewVisaRequest, PaymentPage, PriceQuestion, PriceQuote, VisaRequestDetail } from '../contract';
import {
	businessToday,
	fromIso,
	needsNewPayment,
	type PriceLineKind,
	price,
	sentences,
	toAzn,
	toPricedLines,
	toQepik,
	translated,
	tripFieldErrors,
} from '../rules';
import { mockId } from './catalogue';
import { type CalledBy, calledBy, languageOf } from './localNames';
import { promoFault } from './promoFault';
import { paymentPage, record } from './requestState';
import { inMinutes, Refusal, signedIn, type World } from './world';

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
	const bound = knowsPromo
		? world.promocodes.find(({ code }) => code === world.user?.activePromocode?.code)
		: undefined;
	const promoRefusal = bound && promoFault(bound);
	const promo = promoRefusal ? undefined : bound;
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
			...(promoRefusal && { promoRefusal, refusedPromocode: bound.code }),
		},
	};
}

/** The price of the selection, with the traveller's promo code if the quote is a signed-in one. */
export function quote(asked: CalledBy, question: PriceQuestion, knowsPromo: boolean): PriceQuote {
	const { world } = asked;
	const answer = priceOf(world, question, knowsPromo).quote;
	world.surcharge = world.laterSurcharge;
	const { country, visaOption, service } = choices(world, question);
	const language = languageOf(asked.request);
	const labels: Partial<Record<PriceLineKind, string>> = {
		countryFee: calledBy(asked)(country).name,
		permission: translated(language, visaOption).type,
		service: translated(language, service).name,
	};
	const priceLines = answer.priceLines.map((line) => {
		const label = labels[line.kind];
		return label === undefined ? line : { ...line, label };
	});
	return { ...answer, priceLines };
}

/** @throws {Refusal} 409 with the current total if the told one differs. [PAY-09] */
export function refuseOtherPrice(told: number | undefined, totalPrice: number): void {
	if (told === undefined || told === totalPrice) return;
	throw new Refusal(409, 'PRICE_CHANGED', sentences.priceChanged, { totalPrice });
}

/** What a request costs now. @throws {Refusal} 422 if the selection is no longer offered */
export function totalNow(world: World, request: VisaRequestDetail): number {
	const { country, visaType, visaOption, service, peopleCount } = request;
	try {
		offered(world.catalogue.visaTypes, visaType.id, 'visaTypeId');
		const ids = { countryId: country.id, visaOptionId: visaOption.id, serviceId: service.id };
		return priceOf(world, { ...ids, peopleCount }, true).quote.totalPrice;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		throw new Refusal(422, 'NO_LONGER_OFFERED', sentences.requestNotOffered);
	}
}

/** A request for its payer: whether a new payment is possible at all is known before anything is pressed. [PAY-04] */
export function tellOffered(world: World, request: VisaRequestDetail): VisaRequestDetail {
	if (!needsNewPayment(request.status, request.attemptStatus)) return request;
	try {
		totalNow(world, request);
		return { ...request, isStillOffered: true };
	} catch {
		return { ...request, isStillOffered: false };
	}
}

/** Creates a request and its first payment attempt; the same key and body return the same page again. [SUB-03] */
export function createRequest(world: World, body: NewVisaRequest, idempotencyKey: string | null): PaymentPage {
	if (world.user && !world.user.isEmailConfirmed)
		throw new Refusal(403, 'EMAIL_NOT_CONFIRMED', sentences.emailNotConfirmed);
	const earlier = idempotencyKey === null ? undefined : world.createdByKey.get(idempotencyKey);
	const sent = JSON.stringify(body);
	if (earlier && earlier.body !== sent) throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', sentences.idempotency);
	if (earlier) return earlier.page;

	const { country, visaOption, service } = choices(world, body);
	const visaType = offered(world.catalogue.visaTypes, body.visaTypeId, 'visaTypeId');
	const [startDate, endDate] = tripDays(body);
	const priced = priceOf(world, body, true);
	const { totalPrice } = priced.quote;
	refuseOtherPrice(body.totalPrice, totalPrice);

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
			...{ language: user.language, phone: user.phone, dateOfBirth: user.dateOfBirth, gender: user.gender },
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
	if (idempotencyKey !== null) world.createdByKey.set(idempotencyKey, { body: sent, page });
	return page;
}

function tripDays(body: NewVisaRequest): [startDate: string, endDate: string] {
	const start = fromIso(body.startDate);
	const end = fromIso(body.endDate);
	const errors = tripFieldErrors(start, end, businessToday());
	if (errors[0] || !start || !end) throw new Refusal(400, 'VALIDATION', errors[0]?.message ?? '', { errors });
	return [start.toString(), end.toString()];
}
