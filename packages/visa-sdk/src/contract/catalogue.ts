import { z } from 'zod';
import { endpoint } from './endpoint';
import { Azn, Id, PageQuery, paged } from './shared';

export const Country = z.object({
	id: Id,
	name: z.string(),
	/** Address of the flag's image. */
	image: z.string(),
	/** Visa-centre service fee per person, AZN. */
	additionalServices: Azn,
	/** Whether the entry permission is paid now (true) or at the embassy. */
	isVisaOptionIsPayedDirectly: z.boolean(),
});
export type Country = z.output<typeof Country>;

export const VisaType = z.object({
	id: Id,
	name: z.string(),
	description: z.string().nullable(),
	/** Several lines of text. */
	requiredDocuments: z.string(),
});
export type VisaType = z.output<typeof VisaType>;

export const VisaOption = z.object({
	id: Id,
	type: z.string(),
	/** Days. */
	duration: z.number().int().positive(),
	/** State fee per person, AZN. */
	fee: Azn,
});
export type VisaOption = z.output<typeof VisaOption>;

export const Service = z.object({
	id: Id,
	name: z.string(),
	originalPrice: Azn,
	discountedPrice: Azn,
	/** Extra cost at the embassy, AZN. */
	additionalVisaPrice: Azn,
});
export type Service = z.output<typeof Service>;

/** A name of the lists of citizenships and of resident countries. */
export const NamedItem = z.object({ id: Id, name: z.string() });
export type NamedItem = z.output<typeof NamedItem>;

const offerQuery = PageQuery.extend({ limit: PageQuery.shape.limit.default(100) });

export const countries = {
	list: endpoint({
		method: 'GET',
		path: '/countries',
		access: 'anyone',
		summary: 'Countries on offer, found by name in the Azerbaijani way, English name or ISO code',
		query: PageQuery.extend({ countryName: z.string().max(100).optional() }),
		response: paged(Country),
	}),
	get: endpoint({
		method: 'GET',
		path: '/countries/{id}',
		access: 'anyone',
		summary: 'One country',
		response: Country,
	}),
};

export const visaTypes = {
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-types/country/{countryId}',
		access: 'anyone',
		summary: 'Visa types that a country offers',
		query: offerQuery,
		response: paged(VisaType),
	}),
};

export const visaOptions = {
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-options/country/{countryId}',
		access: 'anyone',
		summary: 'Visa options that a country offers',
		query: offerQuery,
		response: paged(VisaOption),
	}),
};

export const services = {
	ofCountry: endpoint({
		method: 'GET',
		path: '/services/country/{countryId}',
		access: 'anyone',
		summary: 'Services that a country offers',
		query: offerQuery,
		response: paged(Service),
	}),
};

export const citizenships = {
	list: endpoint({
		method: 'GET',
		path: '/citizenships',
		access: 'anyone',
		summary: 'Citizenships to choose from when registering',
		query: PageQuery.extend({ limit: z.coerce.number<number>().int().min(1).max(300).default(300) }),
		response: paged(NamedItem),
	}),
};

export const residentCountries = {
	list: endpoint({
		method: 'GET',
		path: '/resident-countries',
		access: 'anyone',
		summary: 'Countries of residence to choose from when registering',
		query: PageQuery.extend({ limit: z.coerce.number<number>().int().min(1).max(300).default(300) }),
		response: paged(NamedItem),
	}),
};
