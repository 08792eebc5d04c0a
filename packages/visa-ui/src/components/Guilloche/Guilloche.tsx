import { useId } from 'react';
import { classes, type RootProps } from '../../root';
import { BAND, band, type Engraving, rosette } from './engrave';
import * as css from './Guilloche.css';

export interface GuillocheProps extends RootProps<SVGSVGElement> {
	/** `rosette` is a round seal, `band` a border strip. */
	form?: 'rosette' | 'band';
	/** The seed of the pattern; the same number always produces the same pattern. */
	seed?: number;
	/** The number of interlacing lines. */
	lines?: number;
}

const inks = ['first', 'second'] as const;

/** A pattern of fine interlaced lines, as on banknotes. Decorative, so hidden from assistive technology. */
export function Guilloche({
	form = 'rosette',
	seed = 7,
	lines = form === 'rosette' ? 36 : 9,
	className,
	...root
}: GuillocheProps) {
	const id = useId();
	const engravings = engrave(form, seed, lines);
	const box = form === 'rosette' ? '-102 -102 204 204' : `0 0 ${BAND.width} ${BAND.height}`;
	return (
		<svg
			{...root}
			className={classes(css.guilloche, className)}
			viewBox={box}
			aria-hidden="true"
			focusable="false"
			preserveAspectRatio={form === 'band' ? 'none' : undefined}
		>
			<defs>
				{inks.map((name) => (
					<path key={name} id={id + name} d={engravings[name].path} className={css.line} />
				))}
			</defs>
			{inks.map((name) => (
				<g key={name} className={css.ink[name]}>
					{Array.from({ length: engravings[name].copies }, (_item, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a copy is its number
						<use key={index} href={`#${id}${name}`} transform={place(form, name, index, engravings[name].copies)} />
					))}
				</g>
			))}
		</svg>
	);
}

function engrave(form: 'rosette' | 'band', seed: number, lines: number): Record<'first' | 'second', Engraving> {
	if (form === 'band') return { first: band(seed, lines), second: band(seed * 7 + 3, lines) };
	return { first: rosette(seed, lines), second: rosette(seed + 3, Math.round(lines / 2)) };
}

function place(form: 'rosette' | 'band', name: 'first' | 'second', index: number, copies: number): string {
	if (form === 'rosette') {
		const turn = `rotate(${((index * 360) / copies).toFixed(2)})`;
		return name === 'second' ? `${turn} scale(0.5)` : turn;
	}
	const stretch = 1 - (2 * index) / (copies - 1 || 1);
	return `translate(0 ${BAND.height / 2}) scale(1 ${stretch.toFixed(3)})`;
}
