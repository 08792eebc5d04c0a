import { expect, waitFor, within } from 'storybook/test';
import { wizard as words } from '../../strings/az/wizard';
import { frame } from '../frame.css';
import { heading } from './find';
import { type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

let come = () => {};
/** A wizard with something before it that is held back. */
const held = { before: () => new Promise<void>((done) => (come = done)) };

/** Where the parts of the wizard are, and how high; also the content of the step and of the footer. */
function placesOf(canvasElement: HTMLElement) {
	const [progress, step, ticket, footer] = canvasElement.querySelector(`.${frame.split(' ')[0]}`)?.children ?? [];
	const [title, content] = step?.children ?? [];
	// The step is in an element that animates it in.
	const fields = content?.children.length === 1 ? content.children[0] : content;
	const parts = {
		progress,
		title,
		search: fields?.children[0],
		list: fields?.children[1],
		ticket,
		footer,
		buttons: footer?.children[1],
	};
	return Object.entries(parts).map(([name, part]) => {
		const { top, height } = part?.getBoundingClientRect() ?? {};
		return `${name}: ${Math.round(top ?? -1)} + ${Math.round(height ?? -1)}`;
	});
}

/** @param parts those that are looked at, by name: all of them unless said otherwise */
const standsStill = (parts = /./): Story => ({
	args: held,
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.loading));
		await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
		const places = () => placesOf(canvasElement).filter((place) => parts.test(place));
		const waiting = places();
		come();
		await heading(canvas, words.country.heading);
		await canvas.findByRole('option', { name: /İtaliya/ });
		await waitFor(() => expect(places()).toEqual(waiting));
		await waitFor(() => expect(canvas.queryByText(words.loading)).not.toBeInTheDocument());
	},
});

export const Waiting: Story = {
	...standsStill(),
	name: '[WIZ-01] a wizard that waits stands where its first step will, and says that it loads',
};

export const WaitingOnAPhone: Story = {
	...standsStill(),
	name: '[WIZ-01] a wizard that waits stands on a phone where its first step will',
	tags: ['whole'],
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
};

export const WaitingInANarrowWindow: Story = {
	tags: ['sized'],
	...standsStill(/title|search|list/),
	name: '[WIZ-01] a wizard that waits stands where its first step will, where its heading takes two lines',
	globals: { language: 'az', viewport: { value: 'smallest', isRotated: false } },
	decorators: [
		(Story) => (
			<div style={{ width: '17rem' }}>
				<Story />
			</div>
		),
	],
};
