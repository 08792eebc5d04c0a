import * as ui from '../../entries';
import { dialog, dot, Filters, items, named, nothing, people, popover, SearchAlone, table } from '../hosts';
import { keys, press, type SpokenParts, still } from '../steps';

export const spokenOfDocuments: SpokenParts = {
	Avatar: still(() => <ui.Avatar name="7" />),
	Badge: still(() => <ui.Badge>7</ui.Badge>),
	BarChart: [
		{
			render: () => (
				<ui.BarChart label="7" heads={['8', '9']} values={[{ id: '1', label: '1', value: 4 }]} unit="azn" />
			),
			steps: [keys('{Tab}{Tab}{ArrowDown}'), press('label:last-of-type, input[type="radio"]:not(:checked)', 'table')],
		},
		still(() => <ui.BarChart label="7" heads={['8', '9']} values={[{ id: '1', label: '1', value: 4 }]} unit="days" />),
		still(() => <ui.BarChart label="7" heads={['8', '9']} values={[]} />),
	],
	DataTable: [
		{
			render: () => (
				<ui.DataTable
					{...table}
					rows={items}
					isClientSorted
					isArrangeable
					selection={{ ...named, matching: { total: 1222, query: '5' } }}
					expansion={{ ...named, content: () => '8' }}
					actions={{ ...named, items: () => items }}
				/>
			),
			steps: [
				press('thead button'),
				press('thead button'),
				press('tbody [aria-expanded]'),
				press('tbody input'),
				press('thead input'),
				press('[role="status"] + div button'),
				press('tbody [aria-haspopup="menu"]', '[role="menuitem"]'),
				keys('{Escape}'),
				press('[aria-haspopup="dialog"]', `${popover} button`),
				press(`${popover} li:nth-child(2) button:nth-of-type(2)`),
				press(`${popover} li:nth-child(2) [aria-pressed]`),
			],
		},
		still(() => <ui.DataTable {...table} rows={[]} isLoading />),
		still(() => <ui.DataTable {...table} rows={[]} />),
		still(() => <ui.DataTable {...table} rows={[]} isFiltered onClearFilters={nothing} />),
		still(() => <ui.DataTable {...table} rows={[]} errorMessage="8" onRetry={nothing} />),
		// On a phone its sorting and its tools are in the sheet of its filters, or of its search alone.
		{
			render: () => <ui.DataTable {...table} rows={items} isArrangeable filters={<Filters />} />,
			isNarrow: true,
			steps: [press('[aria-haspopup="dialog"]', `${dialog} [role="combobox"]`)],
		},
		{
			render: () => <ui.DataTable {...table} rows={items} filters={<SearchAlone />} />,
			isNarrow: true,
			steps: [press('[aria-haspopup="dialog"]', dialog)],
		},
	],
	DescriptionList: still(() => <ui.DescriptionList items={[{ term: '7', value: '8' }]} />),
	Flag: still(() => <ui.Flag src={dot} name="7" />),
	Guilloche: still(() => (
		<>
			7<ui.Guilloche />
		</>
	)),
	ImageViewer: [
		{
			render: () => <ui.ImageViewer label="7" src={dot} pages={{ number: 1, total: 2, onTurn: nothing }} />,
			steps: [press('[role="group"] [role="group"]'), keys('+r')],
		},
		still(() => <ui.ImageViewer label="7" src={null} />),
		still(() => <ui.ImageViewer label="7" src={null} isFailed />),
	],
	LineChart: {
		render: () => <ui.LineChart label="7" heads={['8', '9']} points={[{ day: '2026-12-08', value: 4 }]} />,
		steps: [keys('{Tab}{Tab}{ArrowRight}')],
	},
	Presence: still(() => <ui.Presence people={people} />),
	RequestStatusTag: still(() => <ui.RequestStatusTag status="SUBMITTED">7</ui.RequestStatusTag>),
	Stat: still(() => (
		<>
			{(['up', 'down', 'same'] as const).map((direction) => (
				<ui.Stat key={direction} label="7" value="8" change={{ value: '9', direction }} />
			))}
			<ui.Stat label="7" value="8" isLoading />
		</>
	)),
	StatusTag: still(() => <ui.StatusTag tone="info">7</ui.StatusTag>),
	Tag: still(() => <ui.Tag>7</ui.Tag>),
	Ticket: still(() => <ui.Ticket rows={[{ id: '7', label: '7' }]} total="8" />),
	Timeline: still(() => (
		<ui.Timeline
			label="7"
			groupBy="day"
			today="2026-12-08"
			events={[
				{ id: '1', title: '8', time: '2026-12-08T10:00:00Z', changes: [{ label: '9', was: '1', is: null }] },
				{ id: '2', title: '8', time: '2026-12-07T10:00:00Z' },
			]}
		/>
	)),
};
