import { useId } from 'react';
import { plate } from './plate';
import { drawing, inks } from './plate.css';

const LINES = 18;
const rings = plate(LINES);

/** The home page's engraving, finer and denser than the components' ornament. Decorative: hidden from screen readers. */
export function Plate() {
	const id = useId();
	return (
		<svg className={drawing} viewBox="-101 -101 202 202" aria-hidden="true" focusable="false">
			{rings.map(({ path, turns, ink }, ring) => (
				<g key={path} className={inks[ink]}>
					<defs>
						<path id={id + ring} d={path} vectorEffect="non-scaling-stroke" />
					</defs>
					{turns.map((turn) => (
						<use key={turn} href={`#${id}${ring}`} transform={`rotate(${turn.toFixed(3)})`} />
					))}
				</g>
			))}
		</svg>
	);
}
