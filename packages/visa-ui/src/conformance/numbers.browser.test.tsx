import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as ui from '../entries';
import { drawPage } from '../root/drawPage';

const loose = (component: unknown) => component as (props: Record<string, unknown>) => ReactNode;
const nothing = () => undefined;
const list = [{ id: 'a', label: 'A', title: 'A' }];
const rows = [{ id: 'r', title: 'R' }];
const columns = [{ id: 'title', header: 'Ad', cell: () => 'R', isRowHeader: true }];

/** Every number that a component is given, with what else it needs. */
const given: [string, unknown, props: Record<string, unknown>, numbers: string[]][] = [
	['Money', ui.Money, { amount: 5 }, ['amount']],
	['MoneyField', ui.MoneyField, { label: 'Rüsum', onChange: nothing, name: 'it' }, ['value', 'defaultValue']],
	['Meter', ui.Meter, { label: 'Yer', value: 5 }, ['value', 'minValue', 'maxValue']],
	['Progress', ui.Progress, { label: 'Gedir', value: 5 }, ['value', 'maxValue']],
	['Stepper', ui.Stepper, { steps: list, current: 0, onSelect: nothing }, ['current', 'reachable']],
	[
		'NumberStepper',
		ui.NumberStepper,
		{ label: 'Say', onChange: nothing, name: 'it' },
		['value', 'defaultValue', 'minValue', 'maxValue'],
	],
	[
		'Pagination',
		ui.Pagination,
		{
			...{ page: 1, pageCount: 3, onChange: nothing },
			...{ total: 50, pageSize: 20, pageSizes: [20, 50], onPageSizeChange: nothing },
		},
		['page', 'pageCount', 'total', 'pageSize'],
	],
	[
		'Pagination of links',
		ui.Pagination,
		{ page: 1, pageCount: 3, hrefOf: (page: number) => `/${page}` },
		['page', 'pageCount'],
	],
	['Presence', ui.Presence, { people: list.map((item) => ({ ...item, name: 'A' })) }, ['most']],
	[
		'SplitView',
		ui.SplitView,
		{ listLabel: 'A', detailLabel: 'B', list: 'C', detail: 'D', onBack: nothing },
		['share', 'defaultShare'],
	],
	['OtpField', ui.OtpField, { label: 'Kod' }, ['length']],
	['OptionList', ui.OptionList, { items: [{ id: 'a', title: 'A' }], label: 'S' }, ['resultCount']],
	['FilterBar', ui.FilterBar, { filters: [], value: {}, onChange: nothing, label: 'S' }, ['resultCount', 'debounce']],
	['SearchField', ui.SearchField, { label: 'Axtar' }, ['debounce']],
	['FileDrop', ui.FileDrop, { label: 'Fayl', note: 'PNG', onRefused: nothing }, ['maximumBytes']],
	['DataTable', ui.DataTable, { caption: 'Cədvəl', rows, columns, isLoading: true }, ['loadingRows']],
];
/** The same inside what a component is given. */
const within: [string, (value: unknown) => ReactNode][] = [
	...[ui.BarChart, ui.LineChart].flatMap((chart) =>
		['count', 'azn', 'days'].map((unit): [string, (value: unknown) => ReactNode] => {
			const Chart = loose(chart);
			const values = (value: unknown) => [
				{ id: 'a', day: '2026-12-08', label: 'A', value },
				{ id: 'b', day: '2026-12-09', label: 'B', value: 2 },
			];
			return [
				`${chart.name} of ${unit}`,
				(value) => (
					<>
						<Chart
							label="S"
							heads={['A', 'B']}
							unit={unit}
							{...{ [chart === ui.BarChart ? 'values' : 'points']: values(value) }}
						/>
						<Chart
							label="T"
							heads={['A', 'B']}
							unit={unit}
							defaultView="table"
							{...{ [chart === ui.BarChart ? 'values' : 'points']: values(value) }}
						/>
					</>
				),
			];
		}),
	),
	[
		'SideNav',
		(value) => {
			const Nav = loose(ui.SideNav);
			return <Nav label="Menyu" items={[{ id: 'a', href: '/', label: 'A', count: value }]} />;
		},
	],
	[
		'FileDrop with a file',
		(value) => {
			const Drop = loose(ui.FileDrop);
			const file = { name: 'a.png', size: value, status: 'uploading', progress: value };
			return <Drop label="Fayl" note="PNG" onRefused={nothing} file={file} />;
		},
	],
	[
		'ImageViewer with pages',
		(value) => {
			const Viewer = loose(ui.ImageViewer);
			return <Viewer label="Şəkil" src={null} pages={{ number: value, total: value, onTurn: nothing }} />;
		},
	],
];
const wrong: [string, unknown][] = [
	['undefined', undefined],
	['null', null],
	['NaN', Number.NaN],
	['Infinity', Number.POSITIVE_INFINITY],
	['-Infinity', Number.NEGATIVE_INFINITY],
	['12abc', '12abc'],
	['a date', '2026-12-08'],
];
const all = [
	...given.flatMap(([name, component, props, numbers]) => {
		const Part = loose(component);
		return numbers.map((number): [string, (value: unknown) => ReactNode] => [
			`${name} ${number}`,
			(value) => <Part {...props} {...{ [number]: value }} />,
		]);
	}),
	...within,
];

it.each(all)('%s that is no number leaves nothing broken on the page', (_, view) => {
	const complaints: string[] = [];
	const error = vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words.join(' ')));
	const warning = vi.spyOn(console, 'warn').mockImplementation(nothing);
	onTestFinished(() => {
		error.mockRestore();
		warning.mockRestore();
	});
	for (const [name, value] of wrong) {
		const { page, draw } = drawPage();
		draw(view(value));
		const broken: string[] = page.innerHTML.match(/.{0,60}\b(NaN|Infinity|undefined|null|\[object)\b.{0,30}/g) ?? [];
		if (!page.innerHTML) broken.push('nothing is shown');
		complaints.push(...broken.map((where) => `${name}: ${where}`));
	}
	expect(complaints).toEqual([]);
});
