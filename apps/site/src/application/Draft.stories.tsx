import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Draft } from 'visa-sdk/contract';
import { createHandlers, createWorld, mockTraveller, smallCatalogue, type World } from 'visa-sdk/mocks';
import { businessToday, toIso } from 'visa-sdk/rules';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings';
import { draftStrings } from '../strings/pages/draft';

const meta = {
	title: 'Site/Application/Draft',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const words = draftStrings;
const [first, second] = smallCatalogue.countries;
const day = (days: number) => toIso(businessToday().add({ days }));
const draft = (change: Partial<Draft> = {}): Draft => ({
	content: {
		...{ version: 1, country: { id: first?.id ?? '' }, visaType: null, visaOption: null, service: null },
		...{ startDate: day(40), endDate: day(50), notes: 'Pəncərə yanı', document: null, peopleCount: 3 },
	},
	...{ version: 4, updatedAt: '2026-11-22T08:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' },
	...{ isFromHere: false, isFromElsewhere: true },
	...change,
});
function over(path: string, start: Draft): { world: World; story: Pick<Story, 'args' | 'parameters' | 'beforeEach'> } {
	const world = createWorld({ user: mockTraveller, draft: start });
	// From the beginning each time: a story that is played again finds its initial state.
	const beforeEach = () => {
		world.draft = structuredClone(start);
	};
	return { world, story: { args: { path }, parameters: { msw: createHandlers(world) }, beforeEach } };
}

/**
 * Waits for the offer; one that arrives when the wizard is already visible is announced in a toast, and opened from
 * there.
 */
async function offered(canvas: Canvas, title: string) {
	await canvas.findByText(title);
	const show = canvas.queryByRole('button', { name: words.show });
	if (show) await userEvent.click(show);
}

const begun = over('/application', draft());
export const Begun: Story = {
	...begun.story,
	name: '[ACC-08] what was begun on another device is offered with country and dates, and gone on with',
	play: async ({ canvas, userEvent }) => {
		await offered(canvas, words.begun);
		await canvas.findByText(new RegExp(`${first?.name}.*3 nəfər`));
		await userEvent.click(canvas.getByRole('button', { name: words.goOn }));
		// The first thing that it doesn't answer.
		await canvas.findByRole('heading', { level: 1, name: 'Viza növünü seçin' });
		await waitFor(() => expect(canvas.queryByText(words.begun)).not.toBeInTheDocument());
	},
};

const anew = over('/application', draft({ isFromHere: true, isFromElsewhere: false }));
export const Anew: Story = {
	...anew.story,
	name: '[ACC-08] or given up, and the form is empty',
	play: async ({ canvas, userEvent }) => {
		await offered(canvas, words.begunHere);
		await userEvent.click(canvas.getByRole('button', { name: words.startAnew }));
		await waitFor(() => expect(canvas.queryByText(words.begunHere)).not.toBeInTheDocument());
		await waitFor(() => expect(anew.world.draft).toBeNull());
	},
};

const two = over(`/application?countryId=${second?.id}&step=COUNTRY`, draft());
export const Two: Story = {
	...two.story,
	name: '[ACC-08] two that differ are told apart; nothing is saved before the traveller has chosen',
	play: async ({ canvas, userEvent }) => {
		await offered(canvas, words.two);
		await canvas.findByText(words.here);
		await canvas.findByText(words.otherDevice);
		expect(two.world.draft?.version).toBe(4);
		await userEvent.click(canvas.getByRole('button', { name: words.keepOwn }));
		await waitFor(() => expect(canvas.queryByText(words.two)).not.toBeInTheDocument());
		await waitFor(() => expect(two.world.draft?.content.country?.id).toBe(second?.id));
	},
};

const sameTrip = `countryId=${first?.id}&startDate=${day(40)}&endDate=${day(50)}`;
const alone = { ...draft().content, peopleCount: 1 };
const alike = over(
	`/application?${sameTrip}&visaTypeId=${smallCatalogue.visaTypes[0]?.id}&step=VISA_OPTION`,
	draft({ content: alone }),
);
export const Alike: Story = {
	...alike.story,
	name: '[ACC-08] two of the same country and dates are told apart by what else differs',
	tags: ['whole'],
	play: async ({ canvas }) => {
		await offered(canvas, words.two);
		await canvas.findByText((text) => text.includes(`, ${words.none.notes}`));
		await canvas.findByText((text) => text.includes(`, ${words.notes('Pəncərə yanı')} (`));
	},
};

const more = over(`/application?${sameTrip}&step=VISA_TYPE`, draft({ content: alone }));
export const More: Story = {
	...more.story,
	name: '[ACC-08] one that says all that the page says and more is offered with what more it says, not as one of two',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		await offered(canvas, words.begun);
		await canvas.findByText((text) => text.endsWith(`, ${words.notes('Pəncərə yanı')}`));
		expect(more.world.draft?.version).toBe(4);
		await userEvent.click(canvas.getByRole('button', { name: words.keepOwn }));
		await waitFor(() => expect(canvas.queryByText(words.begun)).not.toBeInTheDocument());
		await waitFor(() => expect(more.world.draft?.content.notes).toBe(''));
	},
};

const signedInAgain = over('/application', draft({ isFromElsewhere: false }));
export const SignedInAgain: Story = {
	...signedInAgain.story,
	name: '[ACC-08] what a session that is over has begun is offered without a word of another device',
	tags: ['whole'],
	play: async ({ canvas }) => {
		await offered(canvas, words.begunHere);
		await expect(canvas.queryByText(words.begun)).toBeNull();
	},
};

const twoInAccount = over(`/application?countryId=${second?.id}&step=COUNTRY`, draft({ isFromElsewhere: false }));
export const TwoInAccount: Story = {
	...twoInAccount.story,
	name: '[ACC-08] beside another one it is said to be in the account',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.inAccount);
		await expect(canvas.queryByText(words.otherDevice)).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: words.takeAccount }));
		await waitFor(() => expect(canvas.queryByText(words.inAccount)).not.toBeInTheDocument());
		// In the ticket, and wherever else the page shows it.
		await canvas.findAllByText(new RegExp(`${first?.name}`));
		expect(canvas.queryByText(new RegExp(`${second?.name}`))).toBeNull();
	},
};

let isAsked = false;
let answer = () => {};
let answered = Promise.resolve();
/** A visitor's wizard whose countries are held back. */
const held = (path: string): Pick<Story, 'args' | 'parameters' | 'beforeEach'> => ({
	args: { path },
	parameters: {
		msw: [
			http.get(/\/api\/countries/, async () => {
				isAsked = true;
				await answered;
			}),
			...createHandlers(createWorld()),
		],
	},
	beforeEach: () => {
		isAsked = false;
		answered = new Promise((done) => {
			answer = done;
		});
	},
});
export const Waiting: Story = {
	...held(`/application?countryId=${first?.id}&step=VISA_TYPE`),
	name: '[WIZ-03] while a wizard in the middle waits for its country, that is said once',
	tags: ['whole'],
	play: async ({ canvas }) => {
		await waitFor(() => expect(isAsked).toBe(true));
		const said = canvas.getAllByText(strings.shell.loading).filter((one) => one.closest('[role="status"]'));
		await expect(said).toHaveLength(1);
		answer();
		await canvas.findByRole('heading', { level: 1 });
		await waitFor(() => expect(said[0]).not.toBeInTheDocument());
	},
};
