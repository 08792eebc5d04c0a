import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { InSampleLanguage } from '../../docs/InSampleLanguage';
import { Button } from '../Button';
import { Card } from '../Card';
import { DescriptionList } from '../DescriptionList';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { StatusTag } from '../StatusTag';
import { SplitView, type SplitViewProps } from '.';

const cases = ['AZ-2026-0417', 'AZ-2026-0420', 'AZ-2026-0422', 'AZ-2026-0431'];

function Desk({ open, ...props }: SplitViewProps & { open?: string | undefined }) {
	const [current, setCurrent] = useState<string | undefined>(open);
	const close = () => setCurrent(undefined);
	return (
		<InSampleLanguage>
			<SplitView
				{...props}
				detailLabel={`Müraciət ${current}`}
				onBack={() => {
					close();
					props.onBack();
				}}
				list={
					<Stack gap="xs" as="ul">
						{cases.map((name) => (
							<li key={name}>
								<Button tone="quiet" onPress={() => setCurrent(name)}>
									{name}
								</Button>
							</li>
						))}
					</Stack>
				}
				detail={
					current && (
						<Card title={current} aside={<StatusTag tone="info">Baxılır</StatusTag>}>
							<DescriptionList
								items={[
									{ term: 'Ölkə', value: 'Yaponiya' },
									{ term: 'Səyahətçi', value: 'Anar Məmmədov' },
									{ term: 'Son tarix', value: '8 dekabr 2026' },
								]}
							/>
							<Inline>
								<Button tone="secondary" size="small" onPress={close}>
									Bağla
								</Button>
							</Inline>
						</Card>
					)
				}
			/>
		</InSampleLanguage>
	);
}

const meta = {
	title: 'Layout/SplitView',
	component: SplitView,
	args: {
		listLabel: 'Müraciətlər',
		list: null,
		detailLabel: '',
		onBack: fn(),
		onShareChange: fn(),
	},
	argTypes: { list: { control: false }, detail: { control: false } },
	render: (args) => <Desk {...args} />,
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };
const narrow = { viewport: { value: 'phone', isRotated: false } };

export const Beside: Story = {
	name: 'what is open stands beside the list, both named; closing it gives the focus back to the row',
	globals: wide,
	play: async ({ canvas, userEvent }) => {
		const list = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(canvas.queryByRole('separator')).not.toBeInTheDocument());
		const row = within(list).getByRole('button', { name: 'AZ-2026-0420' });
		await userEvent.click(row);
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Müraciət AZ-2026-0420' })).toBeVisible());
		await waitFor(() => expect(list).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(canvas.queryByRole('region', { name: /AZ-2026-0420/ })).not.toBeInTheDocument());
		await waitFor(() => expect(row).toHaveFocus());
	},
};

export const Moved: Story = {
	name: 'arrow keys, Home, End and a hand move the edge within its limits, and the share is told to be kept',
	globals: wide,
	render: (args) => <Desk {...args} open="AZ-2026-0417" />,
	play: async ({ args, canvas, userEvent }) => {
		const edge = canvas.getByRole('separator', { name: 'Müraciətlər: siyahının eni' });
		const list = canvas.getByRole('region', { name: 'Müraciətlər' });
		const width = () => list.getBoundingClientRect().width;
		const before = width();
		edge.focus();
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '45'));
		await waitFor(() => expect(width()).toBeGreaterThan(before));
		await waitFor(() => expect(args.onShareChange).toHaveBeenLastCalledWith(45));
		await userEvent.keyboard('{End}{ArrowRight}');
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '70'));
		await userEvent.keyboard('{Home}');
		await waitFor(() => expect(args.onShareChange).toHaveBeenLastCalledWith(20));
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		const { width: room } = (edge.parentElement as HTMLElement).getBoundingClientRect();
		const hand = { pointerId: 3, pointerType: 'mouse', button: 0 };
		await fireEvent.pointerDown(edge, { ...hand, clientX: 400, clientY: 50 });
		await fireEvent.pointerMove(edge, { ...hand, clientX: 400 + room / 10, clientY: 50 });
		await fireEvent.pointerUp(edge, { ...hand, clientX: 400 + room / 10, clientY: 50 });
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '40'));
	},
};

export const Kept: Story = {
	name: 'a share that the page keeps is the page’s to change',
	globals: wide,
	render: (args) => <Desk {...args} share={30} open="AZ-2026-0417" />,
	play: async ({ args, canvas, userEvent }) => {
		const edge = canvas.getByRole('separator');
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '30'));
		edge.focus();
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(args.onShareChange).toHaveBeenLastCalledWith(35));
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '30'));
	},
};

export const PageScrolls: Story = {
	name: '[DSH-04] where the page scrolls, the list is as long as it is, and the edge stays in sight',
	globals: wide,
	render: ({ onBack }) => (
		<SplitView
			scroll="page"
			listLabel="Müraciətlər"
			list={<div style={{ height: '300vh' }} />}
			detailLabel="Müraciət"
			detail={<div style={{ height: '50vh' }} />}
			onBack={onBack}
		/>
	),
	play: async ({ canvas }) => {
		const list = canvas.getByRole('region', { name: 'Müraciətlər' });
		const edge = canvas.getByRole('separator');
		await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(2.9 * window.innerHeight));
		window.scrollTo(0, window.innerHeight);
		await waitFor(() => expect(list.getBoundingClientRect().top).toBeLessThan(-100));
		await waitFor(() => expect(Math.abs(edge.getBoundingClientRect().top)).toBeLessThanOrEqual(1));
		window.scrollTo(0, 0);
	},
};

export const Narrow: Story = {
	name: 'in a narrow window one of them is seen; a button leads back to the row',
	globals: narrow,
	play: async ({ args, canvas, userEvent }) => {
		const list = canvas.getByRole('region', { name: 'Müraciətlər' });
		const row = within(list).getByRole('button', { name: 'AZ-2026-0422' });
		await userEvent.click(row);
		await waitFor(() => expect(list).not.toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Geriyə: Müraciətlər' }));
		await waitFor(() => expect(args.onBack).toHaveBeenCalled());
		await waitFor(() => expect(list).toBeVisible());
		await waitFor(() => expect(row).toHaveFocus());
	},
};

export const Sheet: Story = { tags: ['sheet'], render: (args) => <Desk {...args} open="AZ-2026-0417" /> };
