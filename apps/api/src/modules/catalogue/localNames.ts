import type { NamedItem, Page, PricedLine, VisaRequest } from 'visa-sdk/contract';
import { countryName, type Language } from 'visa-sdk/rules';
import { type PageQuery, toPage } from '../../platform/page';
import { codeNamed } from './countryNames';

/** A country, or whatever is called like one. */
interface Named {
	name: string;
}

/** More than there are countries. */
const ALL = 1000;

/**
 * A list of countries with their names in a language, in its alphabetical order.
 * @param list one page in the catalogue's own order
 */
export async function listIn<Item extends Named, Query extends PageQuery & { sort: string }>(
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

/** A traveller's request, as it is shown to them, with the country's name in their language. */
export function requestIn<
	Request extends { country: VisaRequest['country'] & { code?: string }; priceLines?: PricedLine[] },
>(language: Language, request: Request): Request {
	const { country, priceLines } = request;
	const name = countryName(language, country.name, country.code ?? codeNamed(country.name));
	if (name === country.name) return request;
	const relabelled = priceLines?.map((line) => (line.label === country.name ? { ...line, label: name } : line));
	return { ...request, country: { ...country, name }, ...(relabelled && { priceLines: relabelled }) };
}
