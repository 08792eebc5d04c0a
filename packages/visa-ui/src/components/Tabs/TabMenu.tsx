'use client';

import type { ReactNode } from 'react';
import { given } from '../../root';
import { useStrings } from '../../strings/components';
import { Menu } from '../Menu';

interface TabMenuProps {
	label: string;
	items: readonly { id: string; label: string; badge?: ReactNode; isDisabled?: boolean; href?: string }[];
	current: string;
	onChoose?: (id: string) => void;
}

/** All tabs as a list with the current one ticked; loaded when a row overflows. */
export default function TabMenu({ label, items, current, onChoose }: TabMenuProps) {
	const { moreTabs } = useStrings();
	const rows = items.map(({ id, label: name, badge, isDisabled, href }) => ({
		id,
		label: name,
		...given({ badge, isDisabled, href }),
	}));
	return (
		<Menu
			label={`${label}: ${moreTabs}`}
			align="end"
			items={[{ label, items: rows, selectionMode: 'single', selected: [current] }]}
			onAction={(id) => onChoose?.(id)}
		/>
	);
}
