import type { z } from 'zod';
import type { Contract, Endpoint, PathParams, ResponseOf } from '../contract';
import { draftAnswers, emailChangeAnswers, sessionAnswers } from './accountAnswers';
import { agentAnswers } from './agentAnswers';
import { caseworkAnswers } from './caseworkAnswers';
import { catalogueAnswers } from './catalogueAnswers';
import { deskAnswers, eventAnswers } from './deskAnswers';
import { payerAnswers, paymentAnswers } from './payerAnswers';
import { secondFactorAnswers } from './secondFactorAnswers';
import { staffAnswers } from './staffAnswers';
import { uploadAnswers } from './uploadAnswers';
import { authAnswers, userAnswers } from './userAnswers';
import { viewAnswers } from './viewAnswers';
import { travellerAnswers } from './visaRequestAnswers';
import { mockCompany, type World } from './world';

/** What a response is computed from: the call, parsed by the contract. */
export interface Asked<E extends Endpoint> {
	readonly world: World;
	readonly params: Readonly<Record<PathParams<E['path']>, string>>;
	readonly query: z.output<E['query']>;
	readonly body: z.output<E['body']>;
	readonly request: Request;
}

/** For each call of the contract, what answers it in a world. */
export type Answers = {
	[R in keyof Contract]: {
		[C in keyof Contract[R]]: Contract[R][C] extends Endpoint
			? (asked: Asked<Contract[R][C]>) => ResponseOf<Contract[R][C]> | Promise<ResponseOf<Contract[R][C]>>
			: never;
	};
};

/** One answer per endpoint; a missing one doesn't compile. */
export const answers: Answers = {
	...catalogueAnswers,
	agents: agentAnswers,
	auth: authAnswers,
	users: userAnswers,
	payments: paymentAnswers,
	desk: deskAnswers,
	drafts: draftAnswers,
	emailChange: emailChangeAnswers,
	events: eventAnswers,
	secondFactor: secondFactorAnswers,
	sessions: sessionAnswers,
	views: viewAnswers,
	settings: {
		get: () => ({
			contactPhone: '994501234567',
			company: mockCompany,
			licence: null,
			hours: null,
			imageRetentionDays: 90,
			staffIdleMinutes: 30,
			isSecondCheckRequired: true,
			isDemo: true,
		}),
	},
	uploads: uploadAnswers,
	visaRequests: { ...travellerAnswers, ...payerAnswers, ...staffAnswers, ...caseworkAnswers },
};
