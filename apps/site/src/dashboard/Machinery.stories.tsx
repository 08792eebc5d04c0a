import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, mockAdmin, mockAgent, mockId, mockRequests, type World } from 'visa-sdk/mocks';
import { queryClient } from '../api';
import { chooseOption } from '../stories/chooseOption';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { savedFiles } from '../stories/savedFiles';
import { strings } from '../strings';
import { authWords } from '../strings/az/auth';
import { FlagInput } from './framework/FlagInput';
import { words } from './strings';

const meta = {
	title: 'Site/Dashboard/Machinery',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { agents, bulk, csv, fields, form, list, preview, undo, usage, views } = words;
const over = (world: World) => ({ msw: createHandlers(world) });

/** More than one page of them, with the first one selected. */
const many = createWorld({ user: { ...mockAdmin, citizenshipId: mockId('e', 1) } });
const before = many.catalogue.citizenships.length;
many.catalogue.citizenships.push(
	...Array.from({ length: 30 }, (_none, index) => ({
		id: mockId('e', 500 + index),
		name: `Ad ${index + 10}`,
		aliases: [],
		version: 1,
	})),
);
export const Bulk: Story = {
	name: '[DSH-08] all that match are deleted at once, what is refused is named and stays chosen, and the rest can be had back',
	args: { path: '/dashboard/citizenships' },
	parameters: over(many),
	play: async ({ canvas, userEvent }) => {
		const all = before + 30;
		await userEvent.click(await canvas.findByRole('checkbox', { name: /bütün sətirləri seç/ }));
		await userEvent.click(await canvas.findByRole('button', { name: `Bütün ${all} sətri seç` }));
		await waitFor(() => expect(canvas.getByText(`Bütün ${all} sətir seçilib`)).toBeVisible());
		// What is deleted here is gone: no row of the list could be restored.
		expect(canvas.queryByRole('button', { name: bulk.actions.restore })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: bulk.actions.delete }));
		const question = await screen.findByRole('alertdialog', { name: bulk.question('delete', all) });
		await userEvent.click(within(question).getByRole('button', { name: bulk.actions.delete }));
		await screen.findByText(bulk.done(all - 1, 'delete'));
		const refused = await screen.findByRole('dialog', { name: bulk.refusedTitle });
		await waitFor(() => expect(within(refused).getByText(/bunu seçib, ona görə silmək olmaz/)).toBeVisible());
		await waitFor(() => expect(many.catalogue.citizenships).toHaveLength(1));
		await userEvent.click(within(refused).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: /bütün sətirləri seç/ })).toHaveFocus());
		// The refused ones can be tried again; not everything is meant any more.
		const left = many.catalogue.citizenships[0]?.name ?? '';
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: new RegExp(left) })).toBeChecked());
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toBeVisible());
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await screen.findByText(undo.done);
		await waitFor(() => expect(many.catalogue.citizenships).toHaveLength(all));
		await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20));
	},
};

let isBroken = false;
const broken = createWorld({ user: mockAdmin });
const [firstService] = broken.catalogue.services;
export const BrokenOff: Story = {
	name: '[DSH-08] an action on many that breaks off says that some may be done, and the list shows which; a call to sign in that was followed is gone',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	parameters: {
		msw: [
			http.post('/api/services/bulk', () => {
				if (!isBroken) return HttpResponse.json({ message: 'Daxil olun' }, { status: 401 });
				if (firstService) firstService.name = 'Arada dəyişən';
				return HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 });
			}),
			...createHandlers(broken),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const count = broken.catalogue.services.length;
		await userEvent.click(await canvas.findByRole('checkbox', { name: /bütün sətirləri seç/ }));
		await userEvent.click(await canvas.findByRole('button', { name: bulk.actions.archive }));
		const question = within(await screen.findByRole('alertdialog', { name: bulk.question('archive', count) }));
		await userEvent.click(question.getByRole('button', { name: bulk.actions.archive }));
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.type(await dialog.findByLabelText(authWords.password), 'mock-password{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(question.getByText(bulk.text)).toBeVisible());
		await waitFor(() => expect(question.queryByText('Daxil olun')).not.toBeInTheDocument());
		// What was read again with the new session is there.
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		isBroken = true;
		await userEvent.click(question.getByRole('button', { name: bulk.actions.archive }));
		await question.findByText(`Baza cavab vermir ${bulk.unknown}`);
		await waitFor(() => expect(canvas.getByText('Arada dəyişən')).toBeVisible());
	},
};

const half = createWorld({ user: mockAdmin });
const [reached, refusedOne] = half.catalogue.services;
export const HalfUndone: Story = {
	name: '[DSH-08] of many that are had back, those that can’t be are named and counted; the others are not said to have failed',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	parameters: {
		msw: [
			http.post('/api/services/bulk', async ({ request }) => {
				const { action } = (await request.clone().json()) as { action: string };
				if (action !== 'restore') return undefined;
				const done = { id: reached?.id, name: reached?.name, outcome: 'restored', message: null };
				const sentence = 'Bu adla artıq var. Arxivə də baxın.';
				const not = { id: refusedOne?.id, name: refusedOne?.name, outcome: 'refused', message: sentence };
				return HttpResponse.json({ changed: 1, refused: 1, results: [done, not] });
			}),
			...createHandlers(half),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const count = half.catalogue.services.length;
		await userEvent.click(await canvas.findByRole('checkbox', { name: /bütün sətirləri seç/ }));
		await userEvent.click(await canvas.findByRole('button', { name: bulk.actions.archive }));
		const question = await screen.findByRole('alertdialog', { name: bulk.question('archive', count) });
		await userEvent.click(within(question).getByRole('button', { name: bulk.actions.archive }));
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await screen.findByText(undo.partly(1, 1));
		await screen.findByText(new RegExp(`${refusedOne?.name}: Bu adla artıq var`));
		await waitFor(() => expect(screen.queryByText(undo.failed)).not.toBeInTheDocument());
	},
};

const archive = createWorld({ user: mockAdmin });
const [kept] = archive.catalogue.services;
if (kept) kept.isArchived = true;
export const Restored: Story = {
	name: '[DSH-08] what is archived is restored from its list; where nothing changes, nothing is celebrated',
	args: { path: '/dashboard/services?state=archived' },
	parameters: over(archive),
	play: async ({ canvas, userEvent }) => {
		const doToAll = async (action: keyof typeof bulk.actions) => {
			await userEvent.click(await canvas.findByRole('checkbox', { name: /bütün sətirləri seç/ }));
			await userEvent.click(await canvas.findByRole('button', { name: bulk.actions[action] }));
			const question = await screen.findByRole('alertdialog', { name: bulk.question(action, 1) });
			await userEvent.click(within(question).getByRole('button', { name: bulk.actions[action] }));
		};
		await doToAll('archive');
		await screen.findByText(bulk.unchanged);
		// The bar has disappeared, and with it the button that was pressed.
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: /bütün sətirləri seç/ })).toHaveFocus());
		expect(screen.queryByRole('button', { name: undo.action })).not.toBeInTheDocument();
		await doToAll('restore');
		await screen.findByText(bulk.done(1, 'restore'));
		await waitFor(() => expect(archive.catalogue.services[0]?.isArchived).toBe(false));
		// No row is left, and no column heading.
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

const used = createWorld({ user: mockAdmin, requests: mockRequests(40) });
const usedId = used.requests[0]?.service.id ?? '';
const uses = used.requests.filter(({ service }) => service.id === usedId).length;
const inUse = () => used.catalogue.services.find(({ id }) => id === usedId);
export const InUse: Story = {
	name: '[DSH-09] deleting counts what uses it, archives it instead, and can be taken back',
	args: { path: `/dashboard/services/edit/${usedId}` },
	parameters: over(used),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: form.remove }));
		const question = await screen.findByRole('alertdialog');
		const counted = new RegExp(`${uses} ${usage.kinds.visaRequests}`);
		await waitFor(() => expect(within(question).getByText(counted)).toBeVisible());
		await waitFor(() => expect(within(question).getByText(usage.archived)).toBeVisible());
		const { name } = inUse() ?? { name: '' };
		await waitFor(() => expect(question).toHaveAccessibleName(form.archiveTitle(name)));
		await waitFor(() => expect(question).not.toHaveTextContent(/silinəcək|silək/));
		await userEvent.click(await within(question).findByRole('button', { name: bulk.actions.archive }));
		await screen.findByText(form.archived(inUse()?.name ?? ''));
		await waitFor(() => expect(inUse()?.isArchived).toBe(true));
		// The list continues at its content, although the page was left from a dialog.
		await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await waitFor(() => expect(inUse()?.isArchived).toBe(false));
		await screen.findByText(undo.done);
	},
};

const heldCode = used.promocodes.find((one) => one.used + one.reserved > 0);
export const RefusedDelete: Story = {
	name: '[DSH-09] what can’t be deleted says only that, and has one button',
	args: { path: `/dashboard/promocodes/edit/${heldCode?.id}` },
	parameters: over(used),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: form.remove }));
		const question = await screen.findByRole('alertdialog', { name: form.refusedTitle(heldCode?.code ?? '') });
		await waitFor(() => expect(within(question).getByText(usage.refused)).toBeVisible());
		await expect(within(question).getAllByRole('button')).toHaveLength(1);
		await userEvent.click(within(question).getByRole('button', { name: form.understood }));
		await waitFor(() => expect(question).not.toBeInTheDocument());
	},
};

const mixed = createWorld({ user: mockAdmin, requests: mockRequests(40) });
const inRequests = new Set(mixed.requests.map(({ service }) => service.id));
const archived = mixed.catalogue.services.filter(({ id }) => inRequests.has(id)).length;
mixed.catalogue.services.push(
	...mixed.catalogue.services
		.slice(0, 2)
		.map((one, index) => ({ ...one, id: mockId('d', 500 + index), name: `Xidmət ${index}` })),
);
const mixedCount = mixed.catalogue.services.length;
export const MixedDelete: Story = {
	name: '[DSH-08] of many that are deleted, those in use are archived, which is said before and after',
	args: { path: '/dashboard/services' },
	parameters: over(mixed),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('checkbox', { name: /bütün sətirləri seç/ }));
		await userEvent.click(await canvas.findByRole('button', { name: bulk.actions.delete }));
		const question = await screen.findByRole('alertdialog', { name: bulk.question('delete', mixedCount) });
		await waitFor(() => expect(within(question).getByText(bulk.textArchived)).toBeVisible());
		await userEvent.click(within(question).getByRole('button', { name: bulk.actions.delete }));
		const told = `Silindi: ${mixedCount - archived} qeyd. İstifadədə olduğu üçün arxivə keçirildi: ${archived} qeyd`;
		await screen.findByText(told);
		await waitFor(() => expect(mixed.catalogue.services).toHaveLength(archived));
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await waitFor(() => expect(mixed.catalogue.services).toHaveLength(mixedCount));
		await waitFor(() => expect(mixed.catalogue.services.every(({ isArchived }) => !isArchived)).toBe(true));
	},
};

const unread = createWorld({ user: mockAdmin });
const unreadId = mockId('d', 1);
export const Unread: Story = {
	name: '[DSH-09] where it could not be read what uses a record, the question says what may become of it',
	tags: ['whole'],
	args: { path: `/dashboard/services/edit/${unreadId}` },
	parameters: {
		msw: [http.get('*/services/usage/:id', () => new HttpResponse(null, { status: 403 })), ...createHandlers(unread)],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: form.remove }));
		const question = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(question.getByText(usage.unreadArchived)).toBeVisible());
		await waitFor(() => expect(question.queryByText(usage.loading)).not.toBeInTheDocument());
		await userEvent.click(await question.findByRole('button', { name: form.remove }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
	},
};

const changed = createWorld({ user: mockAdmin });
const changedOne = () => changed.catalogue.services.find(({ id }) => id === mockId('d', 1));
export const UndoneChange: Story = {
	name: '[DSH-09] a change that was saved can be taken back',
	args: { path: `/dashboard/services/edit/${mockId('d', 1)}` },
	parameters: over(changed),
	play: async ({ canvas, userEvent }) => {
		const old = changedOne()?.name;
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Səhvən');
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(changedOne()?.name).toBe('Səhvən'));
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await waitFor(() => expect(changedOne()?.name).toBe(old));
		await canvas.findByRole('link', { name: old });
		await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
	},
};

const switched = createWorld({ user: mockAdmin });
const stateOf = (id: string) => switched.agents.find((agent) => agent.id === id)?.isActive;
export const UndoneSwitchOff: Story = {
	name: '[DSH-05] [DSH-09] taking back that an agent was switched off says that the open requests have not come back',
	args: { path: `/dashboard/agents/edit/${mockAgent.id}` },
	parameters: over(switched),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('switch', { name: fields.isActiveAgent }));
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(stateOf(mockAgent.id)).toBe(false));
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await waitFor(() => expect(stateOf(mockAgent.id)).toBe(true));
		await screen.findByText(agents.requestsStay);
		// The same from the list, where several are switched off at once.
		await userEvent.click(await canvas.findByRole('checkbox', { name: /Elvin/ }));
		await userEvent.click(await canvas.findByRole('button', { name: bulk.actions.deactivate }));
		const question = await screen.findByRole('alertdialog', { name: bulk.question('deactivate', 1) });
		await userEvent.click(within(question).getByRole('button', { name: bulk.actions.deactivate }));
		await waitFor(() => expect(stateOf(mockAgent.id)).toBe(false));
		await waitFor(() => expect(screen.queryByText(agents.requestsStay)).not.toBeInTheDocument());
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		await waitFor(() => expect(stateOf(mockAgent.id)).toBe(true));
		await screen.findByText(agents.requestsStay);
	},
};

const viewed = createWorld({ user: mockAgent });
export const SavedViews: Story = {
	name: '[DSH-07] a list as one likes it is kept under a name, found again, and deleted',
	args: { path: '/dashboard/services?sort=-name&hidden=position' },
	parameters: over(viewed),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: views.save }));
		const dialog = await screen.findByRole('dialog', { name: views.save });
		const name = await within(dialog).findByLabelText(views.name);
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.click(within(dialog).getByRole('button', { name: form.save }));
		await waitFor(() => expect(name).toHaveAccessibleDescription(/ad verin/));
		await userEvent.type(name, 'Adla, sondan{Enter}');
		const list = await canvas.findByRole('navigation', { name: views.label });
		const link = await within(list).findByRole('link', { name: 'Adla, sondan' });
		await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
		await waitFor(() => expect(link).toHaveFocus());
		// A saved view needs no second name; the button keeps its space.
		await waitFor(() => expect(canvas.getByRole('button', { name: views.save })).toBeDisabled());
		await waitFor(() => expect(link).toHaveAttribute('href', '/dashboard/services?sort=-name&hidden=position'));
		await userEvent.click(within(list).getByRole('button', { name: views.change('Adla, sondan') }));
		await userEvent.click(await screen.findByRole('menuitem', { name: views.remove }));
		await waitFor(() => expect(viewed.views).toHaveLength(0));
		await waitFor(() => expect(within(list).queryByRole('link')).not.toBeInTheDocument());
		await userEvent.click(await screen.findByRole('button', { name: undo.action }));
		const again = await canvas.findByRole('link', { name: 'Adla, sondan' });
		await waitFor(() => expect(again).toHaveAttribute('href', '/dashboard/services?sort=-name&hidden=position'));
	},
};

const deserted = createWorld({ user: mockAdmin });
export const GoneView: Story = {
	name: '[DSH-07] a saved view that another window has deleted goes when it is to be renamed',
	tags: ['whole'],
	args: { path: '/dashboard/services?sort=-name' },
	parameters: over(deserted),
	beforeEach: () => {
		const named = ['Qalan', 'Silinən'].map((name, at) => ({
			...{ id: mockId('f', 700 + at), section: 'services' as const, name },
			search: `sort=-name&page=${at + 1}`,
		}));
		deserted.views.splice(0, deserted.views.length, ...named);
	},
	play: async ({ canvas, userEvent }) => {
		const list = await canvas.findByRole('navigation', { name: views.label });
		// It was saved when views still kept a page.
		const old = await within(list).findByRole('link', { name: 'Silinən' });
		await waitFor(() => expect(old).toHaveAttribute('href', '/dashboard/services?sort=-name'));
		await waitFor(() => expect(old).toHaveAttribute('aria-current', 'page'));
		await userEvent.click(within(list).getByRole('button', { name: views.change('Silinən') }));
		deserted.views.splice(1);
		await userEvent.click(await screen.findByRole('menuitem', { name: views.rename }));
		const name = await screen.findByLabelText(views.name);
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.type(name, ' 2{Enter}');
		await waitFor(() => expect(list.textContent).not.toContain('Silinən'));
		expect(list.textContent).toContain('Qalan');
	},
};

let asked = '';
const exported = createWorld({ user: mockAdmin });
export const Csv: Story = {
	name: '[DSH-08] the CSV is of what the list shows, of no page alone, and named as the list is',
	args: { path: '/dashboard/services?search=e&state=active&sort=-name&page=1&size=50' },
	parameters: {
		msw: [
			http.get('/api/services/export', ({ request }) => {
				asked = new URL(request.url).search;
				return new HttpResponse('\uFEFFAd\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
			}),
			...createHandlers(exported),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const saved = savedFiles();
		await userEvent.click(await canvas.findByRole('button', { name: csv.download }));
		// The first is the one that the spreadsheets here open by a double click.
		await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent(csv.separators.semicolon));
		await userEvent.click(screen.getByRole('menuitem', { name: csv.separators.comma }));
		await waitFor(() => expect(new URLSearchParams(asked).get('sort')).toBe('-name'));
		const question = Object.fromEntries(new URLSearchParams(asked));
		await waitFor(() => expect(question).toEqual({ search: 'e', state: 'active', sort: '-name', separator: 'comma' }));
		await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Xidmətlər-\d{4}-\d\d-\d\d\.csv$/)]));
	},
};

const finishing: (() => void)[] = [];
let isShutOut = false;
/** A list that is made as long as the story wants. */
const slow = () =>
	({
		args: { path: '/dashboard/services' },
		beforeEach: () => {
			finishing.length = 0;
			isShutOut = false;
		},
		parameters: {
			msw: [
				http.get('/api/users/me', () =>
					isShutOut ? HttpResponse.json({ message: 'Yox' }, { status: 401 }) : undefined,
				),
				http.get('/api/services/export', async () => {
					await new Promise<void>((resolve) => {
						finishing.push(resolve);
					});
					return new HttpResponse('\uFEFFAd\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
				}),
				...createHandlers(createWorld({ user: mockAdmin })),
			],
		},
	}) satisfies Story;
export const CsvStopped: Story = {
	...slow(),
	name: '[DSH-08] a CSV that takes long says so, is stopped with the button that began it, and is there as soon as it is made',
	play: async ({ canvas, userEvent }) => {
		const saved = savedFiles();
		const limits = spyOn(AbortSignal, 'timeout');
		const begin = async () => {
			await userEvent.click(await canvas.findByRole('button', { name: csv.download }));
			await userEvent.click(await screen.findByRole('menuitem', { name: csv.separators.semicolon }));
			const stop = await canvas.findByRole('button', { name: csv.stop });
			await waitFor(() => expect(canvas.getByText(csv.preparing)).toHaveAttribute('role', 'status'));
			await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
			await waitFor(() => expect(stop).toHaveFocus());
			return stop;
		};
		const stop = await begin();
		// Longer than a minute, after which every other call is given up.
		expect(Math.max(...limits.mock.calls.map(([ms]) => ms))).toBeGreaterThan(10 * 60_000);
		await userEvent.keyboard('{Enter}');
		await screen.findByText(csv.stopped);
		await waitFor(() => expect(stop).toHaveAccessibleName(csv.download));
		await waitFor(() => expect(stop).toHaveFocus());
		await waitFor(() => expect(canvas.queryByText(csv.preparing)).not.toBeInTheDocument());
		expect(saved).toEqual([]);
		await begin();
		await waitFor(() => expect(finishing).toHaveLength(2));
		for (const finish of finishing) finish();
		await screen.findByText(csv.done);
		await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Xidmətlər-/)]));
		await canvas.findByRole('button', { name: csv.download });
	},
};

export const CsvLeft: Story = {
	...slow(),
	name: '[NAV-06] [DSH-08] a CSV under way ends as whoever asked for it signs out: it would come to whoever sits there next',
	play: async ({ canvas, userEvent }) => {
		const saved = savedFiles();
		const calls = spyOn(window, 'fetch');
		await userEvent.click(await canvas.findByRole('button', { name: csv.download }));
		await userEvent.click(await screen.findByRole('menuitem', { name: csv.separators.semicolon }));
		await canvas.findByRole('button', { name: csv.stop });
		await waitFor(() => expect(finishing).toHaveLength(1));
		const asked = calls.mock.calls.findIndex(([input]) => String(input).includes('/services/export'));
		await userEvent.click(await canvas.findByRole('button', { name: strings.shell.logout }));
		await screen.findByText(csv.stopped);
		for (const finish of finishing) finish();
		// What has ended this way brings no file any more, however long it is waited for.
		await expect(calls.mock.results[asked]?.value).rejects.toMatchObject({ name: 'AbortError' });
		expect(saved).toEqual([]);
	},
};

export const CsvShutOut: Story = {
	...slow(),
	name: '[DSH-18] [DSH-08] a CSV under way ends as whoever asked for it is shut out',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: csv.download }));
		await userEvent.click(await screen.findByRole('menuitem', { name: csv.separators.semicolon }));
		await canvas.findByRole('button', { name: csv.stop });
		isShutOut = true;
		document.dispatchEvent(new Event('visibilitychange'));
		await screen.findByText(csv.stopped);
	},
};

let taken = '';
export const ManySwitchedOff: Story = {
	name: '[DSH-05] [DSH-08] who switches agents off together, or deletes them, reads before what becomes of their requests',
	args: { path: '/dashboard/agents' },
	parameters: { msw: createHandlers(createWorld({ user: mockAdmin })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click((await canvas.findAllByRole('checkbox'))[1] as HTMLElement);
		for (const [action, isSaid] of [
			['deactivate', true],
			['delete', true],
			['activate', false],
		] as const) {
			await userEvent.click(await canvas.findByRole('button', { name: bulk.actions[action] }));
			const question = within(await screen.findByRole('alertdialog', { name: bulk.question(action, 1) }));
			await waitFor(() => expect(question.getByText(bulk.text)).toBeVisible());
			await waitFor(() => expect(question.queryAllByText(agents.released)).toHaveLength(isSaid ? 1 : 0));
			await userEvent.keyboard('{Escape}');
			await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		}
	},
};

export const CsvUnchosen: Story = {
	name: '[DSH-08] what a CSV is for is a menu from the first, and who chooses nothing is back at its button',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	parameters: { msw: createHandlers(createWorld({ user: mockAdmin })) },
	play: async ({ canvas, userEvent }) => {
		const button = () => canvas.findByRole('button', { name: csv.download });
		await expect(await button()).toHaveAttribute('aria-haspopup', 'menu');
		(await button()).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(async () => expect(await button()).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
	},
};

const sheeted = createWorld({ user: mockAdmin });
export const SheetTools: Story = {
	name: '[DSH-07] [DSH-08] [DSH-19] on a phone a view and a CSV from the sheet are of the filters that one sees there',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	globals: { viewport: { value: 'phone', isRotated: false } },
	beforeEach: () => {
		taken = '';
		sheeted.views.splice(0);
	},
	parameters: {
		msw: [
			http.get('/api/services/export', ({ request }) => {
				taken = new URL(request.url).search;
				return new HttpResponse('\uFEFFAd\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
			}),
			...createHandlers(sheeted),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: list.filters }));
		const sheet = within(await screen.findByRole('dialog', { name: list.filters }));
		const state = sheet.getByRole('combobox', { name: list.state });
		await chooseOption(userEvent, state, list.active);
		await waitFor(() => expect(state).toHaveTextContent(list.active));
		await userEvent.click(sheet.getByRole('button', { name: csv.download }));
		await userEvent.click(await screen.findByRole('menuitem', { name: csv.separators.semicolon }));
		await waitFor(() => expect(taken).toBe('?state=active&separator=semicolon'));
		const save = sheet.getByRole('button', { name: views.save });
		await waitFor(() => expect(save).toBeEnabled());
		await userEvent.click(save);
		const name = await screen.findByLabelText(views.name);
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.type(name, 'İstifadədə{Enter}');
		await waitFor(() => expect(sheeted.views).toMatchObject([{ section: 'services', search: 'state=active' }]));
		await waitFor(() => expect(sheet.getByRole('link', { name: 'İstifadədə' })).toHaveFocus());
	},
};

const flaky = createWorld({ user: mockAdmin });
let isDown = false;
let times = 0;
export const ReadAgain: Story = {
	name: '[DSH-10] [DSH-08] a list that can’t be read again stays, with what is selected in it, and says that it may be old; the focus stays on its retry, and goes to the list with it',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	beforeEach: () => {
		isDown = false;
		times = 0;
	},
	parameters: {
		msw: [
			http.get('/api/services', () => {
				times += 1;
				return isDown ? HttpResponse.json({ message: 'Yox' }, { status: 503 }) : undefined;
			}),
			...createHandlers(flaky),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const [, first] = await canvas.findAllByRole('checkbox');
		if (!first) throw new Error('The list has no row to select');
		await userEvent.click(first);
		await waitFor(() => expect(first).toBeChecked());
		isDown = true;
		void queryClient.invalidateQueries();
		await waitFor(() => expect(canvas.getByText(list.stale)).toBeVisible(), { timeout: 10_000 });
		await waitFor(() => expect(first).toBeVisible());
		await waitFor(() => expect(first).toBeChecked());
		const retry = canvas.getByRole('button', { name: strings.retry });
		await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
		const tried = times;
		await userEvent.click(retry);
		await waitFor(() => expect(times).toBeGreaterThan(tried));
		await waitFor(() => expect(retry).toHaveFocus());
		await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'), { timeout: 10_000 });
		await waitFor(() => expect(retry).toHaveFocus());
		isDown = false;
		await userEvent.click(retry);
		await waitFor(() => expect(canvas.queryByText(list.stale)).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus());
		await waitFor(() => expect(first).toBeChecked());
	},
};

export const Unpriced: Story = {
	name: '[DSH-03] a service has no price in its preview before one is typed',
	tags: ['whole'],
	args: { path: '/dashboard/services/create' },
	parameters: over(createWorld({ user: mockAdmin })),
	play: async ({ canvas, userEvent }) => {
		const seen = within(await canvas.findByRole('complementary', { name: preview.title }));
		await expect(seen.queryByText(preview.price)).not.toBeInTheDocument();
		await userEvent.type(await canvas.findByLabelText(fields.originalPrice), '80');
		await userEvent.type(canvas.getByLabelText(fields.discountedPrice), '60');
		await waitFor(() => expect(seen.getByText(preview.price).nextElementSibling).toHaveTextContent(/80.*60/));
	},
};

const offering = createWorld({ user: mockAdmin });
const countryId = mockId('c', 1);
export const Country: Story = {
	name: '[DSH-03] [DSH-02] what a country offers is chosen, seen as travellers will see it, and kept with its flag',
	args: { path: `/dashboard/countries/edit/${countryId}` },
	parameters: over(offering),
	play: async ({ canvas, userEvent }) => {
		const seen = await canvas.findByRole('complementary', { name: preview.title });
		const name = await canvas.findByLabelText(fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Almaniya Federativ Respublikası');
		await waitFor(() => expect(within(seen).getByText('Almaniya Federativ Respublikası')).toBeVisible());
		const fee = canvas.getByLabelText(fields.additionalServices);
		await userEvent.clear(fee);
		await userEvent.type(fee, '12,5');
		await waitFor(() => expect(within(seen).getByText('+12,50 AZN (Viza mərkəzi xidmət haqqısı)')).toBeVisible());
		const services = await canvas.findByRole('combobox', { name: fields.serviceIds });
		const [first, second] = offering.catalogue.services;
		const isOffered = (id: string | undefined) =>
			offering.catalogue.services.some((one) => one.id === id && one.countryIds.includes(countryId));
		const was = isOffered(second?.id);
		await userEvent.type(services, second?.name ?? '');
		await userEvent.click(await screen.findByRole('option', { name: new RegExp(second?.name ?? '') }));
		await userEvent.keyboard('{Escape}');
		await userEvent.upload(
			canvas.getByLabelText(new RegExp(`^${fields.flag}`)),
			new File([new Uint8Array([137, 80, 78, 71])], 'bayraq.png', { type: 'image/png' }),
		);
		await canvas.findByRole('button', { name: fields.flagRemove });
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await screen.findByText(form.saved('Almaniya Federativ Respublikası'));
		await waitFor(() => expect(isOffered(second?.id)).toBe(!was));
		await waitFor(() => expect(isOffered(first?.id)).toBe(true));
		const saved = offering.catalogue.countries.find(({ id }) => id === countryId);
		await waitFor(() => expect(saved ? offering.flags.size : 0).toBe(1));
	},
};

let areTypesDown = false;
export const ChoicesKept: Story = {
	name: '[DSH-03] [VAL-01] what a country offers can be chosen though its list cannot be read again; a flag that goes leaves the focus at its field',
	tags: ['whole'],
	args: { path: `/dashboard/countries/edit/${countryId}` },
	parameters: {
		msw: [
			http.get('/api/visa-types', () =>
				areTypesDown ? HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 }) : undefined,
			),
			...createHandlers(createWorld({ user: mockAdmin })),
		],
	},
	beforeEach: () => {
		areTypesDown = false;
	},
	play: async ({ canvas, userEvent }) => {
		const types = await canvas.findByRole('combobox', { name: fields.visaTypeIds });
		types.focus();
		areTypesDown = true;
		await queryClient.refetchQueries({ queryKey: ['visaTypes'] });
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		await waitFor(() => expect(types).toHaveFocus());
		const flag = await canvas.findByLabelText(flagField);
		await userEvent.upload(flag, new File([new Uint8Array([137, 80, 78, 71])], 'flag.png', { type: 'image/png' }));
		await userEvent.click(await canvas.findByRole('button', { name: fields.flagRemove }));
		await waitFor(() => expect(canvas.getByLabelText(new RegExp(`^${fields.flag}`))).toHaveFocus());
	},
};

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });
const flagField = new RegExp(`^${fields.flag}`);
const reflagging = createWorld({ user: mockAdmin });
let arriveLate = () => {};
let isLateSent = false;
export const FlagsInTurn: Story = {
	name: '[DSH-02] of two flags the one that was chosen last stays, though the other arrives after it',
	args: { path: `/dashboard/countries/edit/${countryId}` },
	parameters: {
		msw: [
			http.post('/api/uploads/flag', async () => {
				if (isLateSent) return HttpResponse.json({ image: '/flags/FR.svg' }, { status: 201 });
				isLateSent = true;
				await new Promise<void>((go) => (arriveLate = go));
				return HttpResponse.json({ image: '/flags/DE.svg' }, { status: 201 });
			}),
			...createHandlers(reflagging),
		],
	},
	beforeEach: () => {
		isLateSent = false;
	},
	play: async ({ canvas, userEvent }) => {
		const flag = () => canvas.findByLabelText(flagField);
		const sending = spyOn(XMLHttpRequest.prototype, 'send');
		await userEvent.upload(await flag(), png('first.png'));
		await waitFor(() => expect(isLateSent).toBe(true));
		await userEvent.upload(await flag(), png('second.png'));
		await canvas.findByRole('button', { name: fields.flagRemove });
		const [late] = sending.mock.contexts as XMLHttpRequest[];
		sending.mockRestore();
		arriveLate();
		// Answered, or given up.
		await waitFor(() => expect([XMLHttpRequest.DONE, XMLHttpRequest.UNSENT]).toContain(late?.readyState));
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		const saved = () => reflagging.catalogue.countries.find(({ id }) => id === countryId);
		await waitFor(() => expect(saved()?.image).toBe('/flags/FR.svg'));
	},
};

const sendingFlag = createWorld({ user: mockAdmin });
let arrive = () => {};
let keep = () => {};
/** The flags that countries were saved with. */
const sentFlags: unknown[] = [];
export const FlagOnItsWay: Story = {
	name: '[DSH-02] a country is saved with the flag that is being uploaded, as its field says, and takes no other one while it is being saved',
	args: { path: `/dashboard/countries/edit/${countryId}` },
	parameters: {
		msw: [
			http.post('/api/uploads/flag', async () => {
				await new Promise<void>((go) => (arrive = go));
				return HttpResponse.json({ image: '/flags/FR.svg' }, { status: 201 });
			}),
			http.put('/api/countries/:id', async ({ request }) => {
				sentFlags.push(((await request.clone().json()) as { image: unknown }).image);
				await new Promise<void>((go) => (keep = go));
			}),
			...createHandlers(sendingFlag),
		],
	},
	beforeEach: () => {
		arrive = () => {};
		keep = () => {};
		sentFlags.length = 0;
	},
	play: async ({ canvas, userEvent }) => {
		const flag = await canvas.findByLabelText(flagField);
		const unanswered = arrive;
		await userEvent.upload(flag, png('bayraq.png'));
		await waitFor(() => expect(arrive).not.toBe(unanswered));
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(canvas.getAllByText(fields.flagSending).at(-1)).toBeVisible());
		arrive();
		await canvas.findByRole('button', { name: fields.flagRemove });
		await waitFor(() => expect(canvas.queryByText(fields.flagSending)).toBeNull());
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(sentFlags).toHaveLength(1));
		await waitFor(() => expect(canvas.getByLabelText(flagField)).toBeDisabled());
		await waitFor(() => expect(canvas.getByRole('button', { name: fields.flagRemove })).toBeDisabled());
		keep();
		const saved = () => sendingFlag.catalogue.countries.find(({ id }) => id === countryId);
		await waitFor(() => expect(saved()?.image).toBe('/flags/FR.svg'));
		// The press that was refused sent nothing, not even late.
		await waitFor(() => expect(sentFlags).toEqual(['/flags/FR.svg']));
	},
};

const losingFlag = createWorld({ user: mockAdmin });
let fail = () => {};
export const FlagLost: Story = {
	name: '[DSH-02] [VAL-01] a flag that could not be uploaded is said to be missing, changes nothing, and the country can be saved',
	tags: ['whole'],
	args: { path: `/dashboard/countries/edit/${countryId}` },
	parameters: {
		msw: [
			http.post('/api/uploads/flag', async () => {
				await new Promise<void>((go) => (fail = go));
				return HttpResponse.json({ message: 'Disk doludur' }, { status: 400 });
			}),
			...createHandlers(losingFlag),
		],
	},
	beforeEach: () => {
		fail = () => {};
	},
	play: async ({ canvas, userEvent }) => {
		const saved = () => losingFlag.catalogue.countries.find(({ id }) => id === countryId);
		const { version = 0, image } = saved() ?? {};
		const flag = await canvas.findByLabelText(flagField);
		const unanswered = fail;
		await userEvent.upload(flag, png('bayraq.png'));
		await waitFor(() => expect(fail).not.toBe(unanswered));
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(canvas.getAllByText(fields.flagSending).at(-1)).toBeVisible());
		fail();
		await waitFor(() => expect(canvas.getByText('Disk doludur')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText(fields.flagSending)).toBeNull());
		// While the next one is sent, nothing is said of it before the form is to be saved.
		const failed = fail;
		await userEvent.upload(canvas.getByLabelText(flagField), png('yenidən.png'));
		await waitFor(() => expect(fail).not.toBe(failed));
		expect(canvas.queryByText(fields.flagSending)).toBeNull();
		fail();
		await waitFor(() => expect(canvas.getByText('Disk doludur')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(saved()?.version).toBe(version + 1));
		await waitFor(() => expect(saved()?.image).toBe(image));
	},
};

const chosen = fn();
export const FlagUnwritten: Story = {
	name: '[DSH-02] a flag that could not be uploaded leaves the value alone, which may have become another one meanwhile',
	args: { path: '' },
	parameters: FlagLost.parameters ?? {},
	beforeEach: () => {
		fail = () => {};
		chosen.mockClear();
	},
	render: () => (
		<FlagInput
			id="image"
			label={fields.flag}
			value=""
			code="FR"
			isDisabled={false}
			onChange={chosen}
			onSending={() => {}}
		/>
	),
	play: async ({ canvas, userEvent }) => {
		const unanswered = fail;
		await userEvent.upload(await canvas.findByLabelText(flagField), png('bayraq.png'));
		await waitFor(() => expect(fail).not.toBe(unanswered));
		fail();
		await waitFor(() => expect(canvas.getByText('Disk doludur')).toBeVisible());
		expect(chosen).not.toHaveBeenCalled();
	},
};

export const Documents: Story = {
	name: '[DSH-02] the documents of a visa type are seen as travellers will read them, line by line',
	args: { path: '/dashboard/visa-types/create' },
	parameters: over(createWorld({ user: mockAdmin })),
	play: async ({ canvas, userEvent }) => {
		const seen = await canvas.findByRole('complementary', { name: preview.title });
		await waitFor(() => expect(within(seen).getByText(preview.noDocuments)).toBeVisible());
		await userEvent.type(canvas.getByLabelText(fields.requiredDocuments), 'Pasport{Enter}Şəkil 3×4');
		await waitFor(() => expect(within(seen).getByText(/Pasport/)).toHaveTextContent('Pasport Şəkil 3×4'));
	},
};

export const Languages: Story = {
	name: '[DSH-03] [ACC-11] a visa type is seen as each traveller will read it: in their language if it is translated',
	args: { path: `/dashboard/visa-types/edit/${mockId('a', 1)}` },
	parameters: over(createWorld({ user: mockAdmin })),
	play: async ({ canvas, userEvent }) => {
		const seen = within(await canvas.findByRole('complementary', { name: preview.title }));
		const written = String((await canvas.findByLabelText<HTMLInputElement>(fields.name)).value);
		await waitFor(() => expect(seen.getByText(written)).toHaveAttribute('lang', 'az'));
		await userEvent.click(seen.getByRole('radio', { name: preview.languages.en }));
		await userEvent.click(await canvas.findByText(fields.translationOf('en', true)));
		const name = await canvas.findByLabelText(fields.textIn(fields.name, 'en'));
		await userEvent.clear(name);
		await userEvent.type(name, 'Visitor visa');
		await waitFor(() => expect(seen.getByText('Visitor visa')).toHaveAttribute('lang', 'en'));
		await waitFor(() => expect(seen.queryByText(written)).toBeNull());
		await userEvent.click(seen.getByRole('radio', { name: preview.languages.ru }));
		await userEvent.click(await canvas.findByText(fields.translationOf('ru', true)));
		for (const text of await canvas.findAllByLabelText((label) => label.includes(fields.textIn('', 'ru'))))
			await userEvent.clear(text);
		// Given up: travellers read Azerbaijani again.
		await waitFor(() => expect(seen.getByText(written)).toHaveAttribute('lang', 'az'));
	},
};

const timed = createWorld({ user: mockAdmin });
export const Days: Story = {
	name: '[SRV-05] a service says by when it is ready; the wrong way round is told at its field',
	args: { path: `/dashboard/services/edit/${mockId('d', 2)}` },
	parameters: over(timed),
	play: async ({ canvas, userEvent }) => {
		const days = within(await canvas.findByRole('group', { name: fields.estimatedDays }));
		const [from, to] = [days.getByLabelText(/^Ən azı/), days.getByLabelText(/^Ən çoxu/)];
		for (const [input, text] of [
			[from, '5'],
			[to, '3'],
		] as const) {
			await userEvent.clear(input);
			await userEvent.type(input, text);
		}
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		await waitFor(() => expect(to).toHaveFocus());
		await waitFor(() => expect(to).toHaveAccessibleDescription(/Son gün ilk gündən az ola bilməz/));
		await userEvent.clear(to);
		await userEvent.type(to, '8');
		await waitFor(() => expect(canvas.getByText('5–\u20608 iş günü')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: form.save }));
		const kept = () => timed.catalogue.services.find(({ id }) => id === mockId('d', 2))?.estimatedDays;
		await waitFor(() => expect(kept()).toEqual({ from: 5, to: 8 }));
	},
};

const staff = createWorld({ user: mockAdmin, secondFactors: [mockAgent.id] });
export const LostFactor: Story = {
	name: '[DSH-17] [DSH-05] an admin takes a lost second factor away, after a question, and reads why that failed',
	args: { path: `/dashboard/agents/edit/${mockAgent.id}` },
	parameters: {
		msw: [
			http.post(
				'/api/users/:id/second-factor/reset',
				() => HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 }),
				{ once: true },
			),
			...over(staff).msw,
		],
	},
	play: async ({ canvas, userEvent }) => {
		const reset = async () => {
			await userEvent.click(await canvas.findByRole('button', { name: agents.resetFactor }));
			const question = await screen.findByRole('alertdialog');
			await userEvent.click(within(question).getByRole('button', { name: agents.resetFactor }));
		};
		await reset();
		await screen.findByText('Baza cavab vermir');
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await reset();
		await screen.findByText(agents.factorReset('Elvin Quliyev'));
		await waitFor(() => expect(screen.queryByText('Baza cavab vermir')).not.toBeInTheDocument());
		await waitFor(() => expect(staff.secondFactors.has(mockAgent.id)).toBe(false));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByRole('button', { name: agents.resetFactor })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};
