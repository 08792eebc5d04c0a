import type {
	Country,
	CountryInput,
	CountryRecord,
	NamedItem,
	NamedItemInput,
	Promocode,
	PromocodeInput,
	ServiceInput,
	ServiceRecord,
	VisaOptionInput,
	VisaOptionRecord,
	VisaTypeInput,
	VisaTypeRecord,
} from '../contract';
import { foldText } from '../rules';
import type { Answers } from './answers';
import { crudAnswers, type Kept, pageOf, sorted } from './crud';
import { isStaff, notFound, Refusal, signedIn, type World } from './world';

type CatalogueAnswers = Pick<
	Answers,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'citizenships' | 'residentCountries' | 'promocodes'
>;
interface Archivable {
	isArchived: boolean;
}
type State = { state: 'active' | 'archived' | 'all' };
const hasState = (item: Archivable, { state }: State) => state === 'all' || item.isArchived === (state === 'archived');
const archive = <Item extends Archivable>(item: Item): Item => ({ ...item, isArchived: true });

/** Visa types, visa options and services: kept by staff, and offered by countries. */
function offers<Item extends Archivable & Kept & { countryIds: string[]; position: number }, Input>(definition: {
	itemsOf: (world: World) => Item[];
	make: (input: Input, kept: Kept) => Item;
	nameOf: (item: Item) => string;
	nameField: string;
	idIn: (request: World['requests'][number]) => string;
}) {
	const { itemsOf, make, nameOf, nameField, idIn } = definition;
	return {
		...crudAnswers<Item, Input>({
			itemsOf,
			make,
			textOf: nameOf,
			unique: { field: nameField, of: nameOf },
			isListed: (item, query: State & { countryId?: string }) =>
				hasState(item, query) && (!query.countryId || item.countryIds.includes(query.countryId)),
			inUse: { of: (world, item) => world.requests.some((request) => idIn(request) === item.id), archive },
		}),
		ofCountry: (asked: { world: World; params: { countryId: string }; query: { page: number; limit: number } }) => {
			const { world, params, query } = asked;
			onOffer(world, params.countryId);
			const items = itemsOf(world).filter((item) => !item.isArchived && item.countryIds.includes(params.countryId));
			return pageOf(sorted(items, 'position'), query);
		},
	};
}

function onOffer(world: World, id: string): CountryRecord {
	const country = world.catalogue.countries.find((one) => one.id === id && one.isOnOffer && !one.isArchived);
	if (!country) throw notFound('Ölkə tapılmadı');
	return country;
}

/** What travellers see of a country. */
const publicCountry = (country: CountryRecord): Country => {
	const { code: _code, isOnOffer: _offer, isArchived: _archived, version: _version, ...seen } = country;
	return seen;
};

const keptCountries = crudAnswers<CountryRecord, CountryInput>({
	itemsOf: ({ catalogue }) => catalogue.countries,
	make: (input, kept) => ({ ...input, ...kept, image: input.image ?? `/flags/${input.code}.svg` }),
	textOf: ({ name }) => name,
	unique: { field: 'code', of: ({ code }) => code },
	inUse: { of: (world, { id }) => world.requests.some(({ country }) => country.id === id), archive },
});

const names = (resource: 'citizenships' | 'residentCountries', idIn: 'citizenshipId' | 'residentCountryId') =>
	crudAnswers<NamedItem, NamedItemInput>({
		itemsOf: ({ catalogue }) => catalogue[resource],
		make: (input, kept) => ({ ...input, ...kept }),
		textOf: ({ name }) => name,
		unique: { field: 'name', of: ({ name }) => name },
		inUse: { of: ({ user }, { id }) => user?.[idIn] === id, archive: null },
	});

export const catalogueAnswers: CatalogueAnswers = {
	countries: {
		...keptCountries,
		list: ({ world, query }) => {
			const wanted = [query.countryName, query.search].map((text) => foldText(text ?? ''));
			const isSought = ({ name, code }: CountryRecord) =>
				wanted.every((text) => foldText(name).includes(text) || foldText(code).startsWith(text));
			const all = sorted(world.catalogue.countries.filter(isSought), query.sort);
			if (query.view === 'offer') {
				return pageOf(all.filter((one) => one.isOnOffer && !one.isArchived).map(publicCountry), query);
			}
			signedIn(world);
			if (!isStaff(world.user)) throw new Refusal(403, 'FORBIDDEN', 'Bu əməliyyat üçün icazəniz yoxdur');
			return pageOf(
				all.filter((one) => hasState(one, query)),
				query,
			);
		},
		popular: ({ world, query }) => {
			const requestsFor = ({ id }: Country) => world.requests.filter(({ country }) => country.id === id).length;
			return world.catalogue.countries
				.filter((one) => one.isOnOffer && !one.isArchived && requestsFor(one) > 0)
				.toSorted((one, other) => requestsFor(other) - requestsFor(one))
				.slice(0, query.limit)
				.map(publicCountry);
		},
		get: (asked) =>
			isStaff(asked.world.user) ? keptCountries.get(asked) : publicCountry(onOffer(asked.world, asked.params.id)),
	},
	visaTypes: offers<VisaTypeRecord, VisaTypeInput>({
		itemsOf: ({ catalogue }) => catalogue.visaTypes,
		make: (input, kept) => ({ ...input, ...kept, description: input.description ?? null }),
		nameOf: ({ name }) => name,
		nameField: 'name',
		idIn: ({ visaType }) => visaType.id,
	}),
	visaOptions: offers<VisaOptionRecord, VisaOptionInput>({
		itemsOf: ({ catalogue }) => catalogue.visaOptions,
		make: (input, kept) => ({ ...input, ...kept }),
		nameOf: ({ type, duration }) => `${type} ${duration}`,
		nameField: 'type',
		idIn: ({ visaOption }) => visaOption.id,
	}),
	services: offers<ServiceRecord, ServiceInput>({
		itemsOf: ({ catalogue }) => catalogue.services,
		make: (input, kept) => ({ ...input, ...kept }),
		nameOf: ({ name }) => name,
		nameField: 'name',
		idIn: ({ service }) => service.id,
	}),
	citizenships: names('citizenships', 'citizenshipId'),
	residentCountries: names('residentCountries', 'residentCountryId'),
	promocodes: {
		...crudAnswers<Promocode, PromocodeInput>({
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
			textOf: ({ code }) => code,
			unique: { field: 'code', of: ({ code }) => code },
			isListed: (item, { state }: { state: 'usable' | 'coming' | 'over' | 'all' }) =>
				state === 'all' || stateOf(item) === state,
			inUse: { of: (_world, { used, reserved }) => used + reserved > 0, archive: null },
		}),
		activate: ({ world, body }) => {
			const user = signedIn(world);
			const code = foldText(body.code).toUpperCase();
			const promo = world.promocodes.find((one) => one.code === code);
			if (!promo || stateOf(promo) !== 'usable') {
				throw new Refusal(422, 'PROMOCODE_REFUSED', 'Bu promo kod tapılmadı və ya müddəti bitib');
			}
			world.user = { ...user, activePromocode: { code } };
			return { code };
		},
	},
};

function stateOf({ isActive, validFrom, validTo }: Promocode): 'usable' | 'coming' | 'over' {
	const now = Date.now();
	if (!isActive || Date.parse(validTo) <= now) return 'over';
	return Date.parse(validFrom) > now ? 'coming' : 'usable';
}
