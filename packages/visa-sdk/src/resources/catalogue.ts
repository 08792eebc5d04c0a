import { call, type Transport } from '../client';
import type { Contract } from '../contract';
import { crudCalls } from './crud';

export const countryCalls = (transport: Transport) => ({
	...crudCalls<'countries'>(transport, '/countries'),
	popular: call<Contract['countries']['popular']>(transport, 'GET', '/countries/popular', 'query'),
});

export const visaTypeCalls = (transport: Transport) => ({
	...crudCalls<'visaTypes'>(transport, '/visa-types'),
	ofCountry: call<Contract['visaTypes']['ofCountry']>(transport, 'GET', '/visa-types/country/{countryId}', 'query'),
});

export const visaOptionCalls = (transport: Transport) => ({
	...crudCalls<'visaOptions'>(transport, '/visa-options'),
	ofCountry: call<Contract['visaOptions']['ofCountry']>(transport, 'GET', '/visa-options/country/{countryId}', 'query'),
});

export const serviceCalls = (transport: Transport) => ({
	...crudCalls<'services'>(transport, '/services'),
	ofCountry: call<Contract['services']['ofCountry']>(transport, 'GET', '/services/country/{countryId}', 'query'),
});

export const citizenshipCalls = (transport: Transport) => crudCalls<'citizenships'>(transport, '/citizenships');

export const residentCountryCalls = (transport: Transport) =>
	crudCalls<'residentCountries'>(transport, '/resident-countries');
