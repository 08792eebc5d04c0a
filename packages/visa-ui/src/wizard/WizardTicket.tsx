import { memo, useDeferredValue } from 'react';
import type { VisaType } from 'visa-sdk/contract';
import { formatDayShort } from 'visa-sdk/format';
import { Money } from '../components/Money';
import { Ticket } from '../components/Ticket';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useFormats } from '../strings/formats';
import { InLanguage } from '../strings/InLanguage';
import { useWizardStrings } from '../strings/wizard';
import { arrived, namesOf, reviewLines, type WizardContext } from './machine';
import { textsLang } from './steps/textsLang';
import { useOwnSummaries } from './useOwnSummaries';
import { useWizard } from './useWizard';

/** The ticket's content. */
const written = (form: WizardContext) => ({
	steps: form.steps,
	step: form.step,
	choices: form.choices,
	peopleCount: form.peopleCount,
	quote: form.quote,
	have: arrived(form).length,
});

/**
 * The request as it takes shape: destination, dates, options, and the cost so far. A selection is first shown where it is
 * made.
 */
export function WizardTicket() {
	return <Printed form={useDeferredValue(useWizard(written))} ownSummaries={useDeferredValue(useOwnSummaries())} />;
}

interface PrintedProps {
	form: ReturnType<typeof written>;
	ownSummaries: ReturnType<typeof useOwnSummaries>;
}

const Printed = memo(function Printed({ form, ownSummaries }: PrintedProps) {
	const { ticket: words, namesLang } = useWizardStrings();
	const named = (item: Pick<VisaType, 'language'> | null, name: string | undefined) =>
		name && <InLanguage lang={textsLang(item, namesLang)}>{name}</InLanguage>;
	const formats = useFormats();
	const { country, startDate, endDate, visaType, visaOption, service } = form.choices;
	const { total, atEmbassy } = reviewLines(form.choices, form.peopleCount, form.quote);
	// From the permission on it is known who charges what. [SRV-05]
	const steps = namesOf(form.steps);
	const hasBothSums = form.step !== null && steps.indexOf(form.step) >= steps.indexOf('VISA_OPTION');
	// What hasn't been selected isn't free: its price is unknown.
	const isKnown = form.quote !== null || visaOption !== null;
	const unknown = (
		<>
			<span aria-hidden="true">—</span>
			<VisuallyHidden>{words.unknown}</VisuallyHidden>
		</>
	);
	const documents = form.peopleCount === 1 ? words.documentDone : words.documentsDone(form.have, form.peopleCount);
	const dates =
		startDate && endDate
			? `${formatDayShort(startDate, formats)} – ${formatDayShort(endDate, formats)}`
			: startDate && formatDayShort(startDate, formats);
	return (
		<Ticket
			title={words.title}
			rows={[
				{ id: 'country', label: words.country, value: country?.name },
				{ id: 'dates', label: words.dates, value: dates },
				{ id: 'visaType', label: words.visaType, value: named(visaType, visaType?.name) },
				{ id: 'visaOption', label: words.visaOption, value: named(visaOption, visaOption?.type) },
				{ id: 'service', label: words.service, value: named(service, service?.name) },
				...ownSummaries.map(({ step, ...row }) => ({ id: `own-${step}`, ...row })),
				{ id: 'document', label: words.document, value: form.have === 0 ? null : documents },
			]}
			totalLabel={hasBothSums ? words.total : words.soFar}
			total={isKnown || total > 0 ? <Money amount={form.quote?.totalPrice ?? total} /> : unknown}
			sums={
				hasBothSums ? [{ label: words.atEmbassy, value: isKnown ? <Money amount={atEmbassy} /> : unknown }] : undefined
			}
			note={
				hasBothSums && !service
					? `${words.people(form.peopleCount)}, ${words.soFarNote}`
					: words.people(form.peopleCount)
			}
		/>
	);
});
