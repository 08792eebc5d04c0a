import type { z } from 'zod';
import type { BodyOf, Contract, Endpoint, Me, Page, PathParams, ResponseOf } from '../contract';
import { foldText, uploadFault, uploadMessages } from '../rules';
import { mockId } from './catalogue';
import * as visaRequests from './visaRequestAnswers';
import {
	MOCK_CONFIRMATION_CODE,
	MOCK_PROMOCODE,
	MOCK_WRONG_PASSWORD,
	mockTraveller,
	Refusal,
	type World,
} from './world';

/** What an answer is made from: the call after its contract has parsed it. */
export interface Asked<E extends Endpoint> {
	readonly world: World;
	readonly params: Readonly<Record<PathParams<E['path']>, string>>;
	readonly query: z.output<E['query']>;
	readonly body: z.output<E['body']>;
	readonly request: Request;
}

export type Answers = {
	[R in keyof Contract]: {
		[C in keyof Contract[R]]: Contract[R][C] extends Endpoint
			? (asked: Asked<Contract[R][C]>) => ResponseOf<Contract[R][C]> | Promise<ResponseOf<Contract[R][C]>>
			: never;
	};
};

function pageOf<Item>(items: readonly Item[], { page, limit }: { page: number; limit: number }): Page<Item> {
	const data = items.slice((page - 1) * limit, page * limit);
	return { data, page, limit, total: items.length, totalPages: Math.ceil(items.length / limit) };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const session = () => ({ accessToken: 'mock-access-token', expiresAt: inMinutes(60 * 24) });
const confirmation = () => ({ confirmationId: mockId('c', 900), expiresAt: inMinutes(30), resendAt: inMinutes(1) });

const signedIn = (world: World): Me => {
	if (!world.user) throw new Refusal(401, 'UNAUTHENTICATED', 'Zəhmət olmasa hesabınıza daxil olun');
	return world.user;
};

function register(world: World, body: BodyOf<Contract['auth']['register']>) {
	const { firstName, lastName, email, phone, dateOfBirth, gender, citizenshipId, residentCountryId } = body;
	world.user = {
		...mockTraveller,
		...{ firstName, lastName, email, phone, dateOfBirth, gender, citizenshipId, residentCountryId },
		isEmailConfirmed: false,
	};
	return confirmation();
}

/** One answer an endpoint; a missing one does not compile. */
export const answers: Answers = {
	auth: {
		register: ({ world, body }) => register(world, body),
		confirmEmail: ({ world, body }) => {
			if ('code' in body && body.code !== MOCK_CONFIRMATION_CODE)
				throw new Refusal(400, 'VALIDATION', 'Kod düzgün deyil və ya vaxtı keçib');
			world.user = { ...(world.user ?? mockTraveller), isEmailConfirmed: true };
			return { ...session(), returnTo: null };
		},
		resendConfirmation: confirmation,
		login: ({ world, body }) => {
			if (body.password === MOCK_WRONG_PASSWORD)
				throw new Refusal(401, 'UNAUTHENTICATED', 'E-poçt və ya şifrə düzgün deyil');
			world.user = { ...mockTraveller, email: body.email };
			return session();
		},
		logout: ({ world }) => {
			world.user = null;
			return undefined;
		},
		forgotPassword: () => undefined,
		resetPassword: () => undefined,
	},
	citizenships: { list: ({ world, query }) => pageOf(world.catalogue.citizenships, query) },
	countries: {
		list: ({ world, query }) => {
			const wanted = foldText(query.countryName ?? '');
			return pageOf(
				world.catalogue.countries.filter(({ name }) => foldText(name).includes(wanted)),
				query,
			);
		},
		get: ({ world, params }) => {
			const country = world.catalogue.countries.find(({ id }) => id === params.id);
			if (!country) throw new Refusal(404, 'NOT_FOUND', 'Ölkə tapılmadı');
			return country;
		},
	},
	payments: {
		comeBack: ({ world, body }) => {
			const request = visaRequests.requestOf(world, world.requests[0]?.id);
			const isOpen = request.status === 'AWAITING_PAYMENT';
			if (body.outcome === 'approve' || !isOpen) return visaRequests.paymentState(request);
			const attempt = body.outcome === 'cancel' ? 'CANCELLED' : 'DECLINED';
			return visaRequests.paymentState(visaRequests.settle(world, request, 'PAYMENT_FAILED', attempt));
		},
	},
	promocodes: {
		activate: ({ world, body }) => {
			if (body.code.toUpperCase() !== MOCK_PROMOCODE)
				throw new Refusal(422, 'PROMOCODE_REFUSED', 'Bu promo kod tapılmadı və ya müddəti bitib');
			world.user = { ...signedIn(world), activePromocode: { code: MOCK_PROMOCODE } };
			return { code: MOCK_PROMOCODE };
		},
	},
	residentCountries: { list: ({ world, query }) => pageOf(world.catalogue.residentCountries, query) },
	services: { ofCountry: ({ world, query }) => pageOf(world.catalogue.services, query) },
	settings: { get: () => ({ contactPhone: '994501234567', isDemo: true }) },
	uploads: {
		image: async ({ world, request }) => {
			const file = (await request.formData()).get('file');
			const fault = file instanceof Blob ? await uploadFault(file) : 'too-small';
			if (fault) throw new Refusal(400, 'UPLOAD_REFUSED', uploadMessages[fault]);
			return [{ url: `/uploads/mock-image-${world.nextNumber++}` }];
		},
		link: ({ params }) => ({ url: `/uploads/${params.key}?until=soon`, expiresAt: inMinutes(10) }),
	},
	users: { me: ({ world }) => signedIn(world) },
	visaOptions: { ofCountry: ({ world, query }) => pageOf(world.catalogue.visaOptions, query) },
	visaRequests: {
		totalPrice: ({ world, body }) => visaRequests.quote(world, body, true),
		totalPriceUnauthorized: ({ world, body }) => visaRequests.quote(world, body, false),
		create: ({ world, body, request }) =>
			visaRequests.createRequest(world, body, request.headers.get('idempotency-key')),
		mine: ({ world, query }) => pageOf(world.requests, query),
		submitPayment: ({ world, params }) =>
			visaRequests.paymentState(visaRequests.act(world, params.id, 'submit-payment')),
		cancel: ({ world, params }) => visaRequests.paymentState(visaRequests.act(world, params.id, 'cancel')),
		reopenPayment: ({ world, params }) =>
			visaRequests.paymentPage(visaRequests.act(world, params.id, 'reopen-payment')),
	},
	visaTypes: { ofCountry: ({ world, query }) => pageOf(world.catalogue.visaTypes, query) },
};
