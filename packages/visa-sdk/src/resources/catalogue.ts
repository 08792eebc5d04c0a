import { type CallsOf, call, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

/** The calls about countries. */
export const countryCalls = (transport: Transport): CallsOf<'countries'> => ({
	...crudCalls<'countries'>(transport, '/countries'),
	popular: call<Contract['countries']['popular']>(transport, 'GET query', '/countries/popular'),
});

/** The calls about visa types. */
export const visaTypeCalls = (transport: Transport): CallsOf<'visaTypes'> => ({
	...crudCalls<'visaTypes'>(transport, '/visa-types'),
	ofCountry: call<Contract['visaTypes']['ofCountry']>(transport, 'GET query', '/visa-types/country/{countryId}'),
});

/** The calls about visa options. */
export const visaOptionCalls = (transport: Transport): CallsOf<'visaOptions'> => ({
	...crudCalls<'visaOptions'>(transport, '/visa-options'),
	ofCountry: call<Contract['visaOptions']['ofCountry']>(transport, 'GET query', '/visa-options/country/{countryId}'),
});

/** The calls about services. */
export const serviceCalls = (transport: Transport): CallsOf<'services'> => ({
	...crudCalls<'services'>(transport, '/services'),
	ofCountry: call<Contract['services']['ofCountry']>(transport, 'GET query', '/services/country/{countryId}'),
});

/** The calls about citizenships. */
export const citizenshipCalls = (transport: Transport): CallsOf<'citizenships'> =>
	crudCalls<'citizenships'>(transport, '/citizenships');

/** The calls about countries of residence. */
export const residentCountryCalls = (transport: Transport): CallsOf<'residentCountries'> =>
	crudCalls<'residentCountries'>(transport, '/resident-countries');
