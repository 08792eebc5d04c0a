import type { KeyboardEvent } from 'react';
import { formatTyped } from 'visa-sdk/format';
import {
	businessToday,
	type Day,
	earliestEnd,
	earliestStart,
	HORIZON_DAYS,
	LEAD_DAYS,
	latestDay,
	latestStart,
	type TripDayFault,
} from 'visa-sdk/rules';
import { Columns } from '../../components/Columns';
import { DatePicker } from '../../components/DatePicker';
import { isComposing } from '../../root/isComposing';
import { useWizardStrings } from '../../strings/wizard';
import { type DateName, dateErrors, dateFaults, refusalOf } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import { useAfterPress } from './useAfterPress';

/** Selecting the trip's first and last day. [DAT-01…12] */
export function DateStep() {
	const actor = useWizardActor();
	const { date: words, quotedLang, rules } = useWizardStrings();
	const form = useWizard((context) => context);
	const { startDate, endDate } = form.choices;
	const today = useWizard(({ now }) => businessToday(now()));
	const errors = dateErrors(form);
	const faults = dateFaults(form);
	const afterPress = useAfterPress();

	/** What both fields share: their limits, and the reason beside the message. */
	const field = (name: DateName, day: Day | null, minValue: Day, maxValue: Day) => {
		const fault: TripDayFault | null = faults[name];
		const leave = (typed?: string) => afterPress(() => actor.send({ type: 'LEAVE_DATE', field: name, typed }));
		return {
			value: day,
			minValue,
			maxValue,
			today,
			isRequired: true,
			labelLang: quotedLang,
			onBlur: () => leave(),
			onInvalid: leave,
			errorMessage: (form.touched[name] && errors[name] ? rules[name] : undefined) ?? refusalOf(form, name),
			errorDetail:
				(fault &&
					words.because[fault]({
						typed: day ? formatTyped(day) : (form.refusedDates[name] ?? ''),
						earliest: formatTyped(minValue),
						latest: formatTyped(maxValue),
						leadDays: LEAD_DAYS,
						horizonDays: HORIZON_DAYS,
					})) ??
				undefined,
		};
	};
	function onKeyDown({ key, target, nativeEvent }: KeyboardEvent) {
		if (key !== 'Enter' || !(target as Element).matches('input') || isComposing(nativeEvent)) return;
		// The field has parsed its text by now; the step is left only if both dates are valid. [DAT-12]
		actor.send({ type: 'NEXT' });
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hears the Enter of the fields inside
		<div onKeyDown={onKeyDown}>
			<Columns align="start">
				<DatePicker
					{...field('startDate', startDate, earliestStart(today), latestStart(today))}
					label={words.start}
					description={words.hint(formatTyped(earliestStart(today)))}
					placeholder={words.startPlaceholder(formatTyped(earliestStart(today)))}
					onChange={(day) => actor.send({ type: 'SET_START_DATE', day })}
				/>
				<DatePicker
					{...field('endDate', endDate, earliestEnd(today, startDate), latestDay(today))}
					label={words.endLabel}
					description={words.hint(formatTyped(earliestEnd(today, startDate ?? earliestStart(today))))}
					placeholder={words.endPlaceholder}
					onChange={(day) => actor.send({ type: 'SET_END_DATE', day })}
				/>
			</Columns>
		</div>
	);
}
