import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wizard } from '../../strings/az/wizard';
import { italy, single, standard, student, tourist, turkey, wholeSearch } from '../machine/testKit';
import { card, heading, isBlocked, isFree, nextButton, ticketOf } from './find';
import { failingOnce, type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

export const VisaTypes: Story = {
	name: '[VTY-01] [VTY-02] [VTY-03] the visa type step and its documents',
	args: { search: { ...wholeSearch, step: 'VISA_TYPE', visaTypeId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(student.description ?? '')).toBeVisible());
		const next = nextButton(canvas);
		await isBlocked(next);
		await userEvent.click(card(canvas, tourist.name));
		await isFree(next);
		await userEvent.click(card(canvas, tourist.name));
		await waitFor(() => isBlocked(next));
		await userEvent.click(canvas.getByRole('button', { name: /Dokumentlər.*Tələbə/ }));
		const dialog = await within(document.body).findByRole('dialog', { name: 'Tələb olunan sənədlər' });
		const text = within(dialog).getByText(/Qəbul məktubu/);
		await waitFor(() => expect(getComputedStyle(text).whiteSpaceCollapse).toMatch(/preserve/));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
	},
};

export const VisaTypesFailed: Story = {
	name: '[VTY-04] [VAL-01] a list that failed shows the message of the server and a retry',
	args: {
		search: { step: 'VISA_TYPE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' },
		calls: () => ({ getVisaTypes: failingOnce([tourist], 'Viza növləri hazırda açılmır') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText('Viza növləri hazırda açılmır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd et' }));
		await waitFor(async () => expect(await canvas.findByText(tourist.name)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Viza növünü seçin' })).toHaveFocus());
	},
};

export const ListInViewWhenOnline: Story = {
	name: '[VTY-04] [API-05] a list that could not be loaded without a network is loaded when there is one',
	args: {
		search: { step: 'VISA_TYPE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' },
		calls: () => ({ getVisaTypes: failingOnce([tourist], 'Şəbəkə yoxdur') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText('Şəbəkə yoxdur');
		window.dispatchEvent(new Event('online'));
		await waitFor(() => expect(canvas.getByText(tourist.name)).toBeVisible());
		await waitFor(() => expect(canvas.queryByText('Şəbəkə yoxdur')).toBeNull());
	},
};

export const NothingOffered: Story = {
	name: '[VTY-01] [VAL-01] a step whose country has nothing left to choose says so, and what helps',
	args: {
		search: { ...wholeSearch, step: 'VISA_OPTION', visaOptionId: undefined },
		calls: () => ({ getVisaOptions: async () => [] }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Giriş icazəsini seçin');
		await waitFor(() => expect(canvas.getByText(wizard.nothingOffered)).toBeVisible());
		await isBlocked(nextButton(canvas));
	},
};

export const VisaOptions: Story = {
	name: '[VOP-01] the visa option step',
	args: { search: { ...wholeSearch, step: 'VISA_OPTION', visaOptionId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const option = await canvas.findByRole('row', { name: single.type });
		await waitFor(() => expect(canvas.getByText('Up to 30 days')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Döv. rüsumu')).toBeVisible());
		await isBlocked(nextButton(canvas));
		await userEvent.click(option);
		await isFree(nextButton(canvas));
		await userEvent.click(option);
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

export const Services: Story = {
	name: '[SRV-01] [SRV-02] [SRV-03] [SRV-04] [SRV-05] the service step',
	args: { search: { ...wholeSearch, step: 'SERVICE', serviceId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Xidməti seçin');
		const service = await canvas.findByRole('row', { name: standard.name });
		await waitFor(() => expect(canvasElement.querySelectorAll('s, del')).toHaveLength(1));
		await waitFor(() => expect(canvas.getAllByText('Səfirlikdə əlavə xərclər')).toHaveLength(1));
		await waitFor(() => expect(canvas.getByText('Sənədləri yoxlayıb səfirliyə təqdim edirik.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('10–\u206015 iş gününə')).toBeVisible());
		// Fifteen working days after Saturday, 21 November 2026.
		await waitFor(() => expect(canvas.getByText('11 dekabr 2026')).toBeVisible());
		await userEvent.click(service);
		await isFree(nextButton(canvas));
		await userEvent.click(service);
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

export const BothSums: Story = {
	tags: ['sized'],
	name: '[SRV-05] from the permission on, the ticket shows what is paid now and what at the embassy',
	args: { search: { step: 'VISA_TYPE', countryId: turkey.id, startDate: '2026-12-10', endDate: '2026-12-20' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Viza növünü seçin');
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('Hələlik—Hələ məlum deyil'));
		await userEvent.click(await canvas.findByRole('row', { name: tourist.name }));
		await userEvent.click(nextButton(canvas));
		await userEvent.click(await canvas.findByRole('row', { name: single.type }));
		await waitFor(() =>
			expect(ticketOf(canvas)).toHaveTextContent('İndi ödəniləcək0 AZNSəfirlikdə60 AZN1 nəfər, hələlik'),
		);
		await userEvent.click(nextButton(canvas));
		await userEvent.click(await canvas.findByRole('row', { name: standard.name }));
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('İndi ödəniləcək65 AZNSəfirlikdə60 AZN'));
	},
};

export const ListsWhenOnline: Story = {
	name: '[API-05] what failed out of sight takes away no list that is in use when there is a network again',
	args: {
		search: { step: 'VISA_TYPE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' },
		calls: () => ({ getServices: failingOnce([standard], 'Şəbəkə yoxdur') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Viza növünü seçin');
		const [card] = await canvas.findAllByRole('row');
		card?.focus();
		window.dispatchEvent(new Event('online'));
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvasElement.contains(document.activeElement)).toBe(true);
		await waitFor(() => expect(card).toBeInTheDocument());
	},
};

export const ServicesInAzerbaijani: Story = {
	name: '[SRV-01] what staff write of a service says its language on a Russian page',
	globals: { language: 'ru' },
	args: { search: { ...wholeSearch, step: 'SERVICE' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(() => expect(canvas.getByText(standard.description ?? '')).toHaveAttribute('lang', 'az'));
	},
};
