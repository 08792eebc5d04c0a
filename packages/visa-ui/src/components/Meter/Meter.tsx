import { useId } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { numberOf } from '../../root/numberOf';
import * as css from './Meter.css';

export interface MeterProps extends RootProps<HTMLDivElement> {
	/** The label, shown above the bar: what is measured. */
	label: string;
	/** The value, in the same unit as the limits. */
	value: number;
	/** The minimum, 0 by default. */
	minValue?: number;
	/** The maximum, 100 by default. */
	maxValue?: number;
	/** @deprecated Use `minValue` instead. Will be removed in 0.3.0. */
	minimum?: number;
	/** @deprecated Use `maxValue` instead. Will be removed in 0.3.0. */
	maximum?: number;
	/** The value as text, at the end of the line and for assistive technology: '7 / 10 növbə'. */
	valueText?: string;
	/** How good the value is. Say it in words too, because colour alone isn't accessible. */
	tone?: keyof typeof css.tone;
}

/** A measurement within a range: remaining places, a used share. For the progress of a task use Progress. */
export function Meter({
	label,
	value,
	minimum = 0,
	maximum = 100,
	minValue: least = minimum,
	maxValue: most = maximum,
	valueText,
	tone = 'neutral',
	className,
	...root
}: MeterProps) {
	const labelId = useId();
	const minValue = numberOf(least, 0);
	const maxValue = numberOf(most, 100);
	const now = Math.min(maxValue, Math.max(minValue, numberOf(value, 0)));
	const share = maxValue > minValue ? (now - minValue) / (maxValue - minValue) : 0;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the browser's own meter is drawn differently everywhere
		<div
			{...root}
			className={classes(css.meter, className)}
			role="meter"
			aria-labelledby={labelId}
			aria-valuemin={minValue}
			aria-valuemax={maxValue}
			aria-valuenow={now}
			aria-valuetext={valueText}
			data-tone={tone}
		>
			<div className={css.words}>
				<span id={labelId} className={css.label}>
					{label}
				</span>
				{valueText && <span className={css.value}>{valueText}</span>}
			</div>
			<div className={css.track}>
				<div className={classes(css.bar, look(css.tone, tone))} style={{ width: `${share * 100}%` }} />
			</div>
		</div>
	);
}
