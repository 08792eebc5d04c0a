import { formatInstant, formatMoney } from 'visa-sdk/format';
import type { AnyField, DayRange } from '../resource';
import { words } from '../strings';

const LONGEST = 300;
/** What is shown of what is the same before a difference. */
const LEAD = 60;

/** Two texts, cut to what can be read of them: with that in which they differ. */
export function cutAlike(texts: readonly [string, string]): string[] {
	const [one, other] = texts;
	let same = 0;
	while (same < one.length && one[same] === other[same]) same += 1;
	const start = same > LONGEST - LEAD ? same - LEAD : 0;
	return texts.map((text) => {
		const end = start + LONGEST;
		return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
	});
}

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
	if (Array.isArray(value)) return value.length === 0 ? words.clash.nothing : namesText(value, names);
	if (typeof value === 'number' && Number.isFinite(value))
		return kind === 'amount' ? formatMoney(value) : String(value);
	if (kind === 'days' && value) return words.fields.daysRange(value as DayRange);
	if (typeof value !== 'string' || value.trim() === '') return words.clash.nothing;
	if (kind === 'moment') return formatInstant(value);
	return options?.find(({ id }) => id === value)?.label ?? value;
}

const namesText = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
	`${ids.length}: ${ids.map((id) => names.get(id) ?? id).join(', ')}`;
