import type { ReactNode } from 'react';
import type { VisaType } from 'visa-sdk/contract';
import { type CardItem, CardSelect } from '../../components/CardSelect';
import { Columns } from '../../components/Columns';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import type { Remote } from '../machine';
import { RemoteList } from './RemoteList';
import { textsLang } from './textsLang';

/** A record that is one of a step's cards. */
type Shown = Pick<VisaType, 'id' | 'language'>;

export interface CardStepProps<Item extends Shown> {
	label: string;
	list: Remote<Item>;
	selected: Item | null;
	/** An item's card. */
	toCard: (item: Item) => Omit<CardItem, 'id'>;
	/** Called with the selected item; null if the selected card was pressed again. */
	onChoose: (item: Item | null) => void;
}

/** Two columns if there is space, like the cards. */
const inTwo = (rows: ReactNode) => (
	<Columns template="halves" gap="s">
		{rows}
	</Columns>
);

/** A step that selects one card from a server's list. */
export function CardStep<Item extends Shown>({ label, list, selected, toCard, onChoose }: CardStepProps<Item>) {
	const { namesLang, nothingOffered } = useWizardStrings();
	return (
		<RemoteList list={list} rowHeight={116} rows={4} arrange={inTwo}>
			{(items) =>
				items.length === 0 ? (
					// Staff may have withdrawn all of it since the country was chosen.
					<Notice tone="warning">{nothingOffered}</Notice>
				) : (
					<CardSelect
						label={label}
						columns="two"
						items={items.map((item) => ({ id: item.id, lang: textsLang(item, namesLang), ...toCard(item) }))}
						value={selected?.id ?? null}
						onChange={(id) => onChoose(items.find((item) => item.id === id) ?? null)}
					/>
				)
			}
		</RemoteList>
	);
}
