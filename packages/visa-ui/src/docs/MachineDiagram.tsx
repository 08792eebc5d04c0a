import { useEffect, useId, useRef } from 'react';
import type { AnyStateNode } from 'xstate';
import * as css from './docs.css';
import { heardInPlace, machineDiagram } from './machineDiagram';
import { soft } from './scales.css';

interface MachineDiagramProps {
	region: AnyStateNode;
	label: string;
	/** From left to right, if that is narrower. */
	isAcross?: boolean;
}

/** One region of a machine, rendered by Mermaid when the page is opened. */
export function MachineDiagram({ region, label, isAcross }: MachineDiagramProps) {
	const id = useId().replace(/\W/g, '');
	const place = useRef<HTMLDivElement>(null);
	const text = machineDiagram(region, isAcross);
	const heard = heardInPlace(region);

	useEffect(() => {
		let isGone = false;
		const draw = async () => {
			const { default: mermaid } = await import('mermaid');
			mermaid.initialize({
				startOnLoad: false,
				theme: 'neutral',
				securityLevel: 'strict',
				// A large diagram scrolls rather than shrinks.
				state: { useMaxWidth: false },
			});
			const { svg } = await mermaid.render(`diagram${id}`, text);
			if (isGone || !place.current) return;
			const drawn = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild;
			if (!(drawn instanceof SVGSVGElement)) return;
			// Storybook shrinks every drawing to the width of its page.
			drawn.style.maxWidth = 'none';
			place.current.replaceChildren(drawn);
		};
		void draw();
		return () => {
			isGone = true;
		};
	}, [id, text]);

	return (
		<figure className={css.figure}>
			<div ref={place} role="img" aria-label={label} className={css.drawing} />
			{heard.length > 0 && (
				<figcaption className={soft}>Heard without leaving the state: {heard.join(', ')}.</figcaption>
			)}
		</figure>
	);
}
