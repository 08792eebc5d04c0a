'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RequestStatus, requestStatusWords } from 'visa-sdk/rules';
import { Button } from '../components/Button';
import { Columns } from '../components/Columns';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { DateText } from '../components/DateText';
import { Heading } from '../components/Heading';
import { Inline } from '../components/Inline';
import { Link } from '../components/Link';
import { Money } from '../components/Money';
import { RequestStatusTag } from '../components/RequestStatusTag';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextArea } from '../components/TextArea';
import { Ticket } from '../components/Ticket';
import * as css from './page.css';
import { requests, type StaffRequest } from './requests';
import { StaffShell } from './StaffShell';

interface HistoryEvent {
	id: string;
	what: string;
	who: string;
	/** YYYY-MM-DD */
	on: string;
	note?: string;
}

const firstHistory: HistoryEvent[] = [
	{ id: 'h3', what: 'Baxışa götürüldü', who: 'Leyla Rzayeva', on: '2026-11-21' },
	{ id: 'h2', what: 'Ödəniş təsdiqləndi', who: 'Sistem', on: '2026-11-20', note: 'Kart •••• 4127' },
	{ id: 'h1', what: 'Müraciət yaradıldı', who: 'Aysel Məmmədova', on: '2026-11-20' },
];

const decisions = {
	APPROVED: {
		button: 'Təsdiqlə',
		title: 'Müraciət təsdiqlənsin?',
		text: 'Səyahətçiyə e-poçtla xəbər veriləcək.',
		what: 'Təsdiqləndi',
		tone: 'primary',
	},
	REJECTED: {
		button: 'İmtina et',
		title: 'Müraciətdən imtina edilsin?',
		text: 'Bu addımı geri almaq olmur. Səbəbi səyahətçi görəcək.',
		what: 'İmtina edildi',
		tone: 'critical',
	},
} as const;
type Decision = keyof typeof decisions;

export interface RequestPageProps {
	/** The request that is open. */
	request?: StaffRequest;
}

/** One request: its details, its history, and the staff's decision. */
export function RequestPage({ request = requests[0] as StaffRequest }: RequestPageProps) {
	const [status, setStatus] = useState<RequestStatus>('IN_REVIEW');
	const [history, setHistory] = useState(firstHistory);
	const [asked, setAsked] = useState<Decision | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	function decide(decision: Decision, note: string) {
		setStatus(decision);
		const event = {
			id: `h${history.length + 1}`,
			what: decisions[decision].what,
			who: 'Leyla Rzayeva',
			on: '2026-11-21',
		};
		setHistory([{ ...event, note: note || undefined }, ...history]);
		setAsked(null);
	}
	const isDecided = status !== 'IN_REVIEW';
	// The buttons disappear with the dialog: focus moves to what has changed.
	useEffect(() => {
		if (isDecided) heading.current?.focus();
	}, [isDecided]);
	return (
		<StaffShell current="/dashboard/requests">
			<Stack gap="s">
				<Text size="caption">
					<Link href="/dashboard/requests" tone="soft">
						Bütün müraciətlər
					</Link>
				</Text>
				<div className={css.heading}>
					<Inline gap="s">
						<Heading level={1} size="medium" ref={heading} tabIndex={-1}>
							{request.reference}
						</Heading>
						<RequestStatusTag status={status}>{requestStatusWords[status]}</RequestStatusTag>
					</Inline>
					{!isDecided && (
						<Inline gap="xs">
							<Button tone="secondary" onPress={() => setAsked('REJECTED')}>
								{decisions.REJECTED.button}
							</Button>
							<Button onPress={() => setAsked('APPROVED')}>{decisions.APPROVED.button}</Button>
						</Inline>
					)}
				</div>
			</Stack>
			<Columns template="aside" gap="l" align="start">
				<Stack gap="l">
					<Facts request={request} />
					<History events={history} />
				</Stack>
				<Price request={request} />
			</Columns>
			{asked && (
				<DecisionDialog decision={asked} onClose={() => setAsked(null)} onConfirm={(note) => decide(asked, note)} />
			)}
		</StaffShell>
	);
}

function Facts({ request }: { request: StaffRequest }) {
	const facts: [string, ReactNode][] = [
		['Səyahətçi', request.traveller],
		['E-poçt', request.email],
		['Ölkə', request.country],
		['Viza növü', 'Turist, birdəfəlik'],
		['Səfər', <DateText key="start" value={request.startDate} />],
		['Səyahətçi sayı', `${request.people}\u00a0nəfər`],
	];
	return (
		<section className={css.card} aria-label="Müraciətin məlumatları">
			<Heading level={2} size="small">
				Məlumatlar
			</Heading>
			<dl className={css.facts}>
				{facts.map(([label, value]) => (
					<div key={label} className={css.fact}>
						<dt className={css.factLabel}>{label}</dt>
						<dd className={css.factValue}>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function History({ events }: { events: readonly HistoryEvent[] }) {
	return (
		<section className={css.card} aria-labelledby="history">
			<Heading level={2} size="small" id="history">
				Tarixçə
			</Heading>
			<ol className={css.history} aria-labelledby="history">
				{events.map((event) => (
					<li key={event.id} className={css.event}>
						<Text weight="medium">{event.what}</Text>
						<Text size="caption" tone="soft">
							{event.who} · <DateText value={event.on} />
						</Text>
						{event.note && <Text>{event.note}</Text>}
					</li>
				))}
			</ol>
		</section>
	);
}

function Price({ request }: { request: StaffRequest }) {
	return (
		<Ticket
			title="Ödəniş"
			rows={[
				{ id: 'fee', label: 'Konsul rüsumu', value: request.country, aside: <Money amount={request.price - 20} /> },
				{ id: 'service', label: 'Xidmət haqqı', value: 'Standart', aside: <Money amount={20} /> },
			]}
			total={<Money amount={request.price} size="large" />}
			note="20 noyabr 2026-da kartla ödənilib"
		/>
	);
}

interface DecisionDialogProps {
	decision: Decision;
	onClose: () => void;
	onConfirm: (note: string) => void;
}

function DecisionDialog({ decision, onClose, onConfirm }: DecisionDialogProps) {
	const { title, text, tone, button } = decisions[decision];
	const [note, setNote] = useState('');
	const [isTried, setTried] = useState(false);
	const isMissing = decision === 'REJECTED' && note.trim() === '';
	return (
		<ConfirmDialog
			title={title}
			tone={tone}
			confirmLabel={button}
			isOpen
			onClose={onClose}
			onConfirm={() => (isMissing ? setTried(true) : onConfirm(note))}
		>
			<Stack gap="m">
				<Text tone="soft">{text}</Text>
				<TextArea
					label={decision === 'REJECTED' ? 'Səbəb' : 'Qeyd'}
					isOptional={decision !== 'REJECTED'}
					isRequired={decision === 'REJECTED'}
					rows={3}
					value={note}
					onChange={setNote}
					errorMessage={isTried && isMissing ? 'Səbəbi yazın' : undefined}
				/>
			</Stack>
		</ConfirmDialog>
	);
}
