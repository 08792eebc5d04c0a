'use client';

import { useId, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { stayNear } from '../../root/stayNear';
import { useStrings } from '../../strings/components';
import { useDeskStrings } from '../../strings/desk';
import { Button } from '../Button';
import { ErrorIcon } from '../Icon';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ImageViewer.css';
import { useView } from './useView';
import { ViewerBar } from './ViewerBar';
import { isLying, type ViewerPages } from './view';

export interface ImageViewerProps extends RootProps<HTMLDivElement> {
	/** What the image shows; names the viewer and the image. */
	label: string;
	/** The URL of the image, or null while it isn't known yet. */
	src: string | null;
	/** The URL couldn't be loaded: the viewer says so, and offers to retry with `onRetry`. */
	isFailed?: boolean;
	/** If there are several images: which one is shown, and how to navigate to the others. */
	pages?: ViewerPages;
	/** Called when the reader retries after a failure; the viewer also loads the same URL again. */
	onRetry?: () => void;
}

type Arrival = 'loading' | 'ready' | 'failed';

/**
 * An image viewer with zoom, rotation and panning, by pointer, pinch and keyboard (+, −, 0, R, arrows). Its height can
 * be set with `--viza-image-viewer-height`. Shows one of several images at a time. [DSH-12] [UPL-11]
 */
export function ImageViewer({ label, src, isFailed = false, pages, onRetry, className, ...root }: ImageViewerProps) {
	const common = useStrings();
	const words = useDeskStrings().viewer;
	const hintId = useId();
	const frame = useRef<HTMLDivElement>(null);
	const [attempt, setAttempt] = useState(0);
	const [arrival, setArrival] = useState<{ of: string; state: Arrival }>({ of: '', state: 'loading' });
	const key = `${attempt} ${src}`;
	const state = isFailed ? 'failed' : arrival.of === key ? arrival.state : 'loading';
	const { view, acts, isMoving, moveProps, onKeyDown } = useView(src, frame, pages);
	const isReady = state === 'ready';
	// The next image appears in the same frame: focus stays where keys are handled.
	const isHeard = isReady || pages !== undefined;
	const tell = (next: Arrival) => setArrival({ of: key, state: next });
	const watch = (image: HTMLImageElement | null) => {
		// It can load, or fail, before hydration.
		if (image?.complete && state === 'loading') tell(image.naturalWidth > 0 ? 'ready' : 'failed');
	};
	// Focusable like any scrollable area.
	const moving = isHeard && {
		...moveProps,
		tabIndex: 0,
		role: 'group',
		'aria-label': words.frame,
		'aria-describedby': hintId,
	};

	return (
		// biome-ignore lint/a11y/useSemanticElements: a picture with its tools is no set of fields
		<div
			{...root}
			role="group"
			aria-label={label}
			data-failed={state === 'failed' || undefined}
			className={classes(css.viewer, className)}
			onKeyDown={isHeard ? onKeyDown : undefined}
		>
			<ViewerBar view={view} acts={acts} pages={pages} isDisabled={!isReady} onEnd={() => frame.current?.focus()} />
			<div
				{...moving}
				ref={frame}
				aria-busy={state === 'loading' || undefined}
				className={css.frame}
				data-near={view.zoom > 1 || undefined}
				data-moving={isMoving || undefined}
			>
				{state !== 'failed' && src !== null && (
					<img
						key={key}
						ref={watch}
						src={src}
						alt={label}
						draggable={false}
						className={css.picture}
						data-lying={isLying(view) || undefined}
						data-hidden={!isReady || undefined}
						style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.zoom})` }}
						onLoad={() => tell('ready')}
						onError={() => tell('failed')}
					/>
				)}
				{state === 'loading' && (
					<div className={css.instead}>
						<Spinner />
						{common.loading}
					</div>
				)}
				{state === 'failed' && (
					<div className={css.instead} role="alert">
						<ErrorIcon />
						<p>{words.failed}</p>
						<Button
							tone="secondary"
							size="small"
							onPress={() => {
								// The button goes.
								stayNear(frame.current);
								setAttempt(attempt + 1);
								onRetry?.();
							}}
						>
							{common.retry}
						</Button>
					</div>
				)}
			</div>
			<VisuallyHidden id={hintId}>{pages ? `${words.hint}, ${words.pageHint}` : words.hint}</VisuallyHidden>
		</div>
	);
}
