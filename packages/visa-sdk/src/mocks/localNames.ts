import type { CountryRecord, NamedItem, VisaRequest } from '../contract';
import { countryName, type Language, languages, type Translations } from '../rules';
import { isStaff, type World } from './world';

/** The language that a client asks for: it names one, where a browser sends a list. [ACC-09] */
export function languageOf(request: Request): Language {
	const asked = request.headers.get('accept-language');
	return languages.find((language) => language === asked) ?? languages[0];
}

/** A call, by someone who reads a language. */
export interface CalledBy {
	readonly world: World;
	readonly request: Request;
}

/** Staff see what they wrote. */
const languageFor = ({ world, request }: CalledBy): Language => (isStaff(world.user) ? 'az' : languageOf(request));

/** A country as the caller calls it. */
export const calledBy =
	(asked: CalledBy) =>
	(country: CountryRecord): CountryRecord => ({
		...country,
		name: countryName(languageFor(asked), country.name, country.code),
	});

/** A citizenship or country of residence as the caller calls it. */
export const namedBy =
	(asked: CalledBy) =>
	(item: NamedItem): NamedItem => {
		const code = item.aliases.find((alias) => /^[A-Z]{2}$/.test(alias)) ?? null;
		const name = countryName(languageFor(asked), item.name, code);
		if (name === item.name) return item;
		return { ...item, name, aliases: [item.name, ...item.aliases.filter((alias) => alias !== name)] };
	};

/** What a request shows of the catalogue. */
type Chosen = Pick<VisaRequest, 'country' | 'visaType' | 'visaOption' | 'service'>;

/** A traveller's own request in their language. [ACC-11] */
export function toldTo<Told extends Chosen>({ world: { catalogue }, request }: CalledBy, told: Told): Told {
	const language = languageOf(request);
	const country = catalogue.countries.find(({ id }) => id === told.country.id);
	const textsOf = <Texts>(
		items: readonly { id: string; translations: Translations<Texts> }[],
		{ id }: { id: string },
	) => (language === 'az' ? undefined : items.find((item) => item.id === id)?.translations[language]);
	const [visaType, visaOption, service] = [
		textsOf(catalogue.visaTypes, told.visaType),
		textsOf(catalogue.visaOptions, told.visaOption),
		textsOf(catalogue.services, told.service),
	];
	return {
		...told,
		country: { ...told.country, name: countryName(language, told.country.name, country?.code ?? null) },
		...(visaType && { visaType: { ...told.visaType, name: visaType.name, language } }),
		...(visaOption && { visaOption: { ...told.visaOption, type: visaOption.type, language } }),
		...(service && { service: { ...told.service, name: service.name, language } }),
	};
}
