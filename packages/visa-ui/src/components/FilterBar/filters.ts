import { azCalendar, formatDay, formatMoney, type LocaleWords } from 'visa-sdk/format';
import type { Filter, FilterValue } from './types';

/** An active filter, as its chip shows it. */
export interface ActiveFilter<Id extends string> {
	id: Id;
	label: string;
	/** The selection, in words. */
	words: string;
}

/** A date that there is; the URL may contain anything, such as 30 February. */
export function dayOf(text: string | undefined): string | null {
	try {
		return text && formatDay(text) ? text : null;
	} catch {
		return null;
	}
}

/** The selected values of a multiple filter. */
export const chosenOf = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

/** The active filters, in the order of their fields. The search isn't included, because it is visible already. */
export function activeFilters<Id extends string>(
	filters: readonly Filter<Id>[],
	value: FilterValue<Id>,
	formats: LocaleWords = azCalendar,
): ActiveFilter<Id>[] {
	return filters.flatMap((filter) => {
		const words = wordsOf(filter, value[filter.id], formats);
		return words ? [{ id: filter.id, label: filter.label, words }] : [];
	});
}

function wordsOf<Id extends string>(
	filter: Filter<Id>,
	chosen: string | undefined,
	formats: LocaleWords,
): string | undefined {
	if (!chosen || filter.kind === 'search') return undefined;
	if (filter.kind === 'select') {
		const ids = filter.isMultiple ? chosenOf(chosen) : [chosen];
		const labels = filter.options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
		return labels.join(', ') || undefined;
	}
	if (filter.kind === 'amount') return /^\d+(\.\d+)?$/.test(chosen) ? formatMoney(Number(chosen), formats) : undefined;
	const day = dayOf(chosen);
	return day ? formatDay(day, formats) : undefined;
}

/** A copy with one filter changed; an empty one is omitted, so that a URL stays short. */
export function withFilter<Id extends string>(value: FilterValue<Id>, id: Id, chosen: string | null): FilterValue<Id> {
	const next: { [Name in Id]?: string | undefined } = { ...value };
	if (chosen) next[id] = chosen;
	else delete next[id];
	return next;
}

/** A copy without these filters; other values stay. */
export function withoutFilters<Id extends string>(
	value: FilterValue<Id>,
	filters: readonly Filter<Id>[],
): FilterValue<Id> {
	return filters.reduce<FilterValue<Id>>((rest, filter) => withFilter(rest, filter.id, null), value);
}
