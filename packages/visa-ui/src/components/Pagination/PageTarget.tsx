'use client';

import type { ReactNode } from 'react';
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

/** One way to a page: a link or a button. At the end of the way it stays, and keeps its focus, but leads nowhere. */
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
			<button type="button" {...shared} onClick={isDisabled || isCurrent ? undefined : onPress}>
				{children}
			</button>
		);
	}
	return (
		// At the end of the way it is a link without an address, which says so.
		<a {...shared} {...(isDisabled ? { role: 'link', tabIndex: 0 } : anchor)}>
			{children}
		</a>
	);
}
