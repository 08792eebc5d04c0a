import { Avatar } from '../../components/Avatar';
import { Badge } from '../../components/Badge';
import { DescriptionList } from '../../components/DescriptionList';
import { Guilloche } from '../../components/Guilloche';
import { CheckIcon } from '../../components/Icon';
import { Inline } from '../../components/Inline';
import { Presence } from '../../components/Presence';
import { RequestStatusTag } from '../../components/RequestStatusTag';
import { Stat } from '../../components/Stat';
import { StatusTag } from '../../components/StatusTag';
import { Tag } from '../../components/Tag';
import type { AnatomyDrawing } from './types';

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
		parts: ['.viza-Avatar', '', '.viza-Avatar:has(svg)'],
	},
	Badge: { content: <Badge>12</Badge>, parts: ['.viza-Badge', ''] },
	BarChart: {
		frame: { story: 'sheet', width: 760, height: 420 },
		parts: ['.viza-BarChart-ChartFrame-head', '.viza-BarChart-row', '', ''],
	},
	DataTable: {
		frame: { story: 'sheet', width: 1100, height: 520 },
		parts: [
			'.viza-DataTable-toolbar',
			'.viza-DataTable-Head-headRow',
			'.viza-DataTable-Rows-row',
			'.viza-DataTable-Rows-selectCell',
			'',
			'',
		],
	},
	DescriptionList: {
		content: <DescriptionList items={[{ term: 'Ölkə', value: 'İtaliya' }]} />,
		parts: ['dt', 'dd'],
	},
	Guilloche: { content: <Guilloche form="band" seed={21} />, parts: ['svg', ''] },
	ImageViewer: {
		frame: { story: 'pages', width: 640, height: 520 },
		parts: ['.viza-ImageViewer-bar', '.viza-ImageViewer-pages', '.viza-ImageViewer-frame', ''],
	},
	LineChart: {
		frame: { story: 'sheet', width: 760, height: 460 },
		parts: ['.viza-BarChart-ChartFrame-head', '.viza-LineChart-grid', '', ''],
	},
	Presence: {
		content: <Presence people={people} />,
		parts: ['.viza-Presence-faces', '.viza-Presence-words', ''],
	},
	RequestStatusTag: {
		content: <RequestStatusTag status="APPROVED">Təsdiqlənib</RequestStatusTag>,
		parts: ['.viza-StatusTag', '.viza-StatusTag-icon', ''],
	},
	Stat: {
		content: (
			<Stat label="Yeni müraciətlər" value="128" change={{ value: '12 %', direction: 'up', since: 'dünəndən' }} />
		),
		parts: ['.viza-Stat-label', '.viza-Stat-value', '.viza-Stat-change'],
	},
	StatusTag: {
		content: <StatusTag tone="positive">Hazırdır</StatusTag>,
		parts: ['.viza-StatusTag', '.viza-StatusTag-dot', ''],
	},
	Tag: {
		content: <Tag icon={<CheckIcon size="small" />}>Çoxdəfəlik</Tag>,
		parts: ['.viza-Tag', 'svg', ''],
	},
	Ticket: {
		frame: { story: 'sheet', width: 1100, height: 520 },
		parts: [
			'.viza-Ticket-wide .viza-Ticket-head',
			'.viza-Ticket-wide .viza-Ticket-row',
			'.viza-Ticket-wide .viza-Ticket-unfilled',
			'',
			'.viza-Ticket-wide .viza-Ticket-foot',
			'',
		],
	},
	Timeline: {
		frame: { story: 'sheet', width: 640, height: 620 },
		parts: [
			'.viza-Timeline-node',
			'.viza-Timeline-event',
			'.viza-Timeline-title',
			'.viza-Timeline-changes',
			'.viza-Timeline-body',
			'',
		],
	},
};
