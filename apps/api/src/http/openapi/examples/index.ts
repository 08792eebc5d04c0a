import type * as wire from 'visa-sdk/contract';
import { ofCatalogue } from './catalogue';
import { ofDesk } from './desk';
import { ofDrafts } from './drafts';
import { ofPeople } from './people';
import { company, ofRequests } from './requests';
import { id } from './values';

/** One example of each named schema, as sent over the wire. */
export const examples = {
	...ofCatalogue,
	...ofPeople,
	...ofDrafts,
	...ofRequests,
	...ofDesk,
	ErrorBody: {
		statusCode: 400,
		message: 'Ölkə seçilməyib',
		code: 'VALIDATION',
		errors: [{ field: 'countryId', message: 'Ölkə seçilməyib' }],
		requestId: id(40),
	} satisfies wire.ErrorBody,
	OpeningHours: { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' } satisfies wire.OpeningHours,
	Settings: {
		contactPhone: '994501234567',
		company,
		licence: 'Dövlət qeydiyyatı № 1234567890, 12.05.2026',
		hours: [{ fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' }],
		imageRetentionDays: 90,
		staffIdleMinutes: 30,
		isSecondCheckRequired: true,
		isDemo: true,
	} satisfies wire.Settings,
};
