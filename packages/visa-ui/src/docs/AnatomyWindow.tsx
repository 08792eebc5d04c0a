import { useContext, useEffect, useRef, useState } from 'react';
import type { AnatomyFrame } from './anatomies/types';
import * as css from './anatomy.css';
import type { Drawn } from './anatomyMarks';
import { SampleLanguageContext } from './sampleIn';
import { useShownTheme } from './useShownColours';

/** The story that renders the specimen of any component. */
const specimen = 'foundations-specimens--drawn';

interface AnatomyWindowProps {
	/** The component's name. */
	of: string;
	frame: AnatomyFrame;
	onDrawn: (drawn: Drawn) => void;
}

/** A component's specimen in an iframe, scaled down if the page has less space. It can't be focused or pressed. */
export function AnatomyWindow({ of, frame: { width, height, press, rest }, onDrawn }: AnatomyWindowProps) {
	const theme = useShownTheme();
	const language = useContext(SampleLanguageContext);
	const place = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(1);
	const address = `iframe.html?id=${specimen}&viewMode=story&args=of:${of}&globals=theme:${theme};language:${language};a11y.manual:!true`;
	const [loaded, setLoaded] = useState<{ address: string; root: HTMLElement | undefined }>();
	// What another address has loaded is gone.
	const root = loaded?.address === address ? loaded.root : undefined;
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
		observer.observe(element);
		return () => observer.disconnect();
	}, [width]);
	useEffect(() => {
		if (root) onDrawn({ root, scale, isWindow: true });
	}, [root, scale, onDrawn]);
	useEffect(() => (root && press ? onceThere(root, press, (control) => control.click()) : undefined), [root, press]);
	useEffect(() => (root && rest ? onceThere(root, rest, point) : undefined), [root, rest]);
	return (
		<div ref={place} className={css.window} style={{ height: height * scale }}>
			<iframe
				key={address}
				title={`${of}, drawn with its parts`}
				src={address}
				width={width}
				height={height}
				inert
				style={{ scale: String(scale) }}
				onLoad={({ currentTarget }) => setLoaded({ address, root: currentTarget.contentDocument?.body })}
			/>
		</div>
	);
}

/** Simulates a pointer that hovers; nothing of it takes focus. */
function point(control: HTMLElement) {
	for (const kind of ['pointermove', 'pointerover'])
		control.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' }));
}

/** Runs once an element matches a selector, and again for an element that replaces it. */
function onceThere(root: HTMLElement, selector: string, act: (control: HTMLElement) => void): () => void {
	let last: HTMLElement | null = null;
	const look = () => {
		const control = root.querySelector<HTMLElement>(selector);
		if (!control || control === last) return;
		last = control;
		act(control);
	};
	const observer = new MutationObserver(look);
	observer.observe(root, { subtree: true, childList: true });
	look();
	return () => observer.disconnect();
}
