import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { anatomies } from './anatomies';
import * as css from './docs.css';
import { usePageOf } from './usePageOf';

interface Mark {
	number: number;
	left: number;
	top: number;
	width: number;
	height: number;
}

function marksIn(place: HTMLElement, parts: readonly string[]): Mark[] {
	const own = place.getBoundingClientRect();
	return parts.flatMap((selector, index) => {
		const part = selector && place.querySelector(selector)?.getBoundingClientRect();
		if (!part || part.width === 0) return [];
		return [
			{
				number: index + 1,
				left: part.left - own.left,
				top: part.top - own.top,
				width: part.width,
				height: part.height,
			},
		];
	});
}

/** The page's component with the numbers of the list below at its parts. */
export function Anatomy() {
	const page = usePageOf();
	const drawing = page && anatomies[page.name];
	const place = useRef<HTMLDivElement>(null);
	const [marks, setMarks] = useState<Mark[]>([]);
	useEffect(() => {
		const element = place.current;
		if (!element || !drawing) return;
		const read = () => setMarks(marksIn(element, drawing.parts));
		const observer = new ResizeObserver(read);
		observer.observe(element);
		// What a part is beside may grow too: its place is read anew.
		for (const inner of element.querySelectorAll('*')) observer.observe(inner);
		void document.fonts.ready.then(read);
		return () => observer.disconnect();
	}, [drawing]);
	if (!drawing) return null;
	return (
		<Unstyled>
			<figure className={css.anatomy} data-testid="anatomy">
				<div ref={place} className={css.anatomyPlace} lang="az" inert>
					{drawing.content}
				</div>
				<div className={css.anatomyMarks} aria-hidden="true">
					{marks.map(({ number, ...box }) => (
						<span key={number} className={css.anatomyBox} style={box}>
							<span className={css.anatomyNumber} data-outside={number % 2 === 0 || undefined}>
								{number}
							</span>
						</span>
					))}
				</div>
			</figure>
		</Unstyled>
	);
}
