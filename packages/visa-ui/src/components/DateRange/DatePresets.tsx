'use client';

import type { ReactNode } from 'react';
import { useStrings } from '../../strings/components';
import { CheckIcon } from '../Icon';
import * as css from './DateRange.css';
import { type DatePreset, type DateRangeValue, isSameRange } from './range';

interface DatePresetsProps {
	presets: readonly DatePreset[];
	value: DateRangeValue;
	onChange: (value: DateRangeValue) => void;
	isDisabled: boolean | undefined;
	/** Another way to choose both ends, after the presets. */
	children?: ReactNode;
}

/** Preset ranges; the matching one is marked, however it was selected. */
export function DatePresets({ presets, value, onChange, isDisabled, children }: DatePresetsProps) {
	const strings = useStrings();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a second fieldset inside the first would need a legend in sight
		<div role="group" aria-label={strings.dateRange.presets} className={css.presets}>
			{presets.map((preset) => {
				const isChosen = isSameRange(preset.value, value);
				return (
					<button
						key={preset.id}
						type="button"
						className={css.preset}
						aria-pressed={isChosen}
						disabled={isDisabled}
						onClick={() => onChange(preset.value)}
					>
						{isChosen && <CheckIcon size="small" />}
						{preset.label}
					</button>
				);
			})}
			{children}
		</div>
	);
}
