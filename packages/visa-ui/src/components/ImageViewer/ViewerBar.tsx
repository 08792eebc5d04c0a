'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { numberOf } from '../../root/numberOf';
import { useDeskStrings } from '../../strings/desk';
import { ChevronLeftIcon, ChevronRightIcon, FitIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ImageViewer.css';
import type { useView } from './useView';
import { degreesOf, mostZoom, turnPage, type View, type ViewerPages } from './view';

export interface ViewerBarProps {
	view: View;
	acts: ReturnType<typeof useView>['acts'];
	pages: ViewerPages | undefined;
	isDisabled: boolean;
	/** A button reached its limit: focus must move. */
	onEnd: () => void;
}

/** The viewer's buttons, with the current zoom and rotation. */
export function ViewerBar({ view, acts, pages: given, isDisabled, onEnd }: ViewerBarProps) {
	const pages = given && { ...given, number: numberOf(given.number, 1), total: numberOf(given.total, 1) };
	const words = useDeskStrings().viewer;
	const bar = useRef<HTMLDivElement>(null);
	// A button that becomes disabled while it has the focus leaves it to what is around it: by its press, or as late as the
	// host shows what was asked for.
	useLayoutEffect(() => {
		const active = (bar.current?.getRootNode() as Document | undefined)?.activeElement;
		if (active && bar.current?.contains(active) && !active.matches('button')) onEnd();
	});
	const isWhole = view.zoom === 1;
	const isNearest = view.zoom === mostZoom;
	const button = (label: string, icon: ReactNode, keys: string, act: () => void, isOff = isDisabled) => (
		<IconButton label={label} title={`${label} (${keys})`} icon={icon} isDisabled={isOff} onPress={act} />
	);
	return (
		<div ref={bar} className={css.bar}>
			{pages && (
				<span className={css.pages}>
					{button(words.before, <ChevronLeftIcon />, 'Page Up', () => turnPage(pages, -1), pages.number <= 1)}
					<output className={css.state}>
						<span aria-hidden="true">{words.page(pages.number, pages.total)}</span>
						<VisuallyHidden>{words.pageSpoken(pages.number, pages.total)}</VisuallyHidden>
					</output>
					{button(
						words.after,
						<ChevronRightIcon />,
						'Page Down',
						() => turnPage(pages, 1),
						pages.number >= pages.total,
					)}
				</span>
			)}
			<span className={css.tools}>
				{button(words.zoomOut, <ZoomOutIcon />, '−', acts.zoomOut, isDisabled || isWhole)}
				<output className={css.state}>
					{words.zoom(Math.round(view.zoom * 100))}
					<VisuallyHidden>{`, ${words.turned(degreesOf(view))}`}</VisuallyHidden>
				</output>
				{button(words.zoomIn, <ZoomInIcon />, '+', acts.zoomIn, isDisabled || isNearest)}
				{button(words.fit, <FitIcon />, '0', acts.fit, isDisabled || isWhole)}
				<span className={css.rest}>
					{button(words.turnLeft, <RotateIcon className={css.mirrored} />, 'Shift+R', () => acts.turn(-90))}
					{button(words.turnRight, <RotateIcon />, 'R', () => acts.turn(90))}
				</span>
			</span>
		</div>
	);
}
