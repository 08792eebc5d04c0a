import { classes, type RootProps } from '../../root';
import { skeleton } from './Skeleton.css';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
	/** The height of the final content, in pixels or as a CSS length. */
	height: number | string;
	/** The width of the final content, in pixels or as a CSS length; full width by default. */
	width?: number | string;
}

/** A placeholder for loading content. Announce the loading once for the whole group, not here. */
export function Skeleton({ height, width = '100%', className, style, ...root }: SkeletonProps) {
	const size = { height, width, ...style };
	return <span {...root} className={classes(skeleton, className)} style={size} aria-hidden="true" />;
}
