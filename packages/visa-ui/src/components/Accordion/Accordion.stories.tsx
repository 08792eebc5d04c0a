import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Text } from '../Text';
import { Accordion, type AccordionProps } from '.';

const meta = {
	title: 'Navigation/Accordion',
	component: Accordion,
	args: {
		items: [
			{
				id: 'muddet',
				title: 'Viza nə vaxt hazır olur?',
				content: <Text>Adətən on beş iş günü ərzində.</Text>,
			},
			{
				id: 'senedler',
				title: 'Hansı sənədlər lazımdır?',
				content: <Text>Pasport, foto və bank arayışı.</Text>,
			},
		],
	},
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
	play: async ({ canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const answer = canvas.getByText(said('Adətən on beş iş günü ərzində.'));
		await waitFor(() => expect(answer).not.toBeVisible());
		await userEvent.click(canvas.getByText(said('Viza nə vaxt hazır olur?')));
		await waitFor(() => expect(answer).toBeVisible());
		await userEvent.click(canvas.getByText(said('Hansı sənədlər lazımdır?')));
		await waitFor(() => expect(canvas.getByText(said('Pasport, foto və bank arayışı.'))).toBeVisible());
		await waitFor(() => expect(answer).toBeVisible());
		await userEvent.click(canvas.getByText(said('Viza nə vaxt hazır olur?')));
		await waitFor(() => expect(answer).not.toBeVisible());
	},
};

export const Exclusive: Story = {
	name: 'opening one closes the other',
	args: { isExclusive: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Viza nə vaxt hazır olur?'));
		await userEvent.click(canvas.getByText('Hansı sənədlər lazımdır?'));
		await waitFor(() => expect(canvas.getByText('Pasport, foto və bank arayışı.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Adətən on beş iş günü ərzində.')).not.toBeVisible());
	},
};

const when = 'Viza nə vaxt hazır olur?';
const what = 'Hansı sənədlər lazımdır?';
const openOf = (canvasElement: HTMLElement) =>
	Array.from(canvasElement.querySelectorAll('details[open]'), ({ id }) => id);

export const Told: Story = {
	name: 'tells what is open, also what the browser opened',
	args: { defaultOpenIds: ['senedler'], onOpenChange: fn() },
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		await expect(openOf(canvasElement)).toEqual(['senedler']);
		await userEvent.click(canvas.getByText(when));
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']));
		await userEvent.click(canvas.getByText(what));
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet']));
		// The browser's search, and a URL that leads into an answer, open the element like this.
		for (const details of canvasElement.querySelectorAll('details')) details.open = true;
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']));
		await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
	},
};

function Held(props: AccordionProps) {
	const [openIds, setOpenIds] = useState<readonly string[]>(props.openIds ?? []);
	return (
		<Accordion
			{...props}
			openIds={openIds}
			onOpenChange={(next) => {
				props.onOpenChange?.(next);
				setOpenIds(next);
			}}
		/>
	);
}

export const HeldByThePage: Story = {
	name: 'is open where the page says so',
	args: { openIds: ['senedler'], onOpenChange: fn() },
	render: (args) => <Held {...args} />,
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		await expect(openOf(canvasElement)).toEqual(['senedler']);
		await userEvent.click(canvas.getByText(when));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['muddet', 'senedler']));
		await expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']);
		await userEvent.click(canvas.getByText(what));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['muddet']));
		const [, second] = canvasElement.querySelectorAll('details');
		if (second) second.open = true;
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']));
		await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
	},
};

export const HeldExclusive: Story = {
	name: 'one at a time, where the page holds which',
	args: { openIds: ['senedler'], onOpenChange: fn(), isExclusive: true },
	render: (args) => <Held {...args} />,
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByText(when));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['muddet']));
		const [, second] = canvasElement.querySelectorAll('details');
		if (second) second.open = true;
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['senedler']));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['senedler']));
		await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
	},
};

export const Kept: Story = {
	name: 'stays as the page says, whoever opens it',
	args: { openIds: ['muddet'], onOpenChange: fn() },
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByText(what));
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['muddet']));
		for (const details of canvasElement.querySelectorAll('details')) details.open = !details.open;
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['senedler']));
		await waitFor(() => expect(openOf(canvasElement)).toEqual(['muddet']));
	},
};

export const Disabled: Story = {
	name: 'an item that is disabled is passed over and does nothing',
	args: {
		items: meta.args.items.map((item, index) => ({ ...item, isDisabled: index === 0 })),
		onOpenChange: fn(),
	},
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		const [first, second] = canvasElement.querySelectorAll('summary');
		await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
		first?.click();
		await userEvent.tab();
		await waitFor(() => expect(second).toHaveFocus());
		await userEvent.click(canvas.getByText(what));
		await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['senedler']));
		await expect(openOf(canvasElement)).toEqual(['senedler']);
		await waitFor(() => expect(canvas.getByText('Adətən on beş iş günü ərzində.')).not.toBeVisible());
	},
};

export const AllDisabled: Story = {
	name: 'as a whole disabled, it keeps what is open',
	args: { isDisabled: true, defaultOpenIds: ['muddet'], onOpenChange: fn() },
	play: async ({ args, canvasElement, userEvent }) => {
		for (const summary of canvasElement.querySelectorAll('summary')) summary.click();
		await expect(openOf(canvasElement)).toEqual(['muddet']);
		await userEvent.tab();
		await waitFor(() => expect(canvasElement.querySelector('summary:focus')).toBeNull());
		await expect(args.onOpenChange).not.toHaveBeenCalled();
	},
};

export const Headings: Story = {
	name: 'its titles are headings, where a level is said',
	args: { headingLevel: 3 },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: when })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: what })).toBeVisible());
	},
};

export const States = statesOf(
	{ closed: { isDefaultOpen: false }, open: { isDefaultOpen: true } },
	({ isDefaultOpen, isDisabled = false }) => (
		<div className={narrow}>
			<Accordion
				items={[{ id: '', title: 'Viza nə vaxt hazır olur?', content: 'On beş iş günü.', isDefaultOpen, isDisabled }]}
			/>
		</div>
	),
	['read-only', 'pending', 'invalid'],
	'summary',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Accordion
			items={[
				{
					id: 'sheet-when',
					title: 'Viza nə vaxt hazır olur?',
					content: <Text>Adətən on beş iş günü ərzində.</Text>,
					isDefaultOpen: true,
				},
				{ id: 'sheet-what', title: 'Hansı sənədlər lazımdır?', content: <Text>Pasport, foto və bank arayışı.</Text> },
				{
					id: 'sheet-who',
					title: 'Pasportumun şəklini kim görür?',
					content: <Text>Yalnız müraciətinizi aparan əməkdaş.</Text>,
				},
			]}
		/>
	),
};
