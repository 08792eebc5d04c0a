import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { WizardCalls } from '../machine';
import { italy, tourist, turkey, wholeSearch } from '../machine/testKit';
import { heading, isBlocked, isFree, nextButton } from './find';
import { type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

export const Country: Story = {
	name: '[CTY-01] [CTY-03] [CTY-04] [CTY-06] [WIZ-02] [WIZ-03] the country step',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Səyahət ediləcək ölkəni seçin');
		const option = await canvas.findByRole('option', { name: /İtaliya/ });
		await waitFor(() => expect(option).toHaveTextContent('+45,50 AZN (Viza mərkəzi xidmət haqqısı)'));
		await waitFor(() => expect(canvas.getByRole('option', { name: /Türkiyə/ })).not.toHaveTextContent('Viza mərkəzi'));
		const next = nextButton(canvas);
		await isBlocked(next);
		await waitFor(() => expect(canvas.getByText('Ölkə seçilməyib')).toBeVisible());
		await userEvent.click(option);
		await isFree(next);
		await userEvent.click(option);
		await waitFor(() => isBlocked(next));
		await waitFor(() => expect(canvas.getByText('Geriyə')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Müraciətin mərhələləri' })).toBeInTheDocument());
	},
};

export const CountryFrom: Story = {
	name: '[CTY-07] each country says from what total, the embassy part told apart, and in how many days',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const row = await canvas.findByRole('option', { name: /Türkiyə/ });
		await waitFor(() => expect(row).toHaveTextContent('125 AZN-dən60 AZN səfirlikdə, 10–\u206015 iş gününə'));
		await waitFor(() =>
			expect(canvas.getByRole('option', { name: /İtaliya/ })).toHaveTextContent('170,50 AZN-dən10–\u206015 iş gününə'),
		);
	},
};

/** Visible in the list's viewport, not only present in the list. */
const isInSight = (row: HTMLElement, list: HTMLElement) => {
	const [box, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
	return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
};
const hundred = Array.from({ length: 100 }, (_, index) => ({
	...turkey,
	id: `00000000-0000-4000-8000-${String(1000 + index).padStart(12, '0')}`,
	name: `Ölkə ${index + 1}`,
}));

export const ChosenCountryInView: Story = {
	name: '[CTY-07] a country chosen far down the list is in view after a reload',
	args: {
		search: { countryId: hundred[90]?.id, step: 'COUNTRY' },
		calls: () => ({ findCountries: async () => hundred, getCountry: async () => hundred[90] ?? turkey }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const row = await canvas.findByRole('option', { name: /Ölkə 91/ });
		await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(isInSight(row, canvas.getByRole('listbox'))).toBe(true));
	},
};

export const CountrySearch: Story = {
	name: '[CTY-02] [CTY-05] the country search and its empty result',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('option', { name: /İtaliya/ });
		await userEvent.type(canvas.getByRole('searchbox'), 'tür');
		await waitFor(() => expect(canvas.queryByRole('option', { name: /İtaliya/ })).toBeNull());
		await waitFor(() => expect(canvas.getByRole('option', { name: /Türkiyə/ })).toBeVisible());
		await userEvent.type(canvas.getByRole('searchbox'), 'zz');
		await waitFor(async () => expect(await canvas.findByText('Heç bir nəticə tapılmadı', {})).toBeVisible());
	},
};

const matching = (text: string) => hundred.filter(({ name }) => name.toLowerCase().includes(text));
let giveList = () => {};
/** The list is held back until released. */
function heldList(): Partial<WizardCalls> {
	const listAwaited = new Promise<void>((done) => {
		giveList = done;
	});
	return { findCountries: (text) => listAwaited.then(() => matching(text)) };
}
export const Standing: Story = {
	name: '[CTY-03] [WIZ-03] neither the list’s coming nor a search that leaves little of it moves what stands below',
	args: { calls: heldList },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('searchbox');
		const top = () => canvasElement.querySelector('[data-wizard="actions"]')?.getBoundingClientRect().top;
		const before = top();
		expect(canvas.queryByRole('listbox')).toBeNull();
		giveList();
		await canvas.findByRole('option', { name: /^Ölkə 7\b/ });
		await expect(top()).toBe(before);
		await userEvent.type(canvas.getByRole('searchbox'), 'ölkə 77{Enter}');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await expect(top()).toBe(before);
		await userEvent.type(canvas.getByRole('searchbox'), 'zz{Enter}');
		await canvas.findByText('Heç bir nəticə tapılmadı');
		await expect(top()).toBe(before);
	},
};

const never = new Promise<never>(() => undefined);
export const SearchUnderWay: Story = {
	name: '[CTY-02] [CTY-06] while the server is asked, the search answers from what is there',
	args: { calls: () => ({ findCountries: (text) => (text === '' ? Promise.resolve(hundred) : never) }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.click(await canvas.findByRole('option', { name: /^Ölkə 7\b/ }));
		await isFree(nextButton(canvas));
		await userEvent.type(canvas.getByRole('searchbox'), 'olke 77{Enter}');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await waitFor(() => expect(canvas.getByRole('option', { name: /Ölkə 77/ })).toBeVisible());
		await waitFor(() => expect(canvas.getByLabelText('Yüklənir')).toBeVisible());
		await isBlocked(nextButton(canvas));
		// Only the server can say whether there is nothing.
		await userEvent.type(canvas.getByRole('searchbox'), 'zz{Enter}');
		await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
		expect(canvas.queryByText('Heç bir nəticə tapılmadı')).toBeNull();
	},
};

let giveFound = () => {};
/** All countries at once; what a search finds, when it is given. */
const heldSearch = (): Partial<WizardCalls> => ({
	findCountries: (text) =>
		text === ''
			? Promise.resolve(hundred)
			: new Promise((done) => {
					giveFound = () => done(matching(text));
				}),
});
export const FoundIsHeard: Story = {
	name: '[CTY-02] [CTY-05] how many countries a search has found, or that it found none, is told by what was there before',
	args: { calls: heldSearch },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('option', { name: /^Ölkə 7\b/ });
		const heard = canvas.getAllByRole('status');
		const isHeard = (words: string) =>
			waitFor(() => expect(heard.filter((one) => one.isConnected && one.textContent === words)).toHaveLength(1));
		const search = canvas.getByRole('searchbox');
		await userEvent.type(search, 'ölkə 77{Enter}');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		giveFound();
		await isHeard('1 nəticə');
		await userEvent.type(search, 'zz{Enter}');
		await isHeard('Yüklənir');
		giveFound();
		await isHeard('Heç bir nəticə tapılmadı');
		await userEvent.type(search, '{Backspace}{Backspace}{Enter}');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		giveFound();
		await isHeard('1 nəticə');
	},
};

export const NamesInAzerbaijani: Story = {
	name: '[ACC-09] on an English page the names that staff write say their language; countries come in the page’s',
	tags: ['whole'],
	globals: { language: 'en' },
	args: { search: { ...wholeSearch, step: 'VISA_TYPE' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Choose the visa type');
		// In the step and on the ticket.
		await waitFor(() => expect(canvas.getAllByText(tourist.name).length).toBeGreaterThan(1));
		await waitFor(() => expect(canvas.getAllByText(tourist.name).every(({ lang }) => lang === 'az')).toBe(true));
		await waitFor(() => expect(canvas.getAllByText(italy.name).some(({ lang }) => lang)).toBe(false));
	},
};

export const SearchedAndLeft: Story = {
	name: '[CTY-02] a text that is typed just before going on is searched for too, and stands there on coming back',
	args: { search: { step: 'COUNTRY', countryId: turkey.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await isFree(await canvas.findByRole('button', { name: /Növbəti mərhələyə keç/ }));
		// At once: typing key by key could take longer than the pause.
		await fireEvent.input(canvas.getByRole('searchbox'), { target: { value: 'Tür' } });
		nextButton(canvas).click();
		await heading(canvas, 'Select approximate departure and arrival dates');
		await userEvent.click(canvas.getByRole('button', { name: 'Geriyə' }));
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('Tür'));
		await waitFor(() => expect(canvas.queryByRole('option', { name: /İtaliya/ })).not.toBeInTheDocument());
	},
};
