import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Me } from 'visa-sdk/contract';
import { createHandlers, createWorld, handlersFor, mockAdmin, mockAgent, mockRequests } from 'visa-sdk/mocks';
import type { RequestStatus } from 'visa-sdk/rules';
import { at, caseIsClosed, everywhere, listOf, openCase, openPalette, rowLinks } from '../../stories/deskSteps';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { words as dashboardWords } from '../strings';
import { words } from './strings';

const meta = {
	title: 'Site/Desk/Keys',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Walk: Story = {
	name: '[DSH-16] j and k walk the rows, Enter opens, Escape closes and gives the focus back to the row',
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 3);
		await userEvent.keyboard('j');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
		await userEvent.keyboard('jjk');
		await waitFor(() => expect(rowLinks(table)[1]).toHaveFocus());
		const reference = rowLinks(table)[1]?.textContent ?? '';
		await userEvent.keyboard('{Enter}');
		const pane = await openCase(canvas);
		await waitFor(() => expect(within(pane).getByRole('heading', { level: 2 })).toHaveFocus());
		await waitFor(() =>
			expect(reference).toContain(within(pane).getByRole('heading', { level: 2 }).textContent ?? '-'),
		);
		// The next one is shown in the pane, and focus stays in the list.
		await userEvent.keyboard('j');
		await waitFor(() => expect(rowLinks(table)[2]).toHaveFocus());
		await waitFor(() => expect(rowLinks(table)[2]).toHaveAttribute('aria-current', 'true'));
		await userEvent.keyboard('{Escape}');
		await caseIsClosed(canvas);
		await waitFor(() => expect(rowLinks(table)[2]).toHaveFocus());
	},
};

let takes = 0;
const countTakes = http.post('/api/desk/take-next', () => {
	takes += 1;
});
export const Held: Story = {
	name: '[DSH-16] [DSH-11] n takes one case however long it is held, and so do two presses of the button',
	args: at('unassigned'),
	parameters: { msw: [countTakes, ...handlersFor('agent')] },
	beforeEach: () => {
		takes = 0;
	},
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 3);
		const count = rowLinks(table).length;
		const hold = (key: string) => {
			for (let times = 0; times < 4; times += 1)
				fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: times > 0 });
		};
		hold('n');
		await screen.findByText(/sizdədir$/);
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 1));
		// It is still held when the answer is there.
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'n', repeat: true });
		await expect(takes).toBe(1);
		await waitFor(() => expect(canvas.getByText(words.owner.you)).toBeVisible());
		await userEvent.dblClick(canvas.getByRole('button', { name: words.owner.takeNext }));
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 2));
		await expect(takes).toBe(2);
		// Rows are walked as long as a key is held.
		await userEvent.keyboard('{Escape}');
		await caseIsClosed(canvas);
		rowLinks(table).at(0)?.focus();
		hold('j');
		await waitFor(() => expect(rowLinks(table).at(-1)).toHaveFocus());
	},
};

export const Claim: Story = {
	name: '[DSH-16] [DSH-11] c claims the row, n takes the next; no key does anything while one types',
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 3);
		const count = rowLinks(table).length;
		await userEvent.keyboard('/');
		const search = canvas.getByRole('searchbox', { name: words.list.search });
		await waitFor(() => expect(search).toHaveFocus());
		await userEvent.keyboard('jkcn');
		await waitFor(() => expect(search).toHaveValue('jkcn'));
		await userEvent.clear(search);
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count));
		// Whoever leaves the field uses shortcuts again immediately.
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(search).not.toHaveFocus());
		await userEvent.keyboard('jc');
		await screen.findByText(/sizdədir$/);
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 1));
		await userEvent.keyboard('n');
		const pane = await openCase(canvas);
		await waitFor(() => expect(within(pane).getByText(words.owner.you)).toBeVisible());
	},
};

/** Claims that are answered when released: until then they are pending. */
const held = new Set<() => void>();
const slowly = (user: Me) => {
	const claim = http.post(
		'/api/visa-requests/:id/claim',
		() => new Promise<undefined>((done) => held.add(() => done(undefined))),
	);
	return { msw: [claim, ...createHandlers(createWorld({ user, requests: mockRequests(40) }))] };
};
const letGo = async () => {
	await waitFor(() => expect(held.size).toBe(1));
	for (const go of held) go();
	held.clear();
};
const unclaimed = mockRequests(40).find(({ status, assignedTo }) => status === 'SUBMITTED' && !assignedTo);
export const AtOnce: Story = {
	name: '[DSH-09] [DSH-16] a step that is pressed while the case is being claimed waits for it, and is made then',
	tags: ['whole'],
	args: { path: `/dashboard/visa-applications?queue=unassigned&case=${unclaimed?.id}` },
	parameters: slowly(mockAgent),
	play: async ({ canvas, userEvent }) => {
		const pane = within(await openCase(canvas));
		await pane.findByRole('button', { name: words.owner.claim });
		await waitFor(() => expect(pane.getByRole('heading', { level: 2 })).toHaveFocus());
		await userEvent.keyboard('c1');
		await letGo();
		await pane.findByRole('button', { name: words.moves.names['check-ask'] });
	},
};

export const Own: Story = {
	name: '[DSH-09] [DSH-11] an admin who claims a case and at once makes its step is in nobody’s way',
	tags: ['whole'],
	args: { path: `/dashboard/visa-applications?queue=unassigned&case=${unclaimed?.id}` },
	parameters: slowly(mockAdmin),
	play: async ({ canvas, userEvent }) => {
		const pane = within(await openCase(canvas));
		await userEvent.click(await pane.findByRole('button', { name: words.owner.claim }));
		await userEvent.click(pane.getByRole('button', { name: words.moves.names.IN_REVIEW }));
		await letGo();
		await screen.findByText(words.moves.moved(unclaimed?.reference ?? '', words.statuses.IN_REVIEW));
		await waitFor(() => expect(pane.getByText(words.owner.you)).toBeVisible());
	},
};

const stepped: string[] = [];
export const Refused: Story = {
	name: '[DSH-09] [DSH-16] a step that waits for a claim is not made when somebody else was faster',
	tags: ['whole'],
	args: { path: `/dashboard/visa-applications?queue=unassigned&case=${unclaimed?.id}` },
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/claim', async () => {
				await new Promise<void>((done) => held.add(done));
				const refusal = {
					statusCode: 409,
					code: 'STATE_CONFLICT',
					message: 'Bu müraciəti artıq Elvin Quliyev götürüb',
				};
				return HttpResponse.json(refusal, { status: 409 });
			}),
			http.post('/api/visa-requests/:id/status', ({ params }) => void stepped.push(String(params.id))),
			...createHandlers(createWorld({ user: mockAdmin, requests: mockRequests(40) })),
		],
	},
	play: async ({ canvas, userEvent }) => {
		stepped.length = 0;
		const pane = within(await openCase(canvas));
		await pane.findByRole('button', { name: words.moves.names.IN_REVIEW });
		await waitFor(() => expect(pane.getByRole('heading', { level: 2 })).toHaveFocus());
		await userEvent.keyboard('c1');
		await letGo();
		await screen.findByText('Bu müraciəti artıq Elvin Quliyev götürüb');
		// Everything automatic has been requested by then.
		await userEvent.keyboard('{Escape}');
		await caseIsClosed(canvas);
		expect(stepped).toEqual([]);
	},
};

/** So many that each queue has several. */
const many = () => ({ msw: createHandlers(createWorld({ user: mockAgent, requests: mockRequests(120) })) });
export const Place: Story = {
	name: '[DSH-16] what takes the place of a row that was claimed has the focus, and j goes on from there',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: many(),
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 4);
		const names = rowLinks(table).map((link) => link.textContent);
		await userEvent.keyboard('jjc');
		await waitFor(() => expect(rowLinks(table)).toHaveLength(names.length - 1));
		await waitFor(() => expect(rowLinks(table)[1]).toHaveFocus());
		await waitFor(() => expect(rowLinks(table)[1]?.textContent).toBe(names[2]));
		await userEvent.keyboard('j');
		await waitFor(() => expect(rowLinks(table)[2]).toHaveFocus());
	},
};

/** Requests in this state, paid and not in review yet if no other, are the viewer's. */
const begun = (status: RequestStatus = 'SUBMITTED') => {
	const { id, firstName, lastName } = mockAgent;
	const requests = mockRequests(40).map((one) =>
		one.status === status ? { ...one, assignedTo: { id, firstName, lastName } } : one,
	);
	return { msw: createHandlers(createWorld({ user: mockAgent, requests })) };
};
export const Into: Story = {
	name: '[DSH-16] [DSH-13] Enter leads into the case that was walked to, a digit makes its step, and the focus is never lost',
	args: { path: '/dashboard/my-visa-applications?status=SUBMITTED' },
	parameters: begun(),
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'mine', 1);
		await userEvent.keyboard('j{Enter}');
		const pane = () => within(canvas.getByRole('region', { name: /nömrəli müraciət/ }));
		await openCase(canvas);
		await userEvent.keyboard('j');
		await waitFor(() => expect(rowLinks(table)[1]).toHaveAttribute('aria-current', 'true'));
		await waitFor(() => expect(pane().getByRole('button', { name: words.moves.names.IN_REVIEW })).toBeVisible());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(pane().getByRole('heading', { level: 2 })).toHaveFocus());
		// A button that disappears after being pressed leaves focus in its section.
		pane().getByRole('button', { name: words.moves.names.IN_REVIEW }).focus();
		await userEvent.keyboard('{Enter}');
		await pane().findByRole('button', { name: words.moves.names['check-ask'] });
		await waitFor(() => expect(pane().getByRole('heading', { name: words.moves.heading })).toHaveFocus());
		await userEvent.keyboard('2');
		const form = await pane().findByRole('form', { name: words.moves.names.INFO_REQUIRED });
		await waitFor(() => expect(within(form).getByLabelText(words.templates.label)).toHaveFocus());
		await userEvent.click(within(form).getByRole('button', { name: words.moves.cancel }));
		await waitFor(() => expect(pane().getByRole('button', { name: words.moves.names.INFO_REQUIRED })).toHaveFocus());
		// An open form changes the number of no other action.
		await userEvent.keyboard('2');
		const again = within(await pane().findByRole('form', { name: words.moves.names.INFO_REQUIRED }));
		await waitFor(() => expect(again.getByLabelText(words.templates.label)).toHaveFocus());
		again.getByRole('button', { name: words.moves.cancel }).focus();
		await userEvent.keyboard('3');
		await waitFor(() => {
			const [third] = [...document.querySelectorAll('[data-step]')].slice(2);
			expect(third).toHaveAttribute('data-form');
		});
	},
};

export const HintsBesideKeys: Story = {
	name: '[DSH-13] [DSH-16] what a step does is told beside the number of its key, on each of its lines',
	args: { path: '/dashboard/my-visa-applications?status=IN_REVIEW' },
	parameters: begun('IN_REVIEW'),
	play: async ({ canvas, canvasElement, userEvent }) => {
		await listOf(canvas, 'mine', 1);
		await userEvent.keyboard('j{Enter}');
		await canvas.findByRole('button', { name: words.moves.names.INFO_REQUIRED });
		const keys = [...canvasElement.querySelectorAll('[data-step] kbd')];
		await expect(keys.length).toBeGreaterThan(1);
		const hints = keys.map((key) => {
			const text = document.createRange();
			text.setStartAfter(key);
			text.setEndAfter(key.parentElement?.lastChild ?? key);
			const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
			return {
				lefts: lines.map(({ left }) => left),
				tops: lines.map(({ top }) => top),
				key: key.getBoundingClientRect(),
			};
		});
		await expect(hints.some(({ tops }) => new Set(tops).size > 1)).toBe(true);
		for (const { lefts, key } of hints) {
			await expect(new Set(lefts).size).toBe(1);
			await expect(lefts[0]).toBeGreaterThan(key.right);
		}
	},
};

export const Found: Story = {
	name: '[DSH-16] Enter goes on from the search to what it found, Escape from the empty field to the list',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(rowLinks(table)).toHaveLength(20));
		await userEvent.keyboard('/huseyn{Enter}');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
		await waitFor(() => expect(table).toHaveTextContent('Günel Hüseynova'));
		expect(rowLinks(table).length).toBeLessThan(20);
		await userEvent.keyboard('/{Escape}');
		await waitFor(() => expect(rowLinks(table)).toHaveLength(20));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
		// From the search the palette leads to another queue, and there to its rows.
		await userEvent.keyboard('/');
		const { palette, field } = await openPalette(userEvent);
		await userEvent.type(field, words.queues.unassigned);
		await palette.findByRole('option', { name: words.queues.unassigned });
		await userEvent.keyboard('{Enter}');
		const queue = await canvas.findByRole('table', { name: words.queues.unassigned });
		await waitFor(() => expect(rowLinks(queue)[0]).toHaveFocus());
	},
};

export const Composed: Story = {
	name: '[DSH-16] keys of an input method lead from the search to no row, also as Safari reports them',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(rowLinks(table)).toHaveLength(20));
		await userEvent.keyboard('/huseyn{ArrowDown}');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
		// What is found is there: a key that leads to it would do so at once.
		await userEvent.keyboard('/');
		const field = canvas.getByRole('searchbox');
		await waitFor(() => expect(field).toHaveFocus());
		for (const key of ['Enter', 'ArrowDown'])
			for (const composing of [{ keyCode: 229 }, { isComposing: true }]) {
				fireEvent.keyDown(field, { key, ...composing });
				await waitFor(() => expect(field).toHaveFocus());
			}
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
	},
};

export const Pages: Story = {
	name: '[DSH-16] j goes on to the next page, and k comes back to the end of the one before',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(rowLinks(table)).toHaveLength(20));
		const last = rowLinks(table)[19];
		const name = last?.textContent;
		last?.focus();
		await userEvent.keyboard('j');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
		await waitFor(() => expect(table).not.toHaveTextContent(name ?? '-'));
		await userEvent.keyboard('k');
		await waitFor(() => expect(document.activeElement).toHaveTextContent(name ?? '-'));
	},
};

export const Help: Story = {
	name: '[DSH-16] ? shows every shortcut, and one that is turned off does nothing',
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 3);
		await userEvent.keyboard('?');
		const help = within(await screen.findByRole('dialog', { name: words.keys.title }));
		await userEvent.click(help.getByRole('switch', { name: words.keys.labels.next }));
		await waitFor(() => expect(help.getByRole('switch', { name: words.keys.labels.next })).not.toBeChecked());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await userEvent.keyboard('jjk');
		await waitFor(() => expect(rowLinks(table)[0]).toHaveFocus());
	},
};

export const Palette: Story = {
	name: '[DSH-16] Ctrl+K finds a case by a name, a queue and an action',
	args: everywhere,
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('table', { name: words.queues.all });
		const { palette, field } = await openPalette(userEvent);
		await userEvent.type(field, 'huseyn');
		await waitFor(() => expect(palette.getAllByRole('option', { name: /Günel Hüseynova/ }).length).toBeGreaterThan(0));
		await userEvent.keyboard('{Enter}');
		const pane = await openCase(canvas);
		await waitFor(() => expect(pane).toHaveTextContent('Günel Hüseynova'));
	},
};

export const CaseCommands: Story = {
	name: '[DSH-16] Ctrl+K does with the open case what its buttons do, and a step begins in its form',
	args: {
		path: `/dashboard/visa-applications?case=${mockRequests(40).find(({ status }) => status === 'IN_REVIEW')?.id}`,
	},
	parameters: { msw: handlersFor('admin') },
	play: async ({ canvas, userEvent }) => {
		const pane = within(await openCase(canvas));
		const write = await pane.findByRole('button', { name: words.moves.names.message });
		const { palette } = await openPalette(userEvent);
		const group = within(await palette.findByRole('group', { name: words.palette.openCase }));
		await userEvent.click(group.getByRole('option', { name: new RegExp(`^${words.moves.names.message}`) }));
		const form = await pane.findByRole('form', { name: words.moves.names.message });
		await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
		await expect(write).not.toBeInTheDocument();
	},
};

export const People: Story = {
	name: '[DSH-16] Ctrl+K finds a traveller, and leads to everything of that traveller',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: handlersFor('admin') },
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		const { palette, field } = await openPalette(userEvent);
		await userEvent.click(field);
		// Letter by letter, each answer would put its rows in the place of the ones before.
		await userEvent.paste('huseyn');
		const option = await waitFor(() => {
			const group = palette.getByRole('group', { name: words.palette.travellers });
			const found = within(group).getByRole('option', { name: /^Günel Hüseynova/ });
			// The address tells two people with the same name apart.
			expect(found).toHaveTextContent(/@/);
			return found;
		});
		await userEvent.click(option);
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0));
		await waitFor(() => {
			for (const row of within(table).getAllByRole('row').slice(1)) expect(row).toHaveTextContent('Günel Hüseynova');
		});
		await canvas.findByRole('combobox', { name: words.list.traveller });
	},
};

const world = createWorld({ user: mockAdmin, requests: mockRequests(40) });
const watched = world.requests[0];
export const Live: Story = {
	name: '[DSH-10] [DSH-11] who else looks is told, and a new case is announced with a way to it',
	args: { path: `/dashboard/visa-applications?case=${watched?.id}` },
	parameters: { msw: createHandlers(world) },
	play: async ({ canvas, userEvent }) => {
		const looking = await canvas.findAllByText(/^İndi baxanlar: Elvin Quliyev$/);
		// One is for screen readers, the other is visible.
		expect(looking.map((one) => one.tagName)).toEqual(['SPAN', 'OUTPUT']);
		await waitFor(() => expect(world.live.size).toBeGreaterThan(0));
		for (const tell of world.live) {
			tell({ type: 'request', id: watched?.id ?? '', version: 3, isNew: true, queue: 'unassigned' });
		}
		await userEvent.click(await canvas.findByRole('button', { name: words.live.fresh(1) }));
		await canvas.findByRole('table', { name: words.queues.unassigned });
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.live.fresh(1) })).not.toBeInTheDocument());
	},
};

let giveViews = () => {};
let viewsAwaited = Promise.resolve();
export const LateNews: Story = {
	name: '[DSH-10] [DSH-11] on a phone neither new cases nor what keeps a view move anything when they come',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: {
		msw: [
			http.get('/api/views', async () => {
				await viewsAwaited;
			}),
			...createHandlers(world),
		],
	},
	globals: { viewport: { value: 'phone', isRotated: false } },
	beforeEach: () => {
		viewsAwaited = new Promise((done) => {
			giveViews = done;
		});
	},
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.unassigned });
		const next = canvas.getByRole('button', { name: words.owner.takeNext });
		const places = () => [table, next].map((one) => one.getBoundingClientRect().top + window.scrollY);
		const left = () => next.getBoundingClientRect().left;
		await waitFor(() => expect(canvas.getByRole('link', { name: /^Sahibsiz \d/ })).toBeVisible());
		const before = [...places(), left()];
		await userEvent.click(canvas.getByRole('button', { name: dashboardWords.list.filters }));
		const sheet = await screen.findByRole('dialog', { name: dashboardWords.list.filters });
		const saving = within(sheet).getByRole('button', { name: dashboardWords.views.save });
		expect(saving).toBeDisabled();
		giveViews();
		await waitFor(() => expect(saving).toBeEnabled());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect([...places(), left()]).toEqual(before);
		await waitFor(() => expect(world.live.size).toBeGreaterThan(0));
		for (const tell of world.live)
			tell({ type: 'request', id: watched?.id ?? '', version: 3, isNew: true, queue: 'unassigned' });
		const fresh = await canvas.findByRole('button', { name: words.live.fresh(1) });
		await expect([...places(), left()]).toEqual(before);
		// Within reach of the thumb, and above no row's heading.
		await waitFor(() => expect(fresh.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
		await expect(fresh.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
	},
};

let answer = () => {};
let answered = Promise.resolve();
const looks: { requestId: string | null }[] = [];
const slowLook = http.post('/api/desk/look', async ({ request }) => {
	looks.push((await request.clone().json()) as { requestId: string | null });
	await answered;
});
export const Looking: Story = {
	name: '[DSH-11] that one looks elsewhere is said when the word before it has arrived: no call is given up',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: [slowLook, ...handlersFor('admin')] },
	beforeEach: () => {
		answered = new Promise((done) => {
			answer = done;
		});
		looks.length = 0;
		spyOn(window, 'fetch');
		return () => mocked(window.fetch).mockRestore();
	},
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(looks).toHaveLength(1));
		await userEvent.click((await within(table).findAllByRole('link'))[0] as HTMLElement);
		await openCase(canvas);
		answer();
		await waitFor(() => expect(looks.at(-1)?.requestId).not.toBeNull());
		const { calls, results } = mocked(window.fetch).mock;
		const told = results.filter((_, index) => String(calls[index]?.[0]).endsWith('/desk/look'));
		const ends = await Promise.allSettled(told.map(({ value }) => value));
		await expect(ends.map(({ status }) => status)).toEqual(looks.map(() => 'fulfilled'));
	},
};

export const UndoneBefore: Story = {
	name: '[DSH-09] [TST-01] that the last action was undone is no longer said once the next one is done',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		await listOf(canvas, 'unassigned', 3);
		await userEvent.keyboard('n');
		const pane = await openCase(canvas);
		await userEvent.click(await screen.findByRole('button', { name: dashboardWords.undo.action }));
		await screen.findByText(dashboardWords.undo.done);
		await userEvent.click(await within(pane).findByRole('button', { name: words.owner.claim }));
		await screen.findByRole('button', { name: dashboardWords.undo.action });
		expect(screen.queryByText(dashboardWords.undo.done)).not.toBeInTheDocument();
	},
};

export const UndoneByKey: Story = {
	name: '[DSH-16] [DSH-09] u undoes the last action while its news is there, and leaves the focus where it is',
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 3);
		const count = rowLinks(table).length;
		await userEvent.keyboard('u');
		await userEvent.keyboard('jc');
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 1));
		await screen.findByRole('button', { name: dashboardWords.undo.action });
		const focused = document.activeElement;
		await userEvent.keyboard('u');
		await screen.findByText(dashboardWords.undo.done);
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count));
		await waitFor(() => expect(focused).toHaveFocus());
	},
};

const nobodys = mockRequests(40).filter(({ assignedTo }) => assignedTo);
const taken = fn();
export const NothingToTake: Story = {
	name: '[DSH-11] [DSH-16] where nothing waits, n says so and asks the service for nothing that it would refuse',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: {
		msw: [
			http.post('/api/desk/take-next', () => taken()),
			...createHandlers(createWorld({ user: mockAgent, requests: nobodys })),
		],
	},
	beforeEach: () => taken.mockClear(),
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.list.empty);
		await canvas.findByRole('link', { name: `${words.queues.unassigned} 0` });
		await userEvent.keyboard('n');
		await screen.findByText(words.owner.nothingToTake);
		await expect(taken).not.toHaveBeenCalled();
	},
};

export const NewsTakenAway: Story = {
	name: '[DSH-16] [TST-01] Escape within the news takes it away, and leaves the case open',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas, userEvent }) => {
		await listOf(canvas, 'unassigned', 3);
		await userEvent.keyboard('n');
		const undo = await screen.findByRole('button', { name: 'Geri qaytar' });
		const pane = await openCase(canvas);
		undo.focus();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(undo).not.toBeInTheDocument());
		await waitFor(() => expect(pane).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(pane).not.toBeInTheDocument());
	},
};

export const TakenElsewhere: Story = {
	name: '[DSH-10] [DSH-16] n in a queue that holds no case of nobody’s leads to one’s own queue, with the case open',
	tags: ['whole'],
	args: at('overdue'),
	parameters: { msw: createHandlers(createWorld({ user: mockAgent, requests: mockRequests(40) })) },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('table', { name: words.queues.overdue });
		await userEvent.keyboard('n');
		await canvas.findByRole('table', { name: words.queues.mine });
		const queues = within(canvas.getByRole('navigation', { name: words.queues.label }));
		const tab = queues.getByRole('link', { name: new RegExp(`^${words.queues.mine}`) });
		await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
		await openCase(canvas);
	},
};
