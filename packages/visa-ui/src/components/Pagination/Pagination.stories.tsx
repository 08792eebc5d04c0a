import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { chooseOption } from '../../field/chooseOption';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { Pagination, type PaginationProps } from '.';

const navigate = fn();

function Controlled(props: PaginationProps) {
	const [page, setPage] = useState(props.page);
	return (
		<RouterProvider
			navigate={(href) => {
				setPage(Number(new URLSearchParams(href).get('page')));
				navigate(href);
			}}
		>
			<Pagination
				{...props}
				page={page}
				onChange={(next) => {
					setPage(next);
					props.onChange?.(next);
				}}
			/>
		</RouterProvider>
	);
}

const meta = {
	title: 'Navigation/Pagination',
	component: Pagination,
	args: { page: 3, pageCount: 12, total: 1228, pageSize: 100, onChange: fn() },
	argTypes: { pageSizes: { control: false } },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Buttons: Story = {
	name: 'turns the pages, marks the open one and says where it is',
	args: { pageCount: 13 },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Səhifələr' })).toBeVisible());
		await waitFor(() => expect(canvas.getByText('1.228 nəticədən 201–300')).toBeVisible());
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: 'Səhifə 3' })).toHaveAttribute('aria-current', 'page'),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti səhifə' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(4));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Səhifə 4, cəmi 13$/));
		await userEvent.click(canvas.getByRole('button', { name: 'Səhifə 13' }));
		await waitFor(() => expect(canvas.getByText('1.228 nəticədən 1.201–1.228')).toBeVisible());
	},
};

export const Ends: Story = {
	name: 'at an end the arrows lead nowhere but keep the focus',
	args: { page: 11 },
	play: async ({ args, canvas, userEvent }) => {
		const next = canvas.getByRole('button', { name: 'Növbəti səhifə' });
		await userEvent.click(next);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12));
		await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
		await waitFor(() => expect(next).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
		await userEvent.click(canvas.getByRole('button', { name: 'Birinci səhifə' }));
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: 'Əvvəlki səhifə' })).toHaveAttribute('aria-disabled', 'true'),
		);
	},
};

export const Links: Story = {
	name: 'pages with addresses are links and go through the router',
	args: { page: 11, hrefOf: (page: number) => `?page=${page}` },
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Səhifə 1' })).toHaveAttribute('href', '?page=1'));
		const next = canvas.getByRole('link', { name: 'Növbəti səhifə' });
		await userEvent.click(next);
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('?page=12'));
		await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
		await waitFor(() => expect(next).not.toHaveAttribute('href'));
		await waitFor(() => expect(next).toHaveFocus());
	},
};

const changeSize = fn();
export const PageSize: Story = {
	name: 'the number of results on a page can be chosen',
	args: { pageSize: 20, pageSizes: [20, 50, 100], onPageSizeChange: changeSize },
	play: async ({ canvas, userEvent }) => {
		changeSize.mockClear();
		const select = canvas.getByRole('combobox', { name: 'Bir səhifədəki nəticələrin sayı' });
		await chooseOption(userEvent, select, 'Səhifədə 50');
		await waitFor(() => expect(changeSize).toHaveBeenLastCalledWith(50));
	},
};

export const States = statesOf(
	{ another: { page: 1 } },
	({ page }, where) => <Pagination label={where} page={page} pageCount={3} onChange={fn()} />,
	['read-only', 'disabled', 'pending', 'invalid'],
	'li:has([aria-current]) + li button',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Pagination label="Birinci" page={1} pageCount={3} onChange={() => undefined} />
			<Pagination label="Orta" page={6} pageCount={12} total={1200} pageSize={100} onChange={() => undefined} />
			<Pagination
				label="Sonuncu"
				page={64}
				pageCount={64}
				total={1272}
				pageSize={20}
				pageSizes={[20, 50, 100]}
				onPageSizeChange={() => undefined}
				hrefOf={(page) => `?page=${page}`}
			/>
			<Pagination label="Boş" page={1} pageCount={0} total={0} pageSize={20} onChange={() => undefined} />
		</Stack>
	),
};
