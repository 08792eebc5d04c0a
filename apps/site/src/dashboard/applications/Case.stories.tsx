import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, mockAdmin, mockAgent, mockId, mockRequests } from 'visa-sdk/mocks';
import { ERASED_NAME, messageTemplates, type RequestStatus } from 'visa-sdk/rules';
import { beginSession, queryClient } from '../../api';
import { chooseOption } from '../../stories/chooseOption';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { strings } from '../../strings';
import { caseOptions } from './calls';
import { nameOf } from './columns';
import { words } from './strings';

const meta = {
	title: 'Site/Desk/Case',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const requests = mockRequests(40);
const own = { id: mockAgent.id, firstName: mockAgent.firstName, lastName: mockAgent.lastName };
const boss = { id: mockAdmin.id, firstName: mockAdmin.firstName, lastName: mockAdmin.lastName };
type Seed = Partial<(typeof requests)[number]>;
/** A world with one changed request, open at somebody's desk. */
function at(status: RequestStatus, user: typeof mockAgent, change: Seed = {}) {
	const one = requests.find((request) => request.status === status);
	if (!one) throw new RangeError(status);
	const { id } = one;
	const world = createWorld({
		user,
		requests: requests.map((request) => (request.id === id ? { ...request, check: null, ...change } : request)),
	});
	const args = { path: `/dashboard/visa-applications?case=${id}` };
	return { id, reference: one.reference, world, args, parameters: { msw: createHandlers(world) } };
}
type Canvas = ReturnType<typeof within>;
const paneOf = async (canvas: Canvas, reference: string) =>
	within(await canvas.findByRole('region', { name: words.detail.label(reference) }));
const { moves, owner } = words;

const claimed = at('SUBMITTED', mockAgent, { assignedTo: null });
export const Claim: Story = {
	name: '[DSH-11] [DSH-12] [DSH-06] nobody’s case is claimed: its passport opens and its moves are offered; the claim can be taken back',
	args: claimed.args,
	parameters: claimed.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, claimed.reference);
		await waitFor(() => expect(pane.getByRole('heading', { level: 2 })).toHaveFocus());
		await pane.findByText(moves.claimFirst);
		await waitFor(() => expect(pane.queryByRole('button', { name: moves.names.IN_REVIEW })).not.toBeInTheDocument());
		const passport = { name: words.detail.passportOf(1, 1, 1, false) };
		await pane.findByText(words.detail.hidden);
		expect(pane.getAllByText(words.detail.notTold)).toHaveLength(5);
		await waitFor(() => expect(pane.queryByRole('group', passport)).not.toBeInTheDocument());
		await userEvent.click(pane.getByRole('button', { name: owner.claim }));
		await pane.findByRole('group', passport);
		await pane.findByRole('button', { name: moves.names.IN_REVIEW });
		await pane.findByText(moves.does.IN_REVIEW);
		// Only an admin assigns cases to others, cancels and refunds.
		for (const name of [owner.assign, moves.names.CANCELLED, moves.names.refund]) {
			await waitFor(() => expect(pane.queryByRole('button', { name })).not.toBeInTheDocument());
		}
		await userEvent.click(await screen.findByRole('button', { name: 'Geri qaytar' }));
		await pane.findByRole('button', { name: owner.claim });
		await pane.findByText(owner.nobody);
	},
};

const old = at('IN_REVIEW', mockAgent, { assignedTo: own });
let isDown = false;
let isHistoryThere = false;
export const StaleCase: Story = {
	name: '[DSH-04] [DSH-10] a case that can’t be read again stays, with what is typed in it, and says that it may be old; its history that never came says so too',
	tags: ['whole'],
	args: old.args,
	parameters: {
		msw: [
			http.get('/api/visa-requests/:id', () =>
				isDown ? HttpResponse.json({ message: 'Yox' }, { status: 503 }) : undefined,
			),
			http.get('/api/visa-requests/:id/events', () =>
				isDown || !isHistoryThere ? HttpResponse.json({ message: 'Yox' }, { status: 503 }) : undefined,
			),
			...createHandlers(old.world),
		],
	},
	beforeEach: () => {
		isDown = false;
		isHistoryThere = false;
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, old.reference);
		await pane.findByText(words.history.failed, undefined, { timeout: 10_000 });
		isHistoryThere = true;
		await userEvent.click(pane.getByRole('button', { name: strings.retry }));
		await pane.findByRole('heading', { name: words.history.heading });
		const note = await pane.findByRole('textbox', { name: words.notes.text });
		await userEvent.type(note, 'Zəng etdim');
		isDown = true;
		void queryClient.invalidateQueries({ queryKey: caseOptions(old.id).queryKey });
		await pane.findByText(words.detail.stale, undefined, { timeout: 10_000 });
		await waitFor(() => expect(note).toHaveValue('Zəng etdim'));
		isDown = false;
		await userEvent.click(pane.getByRole('button', { name: strings.retry }));
		await waitFor(() => expect(pane.queryByText(words.detail.stale)).not.toBeInTheDocument());
		await waitFor(() => expect(pane.getByRole('heading', { level: 2, name: old.reference })).toHaveFocus());
	},
};

const alone = at('SUBMITTED', mockAgent, { assignedTo: null });
export const OneWayBack: Story = {
	name: '[DSH-04] a case has one way back at each width: a cross beside the list, and the list’s name where it is hidden',
	tags: ['whole'],
	args: alone.args,
	parameters: alone.parameters,
	play: async ({ canvas, canvasElement }) => {
		const pane = await paneOf(canvas, alone.reference);
		await pane.findByRole('button', { name: words.detail.close });
		const back = { name: /^Geriyə: / };
		expect(pane.queryByRole('button', back)).not.toBeInTheDocument();
		const traveller = (await pane.findByRole('heading', { level: 2, name: alone.reference })).nextElementSibling;
		const [name, status] = [...(traveller?.children ?? [])].map((part) => part.getBoundingClientRect());
		expect((status?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(12);
		canvasElement.style.width = '30rem';
		await pane.findByRole('button', back);
		await waitFor(() => expect(pane.queryByRole('button', { name: words.detail.close })).not.toBeInTheDocument());
	},
};

const quick = at('SUBMITTED', mockAgent, { assignedTo: null });
export const LastTold: Story = {
	name: '[DSH-09] of quick work the last is told, and only that can be taken back',
	args: quick.args,
	parameters: quick.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, quick.reference);
		await userEvent.click(await pane.findByRole('button', { name: owner.claim }));
		await screen.findByRole('button', { name: 'Geri qaytar' });
		await userEvent.click(await pane.findByRole('button', { name: moves.names.IN_REVIEW }));
		const news = within(screen.getByRole('region', { name: 'Bildirişlər' }));
		await news.findByText(moves.moved(quick.reference, words.statuses.IN_REVIEW));
		await expect(news.getAllByRole('listitem')).toHaveLength(1);
		await expect(news.queryByRole('button', { name: 'Geri qaytar' })).not.toBeInTheDocument();
	},
};

const lost = at('SUBMITTED', mockAgent, { assignedTo: null });
const sentence = 'Bu müraciəti artıq Nigar Əhmədova götürüb';
export const Lost: Story = {
	name: '[DSH-11] whoever lost the race reads who has the case',
	args: lost.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/claim', () =>
				HttpResponse.json({ statusCode: 409, code: 'STATE_CONFLICT', message: sentence }, { status: 409 }),
			),
			...createHandlers(lost.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, lost.reference);
		await userEvent.click(await pane.findByRole('button', { name: owner.claim }));
		await waitFor(() => expect(pane.getByRole('alert')).toHaveTextContent(sentence));
	},
};

const question = {
	text: 'Pasportunuzun daha aydın şəklini göndərin.',
	until: '2027-02-20',
	askedAt: '2026-11-20T08:00:00.000Z',
	answeredAt: '2026-11-21T08:00:00.000Z',
	answer: null,
	documents: [],
};
const closed = at('IN_REVIEW', mockAgent, {
	assignedTo: own,
	information: [
		{ ...question, id: '00000000-0000-4000-8000-000000000001' },
		{ ...question, id: '00000000-0000-4000-8000-000000000002', answer: 'Sabah göndərəcəyəm' },
	],
});
export const Closed: Story = {
	name: '[DSH-13] a question that nobody answered is closed, not answered',
	tags: ['whole'],
	args: closed.args,
	parameters: closed.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, closed.reference);
		await pane.findByText(/^Bağlanıb: 21 noyabr 2026/);
		await waitFor(() => expect(pane.getAllByText(/^Cavab: 21 noyabr 2026/)).toHaveLength(1));
	},
};

const asked = at('IN_REVIEW', mockAgent, { assignedTo: own });
export const Ask: Story = {
	name: '[DSH-13] information is asked for from a template until a day; what was typed outlives another case',
	args: asked.args,
	parameters: asked.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, asked.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.INFO_REQUIRED }));
		const form = within(await pane.findByRole('form', { name: moves.names.INFO_REQUIRED }));
		const text = form.getByRole('textbox', { name: words.ask.text });
		await userEvent.click(form.getByRole('button', { name: moves.names.INFO_REQUIRED }));
		await waitFor(() => expect(text).toHaveFocus());
		await waitFor(() => expect(text).toHaveAccessibleDescription(/Nəyin lazım olduğunu yazın/));
		// A day that is too early isn't taken, and it is said which are.
		const until = form.getByRole('textbox', { name: words.ask.until });
		const usual = (until as HTMLInputElement).value;
		await userEvent.clear(until);
		await userEvent.type(until, '01012020');
		await userEvent.tab();
		await waitFor(() => expect(until).toHaveValue(''));
		await userEvent.click(form.getByRole('button', { name: moves.names.INFO_REQUIRED }));
		await waitFor(() => expect(until).toHaveAccessibleDescription(/bu gündən 90 günədək/));
		await userEvent.type(until, usual);
		await userEvent.tab();
		await waitFor(() => expect(until).toBeValid());
		await chooseOption(userEvent, form.getByRole('combobox', { name: words.templates.label }), 'Qalacaq yer');
		await waitFor(() => expect(text).toHaveDisplayValue(/qalacağınız yerin/));
		// Another template replaces it, and continues what somebody has written.
		const [picture] = messageTemplates.filter(({ use, title }) => use === 'information' && title !== 'Qalacaq yer');
		const choose = (title = '') =>
			chooseOption(userEvent, form.getByRole('combobox', { name: words.templates.label }), title);
		await choose(picture?.title);
		await waitFor(() => expect(text).toHaveDisplayValue(picture?.text ?? ''));
		await userEvent.clear(text);
		await userEvent.type(text, 'Salam, Aysel!');
		await choose('Qalacaq yer');
		await waitFor(() => expect(text).toHaveDisplayValue(/^Salam, Aysel!\n\n.*qalacağınız yerin/s));
		// That one is replaced too, while the words before and after it stay; what somebody has changed is theirs.
		await userEvent.type(text, ' Sağ olun!');
		await choose(picture?.title);
		await waitFor(() => expect(text).toHaveDisplayValue(`Salam, Aysel!\n\n${picture?.text} Sağ olun!`));
		await userEvent.clear(text);
		await userEvent.click(text);
		await userEvent.paste(`${picture?.text.slice(0, -1)}, sağ olun!`);
		await choose('Qalacaq yer');
		await waitFor(() => expect(text).toHaveDisplayValue(/, sağ olun!\n\n.*qalacağınız yerin/s));
		// Another case, and back: nothing typed is lost.
		const rows = await canvas.findAllByRole('row');
		const others = rows.filter((row) => row.querySelector('a') && !row.textContent?.includes(asked.reference));
		await userEvent.click(within(others[0] as HTMLElement).getByRole('link'));
		await waitFor(() =>
			expect(canvas.queryByRole('region', { name: words.detail.label(asked.reference) })).not.toBeInTheDocument(),
		);
		await userEvent.click(canvas.getByRole('link', { name: new RegExp(asked.reference) }));
		const again = await paneOf(canvas, asked.reference);
		await userEvent.click(await again.findByRole('button', { name: moves.names.INFO_REQUIRED }));
		const kept = await again.findByRole('textbox', { name: words.ask.text });
		await waitFor(() => expect(kept).toHaveDisplayValue(/qalacağınız yerin/));
		await userEvent.type(kept, '!{Control>}{Enter}{/Control}');
		await again.findByText(words.statuses.INFO_REQUIRED);
		await again.findByText(words.ask.open);
		// The review continues without the answer, and the action says so.
		await again.findByText(moves.closesQuestion);
		await waitFor(() => expect(again.queryByText(moves.does.IN_REVIEW)).not.toBeInTheDocument());
	},
};

const sentAnyway = fn();
/** An action that requires a reason, opened and submitted with nothing but spaces. */
function withoutReason({ args, reference, world }: ReturnType<typeof at>, step: 'REJECTED' | 'check-sendBack') {
	return {
		args,
		parameters: {
			msw: [http.post('/api/visa-requests/:id/:call', () => sentAnyway()), ...createHandlers(world)],
		},
		beforeEach: () => sentAnyway.mockClear(),
		play: async ({ canvas, userEvent }) => {
			const pane = await paneOf(canvas, reference);
			await userEvent.click(await pane.findByRole('button', { name: moves.names[step] }));
			const form = within(await pane.findByRole('form', { name: moves.names[step] }));
			const reason = form.getByRole('textbox');
			await userEvent.type(reason, '  {Control>}{Enter}{/Control}');
			await waitFor(() => expect(reason).toHaveAccessibleDescription(/Səbəbi yazın/));
			await expect(sentAnyway).not.toHaveBeenCalled();
		},
	} satisfies Story;
}
export const RefusedWithoutReason: Story = {
	name: '[DSH-13] a refusal without its reason is asked for it at once, and nothing is sent',
	...withoutReason(at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own }), 'REJECTED'),
};
export const SentBackWithoutReason: Story = {
	name: '[DSH-13] a check that sends back without saying why is asked for it at once, and nothing is sent',
	tags: ['whole'],
	...withoutReason(
		at('IN_REVIEW', mockAgent, {
			assignedTo: boss,
			check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: boss, takenBy: own },
		}),
		'check-sendBack',
	),
};

const noted = at('IN_REVIEW', mockAgent, { assignedTo: own });
export const AnotherPerson: Story = {
	name: '[DSH-17] what one person typed about a case is not in the form of whoever signs in next on the same page',
	args: noted.args,
	parameters: noted.parameters,
	beforeEach: () => {
		noted.world.user = mockAgent;
	},
	play: async ({ canvas, userEvent }) => {
		const note = { name: words.notes.text };
		const pane = await paneOf(canvas, noted.reference);
		await userEvent.type(await pane.findByRole('textbox', note), 'Zəng etdim');
		noted.world.user = mockAdmin;
		await beginSession({ accessToken: 'another', expiresAt: '2099-01-01T00:00:00.000Z' });
		await canvas.findAllByText(`${mockAdmin.firstName} ${mockAdmin.lastName}`);
		const next = await paneOf(canvas, noted.reference);
		await waitFor(() => expect(next.getByRole('textbox', note)).toHaveDisplayValue(''));
	},
};

const written = at('IN_REVIEW', mockAgent, { assignedTo: own, staffNotes: [] });
/** How the pending saving of a note ends. */
let endNote: ((answer?: Response) => void) | undefined;
export const NoteAfterNote: Story = {
	name: '[DSH-13] what is typed while a note is on its way stays; a note that is refused comes back before it',
	beforeEach: () => {
		endNote = undefined;
	},
	args: written.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/notes', async () => {
				const answer = await new Promise<Response | undefined>((resolve) => {
					endNote = resolve;
				});
				endNote = undefined;
				return answer;
			}),
			...createHandlers(written.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, written.reference);
		const text = await pane.findByRole('textbox', { name: words.notes.text });
		const save = pane.getByRole('button', { name: words.notes.add });
		const begin = async (note: string) => {
			await userEvent.type(text, note);
			await userEvent.click(save);
			await waitFor(() => expect(endNote).toBeDefined());
			await waitFor(() => expect(text).toHaveValue(''));
		};
		await begin('Zəng etdim');
		await userEvent.type(text, 'Cavab vermədi');
		endNote?.();
		await screen.findByText(words.notes.added);
		await pane.findByText('Zəng etdim', { selector: 'p' });
		expect(text).toHaveValue('Cavab vermədi');
		expect(text).toHaveFocus();
		expect(text).toBeValid();
		await userEvent.clear(text);
		await userEvent.click(pane.getByRole('checkbox', { name: words.notes.isShown }));
		await begin('Sənəd gəldi');
		await userEvent.type(text, 'Sabah yenə');
		endNote?.(HttpResponse.json({ message: 'Yer qalmayıb' }, { status: 507 }));
		await pane.findByText('Yer qalmayıb');
		expect(text).toHaveValue('Sənəd gəldi\nSabah yenə');
		// What was typed since was never meant for the traveller.
		expect(pane.getByRole('checkbox', { name: words.notes.isShown })).not.toBeChecked();
	},
};

const unsaved = at('IN_REVIEW', mockAgent, { assignedTo: own, staffNotes: [] });
export const NoteFailedElsewhere: Story = {
	name: '[DSH-13] [TST-01] a note that is refused once its case was left is told with the number of the case, and is there again',
	tags: ['whole'],
	beforeEach: () => {
		endNote = undefined;
	},
	args: unsaved.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/notes', async () => {
				await new Promise<unknown>((resolve) => {
					endNote = resolve;
				});
				return HttpResponse.json({ message: 'Yer qalmayıb' }, { status: 507 });
			}),
			...createHandlers(unsaved.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, unsaved.reference);
		await userEvent.type(await pane.findByRole('textbox', { name: words.notes.text }), 'Zəng etdim');
		await userEvent.click(pane.getByRole('button', { name: words.notes.add }));
		await waitFor(() => expect(endNote).toBeDefined());
		await userEvent.click(pane.getByRole('button', { name: words.detail.close }));
		await waitFor(() =>
			expect(canvas.queryByRole('region', { name: words.detail.label(unsaved.reference) })).toBeNull(),
		);
		endNote?.();
		await screen.findByText(words.notes.failed(unsaved.reference));
		expect(screen.getByText('Yer qalmayıb')).toBeInTheDocument();
		await userEvent.click(await canvas.findByRole('link', { name: new RegExp(unsaved.reference) }));
		const again = await paneOf(canvas, unsaved.reference);
		await waitFor(() => expect(again.getByRole('textbox', { name: words.notes.text })).toHaveValue('Zəng etdim'));
	},
};

const unheard = at('IN_REVIEW', mockAgent, { assignedTo: own });
let keysSent: (string | null)[] = [];
/** The first response of each is lost on its way. */
const loseFirst = ({ request }: { request: Request }) => {
	keysSent.push(request.headers.get('idempotency-key'));
	return keysSent.length % 2 === 1 ? HttpResponse.error() : undefined;
};
export const LostAnswer: Story = {
	name: '[DSH-09] what is sent again because the network failed carries the same key, so that it is not sent twice',
	beforeEach: () => {
		keysSent = [];
	},
	args: unheard.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/messages', loseFirst),
			http.post('/api/visa-requests/:id/notes', loseFirst),
			...createHandlers(unheard.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, unheard.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.message }));
		await userEvent.type(await pane.findByRole('textbox', { name: new RegExp(words.message.text) }), 'Salam');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(keysSent).toHaveLength(1));
		await waitFor(() => expect(pane.getByRole('button', { name: moves.names.message })).toBeEnabled());
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await screen.findByText(words.message.done(unheard.reference));

		const note = pane.getByRole('textbox', { name: words.notes.text });
		await userEvent.type(note, 'Yazdım');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(keysSent).toHaveLength(3));
		await waitFor(() => expect(note).toHaveValue('Yazdım'));
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await screen.findByText(words.notes.added);
		const [message, again, noted, notedAgain] = keysSent;
		expect(message).toMatch(/\d/);
		expect([again, notedAgain]).toEqual([message, noted]);
		expect(noted).not.toBe(message);
	},
};

const stale = at('IN_REVIEW', mockAgent, { assignedTo: own });
export const Stale: Story = {
	name: '[DSH-09] a case that has changed meanwhile shows both states, and keeps what was typed',
	args: stale.args,
	parameters: stale.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, stale.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.INFO_REQUIRED }));
		await userEvent.type(await pane.findByRole('textbox', { name: words.ask.text }), 'Otelin ünvanı');
		const one = stale.world.requests.findIndex(({ id }) => id === stale.id);
		const before = stale.world.requests[one];
		if (!before) throw new RangeError('no request');
		stale.world.requests[one] = { ...before, status: 'IN_REVIEW', totalPrice: 999, version: before.version + 1 };
		const form = within(await pane.findByRole('form', { name: moves.names.INFO_REQUIRED }));
		await userEvent.click(form.getByRole('button', { name: moves.names.INFO_REQUIRED }));
		const table = await pane.findByRole('table', { name: words.clash.title });
		await waitFor(() => expect(table).toHaveTextContent('999 AZN'));
		await waitFor(() => expect(form.getByRole('textbox', { name: words.ask.text })).toHaveValue('Otelin ünvanı'));
		await pane.findByText(words.clash.text);
	},
};

const raced = at('SUBMITTED', mockAdmin, { assignedTo: null });
const unclaimed = [...raced.world.requests];
export const Raced: Story = {
	name: '[DSH-09] [DSH-11] an admin whose claim came too late reads who has the case, and nothing of typed words; the notice goes with the case’s next change',
	tags: ['whole'],
	beforeEach: () => void raced.world.requests.splice(0, Number.POSITIVE_INFINITY, ...unclaimed),
	args: raced.args,
	parameters: raced.parameters,
	play: async ({ canvas, userEvent }) => {
		const { id, world } = raced;
		const pane = await paneOf(canvas, raced.reference);
		const claim = await pane.findByRole('button', { name: owner.claim });
		const one = world.requests.findIndex((request) => request.id === id);
		const changeElsewhere = (change: Seed) => {
			const before = world.requests[one];
			if (!before) throw new RangeError('no request');
			world.requests[one] = { ...before, ...change, version: before.version + 1 };
		};
		changeElsewhere({ assignedTo: own });
		await userEvent.click(claim);
		const table = await pane.findByRole('table', { name: words.clash.title });
		await waitFor(() => expect(table).toHaveTextContent(nameOf(own)));
		await pane.findByText(words.clash.untyped);
		await waitFor(() => expect(pane.queryByText(words.clash.text)).not.toBeInTheDocument());
		changeElsewhere({ status: 'IN_REVIEW' });
		await queryClient.invalidateQueries({ queryKey: caseOptions(id).queryKey });
		await waitFor(() => expect(pane.queryByRole('table', { name: words.clash.title })).not.toBeInTheDocument());
	},
};

const checked = at('IN_REVIEW', mockAgent, {
	assignedTo: boss,
	check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: boss, takenBy: null },
});
export const Check: Story = {
	name: '[DSH-12] [DSH-13] a second person takes the check, which opens the data, and approves it, which sends the case; sending back needs a reason',
	args: checked.args,
	parameters: checked.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, checked.reference);
		await pane.findByText(words.detail.hidden);
		await waitFor(() =>
			expect(pane.queryByRole('button', { name: moves.names['check-approve'] })).not.toBeInTheDocument(),
		);
		await userEvent.click(pane.getByRole('button', { name: owner.claim }));
		await screen.findByText(owner.checkTaken(checked.reference));
		await pane.findByText(words.check.waiting({ name: `${boss.firstName} ${boss.lastName}` }, 'you'));
		await pane.findByRole('group', { name: words.detail.passportOf(1, 1, 1, false) });
		await userEvent.click(await pane.findByRole('button', { name: moves.names['check-sendBack'] }));
		const form = within(await pane.findByRole('form', { name: moves.names['check-sendBack'] }));
		await userEvent.click(form.getByRole('button', { name: moves.names['check-sendBack'] }));
		const reason = form.getByRole('textbox', { name: words.check.reason });
		await waitFor(() => expect(reason).toHaveAccessibleDescription(/Səbəbi yazın/));
		await userEvent.click(form.getByRole('button', { name: moves.cancel }));
		await userEvent.click(await pane.findByRole('button', { name: moves.names['check-approve'] }));
		const approve = within(await pane.findByRole('form', { name: moves.names['check-approve'] }));
		await userEvent.click(approve.getByRole('button', { name: moves.names['check-approve'] }));
		await pane.findByText(words.statuses.SENT_TO_EMBASSY);
	},
};

const corrected = at('IN_REVIEW', mockAdmin, {
	assignedTo: own,
	check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: own, takenBy: null },
});
export const SentBack: Story = {
	name: '[DSH-13] what is to be corrected stands at the top of a case that was sent back, until its check is asked for again',
	tags: ['whole'],
	args: corrected.args,
	parameters: corrected.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, corrected.reference);
		const step = moves.names['check-sendBack'];
		await pane.findByText(words.check.waiting({ name: `${own.firstName} ${own.lastName}` }, null));
		await userEvent.click(await pane.findByRole('button', { name: step }));
		const form = within(await pane.findByRole('form', { name: step }));
		await userEvent.type(form.getByRole('textbox', { name: words.check.reason }), 'Ad pasportdakı kimi deyil');
		await userEvent.click(form.getByRole('button', { name: step }));
		await pane.findByText(words.check.sentBack(nameOf(boss)));
		const told = pane.getAllByText('Ad pasportdakı kimi deyil');
		const nextStep = pane.getByRole('heading', { name: moves.heading });
		await waitFor(() => expect(told[0]?.compareDocumentPosition(nextStep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING));
	},
};

const leftBehind = at('IN_REVIEW', mockAgent, { assignedTo: own });
leftBehind.world.events.set(leftBehind.id, [
	{
		...{ id: '00000000-0000-4000-8000-00000000c0de', at: '2026-11-20T08:00:00.000Z', subject: 'request' },
		...{ kind: 'check-sent-back', from: null, to: null, fromPerson: null, toPerson: null, changes: [] },
		actor: { id: mockAdmin.id, firstName: '—', lastName: '—', role: 'admin' },
		reason: 'Ad pasportdakı kimi deyil',
	},
]);
export const SentBackByNobodyLeft: Story = {
	name: '[DSH-13] a case that was sent back by an account since deleted says so without the account',
	tags: ['whole'],
	args: leftBehind.args,
	parameters: leftBehind.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, leftBehind.reference);
		await waitFor(() => expect(pane.getByText(words.check.sentBack(null))).toBeVisible());
		await expect(pane.queryByText(words.check.sentBack(words.list.deleted))).not.toBeInTheDocument();
	},
};

const givenBack = at('IN_REVIEW', mockAgent, {
	assignedTo: own,
	check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: own, takenBy: null },
});
export const GivenBackUnchecked: Story = {
	name: '[DSH-11] [DSH-13] taking back a case that was given up says that its check doesn’t come back',
	args: givenBack.args,
	parameters: givenBack.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, givenBack.reference);
		await userEvent.click(await pane.findByRole('button', { name: words.owner.release }));
		await userEvent.click(await screen.findByRole('button', { name: 'Geri qaytar' }));
		await waitFor(() => expect(screen.getByText(words.owner.checksEnded)).toBeVisible());
		await pane.findByText(words.owner.you);
		expect(givenBack.world.requests.find(({ id }) => id === givenBack.id)?.check).toBeNull();
	},
};

const visaFile = new File(['%PDF-1.7 viza'], 'viza.pdf', { type: 'application/pdf' });
const fileInput = () =>
	waitFor(() => {
		const file = document.querySelector<HTMLInputElement>('input[type=file]');
		expect(file).not.toBeNull();
		return file as HTMLInputElement;
	});
const sent = at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own });
export const Visa: Story = {
	name: '[DSH-13] the issued visa is attached as PDF, and can be taken back',
	args: sent.args,
	parameters: sent.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, sent.reference);
		// Whoever marks it as issued is reminded of it.
		const approval = () => within(pane.getByRole('form', { name: moves.names.APPROVED }));
		await userEvent.click(await pane.findByRole('button', { name: moves.names.APPROVED }));
		await waitFor(() => expect(approval().getByText(new RegExp(moves.withoutVisa))).toBeVisible());
		await userEvent.click(approval().getByRole('button', { name: moves.cancel }));
		await userEvent.click(await pane.findByRole('button', { name: moves.names.visa }));
		const file = await fileInput();
		await waitFor(() => expect(file).toHaveFocus());
		// As wide as the actions, not as their buttons.
		const item = file.closest('li');
		await waitFor(() => expect(item?.firstElementChild?.clientWidth).toBeGreaterThan((item?.clientWidth ?? 0) - 4));
		// The sentence above the field stands apart from its label, as in the other forms.
		const does = pane.getByText(new RegExp(words.visa.does(false))).getBoundingClientRect();
		expect(pane.getByText(words.visa.file).getBoundingClientRect().top - does.bottom).toBeGreaterThan(12);
		await userEvent.upload(file, visaFile);
		await pane.findByRole('heading', { name: words.visa.heading });
		// Of one who travels alone nothing says whose it is.
		await pane.findByText(new RegExp(`^${words.visa.one(1, '', null)}`));
		await waitFor(() =>
			expect(sent.world.requests.find(({ id }) => id === sent.id)?.visas).toMatchObject([{ traveller: null }]),
		);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.APPROVED }));
		await waitFor(() => expect(approval().getByText(new RegExp(moves.does.APPROVED))).toBeVisible());
		await waitFor(() => expect(approval().queryByText(new RegExp(moves.withoutVisa))).not.toBeInTheDocument());
		await waitFor(() => expect(approval().getByText(new RegExp(moves.withVisas(1)))).toBeVisible());
		await userEvent.click(approval().getByRole('button', { name: moves.cancel }));
		// Before that, too: what is attached is listed far below.
		await waitFor(() => expect(pane.getByText(new RegExp(moves.withVisas(1)))).toBeVisible());
		await userEvent.click(await screen.findByRole('button', { name: 'Geri qaytar' }));
		await waitFor(() => expect(pane.queryByRole('heading', { name: words.visa.heading })).not.toBeInTheDocument());
	},
};

const group = at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own, peopleCount: 3 });
export const GroupVisas: Story = {
	name: '[DSH-13] [UPL-11] of a group each visa is somebody’s: whose comes next is chosen already, and approving says whose is missing',
	args: group.args,
	parameters: group.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, group.reference);
		const attach = async (traveller: number) => {
			await userEvent.click(await pane.findByRole('button', { name: moves.names.visa }));
			const whose = await pane.findByRole('combobox', { name: words.visa.whose });
			await waitFor(() => expect(whose).toHaveTextContent(words.visa.whoseOf(traveller)));
			return whose;
		};
		await attach(1);
		await userEvent.upload(await fileInput(), visaFile);
		await pane.findByText(new RegExp(`^${words.visa.one(1, '', 1)}`));
		// The third one has come before the second.
		await userEvent.click(await attach(2));
		await userEvent.click(await screen.findByRole('option', { name: words.visa.whoseOf(3) }));
		await userEvent.upload(await fileInput(), visaFile);
		await pane.findByText(new RegExp(`^${words.visa.one(2, '', 3)}`));
		await waitFor(() => expect(pane.getByText(new RegExp(moves.withoutVisas([2])))).toBeVisible());
		// One that is everybody's leaves nobody out.
		await userEvent.click(await attach(2));
		await userEvent.click(await screen.findByRole('option', { name: words.visa.whoseAll }));
		await userEvent.upload(await fileInput(), visaFile);
		await waitFor(() => expect(pane.getByText(new RegExp(moves.withVisas(3)))).toBeVisible());
		await waitFor(() => expect(pane.queryByText(new RegExp(moves.withoutVisas([2])))).not.toBeInTheDocument());
		await waitFor(() => {
			const kept = group.world.requests.find(({ id }) => id === group.id)?.visas;
			expect(kept?.map(({ traveller }) => traveller)).toEqual([null, 1, 3]);
		});
	},
};

const twice = at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own });
let sendOn = () => {};
export const VisaTwice: Story = {
	name: '[DSH-13] a second file beside one that is still being sent is refused, rather than attached as another visa',
	tags: ['whole'],
	args: twice.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/visas', async () => {
				await new Promise<void>((go) => (sendOn = go));
			}),
			...twice.parameters.msw,
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, twice.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.visa }));
		const file = await fileInput();
		await userEvent.upload(file, visaFile);
		await userEvent.upload(file, new File(['%PDF-1.7 another'], 'another.pdf', { type: 'application/pdf' }));
		await waitFor(() => expect(pane.getByText(words.visa.busy)).toBeVisible());
		sendOn();
		await pane.findByRole('heading', { name: words.visa.heading });
		await waitFor(() => expect(twice.world.requests.find(({ id }) => id === twice.id)?.visas).toHaveLength(1));
	},
};

const issued = at('APPROVED', mockAgent, {
	assignedTo: own,
	visas: ['first', 'second'].map((key) => ({
		key,
		size: 80_000,
		attachedAt: '2026-11-20T08:00:00.000Z',
		traveller: null,
	})),
});
export const VisaAfterwards: Story = {
	name: '[DSH-13] a visa that is attached once it is issued is said to reach the traveller at once',
	tags: ['whole'],
	args: issued.args,
	parameters: issued.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, issued.reference);
		await waitFor(() => expect(pane.getByText(words.visa.does(true))).toBeVisible());
		await userEvent.click(pane.getByRole('button', { name: moves.names.visa }));
		await waitFor(() => expect(pane.getByText(new RegExp(words.visa.does(true)))).toBeVisible());
		expect(pane.queryByText(new RegExp(words.visa.does(false)))).not.toBeInTheDocument();
	},
};

const [someone] = mockRequests(1);
if (!someone) throw new RangeError('no request');
const ofNobody = at('APPROVED', mockAgent, {
	assignedTo: own,
	traveller: { ...someone.traveller, firstName: ERASED_NAME, lastName: ERASED_NAME },
});
export const VisaOfNobody: Story = {
	name: '[DSH-13] no visa is offered to be attached for an account that is deleted',
	tags: ['whole'],
	args: ofNobody.args,
	parameters: ofNobody.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, ofNobody.reference);
		await pane.findAllByText(words.list.deleted);
		await waitFor(() => expect(pane.getByRole('heading', { name: words.notes.heading })).toBeVisible());
		await expect(pane.queryByRole('button', { name: moves.names.visa })).not.toBeInTheDocument();
	},
};

export const VisaRemoved: Story = {
	name: '[DSH-13] an issued visa is deleted only after a question that says which, and focus stays in the case',
	args: issued.args,
	parameters: issued.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, issued.reference);
		const visas = () => pane.queryAllByRole('button', { name: words.visa.remove });
		const ask = async (button: HTMLElement, number: number) => {
			await userEvent.click(button);
			return within(await screen.findByRole('alertdialog', { name: words.visa.removeTitle(number, null) }));
		};
		await pane.findByRole('heading', { name: words.visa.heading });
		const [, second] = visas();
		if (!second) throw new RangeError('no visa');
		const declined = await ask(second, 2);
		declined.getByText(words.visa.removeRead);
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(second).toHaveFocus());
		await expect(visas()).toHaveLength(2);
		for (const left of [1, 0]) {
			const [button] = visas();
			if (!button) throw new RangeError('no visa');
			const dialog = await ask(button, 1);
			await userEvent.click(dialog.getByRole('button', { name: words.visa.remove }));
			await waitFor(() => expect(visas()).toHaveLength(left));
			await waitFor(() =>
				expect(
					left > 0
						? pane.getByRole('heading', { name: words.visa.heading })
						: pane.getByRole('heading', { level: 2, name: issued.reference }),
				).toHaveFocus(),
			);
		}
		await screen.findByText(words.visa.removed(issued.reference));
	},
};

const slow = at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own });
let bringAnswer: (() => void) | undefined;
export const LateAnswer: Story = {
	name: '[DSH-13] a step that ends late leaves open what was opened meanwhile',
	tags: ['whole'],
	beforeEach: () => {
		bringAnswer = undefined;
	},
	args: slow.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/visas', async () => {
				await new Promise<void>((resolve) => {
					bringAnswer = resolve;
				});
			}),
			...createHandlers(slow.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, slow.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.visa }));
		await userEvent.upload(await fileInput(), visaFile);
		await waitFor(() => expect(bringAnswer).toBeDefined());
		await userEvent.click(await pane.findByRole('button', { name: moves.names.REJECTED }));
		await pane.findByRole('form', { name: moves.names.REJECTED });
		bringAnswer?.();
		await screen.findByText(words.visa.attached(slow.reference));
		await waitFor(() => expect(pane.getByRole('form', { name: moves.names.REJECTED })).toBeVisible());
	},
};

const atThumb = at('IN_REVIEW', mockAdmin, {
	assignedTo: own,
	check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: own, takenBy: null },
});
export const UnderWayAtThumb: Story = {
	name: '[DSH-19] [DSH-13] on a phone the menu of the steps tells which of them is under way, and does not begin it again',
	tags: ['whole'],
	beforeEach: () => {
		bringAnswer = undefined;
	},
	globals: { viewport: { value: 'phone', isRotated: false } },
	args: atThumb.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/check', async () => {
				await new Promise<void>((resolve) => {
					bringAnswer = resolve;
				});
			}),
			...createHandlers(atThumb.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, atThumb.reference);
		const name = moves.names['check-withdraw'];
		await userEvent.click(await pane.findByRole('button', { name: moves.others }));
		await userEvent.click(await screen.findByRole('menuitem', { name }));
		await waitFor(() => expect(bringAnswer).toBeDefined());
		const menu = await pane.findByRole('button', { name: moves.othersUnderWay(name) });
		await waitFor(() => expect(menu).toHaveFocus());
		await userEvent.click(menu);
		await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.keyboard('{Escape}');
		bringAnswer?.();
		await pane.findByRole('button', { name: moves.others });
		await waitFor(() => expect(pane.queryByRole('button', { name })).not.toBeInTheDocument());
		await waitFor(() => expect(pane.getAllByRole('button', { name: moves.names['check-ask'] })).toHaveLength(2));
	},
};

const checkedAtThumb = at('IN_REVIEW', mockAdmin, {
	assignedTo: own,
	check: { askedAt: '2026-11-20T08:00:00.000Z', askedBy: own, takenBy: null },
});
export const NewsAboveHeading: Story = {
	name: '[DSH-19] [DSH-13] on a phone the news of a check doesn’t lie over the heading that focus moves to',
	tags: ['whole'],
	globals: { viewport: { value: 'phone', isRotated: false } },
	args: checkedAtThumb.args,
	parameters: checkedAtThumb.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, checkedAtThumb.reference);
		const name = moves.names['check-approve'];
		await userEvent.click((await pane.findAllByRole('button', { name }))[0] as HTMLElement);
		const form = within(await pane.findByRole('form', { name }));
		const heading = pane.getByRole('heading', { name: moves.heading });
		// As far down as whoever has written a longer remark.
		window.scrollBy({ top: heading.getBoundingClientRect().top, behavior: 'instant' });
		await userEvent.click(form.getByRole('button', { name }));
		await waitFor(() => expect(heading).toHaveFocus());
		const news = (await screen.findByText(moves.moved(checkedAtThumb.reference, moves.checked.approve))).closest('li');
		// At once, because the news goes by itself.
		expect(news).toBeVisible();
		expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(
			news?.getBoundingClientRect().bottom ?? Infinity,
		);
	},
};

const typedOn = at('IN_REVIEW', mockAgent, { assignedTo: own });
export const TypedOn: Story = {
	name: '[DSH-13] what is typed while a step is on its way stays: in the form that can be sent again, else to be read and taken along',
	tags: ['whole'],
	beforeEach: () => {
		bringAnswer = undefined;
	},
	args: typedOn.args,
	parameters: {
		msw: [
			...(['messages', 'information'] as const).map((name) =>
				http.post(`/api/visa-requests/:id/${name}`, async () => {
					await new Promise<void>((resolve) => {
						bringAnswer = resolve;
					});
				}),
			),
			...createHandlers(typedOn.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, typedOn.reference);
		const sendAndType = async (step: 'message' | 'INFO_REQUIRED', label: string) => {
			await userEvent.click(await pane.findByRole('button', { name: moves.names[step] }));
			const form = within(await pane.findByRole('form', { name: moves.names[step] }));
			const text = form.getByRole('textbox', { name: label });
			await userEvent.type(text, 'Salam');
			await userEvent.click(form.getByRole('button', { name: moves.names[step] }));
			await waitFor(() => expect(bringAnswer).toBeDefined());
			await userEvent.type(text, ' Otelin ünvanı');
			bringAnswer?.();
			bringAnswer = undefined;
			return text;
		};
		const text = await sendAndType('message', words.message.text);
		await screen.findByText(words.message.done(typedOn.reference));
		expect(text).toHaveValue('Otelin ünvanı');
		expect(text).toHaveFocus();
		await userEvent.click(pane.getByRole('button', { name: moves.cancel }));
		await sendAndType('INFO_REQUIRED', words.ask.text);
		await pane.findByText(words.statuses.INFO_REQUIRED);
		await pane.findByText(moves.leftOver);
		await pane.findByText('Otelin ünvanı', { selector: 'p' });
		await userEvent.click(pane.getByRole('button', { name: moves.leftOverDrop }));
		await waitFor(() => expect(pane.queryByText(moves.leftOver)).not.toBeInTheDocument());
		await waitFor(() => expect(pane.getByRole('heading', { name: moves.heading })).toHaveFocus());
	},
};

const broken = at('SENT_TO_EMBASSY', mockAgent, { assignedTo: own });
export const LateRefusal: Story = {
	name: '[DSH-13] [DSH-09] what fails after its form was left is told all the same, with the number of the case',
	tags: ['whole'],
	beforeEach: () => {
		bringAnswer = undefined;
	},
	args: broken.args,
	parameters: {
		msw: [
			...(['visas', 'messages'] as const).map((name) =>
				http.post(`/api/visa-requests/:id/${name}`, async () => {
					await new Promise<void>((resolve) => {
						bringAnswer = resolve;
					});
					return HttpResponse.json({ message: 'Yer qalmayıb' }, { status: 507 });
				}),
			),
			...createHandlers(broken.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, broken.reference);
		const leave = async () => {
			await waitFor(() => expect(bringAnswer).toBeDefined());
			await userEvent.click(pane.getByRole('button', { name: moves.cancel }));
			bringAnswer?.();
			bringAnswer = undefined;
		};
		await userEvent.click(await pane.findByRole('button', { name: moves.names.visa }));
		await userEvent.upload(await fileInput(), visaFile);
		await leave();
		await screen.findByText(words.visa.failed(broken.reference));
		await userEvent.click(pane.getByRole('button', { name: moves.names.message }));
		const form = within(await pane.findByRole('form', { name: moves.names.message }));
		await userEvent.type(form.getByRole('textbox', { name: words.message.text }), 'Salam');
		await userEvent.click(form.getByRole('button', { name: moves.names.message }));
		await leave();
		await screen.findByText(moves.failed(broken.reference));
		expect(screen.getAllByText('Yer qalmayıb').length).toBeGreaterThan(0);
	},
};

const paid = at('IN_REVIEW', mockAdmin, { assignedTo: own });
export const Refund: Story = {
	name: '[DSH-13] [DSH-11] an admin gives back a share with a reason, both of which outlive another case, and gives the case to somebody else',
	args: paid.args,
	parameters: paid.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, paid.reference);
		await userEvent.click(await pane.findByRole('button', { name: moves.names.refund }));
		const form = within(await pane.findByRole('form', { name: moves.names.refund }));
		const amount = form.getByRole('textbox', { name: words.refund.amount });
		await userEvent.clear(amount);
		// An emptied amount doesn't mean everything that is left.
		await userEvent.click(form.getByRole('button', { name: moves.names.refund }));
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/məbləği AZN ilə yazın/));
		await userEvent.type(amount, '99999');
		// Everything wrong is shown at once, each at its field, and the first has focus.
		await userEvent.click(form.getByRole('button', { name: moves.names.refund }));
		const reason = form.getByRole('textbox', { name: words.refund.reason });
		await waitFor(() => expect(reason).toBeInvalid());
		await waitFor(() => expect(amount).toHaveAccessibleDescription(/qalan hissəsindən çoxdur/));
		await waitFor(() => expect(amount).toHaveFocus());
		await userEvent.clear(amount);
		await userEvent.type(amount, '1,5');
		await userEvent.type(form.getByRole('textbox', { name: words.refund.reason }), 'Xidmət gecikdi');
		const rows = await canvas.findAllByRole('row');
		const others = rows.filter((row) => row.querySelector('a') && !row.textContent?.includes(paid.reference));
		await userEvent.click(within(others[0] as HTMLElement).getByRole('link'));
		await waitFor(() =>
			expect(canvas.queryByRole('region', { name: words.detail.label(paid.reference) })).not.toBeInTheDocument(),
		);
		await userEvent.click(canvas.getByRole('link', { name: new RegExp(paid.reference) }));
		const again = await paneOf(canvas, paid.reference);
		await userEvent.click(await again.findByRole('button', { name: moves.names.refund }));
		const kept = within(await again.findByRole('form', { name: moves.names.refund }));
		expect(kept.getByRole('textbox', { name: words.refund.amount })).toHaveValue('1,50');
		expect(kept.getByRole('textbox', { name: words.refund.reason })).toHaveValue('Xidmət gecikdi');
		await userEvent.click(kept.getByRole('button', { name: moves.names.refund }));
		await again.findByText(new RegExp(words.detail.refunded('1,50 AZN')));
		await userEvent.click(again.getByRole('button', { name: owner.assign }));
		const whom = await again.findByRole('combobox', { name: owner.assignTo });
		await chooseOption(userEvent, whom, 'Nigar Əhmədova');
		await waitFor(() => expect(again.getAllByText('Nigar Əhmədova').length).toBeGreaterThan(0));
	},
};

const toRefund = requests.find(({ status }) => status === 'CANCELLED')?.attempts[0];
const refused = at('CANCELLED', mockAdmin, {
	attempts: toRefund && [
		{
			...{ ...toRefund, status: 'REFUND_PENDING', amount: 115, refunded: 0 },
			refunds: [
				{
					amount: 115,
					orderedAt: '2026-11-22T06:00:00.000Z',
					doneAt: null,
					retryAt: '2026-11-22T08:05:00.000Z',
					isUnclear: false,
				},
			],
		},
	],
});
export const RefundRefused: Story = {
	name: '[PAY-08] a refund that the bank refuses is told of, with the time of the next try',
	args: refused.args,
	parameters: refused.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, refused.reference);
		await waitFor(() => expect(pane.getByText(/115 AZN.*22 noyabr 2026, 12:05/)).toBeVisible());
	},
};

const lostRefund = { amount: 115, orderedAt: '2026-11-22T06:00:00.000Z', doneAt: null, retryAt: null, isUnclear: true };
/** A cancelled request of whose refund the bank can't say whether it happened. */
const unclearFor = (user: typeof mockAgent) =>
	at('CANCELLED', user, {
		...{ attemptStatus: 'REFUND_PENDING', assignedTo: own },
		attempts: toRefund && [{ ...toRefund, status: 'REFUND_PENDING', amount: 115, refunded: 0, refunds: [lostRefund] }],
	});
const { taken, unclear: unclearRefund } = words;
const unclear = unclearFor(mockAdmin);
export const RefundUnclear: Story = {
	name: '[PAY-08] of a refund that may have happened the desk is told to find out; an admin says that it did, and reads before what that means',
	args: unclear.args,
	parameters: unclear.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, unclear.reference);
		const next = within(pane.getByRole('region', { name: words.moves.heading }));
		await next.findByText(unclearRefund.title('115 AZN'));
		await waitFor(() => expect(next.queryByText(words.moves.none)).not.toBeInTheDocument());
		await userEvent.click(next.getByRole('button', { name: unclearRefund.happened }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByText(unclearRefund.does.happened('115 AZN'))).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: unclearRefund.not }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await userEvent.click(next.getByRole('button', { name: unclearRefund.happened }));
		const again = within(await screen.findByRole('alertdialog'));
		await userEvent.click(again.getByRole('button', { name: unclearRefund.happened }));
		await pane.findByText(/qaytarılıb: 115 AZN/);
		await waitFor(() => expect(pane.queryByText(unclearRefund.title('115 AZN'))).not.toBeInTheDocument());
		await pane.findByText('Ödəniş: Pulun qayıtdığı bankda yoxlanıldı');
		await waitFor(() => expect(pane.getByRole('heading', { name: words.moves.heading })).toHaveFocus());
	},
};

const sentAgain = unclearFor(mockAdmin);
export const RefundSentAgain: Story = {
	name: '[PAY-08] … or that it did not, and reads that it may go out twice before it is sent again',
	args: sentAgain.args,
	parameters: sentAgain.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, sentAgain.reference);
		await userEvent.click(await pane.findByRole('button', { name: unclearRefund.again }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByText(unclearRefund.does.again('115 AZN'))).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: unclearRefund.again }));
		await pane.findByText(/^Bank 115 AZN qaytarmanı hələ qəbul etməyib/);
		await waitFor(() => expect(pane.queryByText(unclearRefund.title('115 AZN'))).not.toBeInTheDocument());
	},
};

const unclearForAgent = unclearFor(mockAgent);
export const RefundUnclearForAgents: Story = {
	name: '[DSH-06] [PAY-08] an agent reads who settles such a refund, and is offered nothing',
	args: unclearForAgent.args,
	parameters: unclearForAgent.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, unclearForAgent.reference);
		await pane.findByText(unclearRefund.title('115 AZN'));
		await waitFor(() => expect(pane.getByText(taken.byAdmin)).toBeVisible());
		expect(pane.queryByRole('button', { name: unclearRefund.happened })).not.toBeInTheDocument();
	},
};

const tried = requests.find(({ status }) => status === 'CANCELLED')?.attempts[0];
const heldMoney = { amount: 96, currency: 'AZN', isOurs: true, at: '2026-11-22T06:00:00.000Z' };
/** A cancelled request, in an attempt for which 95 AZN were asked the bank took this. */
const held = (user: typeof mockAgent, changes: Partial<typeof heldMoney> = {}) =>
	at('CANCELLED', user, {
		...{ attemptStatus: 'ERROR', taken: 'UNSETTLED', assignedTo: own },
		attempts: tried && [
			{
				...{ ...tried, status: 'ERROR', amount: 95, paidAt: null },
				taken: { ...heldMoney, ...changes, state: 'UNSETTLED', settledAt: null },
			},
		],
	});
const heldByBank = held(mockAdmin);
export const TakenRefunded: Story = {
	name: '[PAY-10] money that the bank took although it is no payment is told of, and goes back once an admin has confirmed the sum',
	args: heldByBank.args,
	parameters: heldByBank.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, heldByBank.reference);
		await pane.findByText(taken.title('96 AZN'));
		await pane.findByText(/^Cəhd 1 üzrə ödənilməli məbləğ 95 AZN idi/);
		// It is the next thing to do, and nothing beside it says that there is none.
		const next = within(pane.getByRole('region', { name: words.moves.heading }));
		await waitFor(() => {
			expect(next.getByText(taken.title('96 AZN'))).toBeVisible();
			for (const none of [words.moves.none, words.moves.unpaid]) expect(next.queryByText(none)).not.toBeInTheDocument();
		});
		await userEvent.click(pane.getByRole('button', { name: taken.refund }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByRole('heading')).toHaveTextContent('96 AZN qaytarılsın?'));
		await userEvent.click(dialog.getByRole('button', { name: taken.refundNot }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await userEvent.click(pane.getByRole('button', { name: taken.refund }));
		const again = within(await screen.findByRole('alertdialog'));
		await userEvent.click(again.getByRole('button', { name: taken.refund }));
		await pane.findByText(/götürülüb: 96 AZN, qaytarılır/);
		await waitFor(() => expect(pane.queryByRole('button', { name: taken.refund })).not.toBeInTheDocument());
		await pane.findByText('Ödəniş: Götürülmüş məbləğ geri göndərildi');
		await waitFor(() => expect(pane.getByRole('heading', { name: words.moves.heading })).toHaveFocus());
	},
};

const foreign = held(mockAdmin, { isOurs: false });
const heldTwice = at('CANCELLED', mockAdmin, {
	...{ attemptStatus: 'ERROR', taken: 'UNSETTLED', assignedTo: own },
	attempts:
		tried &&
		[1, 2].map((number) => ({
			...{ ...tried, number, status: 'ERROR' as const, amount: 95, paidAt: null },
			taken: { ...heldMoney, amount: 95 + number, state: 'UNSETTLED' as const, settledAt: null },
		})),
});
export const TakenTwice: Story = {
	name: '[PAY-10] a note about the money of one attempt does not stand in the form of another',
	args: heldTwice.args,
	parameters: heldTwice.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, heldTwice.reference);
		const second = taken.title('97 AZN');
		await pane.findByText(second);
		const open = async () => {
			const [button] = pane.getAllByRole('button', { name: taken.byHand });
			if (button) await userEvent.click(button);
		};
		await open();
		const note = await pane.findByRole('textbox', { name: taken.note });
		await userEvent.type(note, 'Bankda qaytarıldı');
		// The first is open, so the other one's button is all that is left besides its own.
		const buttons = pane.getAllByRole('button', { name: taken.byHand });
		const other = buttons.find((button) => !button.closest('form'));
		if (other) await userEvent.click(other);
		await waitFor(() => expect(pane.getAllByRole('textbox', { name: taken.note })).toHaveLength(2));
		const values = pane.getAllByRole<HTMLTextAreaElement>('textbox', { name: taken.note }).map(({ value }) => value);
		expect(values.toSorted()).toEqual(['', 'Bankda qaytarıldı']);
		// Both can still be sent, so neither is left over.
		expect(pane.queryByText(words.moves.leftOver, { exact: false })).not.toBeInTheDocument();
	},
};

export const TakenByHand: Story = {
	name: '[PAY-10] somebody else’s money is settled by hand only, with a note, which is in the history',
	args: foreign.args,
	parameters: foreign.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, foreign.reference);
		await pane.findByText(taken.foreign);
		expect(pane.queryByRole('button', { name: taken.refund })).not.toBeInTheDocument();
		await userEvent.click(pane.getByRole('button', { name: taken.byHand }));
		await waitFor(() => expect(pane.getByRole('textbox', { name: taken.note })).toHaveFocus());
		await userEvent.click(pane.getByRole('button', { name: words.moves.cancel }));
		await waitFor(() => expect(pane.getByRole('button', { name: taken.byHand })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		const form = within(await pane.findByRole('form', { name: new RegExp(`^${taken.byHand}: 96\\sAZN$`) }));
		const note = form.getByRole('textbox', { name: taken.note });
		await waitFor(() => expect(note).toHaveFocus());
		await userEvent.click(form.getByRole('button', { name: taken.byHand }));
		await waitFor(() => expect(note).toBeInvalid());
		await userEvent.type(note, 'Bankda qaytarıldı');
		await userEvent.click(form.getByRole('button', { name: taken.byHand }));
		await pane.findByText(/götürülüb: 96 AZN, əl ilə həll edilib/);
		await pane.findByText('Bankda qaytarıldı');
		await waitFor(() => expect(pane.queryByText(taken.title('96 AZN'))).not.toBeInTheDocument());
		await waitFor(() => expect(pane.getByRole('heading', { name: words.moves.heading })).toHaveFocus());
	},
};

const heldDollars = held(mockAgent, { currency: 'USD' });
export const TakenSeen: Story = {
	name: '[PAY-10] an agent sees how much the bank took and in which currency, and that an admin settles it',
	args: heldDollars.args,
	parameters: heldDollars.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, heldDollars.reference);
		await pane.findByText(taken.title('96 USD'));
		await pane.findByText(taken.onlyByHand);
		await pane.findByText(taken.byAdmin);
		for (const name of [taken.refund, taken.byHand])
			expect(pane.queryByRole('button', { name })).not.toBeInTheDocument();
	},
};

const partBack = at('SUBMITTED', mockAdmin, {
	attemptStatus: 'REFUND_PENDING',
	attempts: tried && [
		{
			...{ ...tried, status: 'REFUND_PENDING', amount: 115, refunded: 0 },
			refunds: [{ amount: 15, orderedAt: '2026-11-22T06:00:00.000Z', doneAt: null, retryAt: null, isUnclear: false }],
		},
	],
});
export const CancellingWaits: Story = {
	name: '[DSH-06] [PAY-08] while a part of the payment goes back, the case says in place of cancelling why that waits',
	tags: ['whole'],
	args: partBack.args,
	parameters: partBack.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, partBack.reference);
		const why = await pane.findByText(moves.waits.CANCELLED ?? '');
		expect(pane.queryByRole('button', { name: moves.names.CANCELLED })).not.toBeInTheDocument();
		await waitFor(() => expect(why.closest('li')).toBe(why.closest('ul')?.lastElementChild));
	},
};

const ended = requests.find(({ status }) => status === 'EXPIRED');
const erased = at('EXPIRED', mockAdmin, {
	...(ended && {
		traveller: { ...ended.traveller, firstName: '—', lastName: '—', email: 'deleted-1@deleted.invalid', phone: null },
	}),
});
export const Erased: Story = {
	name: '[ACC-02] a case whose traveller has deleted the account says so, and shows no address that leads nowhere',
	tags: ['whole'],
	args: erased.args,
	parameters: erased.parameters,
	play: async ({ canvas }) => {
		const pane = await paneOf(canvas, erased.reference);
		await waitFor(() => expect(pane.getAllByText(words.list.deleted)[0]).toBeVisible());
		await expect(pane.queryByText(/deleted\.invalid/)).not.toBeInTheDocument();
		await expect(canvas.queryByText(/— —/)).not.toBeInTheDocument();
	},
};

const askedFor: string[] = [];
const timesAsked = (path: RegExp) => askedFor.filter((asked) => path.test(asked)).length;
const recordsCalls = http.all('/api/*', ({ request }) => {
	askedFor.push(new URL(request.url).pathname);
});
export const Gone: Story = {
	name: '[RTE-09] a case that is not there, or has become another’s, says so and leads back',
	beforeEach: () => {
		askedFor.length = 0;
	},
	args: { path: '/dashboard/visa-applications?case=00000000-0000-4000-8000-000000000000' },
	parameters: { msw: [recordsCalls, ...createHandlers(claimed.world)] },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.detail.missing);
		// What was refused is not asked for again, a second later.
		await waitFor(() => expect(document.querySelector('[data-case]')).toHaveAttribute('aria-busy', 'false'));
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		expect(timesAsked(/0000\/events$/)).toBeLessThanOrEqual(1);
		await userEvent.click(canvas.getByRole('button', { name: words.detail.back }));
		await waitFor(() => expect(canvas.queryByText(words.detail.missing)).not.toBeInTheDocument());
	},
};

const given = at('IN_REVIEW', mockAgent, { assignedTo: own });
export const GivenAway: Story = {
	name: '[DSH-11] [DSH-09] a case that is no longer one’s own says so, keeps readable what was typed, and is asked for no more',
	beforeEach: () => {
		askedFor.length = 0;
	},
	args: given.args,
	parameters: {
		msw: [recordsCalls, ...createHandlers(given.world)],
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, given.reference);
		await userEvent.type(await pane.findByRole('textbox', { name: words.notes.text }), 'Zəng etdim');
		await userEvent.click(await pane.findByRole('button', { name: moves.names.INFO_REQUIRED }));
		await userEvent.type(await pane.findByRole('textbox', { name: words.ask.text }), 'Şəkil köhnədir');
		await waitFor(() => expect(given.world.live.size).toBeGreaterThan(0));
		const { id } = given;
		const one = given.world.requests.findIndex((request) => request.id === id);
		const before = given.world.requests[one];
		if (!before) throw new RangeError('no request');
		given.world.requests[one] = { ...before, status: 'SENT_TO_EMBASSY', assignedTo: boss, check: null };
		/** Sends the event of a change, and waits for the reads that follow it. */
		const hear = async () => {
			const reads = timesAsked(/visa-requests$/);
			for (const tell of given.world.live) {
				tell({ type: 'request', id, version: before.version + 1, isNew: false, queue: 'other' });
				tell({ type: 'presence', id });
			}
			await waitFor(() => expect(timesAsked(/visa-requests$/)).toBeGreaterThan(reads));
		};
		await hear();
		await pane.findByText(new RegExp(words.detail.left));
		// Not that there is nothing left to do: somebody else does it.
		await pane.findByText(moves.byOwner);
		await pane.findByText(moves.leftOver);
		await pane.findByText(/^Zəng etdim\s+Şəkil köhnədir$/);
		await userEvent.click(pane.getByRole('button', { name: moves.leftOverDrop }));
		await waitFor(() => expect(pane.queryByText(moves.leftOver)).not.toBeInTheDocument());
		await hear();
		askedFor.length = 0;
		await hear();
		await hear();
		// Its state is shown to whoever had it.
		const isRead = (path: string) => path.includes(id) && !path.endsWith('/standing');
		expect(askedFor.filter((path) => isRead(path) || path.endsWith('/look'))).toEqual([]);
	},
};

const returned = at('IN_REVIEW', mockAgent, { assignedTo: boss });
const another = [...returned.world.requests];
export const GivenBack: Story = {
	name: '[DSH-11] a case that was another’s when it was opened appears as soon as it is one’s own',
	tags: ['whole'],
	beforeEach: () => {
		returned.world.requests.splice(0, Number.POSITIVE_INFINITY, ...another);
	},
	args: returned.args,
	parameters: returned.parameters,
	play: async ({ canvas }) => {
		const { id, world, reference } = returned;
		await canvas.findByText(words.detail.missing);
		await waitFor(() => expect(world.live.size).toBeGreaterThan(0));
		const one = world.requests.findIndex((request) => request.id === id);
		const before = world.requests[one];
		if (!before) throw new RangeError('no request');
		const version = before.version + 1;
		world.requests[one] = { ...before, assignedTo: own, version };
		for (const tell of world.live) tell({ type: 'request', id, version, isNew: false, queue: 'mine' });
		const pane = await paneOf(canvas, reference);
		await pane.findByText(owner.you);
		await pane.findByRole('button', { name: moves.names.INFO_REQUIRED });
	},
};

const outrun = at('SUBMITTED', mockAgent, { assignedTo: own });
const untouched = [...outrun.world.requests];
export const Outrun: Story = {
	name: '[DSH-09] [DSH-11] a step with a case that another has just got: one notice says who did what and how it stands now, and nothing is asked that is refused',
	tags: ['whole'],
	beforeEach: () => {
		askedFor.length = 0;
		outrun.world.requests.splice(0, Number.POSITIVE_INFINITY, ...untouched);
		outrun.world.events.delete(outrun.id);
	},
	args: outrun.args,
	parameters: {
		msw: [
			http.all('/api/*', ({ request }) => {
				askedFor.push(new URL(request.url).pathname);
			}),
			...createHandlers(outrun.world),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const { id, world } = outrun;
		const pane = await paneOf(canvas, outrun.reference);
		const begin = await pane.findByRole('button', { name: moves.names.IN_REVIEW });
		const one = world.requests.findIndex((request) => request.id === id);
		const before = world.requests[one];
		if (!before) throw new RangeError('no request');
		world.requests[one] = { ...before, status: 'IN_REVIEW', assignedTo: boss, version: before.version + 1 };
		const given = {
			subject: 'request' as const,
			kind: 'assigned',
			from: own.id,
			to: boss.id,
			reason: null,
			changes: [],
		};
		const people = { actor: { ...boss, role: 'admin' as const }, fromPerson: own, toPerson: boss };
		const event = { id: '00000000-0000-4000-8000-000000000009', at: '2026-11-20T08:00:00.000Z', ...given, ...people };
		world.events.set(id, [event]);
		askedFor.length = 0;
		await userEvent.click(begin);
		const name = `${boss.firstName} ${boss.lastName}`;
		await pane.findByText(words.clash.did.assigned(name, name));
		await pane.findByText(new RegExp(words.clash.now(words.statuses.IN_REVIEW, name)));
		await waitFor(() => expect(pane.queryByText(owner.you)).not.toBeInTheDocument());
		await waitFor(() => expect(pane.queryByText('Müraciət tapılmadı')).not.toBeInTheDocument());
		await waitFor(() => expect(pane.queryByRole('button', { name: moves.names.IN_REVIEW })).not.toBeInTheDocument());
		const refused = askedFor.filter((path) => path.includes(id) && !/status$|standing$/.test(path));
		expect(refused).toEqual([]);
	},
};

const unstaffed = at('SUBMITTED', mockAdmin, { assignedTo: null });
let areAgentsDown = true;
export const StaffUnknown: Story = {
	name: '[DSH-11] [VAL-01] staff that could not be loaded are said to be missing where a case, or many, are assigned, and can be asked for again',
	tags: ['whole'],
	args: unstaffed.args,
	parameters: {
		msw: [
			http.get('/api/users/agents', () => (areAgentsDown ? HttpResponse.json({}, { status: 400 }) : undefined)),
			...unstaffed.parameters.msw,
		],
	},
	beforeEach: () => {
		areAgentsDown = true;
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, unstaffed.reference);
		await userEvent.click(await pane.findByRole('button', { name: owner.assign }));
		await waitFor(() => expect(pane.getByText(owner.staffFailed)).toBeVisible());
		await userEvent.click(pane.getByRole('button', { name: words.detail.close }));
		const [, row] = await canvas.findAllByRole('checkbox');
		await userEvent.click(row as HTMLElement);
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toBeVisible());
		await waitFor(() => expect(canvas.getByText(owner.staffFailed)).toBeVisible());
		areAgentsDown = false;
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd et' }));
		await canvas.findByRole('combobox', { name: words.bulk.label });
		await waitFor(() => expect(canvas.queryByText(owner.staffFailed)).not.toBeInTheDocument());
	},
};

const slowlyStaffed = at('IN_REVIEW', mockAdmin, { assignedTo: own });
let staffKnown = Promise.resolve();
let tellStaff = () => {};
export const StaffSlow: Story = {
	name: '[DSH-11] until the staff have loaded, an assigned case is not shown as nobody’s, and many can’t be taken back unseen',
	tags: ['whole'],
	args: slowlyStaffed.args,
	parameters: {
		msw: [http.get('/api/users/agents', () => staffKnown), ...slowlyStaffed.parameters.msw],
	},
	beforeEach: () => {
		staffKnown = new Promise((go) => (tellStaff = go));
	},
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, slowlyStaffed.reference);
		await userEvent.click(await pane.findByRole('button', { name: owner.assign }));
		const one = await pane.findByRole('combobox', { name: new RegExp(owner.assignTo) });
		const loading = /^Yüklənir$/;
		await waitFor(() => expect(one).toHaveTextContent(loading));
		await userEvent.click(pane.getByRole('button', { name: words.detail.close }));
		const [, row] = await canvas.findAllByRole('checkbox');
		await userEvent.click(row as HTMLElement);
		const many = await canvas.findByRole('combobox', { name: words.bulk.label });
		await waitFor(() => expect(many).toHaveTextContent(loading));
		await userEvent.click(many);
		await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
		tellStaff();
		await waitFor(() => expect(many).not.toHaveTextContent(loading));
		await chooseOption(userEvent, many, words.list.nobody);
		const question = await screen.findByRole('alertdialog', { name: words.bulk.question(1, null) });
		await userEvent.click(within(question).getByRole('button', { name: words.moves.cancel }));
	},
};

const long = at('IN_REVIEW', mockAgent, { assignedTo: own });
/** An event of a case, by its number. */
const eventNo = (index: number) => ({
	...{ id: mockId('f', index), at: '2026-11-20T08:00:00.000Z', subject: 'request' as const, kind: 'note', changes: [] },
	...{ from: null, to: null, fromPerson: null, toPerson: null, actor: { ...boss, role: 'admin' as const } },
	reason: `Hadisə ${index}`,
});
let isEarlierDown = true;
export const LongHistory: Story = {
	name: '[DSH-04] [DSH-15] of very many events of a case the last ones are shown, the earlier ones on request, and news beside them; all requests of a traveller who has many are one link away',
	tags: ['whole'],
	args: long.args,
	parameters: {
		msw: [
			http.get('/api/visa-requests/:id/events', ({ request }) => {
				const isRefused = isEarlierDown && new URL(request.url).searchParams.get('page') === '2';
				return isRefused ? HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 400 }) : undefined;
			}),
			http.get('/api/visa-requests', async ({ request }) => {
				if (!new URL(request.url).searchParams.has('travellerId')) return undefined;
				const answer = await getResponse(long.parameters.msw, request);
				return HttpResponse.json({ ...(await answer?.json()), total: 34 });
			}),
			...long.parameters.msw,
		],
	},
	beforeEach: () => {
		isEarlierDown = true;
		long.world.events.set(
			long.id,
			Array.from({ length: 231 }, (_none, index) => eventNo(231 - index)),
		);
	},
	play: async ({ canvas, userEvent }) => {
		const { id, world } = long;
		const pane = await paneOf(canvas, long.reference);
		const shown = await pane.findByText(/son 200 hadisə göstərilir, cəmi 231 hadisə/);
		await waitFor(() => expect(shown).toBeVisible());
		const all = await pane.findByRole('link', { name: words.detail.allOthers(34) });
		const traveller = world.requests.find((request) => request.id === id)?.traveller.id;
		await waitFor(() => expect(all).toHaveAttribute('href', expect.stringContaining(`travellerId=${traveller}`)));
		const earlier = pane.getByRole('button', { name: words.history.earlier });
		await userEvent.click(earlier);
		await waitFor(() => expect(pane.getByText('Baza cavab vermir')).toBeVisible());
		isEarlierDown = false;
		await userEvent.click(earlier);
		await pane.findByText('Hadisə 1');
		await waitFor(() => expect(pane.getAllByText(/^Hadisə \d+$/)).toHaveLength(231));
		await waitFor(() => expect(earlier).not.toBeInTheDocument());
		await waitFor(() => expect(document.body).not.toHaveFocus());
		expect(pane.queryByText(/cəmi 231 hadisə/)).not.toBeInTheDocument();
		// Another event moves the last one of the first page into the second.
		await waitFor(() => expect(world.live.size).toBeGreaterThan(0));
		world.events.set(id, [eventNo(232), ...(world.events.get(id) ?? [])]);
		for (const tell of world.live) tell({ type: 'request', id, version: 99, isNew: false, queue: 'other' });
		await pane.findByText('Hadisə 232');
		await waitFor(() => expect(pane.getAllByText(/^Hadisə \d+$/)).toHaveLength(232));
	},
};

const inRussian = at('SENT_TO_EMBASSY', mockAgent, {
	assignedTo: own,
	traveller: { ...someone.traveller, language: 'ru' },
});
export const OtherLanguage: Story = {
	name: '[DSH-13] [ACC-10] whoever writes to a traveller who reads Russian is told so, and the templates are in Russian',
	tags: ['whole'],
	args: inRussian.args,
	parameters: inRussian.parameters,
	play: async ({ canvas, userEvent }) => {
		const pane = await paneOf(canvas, inRussian.reference);
		await waitFor(() => expect(pane.getByText(words.detail.languages.ru)).toBeVisible());
		await userEvent.click(await pane.findByRole('button', { name: moves.names.REJECTED }));
		const form = within(pane.getByRole('form', { name: moves.names.REJECTED }));
		const template = await form.findByRole('combobox', { name: words.templates.label });
		await waitFor(() => expect(form.getByText(words.templates.inLanguage.ru)).toBeVisible());
		const refusal = messageTemplates.find(({ use }) => use === 'refusal');
		await chooseOption(userEvent, template, refusal?.title ?? '');
		await waitFor(() => expect(form.getByRole('textbox')).toHaveDisplayValue(refusal?.translations.ru ?? ''));
	},
};
