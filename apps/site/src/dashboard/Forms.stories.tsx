import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, handlersFor, mockAdmin, mockId, type World } from 'visa-sdk/mocks';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';
import { words } from './strings';

const meta = {
	title: 'Site/Dashboard/Forms',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { fields, form, clash, sections } = words;
const id = mockId('d', 1);
const path = `/dashboard/services/edit/${id}`;
/** A world that a story changes without the form's knowledge. */
const worldOf = () => createWorld({ user: mockAdmin });
const over = (world: World) => ({ msw: createHandlers(world) });
const service = (world: World) => {
	const found = world.catalogue.services.find((one) => one.id === id);
	if (!found) throw new Error('No such service in the mocks');
	return found;
};

export const Incomplete: Story = {
	name: '[DSH-02] each field says what it wants, and the first of them has the focus',
	args: { path: '/dashboard/visa-options/create' },
	parameters: over(worldOf()),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: form.save }));
		const type = canvas.getByLabelText(fields.type);
		await waitFor(() => expect(type).toHaveFocus());
		await waitFor(() => expect(type).toHaveAccessibleDescription(/Adı yazın/));
		const fee = canvas.getByLabelText(fields.fee);
		await userEvent.type(type, 'Üçqat giriş');
		await userEvent.type(canvas.getByLabelText(fields.duration), '30');
		await userEvent.type(fee, '0,005');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(fee).toHaveFocus());
		await waitFor(() => expect(fee).toHaveAccessibleDescription(/ən çoxu iki onluq rəqəmlə/));
		await waitFor(() => expect(fee).toHaveValue('0,005'));
	},
};

export const Period: Story = {
	name: '[DSH-02] a period that ends before it begins is refused at its end',
	args: { path: '/dashboard/promocodes/create' },
	parameters: over(worldOf()),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(fields.code), 'PAYIZ');
		// What the dates say together doesn't wait for another field.
		await userEvent.type(canvas.getByLabelText(fields.percent), '101');
		for (const [label, day] of [
			[fields.validFrom, '02012027'],
			[fields.validTo, '01012027'],
		] as const) {
			const group = within(canvas.getByRole('group', { name: label }));
			const [input] = group.getAllByRole('textbox');
			if (input) await userEvent.type(input, day);
			await userEvent.tab();
		}
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		const end = within(canvas.getByRole('group', { name: fields.validTo }));
		const [day] = end.getAllByRole('textbox');
		await waitFor(() => expect(day).toHaveAccessibleDescription('Bitmə vaxtı başlanğıcdan sonra olmalıdır'));
		const percent = canvas.getByLabelText(fields.percent);
		await waitFor(() => expect(percent).toBeInvalid());
		await userEvent.clear(percent);
		await userEvent.type(percent, '10');
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(day).toHaveFocus());
		// The period includes the day named as the last one.
		await waitFor(() => expect(end.getByDisplayValue('23:59')).toBeVisible());
	},
};

const translating = worldOf();
export const Translated: Story = {
	name: '[ACC-11] [DSH-02] texts are translated below them; one that is begun is asked for whole, and its section opens',
	args: { path: `/dashboard/visa-types/edit/${mockId('a', 2)}` },
	parameters: over(translating),
	play: async ({ canvas, userEvent }) => {
		const group = within(await canvas.findByRole('group', { name: fields.translations }));
		const section = (language: 'en' | 'ru', isThere: boolean) =>
			group.getByText(fields.translationOf(language, isThere));
		const textIn = (label: string, language: 'en' | 'ru') => canvas.getByLabelText(fields.textIn(label, language));
		await userEvent.click(section('ru', true));
		await userEvent.clear(textIn(fields.name, 'ru'));
		await userEvent.clear(textIn(fields.requiredDocuments, 'ru'));
		await waitFor(() => expect(section('ru', false)).toBeVisible());
		await userEvent.click(section('en', true));
		const name = textIn(fields.name, 'en');
		await waitFor(() => expect(name).toHaveValue('Business visa'));
		await userEvent.clear(name);
		await userEvent.click(section('en', true));
		await waitFor(() => expect(name).not.toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(name).toHaveFocus());
		await waitFor(() => expect(name).toHaveAccessibleDescription(/Adı yazın/));
		await userEvent.clear(textIn(fields.requiredDocuments, 'en'));
		await waitFor(() => expect(name).not.toBeInvalid());
		await userEvent.type(textIn(fields.requiredDocuments, 'en'), 'Passport');
		await userEvent.type(name, 'Visa for business');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await screen.findByText(form.saved('İşgüzar viza'));
		const saved = translating.catalogue.visaTypes.find((one) => one.id === mockId('a', 2));
		await waitFor(() =>
			expect(saved?.translations).toEqual({
				en: expect.objectContaining({ name: 'Visa for business', description: null }),
			}),
		);
	},
};

const taken = worldOf();
export const NameTaken: Story = {
	name: '[DSH-01] a name that is taken is refused at its field, and stays as it was typed',
	args: { path: '/dashboard/citizenships/create' },
	parameters: over(taken),
	play: async ({ canvas, userEvent }) => {
		const [first] = taken.catalogue.citizenships;
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.type(name, first?.name.toLowerCase() ?? '');
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
		await waitFor(() => expect(name).toHaveFocus());
		await waitFor(() => expect(name).toHaveValue(first?.name.toLowerCase()));
	},
};

export const UnknownField: Story = {
	name: 'a fault of a field that is not on the screen stands above the form',
	args: { path },
	parameters: {
		msw: [
			http.put('/api/services/:id', () =>
				HttpResponse.json(
					{
						statusCode: 400,
						code: 'VALIDATION',
						message: 'x',
						errors: [{ field: 'ghost.0', message: 'Görünməyən xana səhvdir' }],
					},
					{ status: 400 },
				),
			),
			...handlersFor('admin'),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(fields.name), ' 2');
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(canvas.getByText('Görünməyən xana səhvdir')).toBeVisible());
	},
};

let isOffline = true;
const offline = worldOf();
export const Offline: Story = {
	name: '[DSH-09] a network that fails at saving loses nothing; the second try saves',
	args: { path },
	parameters: {
		msw: [
			http.put('/api/services/:id', () => (isOffline ? HttpResponse.error() : undefined)),
			...createHandlers(offline),
		],
	},
	beforeEach: () => {
		isOffline = true;
	},
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Gecə xidməti');
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(canvas.getByText(strings.unreachable)).toBeVisible());
		await waitFor(() => expect(name).toHaveValue('Gecə xidməti'));
		isOffline = false;
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await screen.findByText(form.saved('Gecə xidməti'));
		await waitFor(() => expect(service(offline).name).toBe('Gecə xidməti'));
	},
};

const stale = worldOf();
export const Stale: Story = {
	name: '[DSH-09] a stale edit shows both values; each can be kept or taken, and what was not touched is taken',
	args: { path },
	parameters: over(stale),
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Mənim adım');
		const extra = canvas.getByLabelText(fields.additionalVisaPrice);
		await userEvent.clear(extra);
		await userEvent.type(extra, '7');
		const own = canvas.getByLabelText(fields.originalPrice);
		await userEvent.clear(own);
		await userEvent.type(own, '901');
		const theirs = service(stale);
		Object.assign(theirs, { name: 'Onun adı', additionalVisaPrice: 9, position: 44, version: theirs.version + 1 });
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		const choice = await canvas.findByRole('region', { name: clash.heading });
		await waitFor(() => expect(canvas.getByText(/başqası “Onun adı” qeydini dəyişib/)).toBeVisible());
		// The button that saves is far below it.
		await waitFor(() => expect(document.activeElement).toHaveTextContent(/qeydini dəyişib/));
		const group = (label: string) => within(within(choice).getByRole('radiogroup', { name: label }));
		await waitFor(() =>
			expect(group(fields.name).getByRole('radio', { name: /Sizin dəyər: Mənim adım/ })).toBeChecked(),
		);
		// What only the other has changed needs no choice; what only this person has changed isn't mentioned.
		await waitFor(() => expect(canvas.getByRole('textbox', { name: fields.position })).toHaveValue('44'));
		await waitFor(() => expect(document.activeElement).toHaveTextContent(clash.taken([fields.position])));
		await waitFor(() =>
			expect(within(choice).getAllByRole('radiogroup')).toEqual([
				within(choice).getByRole('radiogroup', { name: fields.name }),
				within(choice).getByRole('radiogroup', { name: fields.additionalVisaPrice }),
			]),
		);
		await userEvent.click(group(fields.additionalVisaPrice).getByText(/İndiki dəyər: 9 AZN/));
		await waitFor(() => expect(extra).toHaveValue('9'));
		await userEvent.click(within(choice).getByRole('button', { name: clash.allTheirs }));
		await waitFor(() => expect(name).toHaveValue('Onun adı'));
		await userEvent.click(within(choice).getByRole('button', { name: clash.allMine }));
		await waitFor(() => expect(name).toHaveValue('Mənim adım'));
		await userEvent.click(group(fields.additionalVisaPrice).getByText(/İndiki dəyər/));
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await screen.findByText(form.saved('Mənim adım'));
		await waitFor(() =>
			expect(service(stale)).toMatchObject({
				name: 'Mənim adım',
				additionalVisaPrice: 9,
				originalPrice: 901,
				position: 44,
			}),
		);
	},
};

const apart = worldOf();
export const Apart: Story = {
	name: '[DSH-09] two people who have changed different fields have nothing to choose, and both changes are kept',
	tags: ['whole'],
	args: { path },
	parameters: over(apart),
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Mənim adım');
		const theirs = service(apart);
		Object.assign(theirs, { position: 44, version: theirs.version + 1 });
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(document.activeElement).toHaveTextContent(clash.merged));
		await waitFor(() => expect(document.activeElement).toHaveTextContent(clash.taken([fields.position])));
		await waitFor(() => expect(canvas.queryByRole('region', { name: clash.heading })).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await screen.findByText(form.saved('Mənim adım'));
		await waitFor(() => expect(service(apart)).toMatchObject({ name: 'Mənim adım', position: 44 }));
	},
};

/** The trail says who has changed the record, latest first; and how many changes were asked for. */
function changedBy(...actors: (string | null)[]): Pick<Story, 'args' | 'parameters' | 'play'> {
	const world = worldOf();
	const trail = http.get('/api/events', ({ request }) => {
		const { searchParams } = new URL(request.url);
		if (searchParams.get('subjectId') !== id) throw new Error('The trail of another record was asked for');
		const data = actors.slice(0, Number(searchParams.get('limit'))).map((actor) => ({ actor: actor && { id: actor } }));
		return HttpResponse.json({ data, total: actors.length, page: 1, limit: data.length, totalPages: 1 });
	});
	const isOwn = actors.slice(0, 2).every((actor) => actor === mockAdmin.id);
	return {
		args: { path },
		parameters: { msw: [trail, ...createHandlers(world)] },
		play: async ({ canvas, userEvent }) => {
			await userEvent.type(await canvas.findByLabelText(fields.name), ' 2');
			const now = service(world);
			Object.assign(now, { position: now.position + 1, version: now.version + 2 });
			await userEvent.click(canvas.getByRole('button', { name: form.save }));
			await canvas.findByText((isOwn ? clash.own : clash).changed(now.name));
		},
	};
}
export const OwnStale: Story = {
	...changedBy(mockAdmin.id, mockAdmin.id, mockId('f', 7)),
	name: '[DSH-09] what the same admin has saved in another window is not called somebody else’s',
	tags: ['whole'],
};
export const BothStale: Story = {
	...changedBy(mockAdmin.id, mockId('f', 7)),
	name: '[DSH-09] but it is, if somebody else has changed it, too',
};

const archived = worldOf();
export const Archived: Story = {
	name: '[DSH-09] a record that was archived while it was edited says so',
	args: { path },
	parameters: over(archived),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(fields.name), ' 2');
		const theirs = service(archived);
		Object.assign(theirs, { isArchived: true, version: theirs.version + 1 });
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(canvas.getByText(clash.archived(theirs.name))).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('switch', { name: fields.isArchived })).toBeChecked());
	},
};

const gone = worldOf();
export const Gone: Story = {
	name: '[DSH-09] one that was deleted while it was edited says so, and can be made anew of what was typed',
	tags: ['whole'],
	args: { path },
	parameters: over(gone),
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Yenidən doğulan');
		gone.catalogue.services.splice(gone.catalogue.services.indexOf(service(gone)), 1);
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(document.activeElement).toHaveTextContent(clash.goneText));
		await userEvent.click(await canvas.findByRole('button', { name: clash.saveAsNew }));
		await screen.findByText(form.created('Yenidən doğulan'));
		await waitFor(() => expect(gone.catalogue.services.at(-1)?.name).toBe('Yenidən doğulan'));
	},
};

export const Leaving: Story = {
	name: '[DSH-09] leaving with unsaved input is asked about',
	args: { path },
	parameters: over(worldOf()),
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.type(name, ' 2');
		await userEvent.click(canvas.getByRole('link', { name: form.cancel }));
		const question = await screen.findByRole('alertdialog', { name: strings.form.leaveTitle });
		await userEvent.click(within(question).getByRole('button', { name: strings.form.stay }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>(fields.name).value).toMatch(/ 2$/));
	},
};

const hired = worldOf();
export const Invites: Story = {
	name: '[DSH-05] an agent is invited by e-mail, which later does not change; switching off signs out at once',
	args: { path: '/dashboard/agents/create' },
	parameters: over(hired),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(fields.firstName), 'Sevda');
		await userEvent.type(canvas.getByLabelText(fields.lastName), 'Rzayeva');
		await waitFor(() => expect(canvas.queryByRole('switch')).not.toBeInTheDocument());
		await userEvent.type(canvas.getByLabelText(fields.email), 'sevda@viza.example');
		// Not “saved” or “created”: a letter goes out.
		await userEvent.click(canvas.getByRole('button', { name: sections.agents.send }));
		await screen.findByText(sections.agents.sent('Sevda Rzayeva'));
		await userEvent.click(await canvas.findByRole('link', { name: 'Sevda Rzayeva' }));
		const active = await canvas.findByRole('switch', { name: fields.isActiveAgent });
		await waitFor(() => expect(active).toHaveAccessibleDescription(fields.isActiveAgentHint));
		await waitFor(() => expect(canvas.queryByLabelText(fields.email)).not.toBeInTheDocument());
		// What the form doesn't change is still reported, and links to the work.
		await expect(canvas.getByText('sevda@viza.example')).toBeVisible();
		const open = canvas.getByRole('link', { name: '0' });
		await expect(open).toHaveAttribute('href', expect.stringContaining('/dashboard/visa-applications?assignedTo='));
		await userEvent.click(active);
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(hired.agents.at(-1)).toMatchObject({ email: 'sevda@viza.example', isActive: false }));
		const row = await canvas.findByRole('row', { name: /Sevda/ });
		await waitFor(() => expect(row).toHaveTextContent(words.agents.closed));
	},
};

export const SaveInSight: Story = {
	name: '[DSH-01] however long a form is, its button is in sight, and what has the focus is not behind it',
	args: { path: '/dashboard/promocodes/create' },
	parameters: over(worldOf()),
	play: async ({ canvas }) => {
		const save = await canvas.findByRole('button', { name: form.save });
		await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
		const inputs = [...document.querySelectorAll<HTMLElement>('form :is(input, textarea, select)')];
		expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
		for (const input of inputs) {
			// At the bottom edge of the window, where the buttons are.
			input.blur();
			window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight);
			input.focus();
			await waitFor(() =>
				expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top),
			);
		}
	},
};

export const OnlyAdmins: Story = {
	name: '[DSH-06] an agent who opens a form by its address reads that only an admin may',
	args: { path },
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.noRight.heading });
	},
};

export const OfAnotherSection: Story = {
	name: '[RTE-09] an id of another section is not found',
	args: { path: `/dashboard/visa-types/edit/${id}` },
	parameters: { msw: handlersFor('admin') },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: strings.notFound.heading });
		await waitFor(() => expect(canvas.queryByText(sections['visa-types'].create)).not.toBeInTheDocument());
	},
};
