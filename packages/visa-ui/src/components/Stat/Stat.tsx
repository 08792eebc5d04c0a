'use client';

import type { ReactNode, Ref } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { useDeskStrings } from '../../strings/desk';
import { ChevronDownIcon, ChevronUpIcon } from '../Icon';
import { useAnchor } from '../Link';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Stat.css';

/** How a figure has changed. */
export interface StatChange {
	/** By how much, without a sign: '12 %'. */
	value: ReactNode;
	direction: 'up' | 'down' | 'same';
	/** Whether that is good: more can be either. */
	tone?: keyof typeof css.tone;
	/** Since when: 'keçən həftədən'. */
	since?: string;
}

export interface StatProps extends RootProps<HTMLElement> {
	/** What is counted. */
	label: string;
	/** The figure: a number, a Money, words. */
	value: ReactNode;
	/** How it compares with the time before, and whether that is good. */
	change?: StatChange;
	/** The list that the figure counts: the whole of it is then a link. */
	href?: string;
	/** The figure is on its way; its place is kept. */
	isLoading?: boolean;
}

const icons = { up: ChevronUpIcon, down: ChevronDownIcon, same: null };

/** One figure with its name: how many, how much, how long. With an address it leads to what it counts. [DSH-14] */
export function Stat({ label, value, change, href, isLoading, className, ref, ...root }: StatProps) {
	const words = useDeskStrings().stat;
	const anchor = useAnchor({ href: href ?? '' });
	const Icon = change && icons[change.direction];
	const face = (
		<>
			<span className={css.label}>{label}</span>
			<span className={css.value}>{isLoading ? <Skeleton height="1.75rem" width="4rem" /> : value}</span>
			{change && !isLoading && (
				<span className={css.change}>
					<span className={classes(css.figure, look(css.tone, change.tone ?? 'neutral'))}>
						{Icon && <Icon size="small" />}
						<VisuallyHidden>{`${words[change.direction]}: `}</VisuallyHidden>
						{change.value}
					</span>
					{change.since}
				</span>
			)}
		</>
	);
	const shared = { ...root, 'aria-busy': isLoading || undefined };
	return href === undefined ? (
		<div {...shared} ref={ref as Ref<HTMLDivElement>} className={classes(css.stat, className)}>
			{face}
		</div>
	) : (
		<a {...shared} {...anchor} ref={ref as Ref<HTMLAnchorElement>} className={classes(css.stat, css.link, className)}>
			{face}
		</a>
	);
}
