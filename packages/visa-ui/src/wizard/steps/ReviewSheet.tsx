import { formatDayShort, formatMoney } from 'visa-sdk/format';
import { Money } from '../../components/Money';
import { useFormats } from '../../strings/formats';
import { InLanguage } from '../../strings/InLanguage';
import { useWizardStrings } from '../../strings/wizard';
import { type ReviewLine, reviewLines } from '../machine';
import { useOwnSummaries } from '../useOwnSummaries';
import { useWizard } from '../useWizard';
import { PeopleField } from './PeopleField';
import { PromocodeForm } from './PromocodeForm';
import { ReviewPassport } from './ReviewPassport';
import { ReviewPictures } from './ReviewPictures';
import { ReviewRow } from './ReviewRow';
import * as styles from './review.css';
import { textsLang } from './textsLang';

/**
 * The final review's sheet: the trip with the passport images, the travellers and the promo code, the price of
 * everything, and the total. [REV-01…05] [REV-12]
 */
export function ReviewSheet() {
	return (
		<div className={styles.sheet}>
			<TripRows />
			<div className={styles.fields}>
				<PeopleField />
				<PromocodeForm />
			</div>
			<ReviewPictures />
			<PricedRows />
			<Totals />
		</div>
	);
}

function TripRows() {
	const { review: words, namesLang } = useWizardStrings();
	const formats = useFormats();
	const { visaType, visaOption, startDate, endDate } = useWizard((form) => form.choices);
	const ownSummaries = useOwnSummaries();
	const dates = startDate && endDate && `${formatDayShort(startDate, formats)} – ${formatDayShort(endDate, formats)}`;
	return (
		<dl className={styles.rows}>
			<ReviewRow step="DATE" term={words.dates} value={dates ?? words.notChosen} />
			<ReviewRow
				step="VISA_TYPE"
				term={words.visaType}
				value={
					visaType ? <InLanguage lang={textsLang(visaType, namesLang)}>{visaType.name}</InLanguage> : words.notChosen
				}
			/>
			<ReviewRow
				step="VISA_OPTION"
				term={words.duration}
				value={visaOption ? words.days(visaOption.duration) : words.notChosen}
			/>
			{ownSummaries.map(({ step, label, value }) => (
				<ReviewRow key={step} step={step} term={label} value={value ?? words.notChosen} />
			))}
			<ReviewRow step="UPLOAD_DOCUMENT" term={words.document} value={<ReviewPassport />} />
		</dl>
	);
}

function PricedRows() {
	const { review: words, service: ofService, namesLang } = useWizardStrings();
	const formats = useFormats();
	const form = useWizard((context) => context);
	const { country, visaOption, service } = form.choices;
	const { lines } = reviewLines(form.choices, form.peopleCount, form.quote);
	const days = service?.estimatedDays;
	const lineOf = (kind: ReviewLine['kind']) => lines.find((line) => line.kind === kind);
	const [fee, permission, priced] = [lineOf('countryFee'), lineOf('permission'), lineOf('service')];
	const permissionName = permission?.label ?? visaOption?.type;
	const serviceName = priced?.label ?? service?.name;
	const namedBy = (item: typeof service | typeof visaOption, name: string | undefined) =>
		item && name ? { name, lang: textsLang(item, namesLang) } : undefined;
	const [promo, extra, difference] = [lineOf('promo'), lineOf('embassyExtra'), lineOf('difference')];
	const each = (line: ReviewLine | undefined) =>
		line && line.count > 1 && line.amount > 0
			? words.perPerson(formatMoney(line.amount / line.count, formats), line.count)
			: undefined;
	return (
		<dl className={styles.rows}>
			<ReviewRow
				step="COUNTRY"
				term={words.countryFee(fee?.label ?? country?.name ?? words.notChosen)}
				note={each(fee)}
				line={country ? fee : undefined}
				isTagged={fee && fee.amount > 0}
			/>
			<ReviewRow
				step="VISA_OPTION"
				term={words.permission(permissionName ?? words.notChosen)}
				named={namedBy(visaOption, permissionName)}
				note={each(permission)}
				line={visaOption ? permission : undefined}
			/>
			<ReviewRow
				step="SERVICE"
				term={words.service(serviceName ?? words.notChosen)}
				named={namedBy(service, serviceName)}
				note={days ? `${ofService.ready}: ${ofService.workingDays(days.from, days.to)}` : undefined}
				line={service ? priced : undefined}
			/>
			{/* There from the start: what comes and goes with the code would move the sum. */}
			<ReviewRow
				term={words.promo(promo?.label ?? form.user?.activePromocode?.code ?? null)}
				value={promo && service ? undefined : <span className={styles.amount}>–</span>}
				line={service ? promo : undefined}
				isTagged={false}
			/>
			{difference && <ReviewRow term={words.difference} line={difference} isTagged={false} />}
			{extra && <ReviewRow term={words.embassyExtra} line={extra} />}
		</dl>
	);
}

function Totals() {
	const { review: words } = useWizardStrings();
	const form = useWizard((context) => context);
	const { country, visaOption, service } = form.choices;
	const { atEmbassy } = reviewLines(form.choices, form.peopleCount, form.quote);
	const isWhole = Boolean(country && visaOption && service);
	return (
		<dl className={styles.totals}>
			{atEmbassy > 0 && (
				<div className={styles.totalRow}>
					<dt className={styles.totalTerm}>{words.atEmbassy}</dt>
					<dd className={styles.amount}>
						<Money amount={atEmbassy} />
					</dd>
				</div>
			)}
			<div className={styles.grandTotal}>
				<dt className={styles.totalTerm}>{words.total}</dt>
				<dd className={styles.amount} aria-live="polite">
					{form.quote ? (
						<Money amount={form.quote.totalPrice} size="large" />
					) : isWhole ? (
						words.totalLoading
					) : (
						// Nothing is requested while a selection is missing: there is nothing to wait for.
						'–'
					)}
				</dd>
			</div>
		</dl>
	);
}
