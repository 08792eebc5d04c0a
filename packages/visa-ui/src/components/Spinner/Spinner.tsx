import { classes, type RootProps } from '../../root';
import { spinner } from './Spinner.css';

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
	/** What is being waited for; without it assistive technology does not meet the ring. */
	label?: string;
}

/** A turning ring for inside a button; with a label it also says what is being waited for. */
export function Spinner({ label, className, ...root }: SpinnerProps) {
	const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
	return <span {...root} {...naming} className={classes(spinner, className)} />;
}
