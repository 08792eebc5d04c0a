import { formatTyped } from 'visa-sdk/format';
import { businessToday, earliestEnd, earliestStart, latestDay } from 'visa-sdk/rules';
import { Columns } from '../../components/Columns';
import { DatePicker } from '../../components/DatePicker';
import { useStrings } from '../../strings/wizard';
import { dateErrors } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';

/** Choosing the trip's first and last day. [DAT-01…10] */
export function DateStep() {
	const actor = useWizardActor();
	const { date: words } = useStrings();
	const { choices, now, touched } = useWizard((form) => form);
	const today = businessToday(now());
	const errors = dateErrors({ choices, now });
	const leave = (field: 'startDate' | 'endDate') => actor.send({ type: 'LEAVE_DATE', field });
	return (
		<Columns>
			<DatePicker
				label={words.start}
				description={words.hint}
				placeholder={words.startPlaceholder(formatTyped(earliestStart(today)))}
				isRequired
				value={choices.startDate}
				onChange={(day) => actor.send({ type: 'SET_START_DATE', day })}
				onBlur={() => leave('startDate')}
				onInvalid={() => leave('startDate')}
				minValue={earliestStart(today)}
				maxValue={latestDay(today)}
				today={today}
				errorMessage={touched.startDate ? errors.startDate : undefined}
			/>
			<DatePicker
				label={words.endLabel}
				description={words.hint}
				placeholder={words.endPlaceholder}
				isRequired
				value={choices.endDate}
				onChange={(day) => actor.send({ type: 'SET_END_DATE', day })}
				onBlur={() => leave('endDate')}
				onInvalid={() => leave('endDate')}
				minValue={earliestEnd(today, choices.startDate)}
				maxValue={latestDay(today)}
				today={today}
				errorMessage={touched.endDate ? errors.endDate : undefined}
			/>
		</Columns>
	);
}
