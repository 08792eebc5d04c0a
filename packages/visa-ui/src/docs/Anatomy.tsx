import { Unstyled } from '@storybook/addon-docs/blocks';
import { useCallback, useEffect, useState } from 'react';
import { AnatomyWindow } from './AnatomyWindow';
import { anatomies } from './anatomies';
import { type Drawn, marksOf, type PlacedMark, watchDrawn } from './anatomyMarks';
import * as css from './docs.css';
import { usePageOf } from './usePageOf';

/** The page's component with the numbers of the list below at its parts. */
export function Anatomy() {
	const page = usePageOf();
	const drawing = page && anatomies[page.name];
	const [drawn, setDrawn] = useState<Drawn | null>(null);
	const [marks, setMarks] = useState<PlacedMark[]>([]);
	const parts = drawing?.parts;
	const setPlace = useCallback((root: HTMLElement | null) => setDrawn(root && { root, scale: 1, isWindow: false }), []);
	useEffect(() => {
		if (drawn && parts) return watchDrawn(drawn.root, () => setMarks(marksOf(drawn, parts)));
	}, [drawn, parts]);
	if (!drawing) return null;
	return (
		<Unstyled>
			<figure className={css.anatomy} data-testid="anatomy" data-parts={drawing.parts.filter(Boolean).length}>
				<div className={css.anatomyPlace} style={{ maxWidth: drawing.frame?.width }}>
					{drawing.frame ? (
						<AnatomyWindow frame={drawing.frame} onDrawn={setDrawn} />
					) : (
						<div ref={setPlace} lang="az" inert>
							{drawing.content}
						</div>
					)}
					<div className={css.anatomyMarks} aria-hidden="true">
						{marks.map((mark) => (
							<Mark key={mark.number} {...mark} />
						))}
					</div>
				</div>
			</figure>
		</Unstyled>
	);
}

function Mark({ number, box, at }: PlacedMark) {
	return (
		<>
			<span className={css.anatomyBox} style={box} />
			<span className={css.anatomyNumber} data-testid="part" style={{ left: at.left, top: at.top }}>
				{number}
			</span>
		</>
	);
}
