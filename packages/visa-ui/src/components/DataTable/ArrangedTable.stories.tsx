import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataTable } from '.';
import { columns, labelOf, type Request, rows } from './testKit';

// Not a component of its own: the docs page documents the table's own props.
const RequestTable = DataTable<Request>;

const meta = {
	title: 'Documents/DataTable columns',
	component: RequestTable,
	args: {
		caption: 'Müraciətlər',
		columns,
		rows,
		isArrangeable: true,
		isClientSorted: true,
		onColumnStateChange: fn(),
	},
	argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));
const widthOf = (name: string) => screen.getByRole('columnheader', { name }).getBoundingClientRect().width;
const leftOf = (name: string) => screen.getByRole('columnheader', { name }).getBoundingClientRect().left;
const narrow = [
	(Story: () => React.ReactNode) => (
		<div style={{ maxWidth: '40rem' }}>
			<Story />
		</div>
	),
];

export const Playground: Story = {};

export const Ordered: Story = {
	name: '[DSH-07] a column is moved earlier and later in the choice of columns, and its new place is said',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' }));
		const choice = await screen.findByRole('dialog', { name: 'Sütunlar' });
		const earlier = within(choice).getByRole('button', { name: 'Status: əvvələ keçir' });
		await userEvent.click(earlier);
		await waitFor(() => expect(heads()).toEqual(['Müraciət', 'Səyahətçi', 'Status', 'Ölkə', 'Səfər', 'Məbləğ']));
		await waitFor(() => expect(within(choice).getByRole('status')).toHaveTextContent('Status: yeri 3, cəmi 6'));
		// The selection's row has moved, and focus with it.
		await waitFor(() => expect(earlier).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(heads()[1]).toBe('Status'));
		await waitFor(() =>
			expect(args.onColumnStateChange).toHaveBeenLastCalledWith({
				order: ['reference', 'status', 'traveller', 'country', 'startDate', 'price'],
			}),
		);
		const first = within(choice).getByRole('button', { name: 'Müraciət: əvvələ keçir' });
		await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.click(first);
		await waitFor(() => expect(heads()[0]).toBe('Müraciət'));
		await userEvent.click(within(choice).getByRole('button', { name: 'Müraciət: sonraya keçir' }));
		await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Status', 'Müraciət']));
	},
};

export const Resized: Story = {
	name: '[DSH-07] the edge of a head resizes its column by arrow keys, and the others keep their width',
	play: async ({ args, canvas, userEvent }) => {
		const edge = canvas.getByRole('separator', { name: 'Səyahətçi: sütunun eni' });
		// Text in another font would have another width.
		await document.fonts.ready;
		const [before, neighbour] = [widthOf('Səyahətçi'), widthOf('Ölkə')];
		edge.focus();
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
		await waitFor(() => expect(widthOf('Səyahətçi')).toBeLessThan(before - 20));
		await waitFor(() => expect(Math.abs(widthOf('Ölkə') - neighbour)).toBeLessThan(2));
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(Math.round(widthOf('Səyahətçi')))));
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuemin', '64'));
		await waitFor(() =>
			expect(args.onColumnStateChange).toHaveBeenLastCalledWith({
				sizes: expect.objectContaining({ traveller: Math.round(widthOf('Səyahətçi')) }),
			}),
		);
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
		await waitFor(() => expect(Math.abs(widthOf('Səyahətçi') - before)).toBeLessThan(2));
		await waitFor(() => expect(edge).toHaveFocus());
	},
};

export const Dragged: Story = {
	name: '[DSH-07] a pointer drags the edge of a head, never below the least width, without sorting',
	args: { onSortChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const edge = canvas.getByRole('separator', { name: 'Səyahətçi: sütunun eni' });
		await document.fonts.ready;
		const before = widthOf('Səyahətçi');
		const { x, y } = edge.getBoundingClientRect();
		const at = (by: number) => ({ x: x + by, y, clientX: x + by, clientY: y, pageX: x + by, pageY: y });
		const drag = (by: number) =>
			userEvent.pointer([
				{ keys: '[MouseLeft>]', target: edge, coords: at(0) },
				{ target: edge, coords: at(by) },
				{ keys: '[/MouseLeft]', target: edge, coords: at(by) },
			]);
		await drag(60);
		await waitFor(() => expect(Math.abs(widthOf('Səyahətçi') - before - 60)).toBeLessThan(2));
		await drag(-2000);
		await waitFor(() => expect(widthOf('Səyahətçi')).toBe(64));
		await waitFor(() => expect(args.onSortChange).not.toHaveBeenCalled());
	},
};

export const Pinned: Story = {
	name: '[DSH-07] what names the rows stays at the start when the table scrolls; another column is pinned beside it',
	tags: ['whole'],
	decorators: narrow,
	args: { selection: { labelOf } },
	play: async ({ args, canvas, userEvent }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
		const start = leftOf('Müraciət');
		region.scrollLeft = 200;
		await waitFor(() => expect(Math.abs(leftOf('Müraciət') - start)).toBeLessThan(2));
		await waitFor(() => expect(leftOf('Səyahətçi')).toBeLessThan(start));
		region.scrollLeft = 0;
		await userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' }));
		const choice = await screen.findByRole('dialog', { name: 'Sütunlar' });
		const pin = within(choice).getByRole('button', { name: 'Ölkə: sabitlə' });
		await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'));
		await userEvent.click(pin);
		await waitFor(() => expect(args.onColumnStateChange).toHaveBeenLastCalledWith({ pinned: ['country'] }));
		await waitFor(() => expect(heads().slice(1, 3)).toEqual(['Müraciət', 'Ölkə']));
		await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
		await userEvent.keyboard('{Escape}');
		const place = leftOf('Ölkə');
		region.scrollLeft = 150;
		await waitFor(() => expect(Math.abs(leftOf('Ölkə') - place)).toBeLessThan(2));
		await waitFor(() => expect(leftOf('Səyahətçi')).toBeLessThan(place));
	},
};

export const Shade: Story = {
	name: 'a shade at the edge says that more columns are there, until they are in sight',
	decorators: narrow,
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region.parentElement).toHaveAttribute('data-more'));
		region.scrollLeft = 2000;
		await waitFor(() => expect(region.parentElement).not.toHaveAttribute('data-more'));
	},
};

export const Owned: Story = {
	name: '[DSH-07] a page may own the state of the columns: an address gives it, and what it does not know is left out',
	args: {
		columnState: {
			hidden: ['price', 'reference'],
			order: ['gone', 'status', 'reference'],
			sizes: { country: 210 },
			pinned: ['startDate', 'gone'],
		},
	},
	play: async ({ args, canvas, userEvent }) => {
		// The column that names the rows can't be hidden here, and is before the pinned ones.
		await waitFor(() => expect(heads()).toEqual(['Müraciət', 'Səfər', 'Status', 'Səyahətçi', 'Ölkə']));
		await userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' }));
		const choice = await screen.findByRole('dialog', { name: 'Sütunlar' });
		await userEvent.click(within(choice).getByRole('checkbox', { name: 'Məbləğ' }));
		await waitFor(() =>
			expect(args.onColumnStateChange).toHaveBeenLastCalledWith({ ...args.columnState, hidden: ['reference'] }),
		);
		// Nobody has changed it, so it stays.
		await waitFor(() => expect(heads()).toHaveLength(5));
		await userEvent.click(within(choice).getByRole('button', { name: 'İlkin düzülüşü qaytar' }));
		await waitFor(() => expect(args.onColumnStateChange).toHaveBeenLastCalledWith({}));
	},
};
