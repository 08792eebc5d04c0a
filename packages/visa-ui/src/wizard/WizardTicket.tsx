import { formatDayShort } from 'visa-sdk/format';
import { Money } from '../components/Money';
import { Ticket } from '../components/Ticket';
import { useFormats } from '../strings/formats';
import { useStrings } from '../strings/wizard';
import { reviewLines } from './machine';
import { useWizard } from './useWizard';

/** The request as it grows: where to, when, how, and what it costs so far. */
export function WizardTicket() {
	const words = useStrings().ticket;
	const formats = useFormats();
	const form = useWizard((context) => context);
	const { country, startDate, endDate, visaType, visaOption, service } = form.choices;
	const { total } = reviewLines(form.choices, form.peopleCount, form.quote);
	const dates =
		startDate && endDate
			? `${formatDayShort(startDate, formats)} – ${formatDayShort(endDate, formats)}`
			: startDate && formatDayShort(startDate, formats);
	return (
		<Ticket
			title={words.title}
			rows={[
				{ id: 'country', label: words.country, value: country?.name ?? null },
				{ id: 'dates', label: words.dates, value: dates },
				{ id: 'visaType', label: words.visaType, value: visaType?.name ?? null },
				{ id: 'visaOption', label: words.visaOption, value: visaOption?.type ?? null },
				{ id: 'service', label: words.service, value: service?.name ?? null },
				{ id: 'document', label: words.document, value: form.document ? words.documentDone : null },
			]}
			totalLabel={form.quote ? words.total : words.soFar}
			total={<Money amount={form.quote?.totalPrice ?? total} />}
			note={words.people(form.peopleCount)}
		/>
	);
}
