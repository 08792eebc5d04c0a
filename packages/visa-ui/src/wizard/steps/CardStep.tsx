import { type CardItem, CardSelect } from '../../components/CardSelect';
import * as cards from '../../components/CardSelect/CardSelect.css';
import { classes } from '../../root';
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

/** Where the window is wide two cards stand beside each other, and so do the rows that wait for them. */
const COLUMNS = 'two';

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
		<RemoteList list={list} rowHeight={116} rows={4} waitingClass={classes(cards.list, cards.columns[COLUMNS])}>
			{(items) => (
				<CardSelect
					label={label}
					columns={COLUMNS}
					items={items.map((item) => ({ id: item.id, lang: namesLang, ...toCard(item) }))}
					selectedId={selected?.id ?? null}
					onChange={(id) => onChoose(items.find((item) => item.id === id) ?? null)}
				/>
			)}
		</RemoteList>
	);
}
