import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Columns } from '../Columns';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon';
import { Link } from '../Link';
import { Timeline, type TimelineEvent } from '.';

const events: TimelineEvent[] = [
	{
		id: 'ready',
		time: '2026-12-02T08:15:00Z',
		title: 'Viza hazırdır',
		body: <Link href="/applications/417">Vizanı endirin</Link>,
		tone: 'positive',
		icon: <SuccessIcon size="small" />,
	},
	{
		id: 'missing',
		time: '2026-11-24T11:40:00Z',
		title: 'Sənəd çatışmır',
		actor: 'Leyla Həsənova',
		body: 'Bank çıxarışının son üç ayı görünmür. Zəhmət olmasa, tam çıxarışı yükləyin.',
		tone: 'caution',
		icon: <WarningIcon size="small" />,
	},
	{ id: 'paid', time: '2026-11-21T10:05:00Z', title: '90 AZN ödənildi', actor: 'Anar Məmmədov', tone: 'info' },
	{ id: 'created', time: '2026-11-21T09:50:00Z', title: 'Müraciət yaradıldı', actor: 'Anar Məmmədov' },
];

const meta = {
	title: 'Documents/Timeline',
	component: Timeline,
	args: { label: 'Müraciətin tarixçəsi', events },
	argTypes: { events: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Order: Story = {
	name: '[DAT-11] a named list in the given order, each event with its moment in Baku',
	play: async ({ canvas }) => {
		const list = canvas.getByRole('list', { name: 'Müraciətin tarixçəsi' });
		const rows = within(list).getAllByRole('listitem');
		await waitFor(() => expect(rows).toHaveLength(4));
		const [first, second] = rows;
		await waitFor(() => expect(first).toHaveTextContent('Viza hazırdır'));
		await waitFor(() => expect(second).toHaveTextContent('Leyla Həsənova'));
		const moment = canvas.getByText('2 dekabr 2026, 12:15');
		await waitFor(() => expect(moment).toHaveAttribute('datetime', '2026-12-02T08:15:00Z'));
	},
};

export const Lines: Story = {
	name: '[ACC-03] what people wrote keeps its lines',
	args: { events: [{ id: 'missing', time: '2026-11-24T11:40:00Z', title: 'İmtina', body: 'Səbəb:\nyer yoxdur.' }] },
	play: async ({ canvas }) => {
		const body = canvas.getByText(/^Səbəb:/);
		const line = Number.parseFloat(getComputedStyle(body).lineHeight);
		await waitFor(() => expect(body.clientHeight).toBeGreaterThan(1.5 * line));
	},
};

const changed: TimelineEvent = {
	id: 'assigned',
	time: '2026-12-02T09:30:00Z',
	title: 'İcraçı dəyişdi',
	actor: 'Rauf Əliyev',
	changes: [
		{ label: 'İcraçı', was: null, is: 'Leyla Həsənova' },
		{ label: 'Son tarix', was: '4 dekabr 2026', is: '9 dekabr 2026' },
	],
};

export const Days: Story = {
	name: 'grouped by day, each with its events and their times alone; today is called so',
	args: { events: [changed, ...events], groupBy: 'day', today: '2026-12-02' },
	play: async ({ canvas }) => {
		const today = canvas.getByRole('list', { name: '2\u00a0dekabr\u00a02026 bu gün' });
		await waitFor(() => expect(within(today).getAllByRole('listitem')).toHaveLength(2));
		await waitFor(() => expect(within(today).getByText('13:30')).toHaveAttribute('datetime', changed.time));
		const first = canvas.getByRole('list', { name: '21\u00a0noyabr\u00a02026' });
		await waitFor(() => expect(within(first).getAllByRole('listitem')).toHaveLength(2));
	},
};

export const Changes: Story = {
	name: 'what an event has changed is told as it was and as it is',
	args: { events: [changed] },
	play: async ({ canvas }) => {
		const [assignee, due] = canvas.getAllByRole('definition');
		await waitFor(() => expect(assignee).toHaveTextContent('əvvəl: boş, indi: Leyla Həsənova'));
		await waitFor(() => expect(due).toHaveTextContent('əvvəl: 4 dekabr 2026, indi: 9 dekabr 2026'));
		await waitFor(() => expect(canvas.getAllByRole('deletion')).toHaveLength(2));
	},
};

const everyTone: TimelineEvent[] = [
	...events,
	{
		id: 'draft',
		time: '2026-11-20T18:00:00Z',
		title: 'Qaralama saxlanıldı',
		icon: <ClockIcon size="small" />,
	},
	{
		id: 'refused',
		time: '2026-11-19T07:30:00Z',
		title: 'Ödəniş keçmədi',
		body: 'Bank kartı qəbul etmədi.',
		tone: 'critical',
		icon: <ErrorIcon size="small" />,
	},
	{
		id: 'info',
		time: '2026-11-18T07:30:00Z',
		title: 'Konsulluq iş saatlarını dəyişib',
		tone: 'info',
		icon: <InfoIcon size="small" />,
	},
];

export const Sheet: Story = {
	tags: ['sheet'],
	render: (args) => (
		<Columns gap="xl">
			<Timeline {...args} events={everyTone} />
			<Timeline {...args} label="Günlərlə" events={[changed, ...events]} groupBy="day" today="2026-12-02" />
		</Columns>
	),
};
