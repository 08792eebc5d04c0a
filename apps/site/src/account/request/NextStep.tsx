import { useQuery } from '@tanstack/react-query';
import type { VisaRequest, VisaRequestDetail } from 'visa-sdk/contract';
import { isInWork, nextAction, requestActions } from 'visa-sdk/rules';
import { Button, Inline, LinkButton, Text } from 'visa-ui';
import { queries } from '../../api';
import { formatDueDay, formatInstant, formatMoney } from '../../format';
import { GoneNotice, OtherPriceNotice } from '../../payments/ReopeningNotices';
import { useReopening } from '../../payments/useReopening';
import { requestStrings } from '../../strings/pages/request';
import { useRequestActions } from '../useRequestActions';
import { RequestPart } from './RequestPart';
import { refundText } from './refundText';
import { takenText } from './takenText';

const words = requestStrings;

/** What the traveller should do now, until when, and the button for it. [ACC-03] [PAY-04] */
export function NextStep({ request, onCancel }: { request: VisaRequestDetail; onCancel: () => void }) {
	const { status, attemptStatus, taken, expiresAt, dueAt } = request;
	const next = nextAction(status, attemptStatus, taken);
	const { title, text } = words.next[next];
	const refund = refundText(request);
	const held = takenText(request);
	// What can't be paid is not to be paid by any day either; the notice above the buttons says why.
	const isGone = request.isStillOffered === false;
	return (
		<RequestPart title={isGone ? words.gone : title} isNow>
			{refund && <Text>{refund}</Text>}
			{held && <Text>{held}</Text>}
			{!isGone && <Text>{held && next === 'write' ? words.takenWrite : text}</Text>}
			{!isGone && next === 'pay' && expiresAt && <Text>{words.payUntil(formatInstant(expiresAt))}</Text>}
			{dueAt && isInWork(status) && (
				<Text>{(Date.parse(dueAt) > Date.now() ? words.readyBy : words.readyLate)(formatDueDay(dueAt))}</Text>
			)}
			<NextButtons request={request} onCancel={onCancel} />
		</RequestPart>
	);
}

interface NextButtonsProps {
	request: VisaRequest;
	/** Opens the confirmation on the page itself; if omitted, as in the list, the action is a link to the page. */
	onCancel?: (() => void) | undefined;
}

/**
 * The buttons of the next step. A request that can no longer be paid leads to a new one with what is left of its
 * selection, or to its cancellation. [PAY-04]
 */
export function NextButtons({ request, onCancel }: NextButtonsProps) {
	const { id, status, attemptStatus, taken } = request;
	const { data: settings } = useQuery(queries.settings());
	const { submitPayment } = useRequestActions();
	const reopening = useReopening(request);
	const next = nextAction(status, attemptStatus, taken);
	const actions = requestActions(status, attemptStatus, taken);
	const page = `/applications/${id}`;
	const isLeft = attemptStatus !== null && attemptStatus !== 'CREATED' && attemptStatus !== 'REDIRECTED';
	return (
		<Inline gap="s" isStackedOnPhones>
			{next === 'pay' && <GoneNotice reopening={reopening} />}
			{next === 'pay' && !reopening.isGone && (
				<Button tone="primary" isPending={reopening.isPending} onPress={reopening.reopen}>
					{(isLeft ? words.payAgain : words.pay)(formatMoney(reopening.total))}
				</Button>
			)}
			{next === 'pay' && reopening.isGone && (
				<LinkButton tone="primary" href={`/application?${new URLSearchParams(sameChoices(request))}`}>
					{words.renewRest}
				</LinkButton>
			)}
			{actions.includes('submit-payment') && (
				<Button
					tone={next === 'pay' ? 'secondary' : 'primary'}
					isPending={submitPayment.isPending}
					onPress={() => submitPayment.mutate({ id })}
				>
					{words.check}
				</Button>
			)}
			{next === 'write' && settings && (
				<LinkButton tone="primary" href={`https://wa.me/${settings.contactPhone}`} isExternal>
					{words.writeUs}
				</LinkButton>
			)}
			{next === 'answer' && (
				<LinkButton tone="primary" href={`${page}#answer`}>
					{words.toAnswer}
				</LinkButton>
			)}
			{next === 'download' && !onCancel && (
				<LinkButton tone="primary" href={`${page}#visa`}>
					{words.toVisa}
				</LinkButton>
			)}
			{(next === 'renew' || next === 'none') && (
				<LinkButton tone="secondary" href="/application">
					{words.renew}
				</LinkButton>
			)}
			{!onCancel && (
				<LinkButton tone="secondary" href={page}>
					{words.open}
				</LinkButton>
			)}
			{/* Last of the buttons: what is harmless comes before it. */}
			{next === 'pay' && reopening.isGone && <CancelButton page={page} onCancel={onCancel} />}
			{next === 'pay' && <OtherPriceNotice reopening={reopening} />}
		</Inline>
	);
}

/** Leads to the cancellation, which the request's own page confirms. */
function CancelButton({ page, onCancel }: Pick<NextButtonsProps, 'onCancel'> & { page: string }) {
	return onCancel ? (
		<Button tone="secondary" onPress={onCancel}>
			{words.cancel.button}
		</Button>
	) : (
		<LinkButton tone="secondary" href={`${page}#cancel`}>
			{words.cancel.button}
		</LinkButton>
	);
}

/** The wizard drops, and says so, what is no longer offered. [WIZ-05] */
const sameChoices = ({ country, startDate, endDate, visaType, visaOption, service }: VisaRequest) => ({
	...{ countryId: country.id, startDate, endDate },
	...{ visaTypeId: visaType.id, visaOptionId: visaOption.id, serviceId: service.id },
});
