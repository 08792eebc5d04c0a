import { classes, type RootProps } from '../../root';
import { skeleton } from './Skeleton.css';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
	/** The final content's height: a number of pixels or any CSS length. */
	height: number | string;
	/** The final content's width: a number of pixels or any CSS length; all there is unless given. */
	width?: number | string;
}

/** Holds the place of what is loading. Say 'loading' once around the group, not here. */
export function Skeleton({ height, width = '100%', className, style, ...root }: SkeletonProps) {
	const size = { height, width, ...style };
	return <span {...root} className={classes(skeleton, className)} style={size} aria-hidden="true" />;
}
