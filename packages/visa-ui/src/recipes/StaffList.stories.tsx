import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '../field/chooseOption';
import { StaffListPage } from './StaffListPage';

const meta = {
	title: 'Recipes/Staff list',
	// Code to begin with, whose words are in one language.
	globals: { language: 'az' },
	component: StaffListPage,
	parameters: { layout: 'fullscreen' },
	argTypes: {
		initial: { control: false },
		state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] },
	},
} satisfies Meta<typeof StaffListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const references = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

export const Playground: Story = { args: { state: 'ready' } };

export const FindsOne: Story = {
	tags: ['sized'],
	name: 'search, filters and order work together, and pages begin anew',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText('60 nəticə')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti səhifə' }));
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: 'Səhifə 2' })).toHaveAttribute('aria-current', 'page'),
		);
		await waitFor(() => expect(references()[0]).toBe('VZ-2026-04115'));
		await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Status' }), 'Baxılır');
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: 'Səhifə 1' })).toHaveAttribute('aria-current', 'page'),
		);
		await waitFor(() => expect(canvas.getByText('18 nəticə')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Məbləğ' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Məbləğ' }));
		const prices = screen.getAllByText(/AZN/).map((price) => price.parentElement?.textContent ?? '');
		await waitFor(() => expect(prices[0]).toContain('1.250'));
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Axtarış' }), 'gunel');
		await waitFor(() => expect(new Set(references()).size).toBeLessThan(12));
		await waitFor(() => {
			for (const row of screen.getAllByRole('row').slice(1)) expect(row).toHaveTextContent('Günel Qasımova');
		});
	},
};

export const NothingFits: Story = {
	name: 'filters that fit nothing say so and can be cleared',
	args: { initial: { filters: { search: 'Atlantida' } } },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText('0 nəticə')).toBeVisible());
		await userEvent.click(within(canvas.getByRole('region')).getByRole('button', { name: 'Təmizlə' }));
		await waitFor(() => expect(canvas.getByText('60 nəticə')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
	},
};

export const Takes: Story = {
	name: 'chosen requests are taken into review together',
	args: { initial: { filters: { status: 'SUBMITTED' } } },
	play: async ({ canvas, userEvent }) => {
		const before = references().length;
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Səhifədəki bütün sətirləri seç' }));
		await waitFor(() => expect(canvas.getByText(`${before} sətir seçilib`)).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Baxışa götür' }));
		await waitFor(() => expect(canvas.getByText('0 nəticə')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Status: Göndərilib: filtri sil' }));
		await waitFor(() => expect(canvas.getByText('60 nəticə')).toBeVisible());
	},
};

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };

export const Phone: Story = {
	name: 'on a phone: cards, filters and menu behind buttons, nothing sideways',
	tags: ['whole'],
	globals: { viewport: { value: 'smallest' } },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
		await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(12));
		await userEvent.click(canvas.getByRole('button', { name: /^Filtrlər/ }));
		const sheet = await screen.findByRole('dialog', { name: 'Filtrlər' });
		await chooseOption(userEvent, within(sheet).getByRole('combobox', { name: 'Ölkə' }), 'Yaponiya');
		await userEvent.click(within(sheet).getByRole('button', { name: 'Nəticələri göstər' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(async () =>
			expect(await canvas.findByRole('button', { name: 'Ölkə: Yaponiya: filtri sil' })).toBeVisible(),
		);
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	args: {
		initial: { filters: { from: '2026-12-08' }, sort: { column: 'startDate', direction: 'ascending' } },
	},
};
