'use client';

import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { numberOf } from '../../root/numberOf';
import { useDeskStrings } from '../../strings/desk';
import { Button } from '../Button';
import { ArrowLeftIcon } from '../Icon';
import { SplitEdge } from './SplitEdge';
import * as css from './SplitView.css';
import { heldShare } from './share';
import { useReturn } from './useReturn';

export interface SplitViewProps extends RootProps<HTMLDivElement> {
	/** The accessible name of the list's region. */
	listLabel: string;
	/** The list; its state and scroll position are kept while details open and close. */
	list: ReactNode;
	/**
	 * The accessible name of the details' region, e.g. 'Request AZ-2026-0417'. It must differ from the names of regions
	 * inside.
	 */
	detailLabel: string;
	/** The details; without them the list has the full width. */
	detail?: ReactNode;
	/** Called to return to the list when only one of them fits. */
	onBack: () => void;
	/** The list's share of the width in percent, 20 to 70 (controlled). */
	share?: number;
	/** The list's initial share (uncontrolled). */
	defaultShare?: number;
	/** What scrolls: each pane, or the page, for example if a long list has a sticky header. */
	scroll?: 'panes' | 'page';
	/** Called with the new share after resizing, so that it can be saved. */
	onShareChange?: (share: number) => void;
}

/**
 * A list beside the details of the open item, with a resizable edge between them; only one of them if there is no room
 * for both. Panes scroll independently below `--viza-split-view-top`, unless the page scrolls. When the details close,
 * the focus returns to where it was in the list.
 */
export function SplitView(props: SplitViewProps) {
	const {
		listLabel,
		list,
		detailLabel,
		detail,
		onBack,
		share,
		defaultShare = 40,
		onShareChange,
		scroll = 'panes',
		...rest
	} = props;
	const words = useDeskStrings().split;
	const [own, setOwn] = useState<number | null>(null);
	const frame = useRef<HTMLDivElement>(null);
	const isOpen = detail !== undefined && detail !== null && detail !== false;
	// While it is being moved the pointer counts; then the page, if it holds the share.
	const shown = own ?? numberOf(share ?? defaultShare, 40);
	const pane = useReturn<HTMLElement>(isOpen);

	return (
		<div {...rest} className={classes(css.split, props.className)} data-open={isOpen || undefined} data-scroll={scroll}>
			<div ref={frame} className={css.panes} style={{ '--viza-split-share': `${shown}%` } as CSSProperties}>
				<section ref={pane} aria-label={listLabel} className={css.list}>
					{list}
				</section>
				{isOpen && (
					<SplitEdge
						label={words.edge(listLabel)}
						share={heldShare(shown)}
						frame={frame}
						onMove={setOwn}
						onEnd={(next) => {
							if (share !== undefined) setOwn(null);
							onShareChange?.(next);
						}}
					/>
				)}
				{isOpen && (
					<section aria-label={detailLabel} className={css.detail}>
						<div className={css.back}>
							<Button tone="quiet" size="small" icon={<ArrowLeftIcon size="small" />} onPress={onBack}>
								{words.back(listLabel)}
							</Button>
						</div>
						{detail}
					</section>
				)}
			</div>
		</div>
	);
}
