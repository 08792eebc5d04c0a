import { ApiError, type ClientOptions, createTransport, type Layer } from '../client';
import type { Contract, Endpoint, ResponseOf } from '../contract';
import { authCalls } from './auth';
import {
	citizenshipCalls,
	countryCalls,
	residentCountryCalls,
	serviceCalls,
	visaOptionCalls,
	visaTypeCalls,
} from './catalogue';
import { deskCalls, eventCalls } from './desk';
import { draftCalls } from './drafts';
import { emailChangeCalls } from './emailChange';
import { paymentCalls } from './payments';
import { promocodeCalls } from './promocodes';
import { secondFactorCalls } from './secondFactor';
import { sessionCalls } from './sessions';
import { settingsCalls } from './settings';
import { uploadCalls } from './uploads';
import { agentCalls, userCalls } from './users';
import { viewCalls } from './views';
import { visaRequestCalls } from './visaRequests';

export type { UploadOptions } from './uploads';
export {
	agentCalls,
	authCalls,
	citizenshipCalls,
	countryCalls,
	deskCalls,
	draftCalls,
	emailChangeCalls,
	eventCalls,
	paymentCalls,
	promocodeCalls,
	residentCountryCalls,
	secondFactorCalls,
	serviceCalls,
	sessionCalls,
	settingsCalls,
	uploadCalls,
	userCalls,
	viewCalls,
	visaOptionCalls,
	visaRequestCalls,
	visaTypeCalls,
};

/**
 * Every endpoint of the contract has its call; a missing one does not compile. The exception is `live`, whose stream of
 * events has a signature of its own. [API-01]
 */
type EveryCall = {
	[R in keyof Contract]: {
		[C in Exclude<keyof Contract[R], 'live'>]: (
			...args: never[]
		) => Promise<Contract[R][C] extends Endpoint ? ResponseOf<Contract[R][C]> : never>;
	};
};

/**
 * Without a token the user is a visitor: the server isn't asked, so that the browser's console doesn't report its
 * refusal as an error. [API-06]
 */
const asVisitor =
	({ fetch, getToken }: ClientOptions): Layer =>
	(next) =>
	async (request, options) => {
		// If getting the token fails, the call is sent and reports why.
		const mayBeKnown = () =>
			fetch ||
			options?.headers ||
			Promise.resolve()
				.then(getToken)
				.catch(() => true);
		if (options?.isVisitorFine && !(await mayBeKnown())) throw new ApiError(401);
		return next(request, options);
	};

/** The typed client of the service: `client.countries.list({ countryName: 'ita' })`. */
export function createClient(options: ClientOptions) {
	// Innermost, because a layer of the host may add headers that sign in.
	const transport = createTransport({ ...options, layers: [...(options.layers ?? []), asVisitor(options)] });
	return {
		agents: agentCalls(transport),
		auth: authCalls(transport),
		citizenships: citizenshipCalls(transport),
		countries: countryCalls(transport),
		desk: deskCalls(transport),
		drafts: draftCalls(transport),
		emailChange: emailChangeCalls(transport),
		events: eventCalls(transport),
		payments: paymentCalls(transport),
		promocodes: promocodeCalls(transport),
		residentCountries: residentCountryCalls(transport),
		secondFactor: secondFactorCalls(transport),
		services: serviceCalls(transport),
		sessions: sessionCalls(transport),
		settings: settingsCalls(transport),
		uploads: uploadCalls(transport),
		users: userCalls(transport),
		views: viewCalls(transport),
		visaOptions: visaOptionCalls(transport),
		visaRequests: visaRequestCalls(transport),
		visaTypes: visaTypeCalls(transport),
	} satisfies EveryCall;
}

/** All calls, by resource. */
export type Client = ReturnType<typeof createClient>;
