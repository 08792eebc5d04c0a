'use client';

import type { ReactNode } from 'react';
import { ignoreHeld } from '../../root/ignoreHeld';
import { useAnchor } from '../Link';
import * as css from './Pagination.css';

interface PageTargetProps {
	name: string;
	href: string | undefined;
	onPress: () => void;
	isCurrent: boolean;
	isDisabled: boolean;
	children: ReactNode;
}

/** A link or button to a page. At the first or last page it stays, and keeps focus, but does nothing. */
export function PageTarget({ name, href, onPress, isCurrent, isDisabled, children }: PageTargetProps) {
	const anchor = useAnchor({ href: href ?? '', onPress });
	const shared = {
		className: css.target,
		'aria-label': name,
		'aria-current': isCurrent ? ('page' as const) : undefined,
		'aria-disabled': isDisabled || undefined,
	};
	if (href === undefined) {
		return (
			<button type="button" {...shared} onKeyDown={ignoreHeld} onClick={isDisabled || isCurrent ? undefined : onPress}>
				{children}
			</button>
		);
	}
	return (
		// There it is a link without an address, marked as disabled.
		<a {...shared} {...(isDisabled ? { role: 'link', tabIndex: 0 } : anchor)}>
			{children}
		</a>
	);
}
