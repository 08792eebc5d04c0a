import type { VisaRequestDetail } from '../contract';
import { type AttemptStatus, isUnpaid, messageTemplates, type RequestStatus, requestStatuses } from '../rules';
import { mockId, smallCatalogue } from './catalogue';
import { mockAgent, mockTraveller } from './world';

const people = [
	['Aysel', 'Mammadova'],
	['Tural', 'Əliyev'],
	['Günel', 'Hüseynova'],
	['Orxan', 'Quliyev'],
	['Ləman', 'Şirinova'],
	['Kənan', 'Cəfərov'],
] as const;

const instant = (day: number, hour: number) => new Date(Date.UTC(2026, 10, 1 + (day % 28), 6 + hour)).toISOString();

/** The attempt of a request that isn't paid. */
const attempted: Partial<Record<RequestStatus, AttemptStatus>> = {
	AWAITING_PAYMENT: 'REDIRECTED',
	PAYMENT_FAILED: 'DECLINED',
	EXPIRED: 'EXPIRED',
};

function one(index: number): VisaRequestDetail {
	const pick = <Item>(items: readonly Item[]): Item => {
		const item = items[index % items.length];
		if (item === undefined) throw new RangeError('an empty list');
		return item;
	};
	const [country, visaType] = [pick(smallCatalogue.countries), pick(smallCatalogue.visaTypes)];
	const [visaOption, service] = [pick(smallCatalogue.visaOptions), pick(smallCatalogue.services)];
	const status = pick(requestStatuses);
	const [firstName, lastName] = pick(people);
	const isAysel = firstName === mockTraveller.firstName;
	const attemptStatus = attempted[status] ?? 'APPROVED';
	const isPaid = attemptStatus === 'APPROVED';
	const permission = visaOption.fee;
	const isNow = country.isVisaOptionIsPayedDirectly;
	const total = country.additionalServices + (isNow ? permission : 0) + service.discountedPrice;
	const totalPrice = Math.round(total * 100) / 100;
	const isAssigned = isPaid && status !== 'SUBMITTED';
	const createdAt = instant(28 - index, index % 9);
	return {
		id: mockId('b', 2000 + index),
		reference: `VZ-DEMO-${String(index + 1).padStart(4, '0')}`,
		status,
		attemptStatus,
		totalPrice,
		createdAt,
		startDate: '2027-03-10',
		endDate: '2027-03-24',
		peopleCount: 1,
		notes: index % 4 === 0 ? 'Otelin ünvanını sonra göndərəcəyəm' : null,
		country: { id: country.id, name: country.name, image: country.image },
		visaType: { id: visaType.id, name: visaType.name },
		visaOption: { id: visaOption.id, type: visaOption.type, duration: visaOption.duration },
		service: { id: service.id, name: service.name },
		informationUntil: status === 'INFO_REQUIRED' ? '2027-02-20' : null,
		version: 2,
		traveller: {
			id: isAysel ? mockTraveller.id : mockId('a', 300 + (index % people.length)),
			firstName,
			lastName,
			email: isAysel ? mockTraveller.email : `muracietci${index % people.length}@example.az`,
			language: mockTraveller.language,
			phone: mockTraveller.phone,
			dateOfBirth: mockTraveller.dateOfBirth,
			gender: mockTraveller.gender,
			citizenship: 'Azərbaycan',
			residentCountry: 'Azərbaycan',
		},
		assignedTo: isAssigned ? { id: mockAgent.id, firstName: mockAgent.firstName, lastName: mockAgent.lastName } : null,
		dueAt: isPaid ? instant(27 - index + 9, 12) : null,
		check:
			status === 'IN_REVIEW' && index % 3 === 0
				? {
						askedAt: createdAt,
						askedBy: { id: mockAgent.id, firstName: mockAgent.firstName, lastName: mockAgent.lastName },
						takenBy: null,
					}
				: null,
		isPersonalDataOpen: true,
		priceLines: [
			{
				kind: 'countryFee',
				amount: country.additionalServices,
				paid: country.additionalServices > 0 ? 'now' : 'embassy',
			},
			{ kind: 'permission', amount: permission, paid: isNow ? 'now' : 'embassy' },
			{ kind: 'service', amount: service.discountedPrice, paid: 'now' },
		],
		atEmbassy: (isNow ? 0 : permission) + service.additionalVisaPrice,
		documents: [{ key: `mock-image-${index}`, url: `/uploads/mock-image-${index}`, traveller: 1 }],
		attempts: [
			{
				number: 1,
				status: attemptStatus,
				provider: 'sandbox',
				amount: totalPrice,
				refunded: 0,
				refunds: [],
				createdAt,
				expiresAt: createdAt,
				paidAt: isPaid ? createdAt : null,
			},
		],
		staffNotes: [],
		information:
			status === 'INFO_REQUIRED'
				? [
						{
							id: mockId('c', 7000 + index),
							text: messageTemplates[0].text,
							until: '2027-02-20',
							askedAt: createdAt,
							answeredAt: null,
							answer: null,
							documents: [],
						},
					]
				: [],
		visas:
			status === 'APPROVED'
				? [{ key: `mock-visa-${index}`, size: 120_000, attachedAt: createdAt, traveller: null }]
				: [],
		expiresAt: isUnpaid(status) ? instant(28, 0) : null,
	};
}

/** Requests of several travellers in every state, newest first. */
export function mockRequests(count: number): VisaRequestDetail[] {
	return Array.from({ length: count }, (_, index) => one(index));
}
