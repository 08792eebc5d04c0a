'use client';

import type { ReactNode } from 'react';
import { useStrings } from '../../strings/desk';
import { FitIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ImageViewer.css';
import type { useView } from './useView';
import { degreesOf, mostZoom, type View } from './view';

export interface ViewerBarProps {
	view: View;
	acts: ReturnType<typeof useView>['acts'];
	isDisabled: boolean;
	/** A button has done its last: the focus has nowhere to stay. */
	onEnd: () => void;
}

/** The viewer's buttons, and how near and how turned the picture is. */
export function ViewerBar({ view, acts, isDisabled, onEnd }: ViewerBarProps) {
	const words = useStrings().viewer;
	const isWhole = view.zoom === 1;
	const isNearest = view.zoom === mostZoom;
	const button = (label: string, icon: ReactNode, keys: string, act: () => void, isOff = false) => (
		<IconButton
			label={label}
			title={`${label} (${keys})`}
			icon={icon}
			isDisabled={isDisabled || isOff}
			onPress={(event) => {
				act();
				// Two presses from the end a button may be switched off under the hand.
				const { currentTarget } = event;
				requestAnimationFrame(() => currentTarget.disabled && onEnd());
			}}
		/>
	);
	return (
		<div className={css.bar}>
			{button(words.zoomOut, <ZoomOutIcon />, '−', acts.zoomOut, isWhole)}
			<output className={css.state}>
				{words.zoom(Math.round(view.zoom * 100))}
				<VisuallyHidden>{`, ${words.turned(degreesOf(view))}`}</VisuallyHidden>
			</output>
			{button(words.zoomIn, <ZoomInIcon />, '+', acts.zoomIn, isNearest)}
			{button(words.fit, <FitIcon />, '0', acts.fit, isWhole)}
			<span className={css.rest}>
				{button(words.turnLeft, <RotateIcon className={css.mirrored} />, 'Shift+R', () => acts.turn(-90))}
				{button(words.turnRight, <RotateIcon />, 'R', () => acts.turn(90))}
			</span>
		</div>
	);
}
