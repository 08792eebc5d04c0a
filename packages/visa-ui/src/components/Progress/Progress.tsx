import { classes, type RootProps } from '../../root';
import * as css from './Progress.css';

export interface ProgressProps extends RootProps<HTMLDivElement> {
	label: string;
	value: number;
	maximum?: number;
	/** The value in words, when a percentage says too little. */
	valueText?: string;
}

/** How far something has come. */
export function Progress({ label, value, maximum = 100, valueText, className, ...root }: ProgressProps) {
	const now = Math.min(maximum, Math.max(0, value));
	const share = maximum > 0 ? now / maximum : 0;
	return (
		<div
			{...root}
			className={classes(css.track, className)}
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={maximum}
			aria-valuenow={now}
			aria-valuetext={valueText}
		>
			<div className={css.bar} style={{ width: `${share * 100}%` }} />
		</div>
	);
}
