import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Icon.css';

export interface IconProps extends RootProps<SVGSVGElement> {
	/** 'small' sits in a line of small text, 'medium' in buttons, 'large' in empty places. */
	size?: keyof typeof css.size;
	/** Only for an icon that stands for words; without it the icon is hidden from assistive technology. */
	label?: string;
}

/** An icon on a 24 px grid, drawn with one even line in the colour of the text around it. */
export function createIcon(...paths: string[]) {
	return draw(paths);
}

/** An icon that points along the direction of reading: it turns round where text runs from right to left. */
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
