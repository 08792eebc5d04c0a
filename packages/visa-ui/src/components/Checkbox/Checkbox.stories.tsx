import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Link } from '../Link';
import { RadioGroup } from '../RadioGroup';
import { Stack } from '../Stack';
import { Checkbox } from '.';

const meta = {
	title: 'Fields/Checkbox',
	component: Checkbox,
	args: { children: 'Şərtlərlə razıyam', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const box = canvas.getByRole('checkbox', { name: said('Şərtlərlə razıyam') });
		await userEvent.click(box);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
		await userEvent.keyboard(' ');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Davam etmək üçün şərtləri qəbul edin' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		const box = canvas.getByRole('checkbox');
		await waitFor(() => expect(box).toBeInvalid());
		await waitFor(() => expect(box).toHaveAccessibleDescription(said('Davam etmək üçün şərtləri qəbul edin')));
	},
};

const chooseGender = fn();
export const Radios: Story = {
	render: () => (
		<Stack gap="l">
			<RadioGroup
				label="Cins"
				value="female"
				onChange={chooseGender}
				items={[
					{ id: 'female', label: 'Qadın' },
					{ id: 'male', label: 'Kişi' },
				]}
			/>
			<Checkbox defaultSelected>
				<Link href="/terms">İstifadə şərtləri</Link> ilə razıyam
			</Checkbox>
			<Checkbox isDisabled>Xəbərlər göndərilsin</Checkbox>
		</Stack>
	),
	play: async ({ canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		chooseGender.mockClear();
		await waitFor(() => expect(canvas.getByRole('radiogroup', { name: said('Cins') })).toBeVisible());
		await userEvent.click(canvas.getByRole('radio', { name: said('Kişi') }));
		await waitFor(() => expect(chooseGender).toHaveBeenLastCalledWith('male'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Checkbox>Şərtlərlə razıyam</Checkbox>
			<Checkbox isSelected>Xəbərlər göndərilsin</Checkbox>
			<Checkbox isIndeterminate>Hamısı</Checkbox>
			<Checkbox isDisabled>Qeyri-aktiv</Checkbox>
			<Checkbox isDisabled isSelected>
				Qeyri-aktiv və seçilmiş
			</Checkbox>
			<Checkbox errorMessage="Davam etmək üçün şərtləri qəbul edin">
				<Link href="/terms">İstifadə şərtləri</Link> ilə razıyam
			</Checkbox>
		</Stack>
	),
};

export const States = statesOf(
	{ empty: {}, chosen: { defaultSelected: true }, 'in part': { isIndeterminate: true } },
	({ isPending: _, ...props }) => <Checkbox {...props}>Razıyam</Checkbox>,
	['pending'],
);
