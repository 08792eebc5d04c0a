import { classes, type RootProps } from '../../root';
import * as css from './Divider.css';

export type DividerProps = RootProps<HTMLHRElement>;

/** A thin line between two subjects. */
export function Divider({ className, ...root }: DividerProps) {
	return <hr {...root} className={classes(css.divider, className)} />;
}
