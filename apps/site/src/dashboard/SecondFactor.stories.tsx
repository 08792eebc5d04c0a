import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import {
	createHandlers,
	createWorld,
	MOCK_RECOVERY_CODES,
	MOCK_SECOND_FACTOR_CODE,
	MOCK_WRONG_PASSWORD,
	mockAdmin,
	mockAgent,
	mockId,
	type World,
} from 'visa-sdk/mocks';
import { queryKeys } from 'visa-sdk/queries';
import { sentences } from 'visa-sdk/rules';
import { queryClient } from '../api';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';
import { words } from './secondFactor/strings';
import { words as staffWords } from './strings';

const meta = {
	title: 'Site/Dashboard/Second factor',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { verify, recover, setUp, codes, security } = words;
const login = '/dashboard/auth/login?redirect=%2Fdashboard%2Fsecurity';
const over = (world: World) => ({ msw: createHandlers(world) });
function worldWithFactor(): World {
	const world = createWorld({ user: null });
	world.secondFactors.set(mockAdmin.id, [...MOCK_RECOVERY_CODES]);
	return world;
}
const worldThatAsks = () => createWorld({ user: null, isSecondFactorRequired: true });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
async function givePassword(canvas: Canvas, user: User) {
	await user.type(await canvas.findByLabelText(strings.auth.email), mockAdmin.email);
	await user.type(canvas.getByLabelText(strings.auth.password), 'mock-password');
	await user.click(canvas.getByRole('button', { name: staffWords.login.submit }));
}
const isInside = (canvas: Canvas) =>
	waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: security.title })).toBeVisible());

export const Code: Story = {
	name: '[DSH-17] after the password comes the code; a wrong one is told at its field',
	args: { path: login },
	parameters: over(worldWithFactor()),
	beforeEach: () => freshBrowser({ isVisitor: true }),
	play: async ({ canvas, userEvent }) => {
		await givePassword(canvas, userEvent);
		await waitFor(() => expect(canvas.getByRole('heading', { name: verify.heading })).toHaveFocus());
		const code = canvas.getByLabelText(verify.code);
		const lost = document.createRange();
		lost.selectNodeContents(canvas.getByRole('button', { name: verify.lost }));
		const sendButton = canvas.getByRole('button', { name: verify.submit });
		expect(Math.abs(lost.getBoundingClientRect().left - sendButton.getBoundingClientRect().left)).toBeLessThan(2);
		const form = sendButton.closest('form') as HTMLElement;
		await waitFor(() => expect(sendButton.offsetWidth).toBe(form.offsetWidth));
		await userEvent.type(code, '000000');
		await userEvent.click(canvas.getByRole('button', { name: verify.submit }));
		await waitFor(() => expect(code).toHaveAccessibleDescription(/Kod yanlışdır/));
		await waitFor(() => expect(code).toHaveFocus());
		await userEvent.clear(code);
		await userEvent.type(code, `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		await isInside(canvas);
	},
};

export const Recovery: Story = {
	name: '[DSH-17] without the phone a recovery code opens, once, and says how many are left',
	args: { path: login },
	parameters: over(worldWithFactor()),
	beforeEach: () => freshBrowser({ isVisitor: true }),
	play: async ({ canvas, userEvent }) => {
		await givePassword(canvas, userEvent);
		await userEvent.click(await canvas.findByRole('button', { name: verify.lost }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: recover.heading })).toHaveFocus());
		const code = canvas.getByLabelText(recover.code);
		await userEvent.type(code, 'yanlis{Enter}');
		await waitFor(() => expect(code).toHaveAccessibleDescription(/AB2C-DEF3-GHJK-4MNP kimi yazın/));
		await userEvent.clear(code);
		await userEvent.type(code, `${String(MOCK_RECOVERY_CODES[0]).toLowerCase()}{Enter}`);
		await isInside(canvas);
		const left = MOCK_RECOVERY_CODES.length - 1;
		await waitFor(() => expect(screen.getByText(recover.fewLeft(left))).toBeVisible());
	},
};

function worldWithoutCodes(): World {
	const world = createWorld({ user: mockAdmin });
	world.secondFactors.set(mockAdmin.id, []);
	return world;
}
export const NoCodes: Story = {
	name: '[DSH-17] who has no recovery codes left is told so where new ones are made',
	args: { path: '/dashboard/security' },
	parameters: over(worldWithoutCodes()),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(security.fewLeft(0))).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: security.renew }));
		await userEvent.type(canvas.getByLabelText(verify.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		await userEvent.click(await canvas.findByRole('button', { name: codes.done }));
		await waitFor(() => expect(canvas.getByRole('button', { name: security.renew })).toBeVisible());
		await waitFor(() => expect(canvas.queryByText(security.fewLeft(0))).not.toBeInTheDocument());
	},
};

export const SetUpAtNight: Story = {
	name: '[DSH-17] the day it was set up is the day in Baku, also after midnight there',
	args: { path: '/dashboard/security' },
	parameters: {
		msw: [
			http.get('*/api/auth/second-factor', () =>
				HttpResponse.json({
					isSetUp: true,
					isRequired: false,
					setUpAt: '2026-11-29T20:17:00.000Z',
					recoveryCodesLeft: 10,
				}),
			),
			...createHandlers(worldWithoutCodes()),
		],
	},
	beforeEach: () => freshBrowser(),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('30 noyabr 2026')).toBeVisible());
	},
};

export const Enforced: Story = {
	name: '[DSH-17] where it is required, who has none sets it up before going on, and keeps the recovery codes, told of as a step of their own',
	args: { path: login },
	parameters: over(worldThatAsks()),
	beforeEach: () => freshBrowser({ isVisitor: true }),
	play: async ({ canvas, userEvent }) => {
		await givePassword(canvas, userEvent);
		await waitFor(() => expect(canvas.getByRole('heading', { name: setUp.heading })).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('img', { name: setUp.picture })).toBeVisible());
		await userEvent.type(canvas.getByLabelText(setUp.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		const list = await canvas.findByRole('list', { name: codes.list });
		await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(MOCK_RECOVERY_CODES.length));
		// The field that had the focus is gone: it goes on at the heading, and nothing leads away from codes not saved.
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: codes.heading })).toHaveFocus());
		expect(canvas.queryByRole('button', { name: words.restart })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: codes.done }));
		await isInside(canvas);
		await waitFor(() => expect(canvas.queryByRole('button', { name: security.switchOff })).not.toBeInTheDocument());
	},
};

export const Own: Story = {
	name: '[DSH-17] staff set their own up, make new recovery codes and, where it is allowed, switch it off',
	args: { path: '/dashboard/security' },
	parameters: over(createWorld({ user: mockAdmin })),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: security.begin }));
		const steps = canvas.getByRole('group', { name: security.heading });
		// An open session isn't enough.
		const password = canvas.getByLabelText(setUp.password);
		await waitFor(() => expect(password).toHaveFocus());
		// As wide as a password, not as the card.
		expect(password.getBoundingClientRect().width).toBeLessThan(480);
		await userEvent.type(password, `${MOCK_WRONG_PASSWORD}{Enter}`);
		await waitFor(() => expect(password).toHaveAccessibleDescription(sentences.currentPassword));
		await waitFor(() => expect(password).toHaveFocus());
		expect(canvas.queryByRole('img', { name: setUp.picture })).not.toBeInTheDocument();
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında{Enter}');
		await waitFor(() => expect(canvas.getByRole('img', { name: setUp.picture })).toBeVisible());
		await waitFor(() => expect(steps).toHaveFocus());
		await userEvent.type(await canvas.findByLabelText(setUp.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		const done = await canvas.findByRole('button', { name: codes.done });
		await waitFor(() => expect(canvas.getByRole('list', { name: codes.list })).toHaveFocus());
		await waitFor(() => expect(canvas.queryByText(security.off)).not.toBeInTheDocument());
		// They are shown this once: whoever copies them learns whether that was possible.
		const copying = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
			new DOMException('', 'NotAllowedError'),
		);
		// Two in a line at most: ten make whole lines, in which none is passed over by whoever copies them out.
		const tops = within(canvas.getByRole('list', { name: codes.list }))
			.getAllByRole('listitem')
			.map((item) => item.getBoundingClientRect().top);
		const inLine = (top: number) => tops.filter((other) => other === top).length;
		expect(Math.max(...tops.map(inLine))).toBeLessThanOrEqual(2);
		const copy = canvas.getByRole('button', { name: codes.copy });
		await userEvent.click(copy);
		await screen.findByText(codes.notCopied);
		copying.mockResolvedValueOnce();
		await userEvent.click(copy);
		await screen.findByText(codes.copied);
		expect(screen.queryByText(codes.notCopied)).not.toBeInTheDocument();
		await userEvent.click(done);
		await waitFor(() => expect(canvas.getByText(security.on)).toBeVisible());
		await waitFor(() => expect(steps).toHaveFocus());
		await userEvent.click(await canvas.findByRole('button', { name: security.renew }));
		await userEvent.type(canvas.getByLabelText(verify.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		await waitFor(() => expect(canvas.getByRole('list', { name: codes.list })).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: codes.done }));
		await userEvent.click(await canvas.findByRole('button', { name: security.switchOff }));
		await userEvent.type(canvas.getByLabelText(verify.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
		await waitFor(() => expect(canvas.getByRole('button', { name: security.begin })).toBeVisible());
	},
};

const worldWithOwnFactor = () => createWorld({ user: mockAdmin, secondFactors: [mockAdmin.id] });
async function renewCodes(canvas: Canvas, user: User) {
	await user.click(await canvas.findByRole('button', { name: security.renew }));
	await user.type(canvas.getByLabelText(verify.code), `${MOCK_SECOND_FACTOR_CODE}{Enter}`);
	await waitFor(() => expect(canvas.getByRole('list', { name: codes.list })).toBeVisible());
}
const away = (canvas: Canvas) => canvas.getByRole('link', { name: strings.shell.about });
const questionOf = async () => within(await screen.findByRole('alertdialog', { name: codes.leaveTitle }));
const isAway = (canvas: Canvas) =>
	waitFor(() => {
		expect(canvas.queryByRole('list', { name: codes.list })).not.toBeInTheDocument();
		expect(canvas.queryByRole('heading', { level: 1, name: security.title })).not.toBeInTheDocument();
	});

export const LeavingCodes: Story = {
	name: '[DSH-17] who leaves recovery codes that are neither copied nor saved is asked before they are gone for good',
	args: { path: '/dashboard/security' },
	parameters: over(worldWithOwnFactor()),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await renewCodes(canvas, userEvent);
		const copying = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
			new DOMException('', 'NotAllowedError'),
		);
		// Where the browser doesn't allow it, nothing is copied.
		await userEvent.click(canvas.getByRole('button', { name: codes.copy }));
		await screen.findByText(codes.notCopied);
		await userEvent.click(away(canvas));
		await userEvent.click((await questionOf()).getByRole('button', { name: codes.stay }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('list', { name: codes.list })).toBeVisible());
		copying.mockResolvedValueOnce();
		await userEvent.click(canvas.getByRole('button', { name: codes.copy }));
		await screen.findByText(codes.copied);
		await userEvent.click(away(canvas));
		await isAway(canvas);
		expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
	},
};

export const GivingUpCodes: Story = {
	name: '[DSH-17] … and may give them up',
	args: { path: '/dashboard/security' },
	parameters: over(worldWithOwnFactor()),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await renewCodes(canvas, userEvent);
		await userEvent.click(away(canvas));
		await userEvent.click((await questionOf()).getByRole('button', { name: codes.leave }));
		await isAway(canvas);
	},
};

export const SavedCodes: Story = {
	name: '[DSH-17] who has saved them as a file leaves without a question',
	args: { path: '/dashboard/security' },
	parameters: over(worldWithOwnFactor()),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await renewCodes(canvas, userEvent);
		const file = canvas.getByRole('link', { name: codes.save });
		// The file itself would stay on this machine.
		file.addEventListener('click', (event) => event.preventDefault(), { once: true });
		await userEvent.click(file);
		await userEvent.click(away(canvas));
		await isAway(canvas);
		expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
	},
};

const ended = () => {
	const world = createWorld({ user: mockAdmin });
	const refusal = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Əvvəlcə daxil olun', requestId: 'r' };
	const once = http.put('/api/services/:id', () => HttpResponse.json(refusal, { status: 401 }), { once: true });
	return { msw: [once, ...createHandlers(world)] };
};
export const SessionEnded: Story = {
	name: '[DSH-17] a session that ended while somebody typed: one signs in over the page, and nothing typed is lost',
	args: { path: `/dashboard/services/edit/${mockId('d', 1)}` },
	parameters: ended(),
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(staffWords.fields.name);
		await userEvent.clear(name);
		await userEvent.type(name, 'Tam xidmət');
		await userEvent.click(canvas.getByRole('button', { name: staffWords.form.save }));
		const dialog = await screen.findByRole('dialog', { name: words.ended.title });
		// Nothing of the page is to be read meanwhile, by eye or by ear.
		await waitFor(() => expect(getComputedStyle(name).visibility).toBe('hidden'));
		const password = within(dialog).getByLabelText(strings.auth.password);
		await waitFor(() => expect(getComputedStyle(password).visibility).toBe('visible'));
		await userEvent.type(password, 'mock-password{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(name).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: staffWords.form.save })).toHaveFocus());
		await waitFor(() => expect(name).toHaveValue('Tam xidmət'));
		await userEvent.click(canvas.getByRole('button', { name: staffWords.form.save }));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Tam xidmət' })).toBeVisible());
	},
};

let isShut = false;
let asked: (string | null)[] = [];
const closed = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Əvvəlcə daxil olun', requestId: 'r' };
export const ShutOut: Story = {
	name: '[DSH-17] [DSH-18] who was shut out, or away too long, reads it without pressing anything; asking keeps nobody signed in',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	parameters: {
		msw: [
			http.get('/api/users/me', ({ request }) => {
				asked.push(request.headers.get('unattended'));
				return isShut ? HttpResponse.json(closed, { status: 401 }) : undefined;
			}),
			...createHandlers(createWorld({ user: mockAdmin })),
		],
	},
	beforeEach: () => {
		isShut = false;
		asked = [];
		const clock = Date.now;
		const clean = freshBrowser();
		return () => {
			Date.now = clock;
			clean();
		};
	},
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: staffWords.sections.services.many });
		const clock = Date.now;
		Date.now = () => clock() + 120_000;
		document.dispatchEvent(new Event('visibilitychange'));
		await waitFor(() => expect(asked.at(-1)).toBe('1'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		isShut = true;
		document.dispatchEvent(new Event('visibilitychange'));
		await screen.findByRole('dialog', { name: words.ended.title });
	},
};

const worldOfAgent = createWorld({ user: mockAgent });
export const SwitchedOff: Story = {
	name: '[DSH-17] [DSH-18] whoever was switched off reads that, and isn’t asked in vain to sign in again',
	args: { path: '/dashboard/countries' },
	parameters: {
		msw: createHandlers(worldOfAgent),
	},
	beforeEach: () => {
		Object.assign(worldOfAgent, { user: mockAgent, closedUser: null });
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1, name: staffWords.sections.countries.many });
		worldOfAgent.closedUser = mockAgent;
		// The list is the first to be refused, although visitors may call it too.
		void queryClient.invalidateQueries({ queryKey: queryKeys.countries });
		const dialog = within(await screen.findByRole('dialog', { name: words.ended.closedTitle }));
		await waitFor(() => expect(dialog.queryByLabelText(strings.auth.password)).not.toBeInTheDocument());
		await userEvent.click(dialog.getByRole('button', { name: words.ended.leave }));
		await canvas.findByLabelText(strings.auth.email);
	},
};

export const SwitchedOffBefore: Story = {
	name: '[DSH-18] whoever was switched off before the dashboard opened reads that where they would sign in',
	args: { path: '/dashboard/services' },
	parameters: { msw: createHandlers(createWorld({ user: mockAgent, closedUser: mockAgent })) },
	beforeEach: () => freshBrowser(),
	play: async ({ canvas }) => {
		await canvas.findByText(sentences.accountClosed);
		await waitFor(() => expect(canvas.getByLabelText(strings.auth.email)).toBeVisible());
	},
};

let isDown = false;
export const StaleFactor: Story = {
	name: '[DSH-17] [DSH-10] a second factor that can’t be read again stays, and the page says that it may be old',
	tags: ['whole'],
	args: { path: '/dashboard/security' },
	parameters: {
		msw: [
			http.get('/api/auth/second-factor', () =>
				isDown ? HttpResponse.json({ message: 'Yox' }, { status: 503 }) : undefined,
			),
			...createHandlers(createWorld({ user: mockAdmin })),
		],
	},
	beforeEach: () => {
		isDown = false;
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(security.off);
		isDown = true;
		void queryClient.invalidateQueries();
		await canvas.findByText(security.stale, undefined, { timeout: 10_000 });
		await waitFor(() => expect(canvas.getByText(security.off)).toBeVisible());
		isDown = false;
		await userEvent.click(canvas.getByRole('button', { name: strings.retry }));
		await waitFor(() => expect(canvas.queryByText(security.stale)).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

const readBy: string[] = [];
export const ShutOutInUse: Story = {
	name: '[DSH-17] [DSH-18] who was shut out hears it with the next press, once: nothing more is asked in vain',
	args: { path: '/dashboard/services' },
	parameters: {
		msw: [
			http.get('/api/*', ({ request }) => {
				if (!isShut) return undefined;
				readBy.push(new URL(request.url).pathname);
				return HttpResponse.json(closed, { status: 401 });
			}),
			...createHandlers(createWorld({ user: mockAdmin })),
		],
	},
	beforeEach: () => {
		isShut = false;
		readBy.length = 0;
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1, name: staffWords.sections.services.many });
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		isShut = true;
		await userEvent.type(canvas.getByRole('searchbox'), 'stand');
		await screen.findByRole('dialog', { name: words.ended.title });
		// What failed is retried, but the retry doesn't leave the page.
		await canvas.findByText(closed.message);
		expect(readBy).toEqual(['/api/services']);
	},
};
