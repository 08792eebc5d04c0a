import {
	type RefObject,
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import type { Country } from 'visa-sdk/contract';
import { formatAmount, formatMoney } from 'visa-sdk/format';
import { OptionList } from '../../components/OptionList';
import { afterPaint } from '../../root/afterPaint';
import type { WizardStrings } from '../../strings/az/wizard';
import { useFormats } from '../../strings/formats';
import { useWizardStrings } from '../../strings/wizard';
import { inListRoom } from '../Wizard.css';

/** More than a list of 30vh shows on the highest screen: the others aren't needed for hydration. */
const FIRST_ROWS = 24;
/** The minimum height of a row, in px. */
const ROW_HEIGHT = 52;
const nothing = () => () => undefined;

const rowsIn = (view: Window) => Math.min(FIRST_ROWS, Math.ceil((0.3 * view.innerHeight) / ROW_HEIGHT) + 1);

/** As many as are visible, including a partial one; the server's rendering knows no window, and is hydrated as it is. */
function useFirstRows(list: RefObject<Element | null>): number {
	const [framed, setFramed] = useState(0);
	useLayoutEffect(() => {
		const view = list.current?.ownerDocument.defaultView;
		// An iframe's window may be the higher one. In its own document nothing is re-rendered.
		if (view && view !== window) setFramed(rowsIn(view));
	}, [list]);
	return useSyncExternalStore(
		nothing,
		() => framed || rowsIn(window),
		() => FIRST_ROWS,
	);
}

export interface CountryRowsProps {
	countries: readonly Country[];
	/** A search has found them. */
	isFound?: boolean;
	/** Only the server can say whether there are none. */
	isAwaited?: boolean;
	selectedId: string | null;
	onChange: (country: Country | null) => void;
}

/**
 * The countries, each with its lowest price and processing time. In a single column on wide screens too: prices are
 * compared along one edge, and rows of one, two and three lines would leave gaps beside each other. [CTY-03] [CTY-07]
 */
export function CountryRows({ countries, isFound, isAwaited, selectedId, onChange }: CountryRowsProps) {
	const { country: words, loading } = useWizardStrings();
	const formats = useFormats();
	const list = useRef<HTMLDivElement>(null);
	// Includes the selected one, and what is visible below it.
	const needed = countries.findIndex(({ id }) => id === selectedId) + useFirstRows(list);
	const drawn = useGradually(countries, needed);
	// Rows that are the same objects aren't re-rendered when one of them is selected.
	const rows = useMemo(() => drawn.map((country) => rowOf(country, words, formats)), [drawn, words, formats]);
	return (
		<OptionList
			ref={list}
			className={inListRoom}
			emptyMessage={isAwaited ? loading : words.nothing}
			resultCount={isFound ? countries.length : undefined}
			label={words.list}
			items={rows}
			value={selectedId}
			onChange={(id) => onChange(countries.find((country) => country.id === id) ?? null)}
		/>
	);
}

/** The first rows, and all of them once these are visible. Rendered rows are never removed. */
function useGradually<Item>(items: readonly Item[], first: number): readonly Item[] {
	const [rendered] = useState(first);
	const [isReady, setReady] = useState(items.length <= first);
	useEffect(() => void afterPaint().then(() => startTransition(() => setReady(true))), []);
	const count = isReady ? items.length : Math.min(Math.max(rendered, first), items.length);
	return useMemo(() => (count === items.length ? items : items.slice(0, count)), [items, count]);
}

const rowOf = (country: Country, words: WizardStrings['country'], formats: ReturnType<typeof useFormats>) => ({
	id: country.id,
	title: country.name,
	imageUrl: country.image,
	note: country.additionalServices > 0 ? words.fee(formatAmount(country.additionalServices, formats)) : undefined,
	aside: country.from ? fromWords(country.from, words, formats) : undefined,
});

/**
 * The total, the embassy's part of it, and the days. Between them is a comma, which may stand at a line's end: on phones, two
 * languages need two lines. [CTY-07]
 */
function fromWords(
	{ total, atEmbassy, days }: NonNullable<Country['from']>,
	words: WizardStrings['country'],
	formats: ReturnType<typeof useFormats>,
) {
	const facts = [
		...(atEmbassy > 0 ? [words.fromAtEmbassy(formatMoney(atEmbassy, formats))] : []),
		...(days ? [words.fromDays(days.from, days.to)] : []),
	];
	return { title: words.from(formatMoney(total, formats)), note: facts.join(', ') || undefined };
}
