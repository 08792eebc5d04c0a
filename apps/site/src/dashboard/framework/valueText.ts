import { formatInstant, formatMoney } from 'visa-sdk/format';
import { type Translations, translationsLine } from 'visa-sdk/rules';
import type { AnyField, DayRange } from '../resource';
import { words } from '../strings';

const LONGEST = 300;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * A field's value in words, for comparison with another.
 * @param names the names of records, by id
 */
export function valueText(
	{ kind, options }: Pick<AnyField, 'kind' | 'options'>,
	value: unknown,
	names: ReadonlyMap<string, string>,
): string {
	if (typeof value === 'boolean') return value ? words.fields.yes : words.fields.no;
	if (Array.isArray(value)) return value.length === 0 ? words.clash.nothing : cut(namesText(value, names));
	if (typeof value === 'number' && Number.isFinite(value))
		return kind === 'amount' ? formatMoney(value) : String(value);
	if (kind === 'translations') return cut(translationsLine(value as Translations<object>)) || words.clash.nothing;
	if (kind === 'days' && value) return words.fields.daysRange(value as DayRange);
	if (typeof value !== 'string' || value.trim() === '') return words.clash.nothing;
	if (kind === 'moment') return formatInstant(value);
	return cut(options?.find(({ id }) => id === value)?.label ?? value);
}

const namesText = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
	`${ids.length}: ${ids.map((id) => names.get(id) ?? id).join(', ')}`;
