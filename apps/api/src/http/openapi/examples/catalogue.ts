import type * as wire from 'visa-sdk/contract';
import { id } from './values';

/** The country of all examples, with its fee per person in AZN. */
export const Country: wire.Country = {
	id: id(10),
	name: 'İtaliya',
	image: '/flags/IT.svg',
	additionalServices: 35,
	isVisaOptionIsPayedDirectly: false,
};

const FromPrice: wire.FromPrice = { total: 155, atEmbassy: 60, days: { from: 10, to: 15 } };

/** A visa type with the documents that it requires, one per line. */
export const VisaType: wire.VisaType = {
	id: id(11),
	name: 'Turist vizası',
	description: 'Gəzinti, qohum və dostları görmək üçün',
	requiredDocuments: 'Xarici pasport\n2 rəngli şəkil\nİş yerindən arayış',
};

/** A visa option whose fee is charged per person. */
export const VisaOption: wire.VisaOption = { id: id(12), type: 'Birdəfəlik giriş', duration: 30, fee: 60 };

/** A service that costs less than it did. */
export const Service: wire.Service = {
	id: id(13),
	name: 'Standart',
	description: 'Sənədlər yoxlanılır, ərizə doldurulur və səfirliyə təqdim olunur.',
	originalPrice: 80,
	discountedPrice: 60,
	additionalVisaPrice: 0,
	estimatedDays: { from: 10, to: 15 },
};

const CountryRecord: wire.CountryRecord = {
	...Country,
	code: 'IT',
	isOnOffer: true,
	isArchived: false,
	visaTypeIds: [VisaType.id],
	visaOptionIds: [VisaOption.id],
	serviceIds: [Service.id],
	version: 3,
};

const texts = {
	ServiceTexts: {
		name: 'Standard',
		description: 'Your documents are checked, the application is filled in and handed to the embassy.',
	} satisfies wire.ServiceTexts,
	VisaOptionTexts: { type: 'Single entry' } satisfies wire.VisaOptionTexts,
	VisaTypeTexts: {
		name: 'Tourist visa',
		description: 'For sightseeing, and for visiting relatives and friends',
		requiredDocuments: 'Passport\n2 colour photographs\nConfirmation from your employer',
	} satisfies wire.VisaTypeTexts,
};

const offered = { countryIds: [Country.id], position: 0, isArchived: false };

const record = { ...offered, version: 3 };

/** Inputs that create and change records. */
const inputs = {
	CountryInput: {
		name: 'İtaliya',
		code: 'IT',
		additionalServices: 35,
		isVisaOptionIsPayedDirectly: false,
		isOnOffer: true,
		isArchived: false,
	},
	NamedItemInput: { name: 'Azərbaycan' },
	PromocodeInput: {
		code: 'XOSGELDIN',
		kind: 'percent',
		percent: 10,
		amount: null,
		validFrom: '2026-12-01T00:00:00.000Z',
		validTo: '2027-12-01T00:00:00.000Z',
		totalLimit: null,
		perUserLimit: 1,
		countryIds: null,
		isActive: true,
	} satisfies wire.PromocodeInput,
	ServiceInput: {
		name: 'Standart',
		translations: { en: texts.ServiceTexts },
		...{ originalPrice: 80, discountedPrice: 60, additionalVisaPrice: 0, ...offered },
	},
	VisaOptionInput: {
		type: 'Birdəfəlik giriş',
		translations: { en: texts.VisaOptionTexts },
		...{ duration: 30, fee: 60, ...offered },
	},
	VisaTypeInput: {
		name: VisaType.name,
		description: VisaType.description,
		requiredDocuments: VisaType.requiredDocuments,
		translations: { en: texts.VisaTypeTexts },
		...offered,
	},
};

const changes = {
	CountryChanges: { ...inputs.CountryInput, version: 3 },
	NamedItemChanges: { ...inputs.NamedItemInput, version: 3 },
	PromocodeChanges: { ...inputs.PromocodeInput, version: 3 },
	ServiceChanges: { ...inputs.ServiceInput, version: 3 },
	VisaOptionChanges: { ...inputs.VisaOptionInput, version: 3 },
	VisaTypeChanges: { ...inputs.VisaTypeInput, version: 3 },
};

/** The catalogue and its records. */
export const ofCatalogue = {
	...texts,
	...inputs,
	...changes,
	CountryRecord,
	Country: { ...Country, from: FromPrice },
	FromPrice,
	NamedItem: {
		id: id(14),
		name: 'Azərbaycan',
		aliases: ['Azerbaijan', 'AZ', 'AZE', 'Азербайджан'],
		version: 1,
	} satisfies wire.NamedItem,
	Promocode: { id: id(16), ...inputs.PromocodeInput, used: 12, reserved: 1, version: 3 } satisfies wire.Promocode,
	Service,
	ServiceRecord: { ...Service, ...record, translations: { en: texts.ServiceTexts } } satisfies wire.ServiceRecord,
	VisaOption,
	VisaOptionRecord: {
		...VisaOption,
		...record,
		translations: { en: texts.VisaOptionTexts },
	} satisfies wire.VisaOptionRecord,
	VisaType,
	VisaTypeRecord: { ...VisaType, ...record, translations: { en: texts.VisaTypeTexts } } satisfies wire.VisaTypeRecord,
	Flag: { image: '/api/flags/0a4d55a8d778e5022fab701977c5d840bbc486d0.webp' } satisfies wire.Flag,
	BulkAnswer: {
		changed: 1,
		refused: 1,
		results: [
			{ id: id(13), name: 'Standart', outcome: 'archived', message: null },
			{ id: id(15), name: null, outcome: 'refused', message: 'Axtardığınız məlumat tapılmadı' },
		],
	} satisfies wire.BulkAnswer,
	Removal: { outcome: 'archived' } satisfies wire.Removal,
	Usage: {
		removal: 'archived',
		uses: [
			{ kind: 'visaRequests', count: 12, isKeeping: true },
			{ kind: 'countries', count: 3, isKeeping: false },
		],
	} satisfies wire.Usage,
	NewView: { section: 'countries', name: 'Bahalılar', search: '?sort=-additionalServices' } satisfies wire.NewView,
	View: {
		id: id(50),
		section: 'countries',
		name: 'Bahalılar',
		search: '?sort=-additionalServices',
	} satisfies wire.View,
	ViewChanges: { name: 'Bahalılar', search: '?sort=-additionalServices' } satisfies wire.ViewChanges,
};
