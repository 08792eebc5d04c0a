import { Unstyled } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import { StringsProvider } from '../strings/context';
import { AnatomyWindow } from './AnatomyWindow';
import { anatomies } from './anatomies';
import * as css from './anatomy.css';
import { type Drawn, isWhole, marksOf, type PlacedMark, watchDrawn } from './anatomyMarks';
import { catalogues, SampleLanguageContext, sampleIn } from './sampleIn';
import { usePageOf } from './usePageOf';

/** The page's component with the numbers of the list below at its parts, in the language of the toolbar. */
export function Anatomy() {
	const page = usePageOf();
	const language = useContext(SampleLanguageContext);
	const drawing = page && anatomies[page.name];
	const [drawn, setDrawn] = useState<Drawn | null>(null);
	const [marks, setMarks] = useState<PlacedMark[]>([]);
	const [isCut, setCut] = useState(false);
	const parts = drawing?.parts;
	const setPlace = useCallback((root: HTMLElement | null) => setDrawn(root && { root, scale: 1, isWindow: false }), []);
	useEffect(() => {
		if (!drawn || !parts) return;
		return watchDrawn(drawn.root, () => {
			setMarks(marksOf(drawn, parts));
			setCut(drawn.isWindow && !isWhole(drawn.root.ownerDocument.documentElement));
		});
	}, [drawn, parts]);
	if (!page || !drawing) return null;
	return (
		<Unstyled>
			<figure className={css.anatomy} data-testid="anatomy" data-cut={isCut || undefined}>
				<div className={css.place} style={{ maxWidth: drawing.frame?.width }}>
					{drawing.frame ? (
						<AnatomyWindow of={page.name} frame={drawing.frame} onDrawn={setDrawn} />
					) : (
						<div ref={setPlace} lang={language} inert>
							<StringsProvider strings={catalogues[language]}>{sampleIn(drawing.content, language)}</StringsProvider>
						</div>
					)}
					<div className={css.marks} aria-hidden="true">
						{marks.map((mark) => (
							<Mark key={mark.number} {...mark} />
						))}
					</div>
				</div>
			</figure>
		</Unstyled>
	);
}

function Mark({ number, isCut, box, at, line }: PlacedMark) {
	return (
		<>
			<span className={css.box} style={box} />
			<span className={css.line} style={{ ...at, width: line.length, rotate: `${line.degrees}deg` }} />
			<span
				className={css.number}
				data-testid="part"
				data-cut={isCut || undefined}
				style={{ left: at.left, top: at.top }}
			>
				{number}
			</span>
		</>
	);
}
