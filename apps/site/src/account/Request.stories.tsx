import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, mockRequests, mockTraveller } from 'visa-sdk/mocks';
import type { RequestStatus } from 'visa-sdk/rules';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';

const meta = {
	title: 'Site/Account/Request',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = strings.request;
const requests = mockRequests(40);
type Seed = Partial<(typeof requests)[number]>;
function at(status: RequestStatus, change: Seed) {
	const one = requests.find(({ traveller }) => traveller.id === mockTraveller.id);
	if (!one) throw new RangeError(status);
	const world = createWorld({ user: mockTraveller, requests: [{ ...one, status, ...change }] });
	return { args: { path: `/applications/${one.id}` }, parameters: { msw: createHandlers(world) } };
}

const asked = at('INFO_REQUIRED', {
	informationUntil: '2027-02-20',
	information: [
		{
			id: '00000000-0000-4000-8000-000000000001',
			text: 'Pasportunuzun daha aydın şəklini göndərin.',
			until: '2027-02-20',
			askedAt: '2026-11-20T08:00:00.000Z',
			answeredAt: null,
			answer: null,
			documents: [],
		},
	],
});
export const Asked: Story = {
	...asked,
	name: '[ACC-04] what is asked and until when, and the answer from the same page',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText('Pasportunuzun daha aydın şəklini göndərin.');
		await canvas.findByText(words.until('20 fevral 2027'));
		const form = within(canvas.getByRole('form', { name: words.answer }));
		await userEvent.click(form.getByRole('button', { name: words.send }));
		const text = form.getByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await waitFor(() => expect(text).toHaveAccessibleDescription(/Cavab yazın və ya şəkil əlavə edin/));
		await userEvent.type(text, 'Yeni şəkil sabah hazır olacaq');
		await userEvent.click(form.getByRole('button', { name: words.send }));
		await screen.findByText(words.sent);
		await canvas.findByRole('heading', { name: words.answers });
		await waitFor(() => expect(canvas.queryByRole('form', { name: words.answer })).not.toBeInTheDocument());
	},
};

const ready = at('APPROVED', {
	visas: [{ key: 'mock-visa-1', size: 20_000, attachedAt: '2026-11-20T08:00:00.000Z' }],
});
export const Ready: Story = {
	...ready,
	name: '[ACC-05] the issued visa can be downloaded',
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { name: words.visa });
		await waitFor(() => expect(canvas.getByRole('button', { name: words.download })).toBeVisible());
	},
};

export const Missing: Story = {
	name: '[RTE-09] another’s request is not there',
	args: { path: '/applications/00000000-0000-4000-8000-000000000009' },
	parameters: ready.parameters,
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: strings.notFound.heading });
	},
};
