'use client';

import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { useDeskStrings } from '../../strings/desk';
import { Button } from '../Button';
import { ArrowLeftIcon } from '../Icon';
import { SplitEdge } from './SplitEdge';
import * as css from './SplitView.css';
import { heldShare } from './share';
import { useReturn } from './useReturn';

export interface SplitViewProps extends RootProps<HTMLDivElement> {
	/** Names the list: a region of the page. */
	listLabel: string;
	/** The list; it stays as it was, scrolled too, while details come and go. */
	list: ReactNode;
	/** Names what is open, e.g. 'Request AZ-2026-0417': another name than those of the regions in it. */
	detailLabel: string;
	/** What is open; without it the list has all the room. */
	detail?: ReactNode;
	/** Where one of them alone has room: back to the list. */
	onBack: () => void;
	/** The list's share of the room in percent, 20 to 70, when the page keeps it. */
	share?: number;
	/** The list's share at first, where the view holds it itself. */
	defaultShare?: number;
	/** What scrolls: each of the two by itself, or the page, as where a long list has a head that stays. */
	scroll?: 'panes' | 'page';
	/** The share after each move that has come to its end: to be kept. */
	onShareChange?: (share: number) => void;
}

/**
 * A list beside what is open of it, with an edge between them that pointer and keys move; one of the two where there
 * is no room for both. Both scroll by themselves below `--viza-split-view-top`, unless the page does. When what was
 * open is closed, the focus goes back to where it was in the list.
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
	// While it is moved the hand is right; then the page, where it keeps the share.
	const shown = own ?? share ?? defaultShare;
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
