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

/** What names the row, and leads where the row leads. */
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

/** What answers a press by itself. */
const own = 'a, button, input, select, textarea, label, summary, [role="button"]';

/** A press anywhere in the row is a press on its link, with the same keys held; marking text is not a press. */
export function followRow(event: MouseEvent<HTMLTableRowElement>) {
	const { currentTarget, ctrlKey, metaKey, shiftKey } = event;
	const target = event.target as Element;
	// An open menu hangs on its row in React, though not in the page.
	if (!currentTarget.contains(target)) return;
	// What is marked is told by the row's own window, where it is drawn into another one.
	if (target.closest(own) || currentTarget.ownerDocument.getSelection()?.toString()) return;
	const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
	currentTarget.querySelector('[data-row-target]')?.dispatchEvent(press);
}
