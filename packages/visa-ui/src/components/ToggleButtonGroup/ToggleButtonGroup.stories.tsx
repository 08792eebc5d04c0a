import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { MoonIcon, SunIcon, SystemIcon } from '../Icon';
import { Stack } from '../Stack';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from '.';

function Controlled(props: ToggleButtonGroupProps<string>) {
	const [value, setValue] = useState(props.value);
	return (
		<ToggleButtonGroup
			{...props}
			value={value}
			onChange={(id) => {
				setValue(id);
				props.onChange?.(id);
			}}
		/>
	);
}

const meta = {
	title: 'Choices/ToggleButtonGroup',
	component: ToggleButtonGroup,
	args: {
		label: 'Giriş sayı',
		items: [
			{ id: 'single', label: 'Birdəfəlik' },
			{ id: 'double', label: 'İkidəfəlik' },
			{ id: 'multiple', label: 'Çoxdəfəlik' },
		],
		value: 'single',
		onChange: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ToggleButtonGroup<string, string | null>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: 'arrow keys move the choice',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Birdəfəlik' })).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'İkidəfəlik' })).toBeChecked());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('double'));
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('multiple'));
		await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Giriş sayı' })).toBeVisible());
	},
};

export const RightToLeft: Story = {
	name: 'the arrow keys follow the text',
	render: (args) => (
		<div dir="rtl">
			<Controlled {...args} />
		</div>
	),
	play: async ({ args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('double'));
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('double'));
		await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3));
	},
};

export const ReadOnly: Story = {
	name: 'is read, and says so, where nothing can be chosen',
	args: { isReadOnly: true },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true'));
		await userEvent.click(canvas.getByText('Çoxdəfəlik'));
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Birdəfəlik' })).toBeChecked());
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const WithIcons: Story = {
	args: {
		label: 'Mövzu',
		items: [
			{ id: 'light', label: 'İşıqlı', icon: <SunIcon /> },
			{ id: 'dark', label: 'Qaranlıq', icon: <MoonIcon /> },
			{ id: 'system', label: 'Sistem', icon: <SystemIcon /> },
		],
		value: 'light',
	},
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByRole('radio', { name: said('Qaranlıq') }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('dark'));
	},
};

export const InGrid: Story = {
	tags: ['sized'],
	name: 'the frame hugs its buttons, also inside a grid',
	render: (args) => (
		<div style={{ display: 'grid' }}>
			<Controlled {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		await waitFor(() => {
			const frame = canvas.getByRole('radiogroup').getBoundingClientRect();
			const boxes = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
			const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
			expect(frame.width - (right - left)).toBeLessThan(16);
		});
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<ToggleButtonGroup
				label="Görünüş"
				value="list"
				onChange={fn()}
				items={[
					{ id: 'list', label: 'Siyahı' },
					{ id: 'cards', label: 'Kartlar' },
				]}
			/>
			<ToggleButtonGroup
				label="Tema"
				value="dark"
				onChange={fn()}
				items={[
					{ id: 'light', label: 'İşıqlı', icon: <SunIcon /> },
					{ id: 'dark', label: 'Qaranlıq', icon: <MoonIcon /> },
				]}
			/>
		</Stack>
	),
};

export const States = statesOf(
	{ another: { value: 'list' }, chosen: { value: 'cards' } },
	({ isPending: _, ...props }) => (
		<ToggleButtonGroup
			label="Görünüş"
			{...props}
			onChange={fn()}
			items={[
				{ id: 'cards', label: 'Kartlar' },
				{ id: 'list', label: 'Siyahı' },
			]}
		/>
	),
	['pending'],
);
