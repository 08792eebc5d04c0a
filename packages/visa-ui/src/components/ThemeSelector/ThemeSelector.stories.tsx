import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { THEME_KEY, themeScript, themeStore } from '../../theme/themeStore';
import { ThemeSelector } from '.';

const root = document.documentElement;
const meta = {
	title: 'Choices/ThemeSelector',
	component: ThemeSelector,
	beforeEach: () => {
		const before = root.dataset.theme;
		localStorage.removeItem(THEME_KEY);
		return () => {
			localStorage.removeItem(THEME_KEY);
			root.dataset.theme = before;
		};
	},
} satisfies Meta<typeof ThemeSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
	name: '[THM-01] [THM-02] three buttons; the choice is stored under theme',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Görünüş' })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sistemə uyğun' })).toBeChecked());
		await userEvent.click(canvas.getByRole('radio', { name: 'Tünd' }));
		await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
		await waitFor(() => expect(root.dataset.theme).toBe('dark'));
		await userEvent.click(canvas.getByRole('radio', { name: 'İşıqlı' }));
		await waitFor(() => expect(localStorage.getItem('theme')).toBe('light'));
		await waitFor(() => expect(root.dataset.theme).toBe('light'));
	},
};

export const Keyboard: Story = {
	name: 'arrow keys move the choice',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'İşıqlı' }));
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tünd' })).toBeChecked());
	},
};

export const OtherTab: Story = {
	name: '[THM-03] a choice made in another tab arrives here',
	play: async ({ canvas }) => {
		localStorage.setItem(THEME_KEY, 'dark');
		window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tünd' })).toBeChecked());
		await waitFor(() => expect(root.dataset.theme).toBe('dark'));
	},
};

export const UnknownValue: Story = {
	name: '[THM-01] an unknown stored value counts as following the system',
	play: async ({ canvas }) => {
		localStorage.setItem(THEME_KEY, 'sepia');
		window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sistemə uyğun' })).toBeChecked());
		await waitFor(() =>
			expect(themeStore.scheme()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
		);
	},
};

export const BeforePaint: Story = {
	name: '[THM-04] the inline script sets the stored theme before anything is drawn',
	play: async () => {
		localStorage.setItem(THEME_KEY, 'dark');
		delete root.dataset.theme;
		const script = document.createElement('script');
		script.textContent = themeScript;
		document.head.append(script);
		script.remove();
		await waitFor(() => expect(root.dataset.theme).toBe('dark'));
	},
};

export const States = statesOf({ system: {} }, () => <ThemeSelector />, [
	'read-only',
	'disabled',
	'pending',
	'invalid',
]);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => <ThemeSelector />,
};
