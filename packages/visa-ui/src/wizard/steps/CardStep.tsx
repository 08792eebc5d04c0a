import type { ReactNode } from 'react';
import { type CardItem, CardSelect } from '../../components/CardSelect';
import { Columns } from '../../components/Columns';
import { useWizardStrings } from '../../strings/wizard';
import type { Remote } from '../machine';
import { RemoteList } from './RemoteList';

export interface CardStepProps<Item extends { id: string }> {
	label: string;
	list: Remote<Item>;
	selected: Item | null;
	/** What a card shows of an item. */
	toCard: (item: Item) => Omit<CardItem, 'id'>;
	/** The chosen item; null when the chosen card was pressed again. */
	onChoose: (item: Item | null) => void;
}

/** Two beside each other where there is room, as the cards will be. */
const inTwo = (rows: ReactNode) => (
	<Columns template="halves" gap="s">
		{rows}
	</Columns>
);

/** A step that chooses one card of a list from the server. */
export function CardStep<Item extends { id: string }>({
	label,
	list,
	selected,
	toCard,
	onChoose,
}: CardStepProps<Item>) {
	const { namesLang } = useWizardStrings();
	return (
		<RemoteList list={list} rowHeight={116} rows={4} arrange={inTwo}>
			{(items) => (
				<CardSelect
					label={label}
					columns="two"
					items={items.map((item) => ({ id: item.id, lang: namesLang, ...toCard(item) }))}
					value={selected?.id ?? null}
					onChange={(id) => onChoose(items.find((item) => item.id === id) ?? null)}
				/>
			)}
		</RemoteList>
	);
}
