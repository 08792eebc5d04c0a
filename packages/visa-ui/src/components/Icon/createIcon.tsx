import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Icon.css';

export interface IconProps extends RootProps<SVGSVGElement> {
	/** `small` in small text, `medium` in buttons, `large` in empty states. */
	size?: keyof typeof css.size;
	/** The accessible name, for an icon without text. Without it the icon is hidden from assistive technology. */
	label?: string;
}

/** Creates an icon from paths on a 24 px grid, with an even stroke in the colour of the surrounding text. */
export function createIcon(...paths: string[]) {
	return draw(paths);
}

/** Creates a directional icon, which is mirrored in right-to-left text. */
export function createDirectionalIcon(...paths: string[]) {
	return draw(paths, css.directional);
}

function draw(paths: string[], directional?: string) {
	// biome-ignore lint/correctness/noComponentHookFactories: called once per icon, at module level
	return function Icon({ size = 'medium', label, className, ...root }: IconProps) {
		const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
		return (
			// biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
			<svg
				{...root}
				className={classes(css.icon, look(css.size, size), directional, className)}
				viewBox="0 0 24 24"
				focusable="false"
				{...naming}
			>
				{paths.map((path) => (
					<path key={path} d={path} />
				))}
			</svg>
		);
	};
}
