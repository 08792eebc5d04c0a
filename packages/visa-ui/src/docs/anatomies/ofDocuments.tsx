import { Avatar } from '../../components/Avatar';
import { Badge } from '../../components/Badge';
import { BarChart, type ChartValue } from '../../components/BarChart';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable';
import { DateText } from '../../components/DateText';
import { DescriptionList } from '../../components/DescriptionList';
import { Guilloche } from '../../components/Guilloche';
import { CheckIcon } from '../../components/Icon';
import { ImageViewer } from '../../components/ImageViewer';
import { Inline } from '../../components/Inline';
import { LineChart } from '../../components/LineChart';
import { Money } from '../../components/Money';
import { Presence } from '../../components/Presence';
import { RequestStatusTag } from '../../components/RequestStatusTag';
import { Stat } from '../../components/Stat';
import { StatusTag } from '../../components/StatusTag';
import { Tag } from '../../components/Tag';
import { Ticket } from '../../components/Ticket';
import { Timeline, type TimelineEvent } from '../../components/Timeline';
import * as css from '../anatomy.css';
import { columns, labelOf, rows } from '../tableSample';
import { type AnatomyDrawing, nothing } from './types';

const times: ChartValue[] = [
	{ id: 'jp', label: 'Yaponiya', value: 3.5, href: '#jp' },
	{ id: 'it', label: 'İtaliya', value: 6 },
	{ id: 'gb', label: 'Böyük Britaniya', value: 12.25 },
];
const amounts = [420, 380, 610, 590, 240, 900, 1280].map((value, index) => ({
	day: `2026-11-${String(index + 1).padStart(2, '0')}`,
	value,
}));
const passport = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 850"><rect width="1200" height="850" fill="#efe8da"/><rect x="60" y="150" width="330" height="430" fill="#c9d3d6"/><path d="M440 200h600M440 280h400M440 360h500M60 700h1080M60 770h1080" stroke="#1d2b36" stroke-width="24"/></svg>',
)}`;
const events: TimelineEvent[] = [
	{
		id: 'given',
		time: '2026-12-02T08:15:00Z',
		title: 'İcraçı dəyişdi',
		actor: 'Leyla Həsənova',
		tone: 'info',
		changes: [{ label: 'Son tarix', was: '4 dekabr 2026', is: '9 dekabr 2026' }],
		body: 'Bank çıxarışı gözlənilir.',
	},
	{ id: 'paid', time: '2026-12-02T07:05:00Z', title: '90 AZN ödənildi', tone: 'positive' },
];

const people = [
	{ id: 'leyla', name: 'Leyla Məmmədova' },
	{ id: 'orxan', name: 'Orxan Əliyev' },
];

export const anatomiesOfDocuments: Record<string, AnatomyDrawing> = {
	Avatar: {
		content: (
			<Inline gap="xl">
				<Avatar name="Leyla Məmmədova" size="large" />
				<Avatar name="" size="large" />
			</Inline>
		),
		parts: ['.viza-Avatar', { wordsOf: '.viza-Avatar' }, '.viza-Avatar:has(svg) svg'],
	},
	Badge: { content: <Badge>12</Badge>, parts: ['.viza-Badge', { wordsOf: '.viza-Badge' }] },
	BarChart: {
		frame: { width: 760, height: 300, rest: '.viza-BarChart-row' },
		content: <BarChart label="Qərara qədər vaxt" heads={['Ölkə', 'Orta müddət']} unit="days" values={times} />,
		parts: ['.viza-BarChart-ChartFrame-head', '.viza-BarChart-row', '.viza-BarChart-ChartFrame-told'],
	},
	DataTable: {
		frame: { width: 1100, height: 420 },
		content: (
			<DataTable
				caption="Müraciətlər"
				columns={columns}
				rows={rows}
				isClientSorted
				rowHref={() => '#one'}
				selection={{
					labelOf,
					defaultSelectedIds: ['VZ-7K3M-2QXD'],
					actions: () => <Button tone="secondary">Təyin et</Button>,
				}}
				actions={{ labelOf, items: () => [{ id: 'assign', label: 'Mənə təyin et' }] }}
				expansion={{ labelOf, content: () => 'Sənədlər yoxlanılır.' }}
			/>
		),
		parts: [
			'.viza-DataTable-toolbar',
			'.viza-DataTable-Head-headRow',
			'.viza-DataTable-Rows-row',
			'.viza-DataTable-Rows-selectCell',
			'.viza-DataTable-RowParts-openCell',
			'.viza-DataTable-RowParts-actionsCell',
			'.viza-DataTable-bulk',
		],
	},
	DescriptionList: {
		content: <DescriptionList items={[{ term: 'Ölkə', value: 'İtaliya' }]} />,
		parts: ['dt', 'dd'],
	},
	Guilloche: { content: <Guilloche form="band" seed={21} />, parts: ['svg', 'svg > g'] },
	ImageViewer: {
		frame: { width: 640, height: 520 },
		content: (
			<ImageViewer label="Pasport" src={passport} pages={{ number: 1, total: 3, onTurn: nothing }} onRetry={nothing} />
		),
		parts: ['.viza-ImageViewer-bar', '.viza-ImageViewer-pages', '.viza-ImageViewer-frame'],
	},
	LineChart: {
		frame: { width: 760, height: 400, rest: '.viza-LineChart-field' },
		content: <LineChart label="Günlük daxilolma" heads={['Gün', 'Məbləğ']} unit="azn" points={amounts} />,
		parts: ['.viza-BarChart-ChartFrame-head', '.viza-LineChart-grid', '.viza-BarChart-ChartFrame-told'],
	},
	Presence: {
		content: <Presence people={people} />,
		parts: ['.viza-Presence-faces', '.viza-Presence-words'],
	},
	RequestStatusTag: {
		content: <RequestStatusTag status="APPROVED">Təsdiqlənib</RequestStatusTag>,
		parts: ['.viza-StatusTag', '.viza-StatusTag-icon', { wordsOf: '.viza-StatusTag' }],
	},
	Stat: {
		content: (
			<Stat label="Yeni müraciətlər" value="128" change={{ value: '12 %', direction: 'up', since: 'dünəndən' }} />
		),
		parts: ['.viza-Stat-label', '.viza-Stat-value', '.viza-Stat-change'],
	},
	StatusTag: {
		content: <StatusTag tone="positive">Hazırdır</StatusTag>,
		parts: ['.viza-StatusTag', '.viza-StatusTag-dot', { wordsOf: '.viza-StatusTag' }],
	},
	Tag: {
		content: <Tag icon={<CheckIcon size="small" />}>Çoxdəfəlik</Tag>,
		parts: ['.viza-Tag', 'svg', { wordsOf: '.viza-Tag' }],
	},
	Ticket: {
		content: (
			<div className={css.wideTicket}>
				<Ticket
					title="Müraciətiniz"
					rows={[
						{ id: 'country', label: 'Ölkə', value: 'İtaliya', aside: <Money amount={45} /> },
						{ id: 'start', label: 'Gediş', value: <DateText value="2026-12-08" form="short" /> },
						{ id: 'document', label: 'Pasport' },
					]}
					total={<Money amount={45} size="large" />}
					note="Son yoxlamadan sonra ödəyirsiniz"
				/>
			</div>
		),
		parts: [
			'.viza-Ticket-wide .viza-Ticket-ornament',
			'.viza-Ticket-wide .viza-Ticket-head',
			'.viza-Ticket-wide .viza-Ticket-row',
			'.viza-Ticket-wide .viza-Ticket-unfilled',
			'.viza-Ticket-wide .viza-Ticket-foot',
			'.viza-Ticket-wide .viza-Ticket-note',
		],
	},
	Timeline: {
		frame: { width: 640, height: 360 },
		content: <Timeline label="Tarixçə" events={events} groupBy="day" today="2026-12-02" />,
		parts: [
			'.viza-Timeline-node',
			{ between: ['.viza-Timeline-node', '.viza-Timeline-event + .viza-Timeline-event .viza-Timeline-node'] },
			'.viza-Timeline-title',
			'.viza-Timeline-changes',
			'.viza-Timeline-body',
			'.viza-Timeline-day',
		],
	},
};
