import type { ErrorBody, ErrorCode, Me, PaymentPage, VisaRequest } from '../contract';
import { type Catalogue, mockId, smallCatalogue } from './catalogue';

/** What one mocked service and one browser know; every set of handlers has its own. */
export interface World {
	readonly catalogue: Catalogue;
	user: Me | null;
	/** Newest first. */
	readonly requests: VisaRequest[];
	readonly createdByKey: Map<string, PaymentPage>;
	/** AZN on top of every price from the second question on. */
	readonly laterSurcharge: number;
	surcharge: number;
	nextNumber: number;
}

/** A confirmed traveller. */
export const mockTraveller: Me = {
	id: mockId('a', 100),
	firstName: 'Aysel',
	lastName: 'Mammadova',
	email: 'aysel@example.az',
	role: 'client',
	isEmailConfirmed: true,
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: mockId('e', 1),
	residentCountryId: mockId('f', 1),
	activePromocode: null,
};

/** The one promo code that the mocks know: ten per cent off the service. */
export const MOCK_PROMOCODE = 'BAHAR10';
/** The one confirmation code that the mocks accept. */
export const MOCK_CONFIRMATION_CODE = '123456';
/** The one password that the mocks refuse. */
export const MOCK_WRONG_PASSWORD = 'wrong-password';

export function createWorld(start: { catalogue?: Catalogue; user?: Me | null; laterSurcharge?: number } = {}): World {
	const { catalogue = smallCatalogue, user = null, laterSurcharge = 0 } = start;
	return {
		catalogue,
		user,
		requests: [],
		createdByKey: new Map(),
		laterSurcharge,
		surcharge: 0,
		nextNumber: 1,
	};
}

/** Thrown by an answer that refuses. */
export class Refusal extends Error {
	readonly body: ErrorBody;

	constructor(statusCode: number, code: ErrorCode, message: string, more: Partial<ErrorBody> = {}) {
		super(message);
		this.body = { statusCode, code, message, requestId: 'mock-request', ...more };
	}
}
