'use client';

import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useStrings } from '../../strings/components';
import { Kbd } from '../Kbd';
import { Spinner } from '../Spinner';
import * as css from './CommandPalette.css';
import type { PaletteGroup, PaletteItem } from './types';

export interface PaletteListProps {
	label: string;
	groups: readonly PaletteGroup[];
	/** What is searched for. */
	text: string;
	onChoose: (id: string, groupId: string) => void;
}

/** The results, in groups; the field above keeps focus and moves the highlight. */
export function PaletteList({ label, groups, text, onChoose }: PaletteListProps) {
	const common = useStrings();
	// Other keys for another text: react-aria highlights the first row anew only where that has another key.
	const keyOf = (group: PaletteGroup, item: PaletteItem) => JSON.stringify([item.id, group.id, text]);
	const isLoading = groups.some((group) => group.isLoading);
	// A list contains only selectable rows, and no group without any: pending and failed groups are below it.
	const filled = groups.filter(({ items }) => items.length > 0);
	const telling = groups.filter(({ items, errorMessage }) => items.length === 0 || errorMessage);
	return (
		<div className={css.results}>
			<ListBox
				aria-label={label}
				className={css.list}
				onAction={(key) => onChoose(...(JSON.parse(String(key)) as [string, string]))}
				renderEmptyState={() => <div className={css.empty}>{isLoading ? common.loading : common.noResults}</div>}
			>
				{filled.map((group) => (
					<ListBoxSection key={group.id} id={group.id} className={css.group}>
						<Header className={css.head}>
							{group.label}
							{group.isLoading && <Spinner />}
						</Header>
						{group.items.map((item) => (
							<ListBoxItem key={keyOf(group, item)} id={keyOf(group, item)} textValue={item.label} className={css.item}>
								{item.icon}
								<span className={css.words}>
									<span>{item.label}</span>
									{item.description && <span className={css.description}>{item.description}</span>}
								</span>
								{item.keys && <Kbd keys={item.keys} className={css.keys} />}
							</ListBoxItem>
						))}
					</ListBoxSection>
				))}
			</ListBox>
			{telling.map(({ id, label: name, errorMessage }) => (
				<div key={id} className={css.telling}>
					{name}
					{errorMessage ? <span className={css.error}>{errorMessage}</span> : <Spinner />}
				</div>
			))}
		</div>
	);
}
