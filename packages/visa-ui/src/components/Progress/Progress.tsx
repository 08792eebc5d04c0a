import { classes, type RootProps } from '../../root';
import { numberOf } from '../../root/numberOf';
import * as css from './Progress.css';

export interface ProgressProps extends RootProps<HTMLDivElement> {
	/** The accessible name: what is in progress. The bar itself shows no text. */
	label: string;
	/** The progress, from 0 to `maxValue`. */
	value: number;
	/** The maximum, 100 by default. */
	maxValue?: number;
	/** @deprecated Use `maxValue` instead. Will be removed in 0.3.0. */
	maximum?: number;
	/** The value as text, if a percentage isn't enough. */
	valueText?: string;
}

/** A progress bar. */
export function Progress({
	label,
	value,
	maximum = 100,
	maxValue: most = maximum,
	valueText,
	className,
	...root
}: ProgressProps) {
	const maxValue = numberOf(most, 100);
	const now = Math.min(maxValue, Math.max(0, numberOf(value, 0)));
	const share = maxValue > 0 ? now / maxValue : 0;
	return (
		<div
			{...root}
			className={classes(css.track, className)}
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={maxValue}
			aria-valuenow={now}
			aria-valuetext={valueText}
		>
			<div className={css.bar} style={{ width: `${share * 100}%` }} />
		</div>
	);
}
