import type { NamedItem, Page, VisaRequest } from 'visa-sdk/contract';
import { countryName, type Language } from 'visa-sdk/rules';
import type { Named } from '../../platform/named';
import { type PageQuery, toPage } from '../../platform/page';
import { codeNamed } from './countryNames';

/** A country, or whatever is called like one. */
interface Called {
	name: string;
}

/** More than there are countries. */
const ALL = 1000;

/**
 * A list of countries with their names in a language, in its alphabetical order.
 * @param list one page in the catalogue's own order
 */
export async function listIn<Item extends Called, Query extends PageQuery & { sort: string }>(
	language: Language,
	query: Query,
	list: (query: Query) => Promise<Page<Item>>,
	rename: (item: Item) => Item,
): Promise<Page<Item>> {
	if (language === 'az') return list(query);
	if (!/^-?name$/.test(query.sort)) {
		const page = await list(query);
		return { ...page, data: page.data.map(rename) };
	}
	const { data, total } = await list({ ...query, page: 1, limit: ALL });
	const { compare } = new Intl.Collator(language);
	const sorted = data.map(rename).sort((a, b) => compare(a.name, b.name));
	if (query.sort === '-name') sorted.reverse();
	const start = (query.page - 1) * query.limit;
	return toPage(sorted.slice(start, start + query.limit), query, total);
}

const isCode = (name: string) => /^[A-Z]{2}$/.test(name);

/** A citizenship or country of residence in a language; it is found by its Azerbaijani name too. */
export const namedItemIn =
	(language: Language) =>
	(item: NamedItem): NamedItem => {
		const name = countryName(language, item.name, codeNamed(item.name) ?? item.aliases.find(isCode) ?? null);
		if (name === item.name) return item;
		return { ...item, name, aliases: [item.name, ...item.aliases.filter((alias) => alias !== name)] };
	};

/** What a request shows of the catalogue, with the other names that it stores. */
type Shown = { [Part in 'country' | 'visaType' | 'visaOption' | 'service']: VisaRequest[Part] } & {
	country: { code?: string };
	visaType: Named;
	visaOption: Named;
	service: Named;
};

/** A request as its traveller reads it: the country, and what was chosen, in their language. [ACC-09] [ACC-11] */
export function requestIn<Request extends Shown>(language: Language, request: Request): Request {
	if (language === 'az') return request;
	const { country, visaType, visaOption, service } = request;
	const [typeName, optionName, serviceName] = [visaType, visaOption, service].map(({ names }) => names?.[language]);
	return {
		...request,
		country: { ...country, name: countryName(language, country.name, country.code ?? codeNamed(country.name)) },
		...(typeName && { visaType: { ...visaType, name: typeName, language } }),
		...(optionName && { visaOption: { ...visaOption, type: optionName, language } }),
		...(serviceName && { service: { ...service, name: serviceName, language } }),
	};
}
