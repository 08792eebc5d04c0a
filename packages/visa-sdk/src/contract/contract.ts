import { agents } from './agents';
import { auth } from './auth';
import { countries } from './countries';
import { desk } from './desk';
import { drafts } from './drafts';
import { emailChange } from './emailChange';
import { events } from './events';
import { citizenships, residentCountries } from './names';
import { services, visaOptions, visaTypes } from './offers';
import { payments } from './payments';
import { promocodes } from './promocodes';
import { secondFactor } from './secondFactor';
import { sessions } from './sessions';
import { settings } from './settings';
import { uploads } from './uploads';
import { users } from './users';
import { views } from './views';
import { visaRequests } from './visaRequestCalls';

/** Every call of the service, by resource. */
export const contract: Contract = {
	agents,
	auth,
	citizenships,
	countries,
	desk,
	drafts,
	emailChange,
	events,
	payments,
	promocodes,
	residentCountries,
	secondFactor,
	services,
	sessions,
	settings,
	uploads,
	users,
	views,
	visaOptions,
	visaRequests,
	visaTypes,
};
/**
 * All calls of the service, by resource and name. Named explicitly rather than inferred: each type is then instantiated
 * once in a project that uses it.
 */
export type Contract = {
	readonly agents: typeof agents;
	readonly auth: typeof auth;
	readonly citizenships: typeof citizenships;
	readonly countries: typeof countries;
	readonly desk: typeof desk;
	readonly drafts: typeof drafts;
	readonly emailChange: typeof emailChange;
	readonly events: typeof events;
	readonly payments: typeof payments;
	readonly promocodes: typeof promocodes;
	readonly residentCountries: typeof residentCountries;
	readonly secondFactor: typeof secondFactor;
	readonly services: typeof services;
	readonly sessions: typeof sessions;
	readonly settings: typeof settings;
	readonly uploads: typeof uploads;
	readonly users: typeof users;
	readonly views: typeof views;
	readonly visaOptions: typeof visaOptions;
	readonly visaRequests: typeof visaRequests;
	readonly visaTypes: typeof visaTypes;
};
