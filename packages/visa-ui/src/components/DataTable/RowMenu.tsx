'use client';

import { MenuSheet, type MenuSheetProps } from '../Menu';

export interface RowMenuProps
	extends Pick<MenuSheetProps<string>, 'button' | 'label' | 'items' | 'startAt' | 'onAction'> {
	onClose: () => void;
}

/** The lazily loaded part of a row's actions. */
export default function RowMenu({ onClose, ...menu }: RowMenuProps) {
	return <MenuSheet {...menu} isOpen align="end" onOpenChange={(isOpen) => !isOpen && onClose()} />;
}
