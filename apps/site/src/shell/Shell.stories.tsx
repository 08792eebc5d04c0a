import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, handlersFor, mockTraveller } from 'visa-sdk/mocks';
import { Button } from 'visa-ui';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';
import { PageSkeleton } from './PageSkeleton';

const meta = {
	title: 'Site/Shell',
	component: SiteAt,
	parameters: { layout: 'fullscreen', msw: createHandlers(createWorld({ user: mockTraveller })) },
	args: { path: '/about' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = strings.shell;
const namesOf = (nav: HTMLElement) =>
	within(nav)
		.getAllByRole('link')
		.map((link) => link.textContent?.replace(/ \(.*\)$/, ''));

export const Visitor: Story = {
	name: '[NAV-11] [NAV-01] [NAV-02] [NAV-04] in a wide window the bar itself shows a visitor’s menu and the way in',
	beforeEach: () => freshBrowser({ isVisitor: true }),
	parameters: { msw: createHandlers(createWorld()) },
	play: async ({ canvas }) => {
		const nav = await canvas.findByRole('navigation', { name: words.mainMenu });
		await waitFor(() => expect(namesOf(nav)).toEqual([words.home, words.about, words.contact]));
		const [home, about, contact] = within(nav).getAllByRole('link');
		await waitFor(() => expect(about).toHaveAttribute('aria-current', 'page'));
		await waitFor(() => expect(home).not.toHaveAttribute('aria-current'));
		await waitFor(() => expect(contact).toHaveAttribute('target', '_blank'));
		await waitFor(() => expect(canvas.getByRole('link', { name: words.login })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.menu })).toBeVisible());
	},
};

export const SignedIn: Story = {
	name: '[NAV-11] [NAV-01] [NAV-04] a signed-in traveller has profile, requests and the way out there',
	play: async ({ canvas, userEvent }) => {
		const nav = await canvas.findByRole('navigation', { name: words.mainMenu });
		await waitFor(() =>
			expect(namesOf(nav)).toEqual([words.home, words.about, words.contact, words.profile, words.applications]),
		);
		await userEvent.click(within(nav).getByRole('link', { name: words.profile }));
		await canvas.findByRole('heading', { level: 1, name: strings.profile.heading });
		await waitFor(() =>
			expect(within(nav).getByRole('link', { name: words.profile })).toHaveAttribute('aria-current', 'page'),
		);
		await waitFor(() => expect(canvas.getByRole('button', { name: words.logout })).toBeVisible());
	},
};

export const LanguagesInTheBar: Story = {
	name: '[ACC-09] from 1280 px the bar has the languages too, in one line with the longest menu',
	parameters: {
		msw: handlersFor('admin'),
		viewport: { options: { laptop: { name: '1280', styles: { width: '1280px', height: '800px' } } } },
	},
	globals: { viewport: { value: 'laptop', isRotated: false } },
	play: async ({ canvas }) => {
		const nav = await canvas.findByRole('navigation', { name: words.mainMenu });
		await waitFor(() => expect(namesOf(nav)).toContain(words.dashboard));
		const bar = within(canvas.getByRole('banner'));
		const english = bar.getByRole('button', { name: 'English' });
		await waitFor(() => expect(english).toBeVisible());
		const ends = within(nav)
			.getAllByRole('link')
			.map((link) => link.getBoundingClientRect());
		const apply = bar.getByRole('link', { name: words.apply }).getBoundingClientRect();
		await expect(new Set(ends.map(({ top }) => top)).size).toBe(1);
		await expect(Math.max(...ends.map(({ right }) => right))).toBeLessThan(apply.left);
		await expect(apply.height).toBeLessThan(64);
	},
};

const placeOf = (element: HTMLElement) => element.getBoundingClientRect().left;

export const Loading: Story = {
	name: '[NAV-11] [NAV-03] while the user loads placeholders stand in the bar, and nothing moves when the entries come',
	parameters: {
		msw: [
			http.get('/api/users/me', async () => {
				await delay('infinite');
			}),
			...handlersFor('visitor'),
		],
	},
	play: async ({ canvas, canvasElement }) => {
		const apply = await canvas.findByRole('link', { name: words.apply });
		const bar = apply.closest('header');
		await waitFor(() => expect(bar?.querySelectorAll('span[aria-hidden="true"][style*="height"]')).toHaveLength(6));
		await waitFor(() => expect(canvas.queryByRole('navigation', { name: words.mainMenu })).not.toBeInTheDocument());
		// The link into the wizard is in its place, with the space of the button next to it already reserved.
		const room = canvasElement.getBoundingClientRect().right - placeOf(apply);
		await waitFor(() => expect(room).toBeGreaterThan(apply.offsetWidth + 100));
	},
};

export const Failed: Story = {
	name: '[NAV-11] [NAV-05] when the user could not be loaded the bar is a visitor’s, and the button’s place is empty',
	parameters: {
		msw: [
			http.get('/api/users/me', () => Response.json({ statusCode: 500, message: 'Xəta' }, { status: 500 })),
			...handlersFor('visitor'),
		],
	},
	play: async ({ canvas }) => {
		const nav = await canvas.findByRole('navigation', { name: words.mainMenu });
		await waitFor(() => expect(namesOf(nav)).toEqual([words.home, words.about, words.contact]));
		for (const name of [words.login, words.logout])
			await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument());
	},
};

function LongPage() {
	const [isLeft, setLeft] = useState(false);
	return (
		<div style={{ display: 'grid', gap: '200vh', paddingBlockEnd: '200vh' }}>
			{isLeft ? <PageSkeleton /> : <h1>{strings.titles.about}</h1>}
			<Button onPress={() => setLeft(true)}>{strings.shell.apply}</Button>
		</div>
	);
}

export const FromFarDown: Story = {
	name: '[NAV-08] what stands in for the next page is in sight, however far down one was',
	render: () => <LongPage />,
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		button.scrollIntoView();
		await waitFor(() => expect(window.scrollY).toBeGreaterThan(window.innerHeight));
		await userEvent.click(button);
		await waitFor(() => expect(canvas.getByRole('status')).toBeInTheDocument());
		await waitFor(() => expect(window.scrollY).toBe(0));
	},
};
