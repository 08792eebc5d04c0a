'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useAnchor } from '../Link';
import * as css from './Rows.css';

export interface RowHeadProps {
	href: string | undefined;
	isCurrent: boolean;
	onPress: (() => void) | undefined;
	children: ReactNode;
}

/** The cell that names the row, with the row's link. */
export function RowHead({ href, isCurrent, onPress, children }: RowHeadProps) {
	const parts = { className: css.rowLink, 'data-row-target': true, 'aria-current': isCurrent || undefined };
	if (href !== undefined)
		return (
			<RowLink href={href} onPress={onPress} parts={parts}>
				{children}
			</RowLink>
		);
	if (!onPress) return children;
	return (
		<button type="button" {...parts} onClick={onPress}>
			{children}
		</button>
	);
}

interface RowLinkProps {
	href: string;
	onPress: (() => void) | undefined;
	parts: object;
	children: ReactNode;
}

function RowLink({ href, onPress, parts, children }: RowLinkProps) {
	return (
		<a {...parts} {...useAnchor({ href, onPress })}>
			{children}
		</a>
	);
}

/** Elements that handle a press themselves. */
const own = 'a, button, input, select, textarea, label, summary, [role="button"]';

/** A press anywhere in the row is a press on its link, with the same modifier keys; selecting text isn't a press. */
export function followRow(event: MouseEvent<HTMLTableRowElement>) {
	const { currentTarget, ctrlKey, metaKey, shiftKey } = event;
	const target = event.target as Element;
	// An open menu is a React child of its row, though not in the DOM.
	if (!currentTarget.contains(target)) return;
	// The selection belongs to the row's own window, if it is rendered into another one.
	if (target.closest(own) || currentTarget.ownerDocument.getSelection()?.toString()) return;
	const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
	currentTarget.querySelector('[data-row-target]')?.dispatchEvent(press);
}
