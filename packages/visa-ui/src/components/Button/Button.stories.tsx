import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { statesOf } from '../../docs/statesOf';
import { samplesIn, wordsIn } from '../../docs/wordsIn';
import { ArrowRightIcon, PassportIcon, TrashIcon } from '../Icon';
import { Stack } from '../Stack';
import { Button, LinkButton } from '.';

const meta = {
	title: 'Actions/Button',
	component: Button,
	args: { children: 'Növbəti mərhələyə keç', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByRole('button', { name: said('Növbəti mərhələyə keç') }));
		await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
	},
};

const tones = { primary: 'primary', secondary: 'secondary', quiet: 'quiet', critical: 'critical' } as const;
type Tone = keyof typeof tones;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Matrix
				align="middle"
				rows={tones}
				columns={{
					plain: (tone: Tone) => <Button tone={tone}>Müraciətə başla</Button>,
					icon: (tone: Tone) => (
						<Button tone={tone} icon={tone === 'critical' ? <TrashIcon /> : <PassportIcon />}>
							İkonla
						</Button>
					),
					small: (tone: Tone) => (
						<Button tone={tone} size="small">
							Kiçik
						</Button>
					),
					'large, icon at the end': (tone: Tone) => (
						<Button tone={tone} size="large" icon={<ArrowRightIcon />} iconPlace="end">
							Böyük
						</Button>
					),
					pending: (tone: Tone) => (
						<Button tone={tone} isPending>
							Gözləyin
						</Button>
					),
					disabled: (tone: Tone) => (
						<Button tone={tone} isDisabled>
							Qeyri-aktiv
						</Button>
					),
				}}
			>
				{(tone, draw) => draw(tone)}
			</Matrix>
			<Matrix rows={tones} columns={{ LinkButton: 'Düymə kimi keçid' }}>
				{(tone, words) => (
					<LinkButton href="#visa" tone={tone}>
						{words}
					</LinkButton>
				)}
			</Matrix>
		</Stack>
	),
};

export const States = statesOf(
	{
		primary: { tone: 'primary' as const },
		secondary: { tone: 'secondary' as const },
		quiet: { tone: 'quiet' as const },
		critical: { tone: 'critical' as const },
	},
	({ errorMessage: _, ...props }) => <Button {...props}>Davam et</Button>,
	['read-only', 'invalid'],
);

export const Blocked: Story = {
	name: '[CTY-06] a blocked button says what is missing',
	args: { blockedBecause: 'Davam etmək üçün ölkə seçin' },
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
		await waitFor(() => expect(button).toHaveAccessibleDescription('Davam etmək üçün ölkə seçin'));
		await userEvent.click(button);
		await userEvent.keyboard('{Enter}');
		await expect(args.onPress).not.toHaveBeenCalled();
	},
};

export const DisabledQuiet: Story = {
	name: 'a quiet button that is disabled or blocked gains no frame and no ground',
	render: () => (
		<Stack gap="m">
			<Button tone="quiet">Boş</Button>
			<Button tone="quiet" isDisabled>
				Bağlı
			</Button>
			<Button tone="quiet" blockedBecause="Ölkə seçin">
				Gözləyir
			</Button>
		</Stack>
	),
	play: async ({ canvas }) => {
		const lookOf = (name: string) => {
			const { backgroundColor, borderColor } = getComputedStyle(canvas.getByRole('button', { name }));
			return { backgroundColor, borderColor };
		};
		await waitFor(() => expect(lookOf('Bağlı')).toEqual(lookOf('Boş')));
		await waitFor(() => expect(lookOf('Gözləyir')).toEqual(lookOf('Boş')));
	},
};

export const Pending: Story = {
	args: { isPending: true },
	play: async ({ args, canvas, globals, userEvent }) => {
		const button = canvas.getByRole('button', { name: new RegExp(wordsIn(globals).pending) });
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await userEvent.click(button);
		await userEvent.click(button);
		await expect(args.onPress).not.toHaveBeenCalled();
	},
};

export const BlockedElsewhere: Story = {
	render: (args) => (
		<div>
			<p id="why">Davam etmək üçün ölkə seçin</p>
			<Button {...args} isBlocked aria-describedby="why" />
		</div>
	),
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const button = canvas.getByRole('button');
		await waitFor(() => expect(button).toHaveAccessibleDescription(said('Davam etmək üçün ölkə seçin')));
		await userEvent.click(button);
		await expect(args.onPress).not.toHaveBeenCalled();
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const FullWidth: Story = { args: { width: 'full', blockedBecause: 'Hər iki tarixi seçin' } };
