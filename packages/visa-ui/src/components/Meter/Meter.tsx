import { useId } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Meter.css';

export interface MeterProps extends RootProps<HTMLDivElement> {
	/** What is measured; stands above the bar. */
	label: string;
	/** How much there is, in the same measure as its limits. */
	value: number;
	/** 0 unless said otherwise. */
	minValue?: number;
	/** 100 unless said otherwise. */
	maxValue?: number;
	/** @deprecated Use `minValue` instead. Goes with 0.3.0. */
	minimum?: number;
	/** @deprecated Use `maxValue` instead. Goes with 0.3.0. */
	maximum?: number;
	/** The value in words, at the end of the line and for assistive technology: '7 / 10 növbə'. */
	valueText?: string;
	/** How good the value is. Words say it too: colour alone tells nobody. */
	tone?: keyof typeof css.tone;
}

/** How much of something there is: room that is left, a share that is used. What goes on towards an end is a Progress. */
export function Meter({
	label,
	value,
	minimum = 0,
	maximum = 100,
	minValue = minimum,
	maxValue = maximum,
	valueText,
	tone = 'neutral',
	className,
	...root
}: MeterProps) {
	const labelId = useId();
	const now = Math.min(maxValue, Math.max(minValue, value));
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
