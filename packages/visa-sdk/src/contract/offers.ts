import { z } from 'zod';
import { messages } from '../rules';
import { RecordState, WorkingDayRange } from './catalogueParts';
import { crud } from './crud';
import { endpoint } from './endpoint';
import {
	Azn,
	AznInput,
	filledLine,
	filledText,
	Id,
	PageQuery,
	paged,
	SearchText,
	sortBy,
	tooLong,
	Version,
	versioned,
} from './shared';
import { TextsLanguage, translationsInput, translationsOf } from './translations';

const description = z.string().trim().max(500, tooLong(500)).nullish();
const serviceTexts = { name: filledLine(120, messages.name), description };
const visaTypeTexts = { ...serviceTexts, requiredDocuments: filledText(5000, messages.requiredDocuments) };
/** A translation is stored whole. */
const whole = { description: description.default(null) };
const visaOptionTexts = { type: filledLine(120, messages.name) };

/** A visa type as travellers see it. */
export const VisaType = z
	.object({
		id: Id,
		name: z.string(),
		description: z.string().nullable(),
		/** Multi-line text. */
		requiredDocuments: z.string(),
		language: TextsLanguage,
	})
	.meta({ id: 'VisaType' });
export type VisaType = z.output<typeof VisaType>;

/** A visa option as travellers see it: the entry permission, with its state fee. */
export const VisaOption = z
	.object({
		id: Id,
		type: z.string(),
		/** In days. */
		duration: z.number().int().positive(),
		/** State fee per person, AZN. */
		fee: Azn,
		language: TextsLanguage,
	})
	.meta({ id: 'VisaOption' });
export type VisaOption = z.output<typeof VisaOption>;

/** A service as travellers see it. */
export const Service = z
	.object({
		id: Id,
		name: z.string(),
		/** A description. [SRV-05] */
		description: z.string().nullable(),
		originalPrice: Azn,
		discountedPrice: Azn,
		/** Extra cost at the embassy, AZN. */
		additionalVisaPrice: Azn,
		/** The usual processing time in working days, from and to; null if nothing is promised. */
		estimatedDays: WorkingDayRange.nullable(),
		language: TextsLanguage,
	})
	.meta({ id: 'Service' });
export type Service = z.output<typeof Service>;

/** What staff see of a visa type, visa option or service in addition to travellers. [DSH-03] */
const record = {
	/** The countries that offer it. */
	countryIds: z.array(Id),
	/** Its position in travellers' lists, the smallest first. */
	position: z.number().int(),
	isArchived: z.boolean(),
	version: Version,
};
const recordInput = {
	countryIds: z.array(z.uuid(messages.country)).max(300, messages.invalid).default([]),
	position: z
		.number({ error: messages.position })
		.int(messages.position)
		.min(0, messages.position)
		.max(10_000, messages.position)
		.default(0),
	isArchived: z.boolean({ error: messages.invalid }).default(false),
};

/** The texts of a visa type, which can be translated. [ACC-11] */
export const VisaTypeTexts = VisaType.pick({ name: true, description: true, requiredDocuments: true }).meta({
	id: 'VisaTypeTexts',
});
export type VisaTypeTexts = z.output<typeof VisaTypeTexts>;

/** A visa type as staff see it. */
export const VisaTypeRecord = VisaType.omit({ language: true })
	.extend({ ...record, translations: translationsOf(VisaTypeTexts) })
	.meta({ id: 'VisaTypeRecord' });
export type VisaTypeRecord = z.output<typeof VisaTypeRecord>;
/** The form of a new visa type. */
export const VisaTypeInput = z
	.object({
		...visaTypeTexts,
		translations: translationsInput(z.object({ ...visaTypeTexts, ...whole })),
		...recordInput,
	})
	.meta({ id: 'VisaTypeInput' });
export type VisaTypeInput = z.output<typeof VisaTypeInput>;
/** The complete form of a visa type, with the version being changed. */
export const VisaTypeChanges = VisaTypeInput.safeExtend(versioned).meta({ id: 'VisaTypeChanges' });
export type VisaTypeChanges = z.output<typeof VisaTypeChanges>;

/** The texts of a visa option, which can be translated. [ACC-11] */
export const VisaOptionTexts = VisaOption.pick({ type: true }).meta({ id: 'VisaOptionTexts' });
export type VisaOptionTexts = z.output<typeof VisaOptionTexts>;

/** A visa option as staff see it. */
export const VisaOptionRecord = VisaOption.omit({ language: true })
	.extend({ ...record, translations: translationsOf(VisaOptionTexts) })
	.meta({ id: 'VisaOptionRecord' });
export type VisaOptionRecord = z.output<typeof VisaOptionRecord>;
/** The form of a new visa option; prices in AZN, duration in days. */
export const VisaOptionInput = z
	.object({
		...visaOptionTexts,
		translations: translationsInput(z.object(visaOptionTexts)),
		duration: z
			.number({ error: messages.duration })
			.int(messages.duration)
			.min(1, messages.duration)
			.max(3650, messages.duration),
		fee: AznInput,
		...recordInput,
	})
	.meta({ id: 'VisaOptionInput' });
export type VisaOptionInput = z.output<typeof VisaOptionInput>;
/** The complete form of a visa option, with the version being changed. */
export const VisaOptionChanges = VisaOptionInput.safeExtend(versioned).meta({ id: 'VisaOptionChanges' });
export type VisaOptionChanges = z.output<typeof VisaOptionChanges>;

/** The texts of a service, which can be translated. [ACC-11] */
export const ServiceTexts = Service.pick({ name: true, description: true }).meta({ id: 'ServiceTexts' });
export type ServiceTexts = z.output<typeof ServiceTexts>;

/** A service as staff see it. */
export const ServiceRecord = Service.omit({ language: true })
	.extend({ ...record, translations: translationsOf(ServiceTexts) })
	.meta({ id: 'ServiceRecord' });
export type ServiceRecord = z.output<typeof ServiceRecord>;
const WorkingDays = z
	.number({ error: messages.estimatedDays })
	.int(messages.estimatedDays)
	.min(1, messages.estimatedDays)
	.max(365, messages.estimatedDays);
/** The form of a new service; prices in AZN. */
export const ServiceInput = z
	.object({
		...serviceTexts,
		translations: translationsInput(z.object({ ...serviceTexts, ...whole })),
		originalPrice: AznInput,
		discountedPrice: AznInput,
		additionalVisaPrice: AznInput.default(0),
		estimatedDays: z
			.object({ from: WorkingDays, to: WorkingDays })
			.refine(({ from, to }) => from <= to, { error: messages.estimatedDaysOrder, path: ['to'] })
			.nullish(),
		...recordInput,
	})
	.refine(({ originalPrice, discountedPrice }) => discountedPrice <= originalPrice, {
		error: messages.discountedPrice,
		path: ['discountedPrice'],
	})
	.meta({ id: 'ServiceInput' });
export type ServiceInput = z.output<typeof ServiceInput>;
/** The complete form of a service, with the version being changed. */
export const ServiceChanges = ServiceInput.safeExtend(versioned).meta({ id: 'ServiceChanges' });
export type ServiceChanges = z.output<typeof ServiceChanges>;

const offerQuery = PageQuery.extend({ limit: PageQuery.shape.limit.unwrap().prefault(100) });
const recordQuery = PageQuery.extend({
	search: SearchText.optional(),
	countryId: Id.optional(),
	state: RecordState,
});

/** The calls on visa types. */
export const visaTypes = {
	...crud({
		path: '/visa-types',
		words: { one: 'visa type', many: 'Visa types' },
		item: VisaTypeRecord,
		input: VisaTypeInput,
		changes: VisaTypeChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'name']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Visa types that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-types/country/{countryId}',
		access: 'anyone',
		summary: 'Visa types that a country offers',
		query: offerQuery,
		response: paged(VisaType),
	}),
};

/** The calls on visa options. */
export const visaOptions = {
	...crud({
		path: '/visa-options',
		words: { one: 'visa option', many: 'Visa options' },
		item: VisaOptionRecord,
		input: VisaOptionInput,
		changes: VisaOptionChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'type', 'duration', 'fee']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Visa options that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-options/country/{countryId}',
		access: 'anyone',
		summary: 'Visa options that a country offers',
		query: offerQuery,
		response: paged(VisaOption),
	}),
};

/** The calls on services. */
export const services = {
	...crud({
		path: '/services',
		words: { one: 'service', many: 'Services' },
		item: ServiceRecord,
		input: ServiceInput,
		changes: ServiceChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'name', 'discountedPrice']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Services that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/services/country/{countryId}',
		access: 'anyone',
		summary: 'Services that a country offers',
		query: offerQuery,
		response: paged(Service),
	}),
};
