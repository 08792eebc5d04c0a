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

/** The change of a figure. */
export interface StatChange {
	/** The amount of change, without a sign: '12 %'. */
	value: ReactNode;
	direction: 'up' | 'down' | 'same';
	/** Whether the change is good; an increase can be either. */
	tone?: keyof typeof css.tone;
	/** The period of comparison: 'keçən həftədən'. */
	since?: string;
}

export interface StatProps extends RootProps<HTMLElement> {
	/** The label: what is measured. */
	label: string;
	/** The figure: a number, a Money, text. */
	value: ReactNode;
	/** The change since the previous period. */
	change?: StatChange;
	/** A link to the records behind the figure; the whole element becomes a link. */
	href?: string;
	/** The figure is loading; its space is reserved. */
	isLoading?: boolean;
}

const icons = { up: ChevronUpIcon, down: ChevronDownIcon, same: null };

/** A key figure with its label: how many, how much, how long. Can link to the underlying records. [DSH-14] */
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
