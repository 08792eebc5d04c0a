import { classes, type RootProps } from '../../root';
import { spinner } from './Spinner.css';

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
	/** The accessible name: what is being waited for. Without it the spinner is hidden from assistive technology. */
	label?: string;
}

/** A loading spinner, for example inside a button. */
export function Spinner({ label, className, ...root }: SpinnerProps) {
	const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
	return <span {...root} {...naming} className={classes(spinner, className)} />;
}
