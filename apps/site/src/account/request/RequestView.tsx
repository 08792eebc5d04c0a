import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { nextAction } from 'visa-sdk/rules';
import { DescriptionList, Flag, Heading, Inline, Notice, RequestStatusTag, Stack, Text, VisuallyHidden } from 'visa-ui';
import { formatDayShort, formatInstant } from '../../format';
import { CatalogueName, ChosenVisa, WrittenByStaff } from '../../shell/CatalogueName';
import { applicationsStrings } from '../../strings/pages/applications';
import { requestStrings } from '../../strings/pages/request';
import * as styles from '../account.css';
import { wasAnswering } from '../answering';
import { Cancel } from './Cancel';
import { NextStep } from './NextStep';
import { Prices } from './Prices';
import { RequestCourse } from './RequestCourse';
import { Answers, Asked } from './RequestInformation';
import { RequestPart } from './RequestPart';
import { RequestPassport } from './RequestPassport';
import { RequestPayments } from './RequestPayments';
import * as css from './request.css';
import { takenText } from './takenText';
import { useKeptFocus } from './useKeptFocus';
import { useSheet } from './useSheet';
import { Visa } from './Visa';

const words = requestStrings;

/** A request as it is now: the next step first, then its history, beside its details. [ACC-03] */
export function RequestView({ request }: { request: VisaRequestDetail }) {
	const { reference, status, attemptStatus, taken, country, staffNotes, visas } = request;
	const [hasTyped, setTyped] = useState(() => wasAnswering(request.id));
	const next = nextAction(status, attemptStatus, taken);
	// What is asked and the visa are their own next steps.
	const isOwnStep = next === 'answer' || next === 'download';
	const held = takenText(request);
	const moment = `${status} ${attemptStatus} ${taken} ${visas.length}`;
	const [isCancelAsked, setCancelAsked] = useState<boolean | null>(null);
	// Someone in the cancellation dialog is told there that it has become too late.
	const { step, key } = useSheet(moment, isCancelAsked === true && status !== 'CANCELLED');
	return (
		<div {...useKeptFocus(`${moment} ${hasTyped}`)}>
			<Stack gap="l">
				<div className={css.head}>
					<Inline gap="s" align="center">
						<Flag src={country.image} />
						<Heading level={1}>{country.name}</Heading>
					</Inline>
					<div className={css.standing}>
						<Text tone="soft">{reference}</Text>
						{/* Told to screen readers as it changes. */}
						<span role="status">
							<VisuallyHidden>{`${words.status.title}: `}</VisuallyHidden>
							<RequestStatusTag status={status}>{applicationsStrings.statuses[status]}</RequestStatusTag>
						</span>
					</div>
				</div>
				<div className={css.columns}>
					<div className={css.column}>
						<div ref={step} className={css.column}>
							{isOwnStep && held && <Notice tone="info">{held}</Notice>}
							<Asked request={request} hasTyped={hasTyped} onTyped={setTyped} />
							{!isOwnStep && <NextStep request={request} onCancel={() => setCancelAsked(true)} />}
							<Visa request={request} />
						</div>
						<div key={key} data-sheet="" className={css.column}>
							<RequestCourse request={request} />
							<Letters notes={staffNotes} />
							<Answers request={request} />
						</div>
					</div>
					<div key={`beside ${key}`} data-sheet="" className={css.column}>
						<RequestPart title={words.trip}>
							<Trip request={request} />
						</RequestPart>
						<Prices request={request} />
						<RequestPayments request={request} />
						<RequestPassport request={request} />
						<Cancel request={request} isAsking={isCancelAsked} onAsking={setCancelAsked} />
					</div>
				</div>
			</Stack>
		</div>
	);
}

function Letters({ notes }: { notes: VisaRequestDetail['staffNotes'] }) {
	if (notes.length === 0) return null;
	return (
		<RequestPart title={words.letters}>
			<ul className={styles.list}>
				{notes.map((note) => (
					<li key={note.id}>
						<p className={styles.written}>
							<WrittenByStaff>{note.text}</WrittenByStaff>
						</p>
						<Text tone="soft">
							{formatInstant(note.createdAt)}
							{note.isSent && `. ${words.letterSent}`}
						</Text>
					</li>
				))}
			</ul>
		</RequestPart>
	);
}

function Trip({ request }: { request: VisaRequestDetail }) {
	const { startDate, endDate, visaType, visaOption, service, peopleCount, notes, createdAt } = request;
	const own = applicationsStrings;
	return (
		<DescriptionList
			items={[
				{ term: own.dates, value: `${formatDayShort(startDate)} – ${formatDayShort(endDate)}` },
				{ term: own.visaType, value: <ChosenVisa of={{ visaType, visaOption }} /> },
				{
					term: own.service,
					value: (
						<>
							<CatalogueName of={service}>{service.name}</CatalogueName>
							{`, ${own.people(peopleCount)}`}
						</>
					),
				},
				{ term: own.created, value: formatInstant(createdAt) },
				{ term: words.notes, value: notes && <span className={styles.written}>{notes}</span>, isLong: true },
			]}
		/>
	);
}
