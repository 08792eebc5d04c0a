import { CalendarDate } from '@internationalized/date';
import { type ReactNode, useRef, useState } from 'react';
import * as ui from '../entries';

// Numbers in place of words, and pages around components that don't work on their own: the basis of `spoken`.
export const nothing = () => undefined;
export const day = new CalendarDate(2026, 12, 8);
export const items = ['1', '2', '3'].map((id) => ({ id, label: id, title: id, content: id }));
export const many = Array.from({ length: 40 }, (_, at) => `${1_000_000 + at}`).map((id) => ({
	id,
	label: id,
	content: id,
}));
export const links = items.map(({ id }) => ({ href: `#${id}`, label: id }));
export const people = ['11', '12', '13', '14', '15', '16', '17'].map((id) => ({ id, name: id }));
export const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
export const dialog = '[role="dialog"] button, dialog[open] button';
export const popover = '[role="dialog"]';
export const days = '[data-day] button, button[data-day]';

/** In a plain form, which validates by itself. */
export const inForm = (field: ReactNode) => (
	<form>
		{field}
		<button type="submit">11</button>
	</form>
);

/** Opened by its own button, like on pages: what a dialog covers isn't read. */
export function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>7</ui.Button>
			{children(isOpen, () => setOpen(false))}
		</>
	);
}

/** A popover that nobody has opened yet. */
export function OpenAtFirst() {
	const anchor = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(true);
	return (
		<>
			<button type="button" ref={anchor}>
				Qiymət
			</button>
			<ui.Popover isOpen={isOpen} onOpenChange={setOpen} anchor={anchor} label="İzah">
				<ui.Button onPress={() => setOpen(false)}>Aydındır</ui.Button>
			</ui.Popover>
		</>
	);
}

export function ChosenDay() {
	const [value, setValue] = useState<CalendarDate | null>(day);
	return <ui.Calendar value={value} onChange={setValue} defaultFocusedDate={day} minValue={day} today={day} />;
}

export function ChosenRange() {
	const [value, setValue] = useState<ui.ChosenRange | null>(null);
	return <ui.RangeCalendar value={value} onChange={setValue} defaultFocusedDate={day} minValue={day} today={day} />;
}

export function ToastHost() {
	const tones = ['error', 'success', 'warning', 'info'] as const;
	return (
		<>
			<ui.Button onPress={() => tones.map((tone) => ui.toast[tone]('4', { title: '5', timeout: null }))}>7</ui.Button>
			<ui.Button onPress={() => ui.toast.update(ui.toast.info('4', { isPending: true }), { message: '6' })}>
				8
			</ui.Button>
			<ui.ToastRegion />
		</>
	);
}

export function Pages() {
	const [page, setPage] = useState(4);
	return <ui.Pagination page={page} pageCount={9} onChange={setPage} total={1222} pageSize={100} {...sizes} />;
}
const sizes = { pageSizes: [100, 200], onPageSizeChange: nothing };

export function Filters() {
	const [value, setValue] = useState<ui.FilterValue>({ 1: '1', 2: '1,2', 3: '2026-12-08', 4: '20.5' });
	return <ui.FilterBar label="7" filters={filters} value={value} onChange={setValue} resultCount={1222} />;
}
const filters: ui.Filter[] = [
	{ kind: 'search', id: '0', label: '10' },
	{ kind: 'select', id: '1', label: '11', options: items },
	{ kind: 'select', id: '2', label: '12', options: items, isMultiple: true },
	{ kind: 'date', id: '3', label: '13' },
	{ kind: 'amount', id: '4', label: '14' },
];

export function SearchAlone() {
	return <ui.FilterBar label="7" filters={filters.slice(0, 1)} value={{}} onChange={nothing} />;
}

interface Row {
	id: string;
}
const columns: ui.DataColumn<Row>[] = [
	{ id: '1', header: '11', cell: ({ id }) => id, isRowHeader: true, isSortable: true, sortValue: ({ id }) => id },
	{ id: '2', header: '12', cell: () => '0', isHideable: true },
	{ id: '3', header: '13', cell: () => '0', isHideable: true },
];
export const table = { columns, 'aria-label': '7' };
export const named = { labelOf: ({ id }: Row) => id };
