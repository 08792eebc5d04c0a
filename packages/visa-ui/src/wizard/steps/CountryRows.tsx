import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Country } from 'visa-sdk/contract';
import { formatAmount, formatMoney } from 'visa-sdk/format';
import { OptionList } from '../../components/OptionList';
import type { WizardStrings } from '../../strings/az/wizard';
import { useFormats } from '../../strings/formats';
import { useStrings } from '../../strings/wizard';

/** More than a list of 30vh shows on the highest screen: the others need not be there for the page to come to life. */
const FIRST_ROWS = 24;

export interface CountryRowsProps {
	countries: readonly Country[];
	selectedId: string | null;
	onChange: (country: Country | null) => void;
}

/** The countries to choose from, each with what it costs at the least, and how long it takes. [CTY-03] [CTY-07] */
export function CountryRows({ countries, selectedId, onChange }: CountryRowsProps) {
	const { country: words } = useStrings();
	const formats = useFormats();
	const drawn = useGradually(countries, selectedId !== null);
	// Rows that are the same objects as before are not drawn anew when one of them is chosen.
	const rows = useMemo(() => drawn.map((country) => rowOf(country, words, formats)), [drawn, words, formats]);
	return (
		<OptionList
			label={words.list}
			items={rows}
			selectedId={selectedId}
			onChange={(id) => onChange(countries.find((country) => country.id === id) ?? null)}
		/>
	);
}

/** The first rows, and as soon as they stand all of them; all at once where one must be in sight. */
function useGradually<Item>(items: readonly Item[], isWhole: boolean): readonly Item[] {
	const [isReady, setReady] = useState(isWhole);
	useEffect(() => startTransition(() => setReady(true)), []);
	const isAll = isReady || isWhole || items.length <= FIRST_ROWS;
	return useMemo(() => (isAll ? items : items.slice(0, FIRST_ROWS)), [items, isAll]);
}

const rowOf = (country: Country, words: WizardStrings['country'], formats: ReturnType<typeof useFormats>) => ({
	id: country.id,
	title: country.name,
	imageUrl: country.image,
	note: country.additionalServices > 0 ? words.fee(formatAmount(country.additionalServices, formats)) : undefined,
	aside: country.from ? fromWords(country.from, words, formats) : undefined,
});

/** The whole, what of it the embassy takes, and the days. [CTY-07] */
function fromWords(
	{ total, atEmbassy, days }: NonNullable<Country['from']>,
	words: WizardStrings['country'],
	formats: ReturnType<typeof useFormats>,
) {
	const facts = [
		...(atEmbassy > 0 ? [words.fromAtEmbassy(formatMoney(atEmbassy, formats))] : []),
		...(days ? [words.fromDays(days.from, days.to)] : []),
	];
	return { title: words.from(formatMoney(total, formats)), note: facts.join(' · ') || undefined };
}
