import { call, type Transport } from '../client';
import type { Contract } from '../contract';

export const countryCalls = (transport: Transport) => ({
	list: call<Contract['countries']['list']>(transport, 'GET', '/countries', 'query'),
	get: call<Contract['countries']['get']>(transport, 'GET', '/countries/{id}', 'nothing'),
});

export const visaTypeCalls = (transport: Transport) => ({
	ofCountry: call<Contract['visaTypes']['ofCountry']>(transport, 'GET', '/visa-types/country/{countryId}', 'query'),
});

export const visaOptionCalls = (transport: Transport) => ({
	ofCountry: call<Contract['visaOptions']['ofCountry']>(transport, 'GET', '/visa-options/country/{countryId}', 'query'),
});

export const serviceCalls = (transport: Transport) => ({
	ofCountry: call<Contract['services']['ofCountry']>(transport, 'GET', '/services/country/{countryId}', 'query'),
});

export const citizenshipCalls = (transport: Transport) => ({
	list: call<Contract['citizenships']['list']>(transport, 'GET', '/citizenships', 'query'),
});

export const residentCountryCalls = (transport: Transport) => ({
	list: call<Contract['residentCountries']['list']>(transport, 'GET', '/resident-countries', 'query'),
});
