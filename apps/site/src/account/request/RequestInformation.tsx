import { useState } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { businessToday, parseDay } from 'visa-sdk/rules';
import { DescriptionList, Notice, Skeleton, Text } from 'visa-ui';
import { formatDay, formatInstant } from '../../format';
import { WrittenByStaff } from '../../shell/CatalogueName';
import { FailedNotice } from '../../shell/FailedNotice';
import { useFetched } from '../../shell/useFetched';
import { requestStrings } from '../../strings/pages/request';
import type { AnswerFormProps } from '../AnswerForm';
import * as styles from '../account.css';
import { RequestPart } from './RequestPart';
import { loadAnswerForm } from './useFollowedRequest';

const words = requestStrings;

export interface AskedProps {
	request: VisaRequestDetail;
	/** Whether the form contains unsent input. */
	hasTyped: boolean;
	onTyped: (hasTyped: boolean) => void;
}

/**
 * The current question with its deadline, and the form that answers it. If the question was closed elsewhere, what has
 * been typed here stays, to be read and copied. [ACC-04]
 */
export function Asked({ request, hasTyped, onTyped }: AskedProps) {
	const { status, information, informationUntil } = request;
	const isAsked = status === 'INFO_REQUIRED';
	if (!isAsked && !hasTyped) return null;
	const open = information.find(({ answeredAt }) => answeredAt === null);
	const until = open?.until ?? informationUntil;
	const day = until && parseDay(until);
	const isLate = day && day.compare(businessToday()) < 0;
	return (
		<RequestPart id="answer" title={isAsked ? words.asked : words.unsent} isNow={isAsked}>
			{!isAsked && <Notice tone="warning">{words.unsentText}</Notice>}
			{/* Set by the call for statuses, it has neither: what is needed stands in the course. */}
			{isAsked && (open || until) && (
				<Notice
					tone="warning"
					{...(until && { title: isLate ? words.late(formatDay(until)) : words.until(formatDay(until)) })}
				>
					{open?.text && (
						<p className={styles.written}>
							<WrittenByStaff>{open.text}</WrittenByStaff>
						</p>
					)}
				</Notice>
			)}
			<Form request={request} isOpen={isAsked} onTyped={onTyped} />
		</RequestPart>
	);
}

/** As long as the form isn't there, in px: it comes with the request, unless somebody answered elsewhere. */
const FORM_HEIGHT = 600;

function Form(props: AnswerFormProps) {
	const [lost, setLost] = useState<unknown>(null);
	const fetched = useFetched(loadAnswerForm, lost === null, setLost);
	// A browser doesn't ask again for a file that it couldn't get.
	if (lost !== null) return <FailedNotice error={lost} title={words.formFailed} onRetry={() => location.reload()} />;
	return fetched ? <fetched.AnswerForm {...props} /> : <Skeleton height={FORM_HEIGHT} />;
}

/** Earlier questions and answers. [ACC-04] */
export function Answers({ request: { information } }: { request: VisaRequestDetail }) {
	// A question that no longer mattered was closed without an answer.
	const answered = information.filter(({ answer, documents }) => answer !== null || documents.length > 0);
	if (answered.length === 0) return null;
	return (
		<RequestPart title={words.answers}>
			<ul className={styles.list}>
				{answered.map((one) => (
					<li key={one.id}>
						<DescriptionList
							layout="rows"
							items={[
								{
									term: words.question,
									value: (
										<span className={styles.written}>
											<WrittenByStaff>{one.text}</WrittenByStaff>
										</span>
									),
								},
								{
									term: words.text,
									value: (
										<>
											{one.answer && <div className={styles.written}>{one.answer}</div>}
											<Text tone="soft">
												{words.answered(formatInstant(one.answeredAt ?? one.askedAt), one.documents.length)}
											</Text>
										</>
									),
								},
							]}
						/>
					</li>
				))}
			</ul>
		</RequestPart>
	);
}
