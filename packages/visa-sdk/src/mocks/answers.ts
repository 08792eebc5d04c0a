import { draftAnswers, emailChangeAnswers, sessionAnswers } from './accountAnswers';
import { agentAnswers } from './agentAnswers';
import { caseworkAnswers } from './caseworkAnswers';
import { catalogueAnswers } from './catalogueAnswers';
import { deskAnswers, eventAnswers } from './deskAnswers';
import { payerAnswers, paymentAnswers } from './payerAnswers';
import { secondFactorAnswers } from './secondFactorAnswers';
import { staffAnswers } from './staffAnswers';
import type { Answers } from './types';
import { uploadAnswers } from './uploadAnswers';
import { authAnswers, userAnswers } from './userAnswers';
import { viewAnswers } from './viewAnswers';
import { travellerAnswers } from './visaRequestAnswers';
import { mockCompany } from './world';

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
