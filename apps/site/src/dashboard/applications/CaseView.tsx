import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Me, PersonName, Standing, VisaRequestDetail } from 'visa-sdk/contract';
import { CloseIcon, Flag, Heading, IconButton, Notice, Presence, RequestStatusTag, Skeleton } from 'visa-ui';
import { queries } from '../../api';
import { FailedNotice } from '../../shell/FailedNotice';
import { CaseClashNotice, CaseLeftNotice } from './case/CaseClashNotice';
import { CaseFacts, CaseTraveller } from './case/CaseFacts';
import { CaseInformation } from './case/CaseInformation';
import { CaseOwner } from './case/CaseOwner';
import { CasePassport } from './case/CasePassport';
import { CasePayments } from './case/CasePayments';
import { CaseVisas } from './case/CaseVisas';
import * as css from './case/case.css';
import { History } from './case/History';
import { Moves } from './case/Moves';
import { Notes } from './case/Notes';
import { OtherCases, type OtherCasesProps } from './case/OtherCases';
import { SentBackNotice } from './case/SentBackNotice';
import { nameOf } from './columns';
import { useInterrupted } from './formDrafts';
import { onlySeen, permitted } from './permitted';
import * as rowCss from './rows.css';
import { words } from './strings';
import type { CaseEvents } from './useCaseEvents';
import { useCaseWork } from './useCaseWork';

export interface CaseViewProps {
	request: VisaRequestDetail;
	/** The viewer. */
	me: Me;
	/** It may no longer be read: except for its status and agent, this is how it was last seen. */
	isLeft: boolean;
	/** Its current state, if it was requested. */
	standing: Standing | null;
	history: CaseEvents;
	/** Says if it couldn't be read again; otherwise nothing. */
	stale: ReactNode;
	others: OtherCasesProps | undefined;
	/** The others who are viewing it. */
	people: readonly PersonName[];
	onClose: () => void;
}

/** A case: its details, its actions, and its history. [DSH-04] */
export function CaseView(props: CaseViewProps) {
	const { request: seen, me, isLeft, standing, history, stale, others, people, onClose } = props;
	const request = isLeft && standing ? { ...seen, status: standing.status, assignedTo: standing.assignedTo } : seen;
	const work = useCaseWork(seen);
	const isReturned = useInterrupted(request.id);
	const { data: settings } = useQuery(queries.settings());
	const might = permitted(seen, me, settings?.isSecondCheckRequired ?? true);
	const may = isLeft ? onlySeen(might) : might;
	const known = (person: PersonName) => (person.id === me.id ? 'you' : { name: nameOf(person) });
	return (
		<>
			<header className={css.caseHead}>
				<Flag src={request.country.image} />
				<div className={css.caseName}>
					<Heading level={2} size="tiny" tabIndex={-1}>
						<span className={rowCss.reference}>{request.reference}</span>
					</Heading>
					<span className={css.caseState}>
						<span className={rowCss.soft}>{nameOf(request.traveller)}</span>
						<RequestStatusTag status={request.status}>{words.statuses[request.status]}</RequestStatusTag>
					</span>
				</div>
				<IconButton className={css.close} label={words.detail.close} icon={<CloseIcon />} onPress={onClose} />
			</header>
			<div className={css.caseBody}>
				{!isLeft && stale}
				{isReturned && !isLeft && <Notice tone="info">{words.detail.returned}</Notice>}
				{isLeft ? <CaseLeftNotice standing={standing} /> : <CaseClashNotice failure={work.failure} />}
				<div className={css.whose}>
					<Presence people={people.map((person) => ({ id: person.id, name: nameOf(person) }))} />
					<CaseOwner request={request} me={me} may={may} work={work} />
				</div>
				{!isLeft && request.check?.askedBy && (
					<Notice tone="info">
						{words.check.waiting(known(request.check.askedBy), request.check.takenBy && known(request.check.takenBy))}
					</Notice>
				)}
				{!isLeft && <SentBackNotice request={request} events={history.events} />}
				<Moves request={request} may={may} work={work} />
				<div className={css.factsBeside}>
					<CaseFacts request={request} />
					<div className={css.passport}>
						<CasePassport request={request} isMine={may.isMine || may.isChecking} />
					</div>
					<CaseTraveller request={request} />
				</div>
				<CaseInformation request={request} />
				<CaseVisas request={request} may={may} work={work} />
				<CasePayments request={request} />
				<Notes request={request} may={may} />
				{history.events ? (
					<History {...history} events={history.events} />
				) : history.error ? (
					<FailedNotice error={history.error} title={words.history.failed} onRetry={history.more} />
				) : (
					<Skeleton height={160} />
				)}
				{others && <OtherCases {...others} travellerId={request.traveller.id} />}
			</div>
		</>
	);
}
