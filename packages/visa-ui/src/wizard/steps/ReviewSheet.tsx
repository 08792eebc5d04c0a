import { formatDayShort, formatMoney } from 'visa-sdk/format';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { StatusTag } from '../../components/StatusTag';
import { useFormats } from '../../strings/formats';
import { useStrings } from '../../strings/wizard';
import { type ReviewLine, reviewLines, type WizardStep } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

/** The sheet of the final review: what was chosen, each with a way back to change it, and what it costs. [REV-01…05] */
export function ReviewSheet() {
	const { review: words, service: ofService } = useStrings();
	const formats = useFormats();
	const form = useWizard((context) => context);
	const { country, visaType, visaOption, service, startDate, endDate } = form.choices;
	const { lines, atEmbassy } = reviewLines(form.choices, form.peopleCount, form.quote);
	const days = service?.estimatedDays;
	const lineOf = (kind: ReviewLine['kind']) => lines.find((line) => line.kind === kind);
	const [fee, permission, priced] = [lineOf('countryFee'), lineOf('permission'), lineOf('service')];
	const promo = lineOf('promo');
	const extra = lineOf('embassyExtra');
	const difference = lineOf('difference');
	const each = (line: ReviewLine | undefined) =>
		line && line.count > 1 && line.amount > 0
			? words.perPerson(formatMoney(line.amount / line.count, formats), line.count)
			: undefined;
	const isWhole = Boolean(country && visaOption && service);
	const dates = startDate && endDate && `${formatDayShort(startDate, formats)} – ${formatDayShort(endDate, formats)}`;
	return (
		<div className={styles.sheet}>
			<dl className={styles.rows}>
				<Row step="DATE" term={words.dates} value={dates ?? words.notChosen} />
				<Row step="VISA_TYPE" term={words.visaType} value={visaType?.name ?? words.notChosen} />
				<Row
					step="VISA_OPTION"
					term={words.duration}
					value={visaOption ? words.days(visaOption.duration) : words.notChosen}
				/>
				<Row
					step="UPLOAD_DOCUMENT"
					term={words.document}
					value={form.document ? (form.document.name ?? words.documentDone) : words.notChosen}
				/>
				<Row
					step="COUNTRY"
					term={words.countryFee(fee?.label ?? country?.name ?? words.notChosen)}
					note={each(fee)}
					line={fee}
					isTagged={fee && fee.amount > 0}
				/>
				<Row
					step="VISA_OPTION"
					term={words.permission(permission?.label ?? visaOption?.type ?? words.notChosen)}
					note={each(permission)}
					line={visaOption ? permission : undefined}
				/>
				<Row
					step="SERVICE"
					term={words.service(priced?.label ?? service?.name ?? words.notChosen)}
					note={days ? `${ofService.ready}: ${ofService.workingDays(days.from, days.to)}` : undefined}
					line={service ? priced : undefined}
				/>
				{promo && service && (
					<Row
						term={words.promo(promo.label ?? form.user?.activePromocode?.code ?? null)}
						line={promo}
						isTagged={false}
					/>
				)}
				{difference && <Row term={words.difference} line={difference} isTagged={false} />}
				{extra && <Row term={words.embassyExtra} line={extra} />}
			</dl>
			<dl className={styles.totals}>
				{atEmbassy > 0 && (
					<div className={styles.totalRow}>
						<dt>{words.atEmbassy}</dt>
						<dd className={styles.amount}>
							<Money amount={atEmbassy} />
						</dd>
					</div>
				)}
				<div className={styles.grandTotal}>
					<dt>{words.total}</dt>
					<dd className={styles.amount} aria-live="polite">
						{form.quote ? (
							<Money amount={form.quote.totalPrice} size="large" />
						) : isWhole ? (
							words.totalLoading
						) : (
							// Nothing is asked while a choice is missing: there is nothing to wait for.
							'–'
						)}
					</dd>
				</div>
			</dl>
		</div>
	);
}

interface RowProps {
	term: string;
	value?: string;
	note?: string;
	line?: ReviewLine;
	isTagged?: boolean;
	/** The step on which this can be changed. */
	step?: WizardStep;
}

function Row({ term, value, note, line, isTagged = true, step }: RowProps) {
	const actor = useWizardActor();
	const words = useStrings();
	return (
		<div className={styles.row}>
			<dt className={styles.term}>
				{term}
				{note && <span className={styles.note}>{note}</span>}
			</dt>
			<dd className={styles.value}>
				{value}
				{line && isTagged && (
					<StatusTag tone={line.paid === 'now' ? 'info' : 'neutral'}>
						{line.paid === 'now' ? words.review.payNow : words.review.payAtEmbassy}
					</StatusTag>
				)}
				{line && (
					<span className={styles.amount}>
						{line.kind === 'countryFee' && line.amount === 0 ? words.review.noFee : <Money amount={line.amount} />}
					</span>
				)}
			</dd>
			<dd className={styles.change}>
				{step && (
					<Button
						tone="quiet"
						size="small"
						aria-label={`${words.change}: ${term}`}
						onPress={() => actor.send({ type: 'GO_TO', step })}
					>
						{words.change}
					</Button>
				)}
			</dd>
		</div>
	);
}
