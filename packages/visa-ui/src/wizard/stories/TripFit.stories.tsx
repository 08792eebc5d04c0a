import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fast, single, standard, traveller, wholeSearch } from '../machine/testKit';
import { card, heading, isFree, nextButton } from './find';
import { type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

const long = {
	...single,
	id: '00000000-0000-4000-8000-000000000022',
	type: 'Çoxdəfəlik giriş',
	duration: 90,
	fee: 110,
};
const longTrip = { ...wholeSearch, endDate: '2027-01-15' };
const sentence = 'Səyahətiniz 37 gün çəkir, “Birdəfəlik giriş” icazəsi ilə isə ən çoxu 30 gün qalmaq olar.';

export const StayTooLong: Story = {
	name: '[WIZ-11] a trip longer than the chosen permission is said, and the one that fits is offered',
	args: { search: { ...longTrip, step: 'VISA_OPTION' }, calls: () => ({ getVisaOptions: async () => [single, long] }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(sentence)).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: '“Çoxdəfəlik giriş” seç (90\u00a0gün)' }));
		await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
		await waitFor(() => expect(card(canvas, long.type)).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const StayTooLongAtReview: Story = {
	name: '[WIZ-11] the review says it too; where no permission fits it leads to the dates',
	args: { search: { ...longTrip, step: 'FINAL_REVIEW' }, user: traveller },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const notice = within(
			(await canvas.findByText(new RegExp(sentence))).parentElement?.parentElement ?? canvasElement,
		);
		await userEvent.click(notice.getByRole('button', { name: 'Tarixləri dəyiş' }));
		await heading(canvas, 'Select approximate departure and arrival dates');
	},
};

const slow = { ...standard, estimatedDays: { from: 10, to: 15 } };
const quick = { ...fast, estimatedDays: { from: 3, to: 5 } };
const late = `“${standard.name}” xidməti ilə viza 11 dekabr 2026 tarixinədək hazır olur, səyahətiniz isə 10 dekabr 2026 tarixində başlayır.`;
const soon = { ...wholeSearch, startDate: '2026-12-10', endDate: '2026-12-20', serviceId: standard.id };

export const ReadyTooLate: Story = {
	name: '[SRV-05] a service that is ready only after the trip has begun is said, and one in time is offered',
	args: { search: { ...soon, step: 'SERVICE' }, calls: () => ({ getServices: async () => [slow, quick] }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(late)).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^“${fast.name}” seç`) }));
		await waitFor(() => expect(canvas.queryByText(late)).toBeNull());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ReadyTooLateAtReview: Story = {
	name: '[SRV-05] the review says it too; where no service is in time it leads to the dates',
	args: {
		search: { ...soon, step: 'FINAL_REVIEW' },
		user: traveller,
		calls: () => ({ getServices: async () => [slow] }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(async () => expect(await canvas.findByText(new RegExp(late))).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Tarixləri dəyiş' }));
		await heading(canvas, 'Select approximate departure and arrival dates');
	},
};
