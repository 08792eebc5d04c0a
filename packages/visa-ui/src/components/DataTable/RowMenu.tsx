'use client';

import { MenuSheet, type MenuSheetProps } from '../Menu';

export interface RowMenuProps
	extends Pick<MenuSheetProps<string>, 'button' | 'label' | 'items' | 'startAt' | 'onAction'> {
	onClose: () => void;
}

/** The part of a row's actions that is fetched when it is first needed. */
export default function RowMenu({ onClose, ...menu }: RowMenuProps) {
	return <MenuSheet {...menu} isOpen align="end" onOpenChange={(isOpen) => !isOpen && onClose()} />;
}
