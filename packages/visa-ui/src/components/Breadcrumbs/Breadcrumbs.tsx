'use client';

import { Fragment, useEffect, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { ChevronRightIcon } from '../Icon';
import { useAnchor } from '../Link';
import * as css from './Breadcrumbs.css';

/** A page on the path to the current page. */
export interface Breadcrumb {
	href: string;
	label: string;
}

export interface BreadcrumbsProps extends RootProps<HTMLElement> {
	/** The path from the first page to the current one, which is the last item. */
	items: readonly Breadcrumb[];
	/** The landmark's name, if the default doesn't fit. */
	label?: string;
}

/** The path to the current page, with links to its ancestors. */
export function Breadcrumbs({ items: given, label, className, ...root }: BreadcrumbsProps) {
	const items = listOf(given, label);
	const strings = useStrings();
	const list = useRef<HTMLOListElement>(null);
	const [isWhole, setWhole] = useState(false);
	const last = items.length - 1;
	// The first, the parent and the current page always stay.
	const isBetween = (index: number) => !isWhole && index > 0 && index < last - 1;

	useEffect(() => {
		// The pressed button has disappeared: focus moves to the first page that it revealed.
		if (isWhole) list.current?.querySelectorAll('a')[1]?.focus();
	}, [isWhole]);

	return (
		<nav {...root} aria-label={label ?? strings.breadcrumbs} className={classes(className)}>
			<ol ref={list} className={css.list}>
				{items.map((item, index) => (
					<Fragment key={item.href}>
						<li className={classes(css.item, isBetween(index) && css.between)}>
							<Crumb item={item} isCurrent={index === last} />
							{index < last && <Mark />}
						</li>
						{index === 0 && isBetween(1) && (
							<li className={classes(css.item, css.more)}>
								<button
									type="button"
									className={css.moreButton}
									aria-label={strings.showAllPages}
									onClick={() => setWhole(true)}
								>
									…
								</button>
								<Mark />
							</li>
						)}
					</Fragment>
				))}
			</ol>
		</nav>
	);
}

function Crumb({ item, isCurrent }: { item: Breadcrumb; isCurrent: boolean }) {
	return (
		<a className={css.link} aria-current={isCurrent ? 'page' : undefined} {...useAnchor({ href: item.href })}>
			{item.label}
		</a>
	);
}

function Mark() {
	return (
		<span className={css.mark}>
			<ChevronRightIcon size="small" />
		</span>
	);
}
