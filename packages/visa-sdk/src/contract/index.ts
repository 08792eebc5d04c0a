import { agents } from './agents';
import { auth } from './auth';
import { citizenships, countries, residentCountries, services, visaOptions, visaTypes } from './catalogue';
import { payments } from './payments';
import { promocodes } from './promocodes';
import { settings } from './settings';
import { uploads } from './uploads';
import { users } from './users';
import { visaRequests } from './visaRequestCalls';

export * from './agents';
export * from './auth';
export * from './catalogue';
export * from './endpoint';
export * from './payments';
export * from './people';
export * from './promocodes';
export * from './refusals';
export * from './sections';
export * from './settings';
export * from './shared';
export * from './uploads';
export * from './users';
export * from './visaRequestCalls';
export * from './visaRequests';

/** Every call of the service, by resource. */
export const contract = {
	agents,
	auth,
	citizenships,
	countries,
	payments,
	promocodes,
	residentCountries,
	services,
	settings,
	uploads,
	users,
	visaOptions,
	visaRequests,
	visaTypes,
};
export type Contract = typeof contract;
