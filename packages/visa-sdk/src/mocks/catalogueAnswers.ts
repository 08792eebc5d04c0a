import type {
	Country,
	CountryInput,
	CountryRecord,
	NamedItem,
	NamedItemInput,
	Promocode,
	PromocodeInput,
	RecordOf,
	ServiceInput,
	ServiceRecord,
	VisaOptionInput,
	VisaOptionRecord,
	VisaTypeInput,
	VisaTypeRecord,
} from '../contract';
import { foldText, fromPrice, holdsText, sentences, storedTranslations, type Translations, translated } from '../rules';
import { crudAnswers, type Kept, pageOf, sorted, use } from './crud';
import { type CalledBy, calledBy, languageOf, namedBy } from './localNames';
import { promoFault } from './promoFault';
import type { Answers } from './types';
import { fieldRefusal, isStaff, notFound, Refusal, signedIn, type World } from './world';

type CatalogueAnswers = Pick<
	Answers,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'citizenships' | 'residentCountries' | 'promocodes'
>;
interface Archivable {
	isArchived: boolean;
}
type State = { state: 'active' | 'archived' | 'all' };
type OfferSection = 'visaTypes' | 'visaOptions' | 'services';
type Offered = Kept & { countryIds: string[] };

const hasState = (item: Archivable, { state }: State) => state === 'all' || item.isArchived === (state === 'archived');
const archive = <Item extends Archivable>(item: Item, isArchived: boolean): Item => ({ ...item, isArchived });
const isArchived = (item: Archivable) => item.isArchived;

/** Visa types, visa options and services: maintained by staff, and offered by countries. */
function offers<
	S extends OfferSection,
	Item extends Archivable & Offered & { position: number; translations: Translations<object> } & RecordOf<S>,
	Input,
>(
	section: S,
	definition: {
		itemsOf: (world: World) => Item[];
		make: (input: Input, kept: Kept, known: Item | undefined) => Item;
		nameOf: (item: Item) => string;
		uniqueOf?: (item: Item) => string;
		nameField: string;
		sentence: string;
		idIn: (request: World['requests'][number]) => string;
	},
) {
	const { itemsOf, nameOf, uniqueOf = nameOf, nameField, sentence, idIn } = definition;
	const requestsWith = (world: World, { id }: Item) => world.requests.filter((request) => idIn(request) === id).length;
	return {
		...crudAnswers<S, Item, Input>({
			section,
			itemsOf,
			make: definition.make,
			nameOf,
			unique: [{ field: nameField, of: uniqueOf, sentence }],
			isListed: (item, query: State & { countryId?: string }) =>
				hasState(item, query) && (!query.countryId || item.countryIds.includes(query.countryId)),
			uses: (world, item) => [
				...use('visaRequests', requestsWith(world, item)),
				...use('countries', item.countryIds.length, false),
			],
			inUse: { archive },
			isArchived,
		}),
		/** In the traveller's language, without the others. [ACC-11] */
		ofCountry: (asked: CalledBy & { params: { countryId: string }; query: { page: number; limit: number } }) => {
			const { world, params, query } = asked;
			onOffer(world, params.countryId);
			const items = itemsOf(world).filter((item) => !item.isArchived && item.countryIds.includes(params.countryId));
			const page = pageOf(sorted(items, 'position'), query);
			return { ...page, data: page.data.map((item) => translated(languageOf(asked.request), item)) };
		},
	};
}

function onOffer(world: World, id: string): CountryRecord {
	const country = world.catalogue.countries.find((one) => one.id === id && one.isOnOffer && !one.isArchived);
	if (!country) throw notFound(sentences.countryNotFound);
	return country;
}

/** What travellers see of a country. */
function publicCountry({ catalogue }: World, country: CountryRecord): Country {
	const { id, name, image, additionalServices, isVisaOptionIsPayedDirectly } = country;
	const isOffered = ({ isArchived, countryIds }: Archivable & Offered) => !isArchived && countryIds.includes(id);
	const from = fromPrice(country, catalogue.visaOptions.filter(isOffered), catalogue.services.filter(isOffered));
	return { id, name, image, additionalServices, isVisaOptionIsPayedDirectly, ...(from && { from }) };
}

const idsOf = (items: readonly Offered[], countryId: string) =>
	items.filter(({ countryIds }) => countryIds.includes(countryId)).map(({ id }) => id);

/** A country's links are stored with the catalogue. */
const withOffers = ({ catalogue }: World, country: CountryRecord): CountryRecord => ({
	...country,
	visaTypeIds: idsOf(catalogue.visaTypes, country.id),
	visaOptionIds: idsOf(catalogue.visaOptions, country.id),
	serviceIds: idsOf(catalogue.services, country.id),
});

function refuseUnknown(items: readonly Offered[], field: string, ids: string[] = []): void {
	const isUnknown = ids.some((id) => !items.some((one) => one.id === id));
	if (isUnknown) throw fieldRefusal(422, 'VALIDATION', field, sentences.offeredUnknown);
}

function saveOffers(items: Offered[], countryId: string, ids: string[] | undefined): void {
	if (!ids) return;
	for (const item of items) {
		if (item.countryIds.includes(countryId) === ids.includes(item.id)) continue;
		const others = item.countryIds.filter((id) => id !== countryId);
		item.countryIds = ids.includes(item.id) ? [...others, countryId] : others;
		item.version += 1;
	}
}

const requestsFor = (world: World, id: string) => world.requests.filter(({ country }) => country.id === id);

const keptCountries = crudAnswers<'countries', CountryRecord, CountryInput>({
	section: 'countries',
	itemsOf: ({ catalogue }) => catalogue.countries,
	make: (input, kept, known) => ({
		...input,
		...kept,
		// The small catalogue draws its flags itself.
		image: input.image ?? (known?.code === input.code ? known.image : `/flags/${input.code}.svg`),
		visaTypeIds: [],
		visaOptionIds: [],
		serviceIds: [],
	}),
	nameOf: ({ name }) => name,
	textOf: ({ name, code }) => `${name} ${code}`,
	unique: [
		{ field: 'code', of: ({ code }) => code, sentence: sentences.countryCodeTaken },
		{ field: 'name', of: ({ name }) => name, sentence: sentences.nameTaken },
	],
	missing: sentences.countryNotFound,
	isListed: (item, query: State) => hasState(item, query),
	uses: (world, { id }) => {
		const { visaTypeIds, visaOptionIds, serviceIds } = withOffers(world, find(world, id));
		return [
			...use('visaRequests', requestsFor(world, id).length),
			...use('promocodes', world.promocodes.filter(({ countryIds }) => countryIds?.includes(id)).length),
			...use('visaTypes', visaTypeIds.length, false),
			...use('visaOptions', visaOptionIds.length, false),
			...use('services', serviceIds.length, false),
		];
	},
	inUse: { archive },
	isArchived,
	activate: (country, isOnOffer) => (country.isOnOffer === isOnOffer ? null : { ...country, isOnOffer }),
	seen: withOffers,
	saveMore: ({ catalogue }, { id }, input) => {
		const { visaTypes, visaOptions, services } = catalogue;
		refuseUnknown(visaTypes, 'visaTypeIds', input.visaTypeIds);
		refuseUnknown(visaOptions, 'visaOptionIds', input.visaOptionIds);
		refuseUnknown(services, 'serviceIds', input.serviceIds);
		saveOffers(visaTypes, id, input.visaTypeIds);
		saveOffers(visaOptions, id, input.visaOptionIds);
		saveOffers(services, id, input.serviceIds);
	},
});

const find = (world: World, id: string): CountryRecord => {
	const country = world.catalogue.countries.find((one) => one.id === id);
	if (!country) throw notFound(sentences.countryNotFound);
	return country;
};

const names = <S extends 'citizenships' | 'residentCountries'>(
	section: S,
	idIn: 'citizenshipId' | 'residentCountryId',
) => {
	const kept = crudAnswers<'citizenships' | 'residentCountries', NamedItem, NamedItemInput>({
		section,
		itemsOf: ({ catalogue }) => catalogue[section],
		// Only the server knows which country a new name means.
		make: (input, kept) => ({ ...input, ...kept, aliases: [] }),
		nameOf: ({ name }) => name,
		textOf: ({ name, aliases }) => [name, ...aliases].join('\n'),
		unique: [{ field: 'name', of: ({ name }) => name, sentence: sentences.nameTakenPlain }],
		uses: ({ user }, { id }) => use('users', user?.[idIn] === id ? 1 : 0),
		inUse: { refuse: sentences.nameInUse },
	});
	return {
		...kept,
		list: (asked: Parameters<typeof kept.list>[0] & CalledBy) => {
			const page = kept.list(asked);
			return { ...page, data: sorted(page.data.map(namedBy(asked)), asked.query.sort) };
		},
	};
};

/** How the mocks answer the calls on the catalogue. */
export const catalogueAnswers: CatalogueAnswers = {
	countries: {
		...keptCountries,
		list: (asked) => {
			const { world, query } = asked;
			const wanted = [query.countryName ?? '', query.search ?? ''];
			const called = calledBy(asked);
			const isSought = (country: CountryRecord) =>
				wanted.every(
					(text) =>
						[country, called(country)].some(({ name }) => holdsText(name, text)) ||
						foldText(country.code).startsWith(foldText(text)),
				);
			const all = world.catalogue.countries.filter(isSought);
			if (query.view === 'offer') {
				const offered = all.filter((one) => one.isOnOffer && !one.isArchived).map(called);
				return pageOf(
					sorted(offered, query.sort).map((one) => publicCountry(world, one)),
					query,
				);
			}
			signedIn(world);
			if (!isStaff(world.user)) throw new Refusal(403, 'FORBIDDEN', sentences.forbidden);
			const listed = sorted(all, query.sort)
				.filter((one) => hasState(one, query))
				.map((one) => withOffers(world, one));
			return pageOf(listed, query);
		},
		popular: (asked) => {
			const { world, query } = asked;
			const countOf = ({ id }: Country) => requestsFor(world, id).filter(({ status }) => status !== 'CANCELLED').length;
			return world.catalogue.countries
				.filter((one) => one.isOnOffer && !one.isArchived && countOf(one) > 0)
				.toSorted((one, other) => countOf(other) - countOf(one))
				.slice(0, query.limit)
				.map((one) => publicCountry(world, calledBy(asked)(one)));
		},
		get: (asked) =>
			isStaff(asked.world.user)
				? keptCountries.get(asked)
				: publicCountry(asked.world, calledBy(asked)(onOffer(asked.world, asked.params.id))),
	},
	visaTypes: offers<'visaTypes', VisaTypeRecord, VisaTypeInput>('visaTypes', {
		itemsOf: ({ catalogue }) => catalogue.visaTypes,
		make: (input, kept, known) => ({
			...input,
			...kept,
			description: input.description ?? null,
			translations: storedTranslations(input.translations, known?.translations),
		}),
		nameOf: ({ name }) => name,
		nameField: 'name',
		sentence: sentences.nameTaken,
		idIn: ({ visaType }) => visaType.id,
	}),
	visaOptions: offers<'visaOptions', VisaOptionRecord, VisaOptionInput>('visaOptions', {
		itemsOf: ({ catalogue }) => catalogue.visaOptions,
		make: (input, kept, known) => ({
			...input,
			...kept,
			translations: storedTranslations(input.translations, known?.translations),
		}),
		nameOf: ({ type, duration }) => `${type}, ${duration}`,
		uniqueOf: ({ type, duration, fee }) => `${type} ${duration} ${fee}`,
		nameField: 'type',
		sentence: sentences.optionTaken,
		idIn: ({ visaOption }) => visaOption.id,
	}),
	services: offers<'services', ServiceRecord, ServiceInput>('services', {
		itemsOf: ({ catalogue }) => catalogue.services,
		make: (input, kept, known) => ({
			...input,
			...kept,
			description: input.description || null,
			translations: storedTranslations(input.translations, known?.translations),
			estimatedDays: input.estimatedDays ?? null,
		}),
		nameOf: ({ name }) => name,
		nameField: 'name',
		sentence: sentences.nameTaken,
		idIn: ({ service }) => service.id,
	}),
	citizenships: names('citizenships', 'citizenshipId'),
	residentCountries: names('residentCountries', 'residentCountryId'),
	promocodes: {
		...crudAnswers<'promocodes', Promocode, PromocodeInput>({
			section: 'promocodes',
			itemsOf: ({ promocodes }) => promocodes,
			make: (input, kept, known) => ({
				...input,
				...kept,
				code: input.code.toUpperCase(),
				percent: input.kind === 'percent' ? (input.percent ?? null) : null,
				amount: input.kind === 'fixed' ? (input.amount ?? null) : null,
				totalLimit: input.totalLimit ?? null,
				perUserLimit: input.perUserLimit ?? null,
				countryIds: input.countryIds ?? null,
				used: known?.used ?? 0,
				reserved: known?.reserved ?? 0,
			}),
			nameOf: ({ code }) => code,
			unique: [{ field: 'code', of: ({ code }) => code, sentence: sentences.promoTaken }],
			isListed: (item, { state }: { state: 'usable' | 'coming' | 'over' | 'all' }) =>
				state === 'all' || stateOf(item) === state,
			uses: (_world, { used, reserved }) => use('visaRequests', used + reserved),
			inUse: { refuse: sentences.promoInUse },
			activate: (promo, isActive) => (promo.isActive === isActive ? null : { ...promo, isActive }),
		}),
		activate: ({ world, body }) => {
			const user = signedIn(world);
			const code = foldText(body.code).toUpperCase();
			const promo = world.promocodes.find((one) => one.code === code);
			const fault = promo ? promoFault(promo) : sentences.promoUnknown;
			if (fault) throw new Refusal(422, 'PROMOCODE_REFUSED', fault);
			world.user = { ...user, activePromocode: { code } };
			return { code };
		},
		deactivate: ({ world }) => {
			world.user = { ...signedIn(world), activePromocode: null };
			return undefined;
		},
	},
};

function stateOf(promo: Promocode): 'usable' | 'coming' | 'over' {
	const fault = promoFault(promo);
	if (!fault) return 'usable';
	return fault === sentences.promoEarly ? 'coming' : 'over';
}
