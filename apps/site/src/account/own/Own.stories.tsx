import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
	createHandlers,
	createWorld,
	MOCK_CONFIRMATION_CODE,
	MOCK_WRONG_PASSWORD,
	mockAgent,
	mockRequests,
	mockTraveller,
	type WorldStart,
} from 'visa-sdk/mocks';
import { queryKeys } from 'visa-sdk/queries';
import { sentences } from 'visa-sdk/rules';
import { queryClient } from '../../api';
import { answeredLate } from '../../stories/answeredLate';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { authStrings } from '../../strings/pages/auth';
import { homeStrings } from '../../strings/pages/home';
import { profileStrings } from '../../strings/pages/profile';
import { unsent } from '../../unsent';

const meta = {
	title: 'Site/Account/Own account',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = accountStrings;
const at = (path: string, start: WorldStart = {}) => ({
	args: { path },
	parameters: { msw: createHandlers(createWorld({ user: mockTraveller, ...start })) },
});

const { password, email, sessions } = words.security;

export const NewPassword: Story = {
	...at('/profile/security'),
	name: '[ACC-01] the password is changed by the one of today; a fault stands at its field',
	play: async ({ canvas, userEvent }) => {
		const opener = await canvas.findByRole('button', { name: password.change });
		await userEvent.click(opener);
		const form = within(await canvas.findByRole('form', { name: password.change }));
		const current = form.getByLabelText(password.current);
		await waitFor(() => expect(current).toHaveFocus());
		await userEvent.type(current, MOCK_WRONG_PASSWORD);
		await userEvent.type(form.getByLabelText(password.next), 'dağların-arxasında{Enter}');
		await waitFor(() => expect(current).toHaveAccessibleDescription(/Hazırkı şifrə yanlışdır/));
		// The new one again.
		await userEvent.clear(current);
		await userEvent.type(current, 'dağların-arxasında{Enter}');
		const next = form.getByLabelText(password.next);
		await waitFor(() => expect(next).toHaveAccessibleDescription(/hazırkı şifrə ilə eynidir/));
		await userEvent.clear(current);
		await userEvent.type(current, 'indiki-şifrə{Enter}');
		await screen.findByText(password.done);
		await waitFor(() => expect(opener).toHaveFocus());
		await waitFor(() => expect(canvas.queryByRole('form', { name: password.change })).not.toBeInTheDocument());
	},
};

export const BothOpen: Story = {
	...at('/profile/security'),
	name: '[ACC-01] where address and password are both to be changed, each label leads to the field of its own form',
	play: async ({ canvas, userEvent }) => {
		for (const [change, label] of [
			[email.change, email.currentPassword],
			[password.change, password.current],
		] as const) {
			await userEvent.click(await canvas.findByRole('button', { name: change }));
			const form = within(await canvas.findByRole('form', { name: change }));
			await userEvent.click(form.getByText(label));
			await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
		}
	},
};

export const FixedEmail: Story = {
	...at('/profile/edit'),
	name: '[ACC-01] the address, and where it is changed, stand on lines of their own',
	play: async ({ canvas }) => {
		const link = await canvas.findByRole('link', { name: profileStrings.emailFixed });
		// It says what it is, as the fields above it do.
		await waitFor(() => expect(canvas.getByText(profileStrings.email, { selector: 'dt' })).toBeVisible());
		const address = canvas.getByText(mockTraveller.email).getBoundingClientRect();
		const { left, top } = link.getBoundingClientRect();
		expect(left).toBe(address.left);
		await waitFor(() => expect(top).toBeGreaterThanOrEqual(address.bottom));
	},
};

export const NewEmail: Story = {
	...at('/profile/security'),
	name: '[ACC-01] another address: the own one is refused, a new one waits for its code',
	play: async ({ canvas, userEvent }) => {
		// Alone in its tag, it begins like all others.
		await canvas.findByText('Təsdiqlənib');
		await userEvent.click(await canvas.findByRole('button', { name: email.change }));
		const form = within(await canvas.findByRole('form', { name: email.change }));
		const address = form.getByLabelText(email.newEmail);
		await userEvent.type(address, mockTraveller.email);
		await userEvent.type(form.getByLabelText(email.currentPassword), 'indiki-şifrə{Enter}');
		await waitFor(() => expect(address).toHaveAccessibleDescription(/indiki ünvanıdır/));
		await userEvent.clear(address);
		await userEvent.type(address, 'yeni@example.az{Enter}');
		await canvas.findByText(email.pendingTitle('yeni@example.az'));
		await userEvent.type(canvas.getByLabelText(authStrings.confirm.code), `${MOCK_CONFIRMATION_CODE}{Enter}`);
		await screen.findByText(email.done);
		await canvas.findByText('yeni@example.az');
		// The form has disappeared: keyboard focus continues at the next change.
		await waitFor(() => expect(canvas.getByRole('button', { name: email.change })).toHaveFocus());
	},
};

/** The session ends, and its owner returns to the page after having been elsewhere. */
async function endAndComeBack(canvas: ReturnType<typeof within>, elsewhere: string, back: string) {
	unsent.keep();
	await userEvent.click(canvas.getByRole('link', { name: elsewhere }));
	await canvas.findByRole('heading', { level: 1, name: elsewhere });
	await userEvent.click(canvas.getByRole('link', { name: back }));
	await canvas.findByRole('heading', { level: 1, name: back });
}
const { titles } = strings;

export const SecurityAfterSession: Story = {
	...at('/profile/security'),
	name: '[ACC-01] after the session has ended, what was open is open, the address is there, and no password is',
	tags: ['whole'],
	play: async ({ canvas }) => {
		for (const { change } of [password, email])
			await userEvent.click(await canvas.findByRole('button', { name: change }));
		await userEvent.type(await canvas.findByLabelText(password.next), 'dağların-arxasında');
		await userEvent.type(canvas.getByLabelText(email.newEmail), 'yeni@example.az');
		await userEvent.type(canvas.getByLabelText(email.currentPassword), 'indiki-şifrə');
		await endAndComeBack(canvas, titles.ownData, titles.security);
		expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('yeni@example.az');
		await waitFor(() => expect(canvas.getByLabelText(email.newEmail)).toHaveValue('yeni@example.az'));
		await waitFor(() => expect(canvas.getByLabelText(email.currentPassword)).toHaveValue(''));
		await waitFor(() => expect(canvas.getByLabelText(password.next)).toHaveValue(''));
		// Once.
		await userEvent.click(canvas.getByRole('link', { name: titles.ownData }));
		await canvas.findByRole('heading', { level: 1, name: titles.ownData });
		await userEvent.click(canvas.getByRole('link', { name: titles.security }));
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: email.change })).toHaveAttribute('aria-expanded', 'false'),
		);
	},
};

export const DeletionAfterSession: Story = {
	...at('/profile/delete'),
	name: '[ACC-02] after the session has ended, what was typed to delete the account is there again',
	tags: ['whole'],
	play: async ({ canvas }) => {
		const label = words.remove.confirm(mockTraveller.email);
		await userEvent.type(await canvas.findByLabelText(label), 'aysel@');
		unsent.keep();
		await userEvent.click(canvas.getByRole('link', { name: titles.security }));
		await canvas.findByRole('heading', { level: 1, name: titles.security });
		await userEvent.click(canvas.getByRole('link', { name: titles.ownData }));
		await userEvent.click(await canvas.findByRole('link', { name: words.data.remove.open }));
		await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue('aysel@'));
	},
};

let isUnreadable = false;
const unread = { statusCode: 500, code: 'INTERNAL', message: 'Serverdə xəta baş verdi', requestId: 'r' };
const unreadWorld = createWorld({ user: mockTraveller });
export const EmailUnread: Story = {
	args: { path: '/profile/security' },
	parameters: {
		msw: [
			http.get('/api/users/me', () => (isUnreadable ? HttpResponse.json(unread, { status: 500 }) : undefined)),
			...createHandlers(unreadWorld),
		],
	},
	name: '[ACC-01] when the account can’t be read right after its address was to change, a confirmed one is told all the same, and of another that this isn’t known',
	tags: ['whole'],
	beforeEach: () => {
		isUnreadable = false;
		Object.assign(unreadWorld, { user: mockTraveller, pendingEmail: null });
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		const ask = async (address: string) => {
			await userEvent.click(await canvas.findByRole('button', { name: email.change }));
			const form = within(await canvas.findByRole('form', { name: email.change }));
			await userEvent.type(form.getByLabelText(email.newEmail), address);
			await userEvent.type(form.getByLabelText(email.currentPassword), 'indiki-şifrə{Enter}');
			return canvas.findByLabelText(authStrings.confirm.code);
		};
		const code = await ask('yeni@example.az');
		isUnreadable = true;
		await userEvent.type(code, `${MOCK_CONFIRMATION_CODE}{Enter}`);
		await screen.findByText(email.done);
		isUnreadable = false;
		await ask('basqa@example.az');
		isUnreadable = true;
		// It is confirmed, or expires, elsewhere.
		unreadWorld.pendingEmail = null;
		window.dispatchEvent(new Event('visibilitychange'));
		await screen.findByText(unread.message);
	},
};

const twoDevices = createWorld({ user: mockTraveller });
export const EmailElsewhere: Story = {
	args: { path: '/profile/security' },
	parameters: {
		msw: [
			http.post('/api/auth/change-email/confirm', () => HttpResponse.json({ email: twoDevices.user?.email })),
			...createHandlers(twoDevices),
		],
	},
	name: '[ACC-01] an address that was confirmed on another device is told on coming back, and when its code is entered late',
	tags: ['whole'],
	beforeEach: () => {
		Object.assign(twoDevices, { user: mockTraveller, pendingEmail: null });
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		const code = () => canvas.findByLabelText(authStrings.confirm.code);
		const ask = async (address: string) => {
			await userEvent.click(await canvas.findByRole('button', { name: email.change }));
			const form = within(await canvas.findByRole('form', { name: email.change }));
			await userEvent.type(form.getByLabelText(email.newEmail), address);
			await userEvent.type(form.getByLabelText(email.currentPassword), 'indiki-şifrə{Enter}');
			await code();
			Object.assign(twoDevices, { user: { ...mockTraveller, email: address }, pendingEmail: null });
		};
		const shows = async (address: string) => {
			await waitFor(() => expect(canvas.queryByLabelText(authStrings.confirm.code)).not.toBeInTheDocument());
			await canvas.findByText(address);
			const news = (await screen.findByText(email.done)).closest('li') as HTMLElement;
			await waitFor(() => expect(canvas.getByRole('button', { name: email.change })).toHaveFocus());
			await userEvent.click(within(news).getByRole('button', { name: 'Bağla' }));
			await waitFor(() => expect(screen.queryByText(email.done)).not.toBeInTheDocument());
		};
		await ask('telefonda@example.az');
		(await code()).focus();
		window.dispatchEvent(new Event('visibilitychange'));
		await shows('telefonda@example.az');
		await ask('gec@example.az');
		await userEvent.type(await code(), `${MOCK_CONFIRMATION_CODE}{Enter}`);
		await shows('gec@example.az');
	},
};

const overdue = createWorld({ user: mockTraveller });
export const EmailLapsed: Story = {
	args: { path: '/profile/security' },
	parameters: { msw: createHandlers(overdue) },
	beforeEach: () => {
		overdue.pendingEmail = { email: 'gec@example.az', expiresAt: '2026-11-20T08:00:00.000Z' };
		return freshBrowser();
	},
	name: '[ACC-01] a code whose time has passed meanwhile is told as refused, although its field has gone',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		const code = await canvas.findByLabelText(authStrings.confirm.code);
		await userEvent.type(code, '111111');
		overdue.pendingEmail = null;
		await userEvent.keyboard('{Enter}');
		await screen.findByText(sentences.emailNotAsked);
		await waitFor(() => expect(code).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('button', { name: email.change })).toHaveFocus());
		await expect(screen.queryByText(email.done)).not.toBeInTheDocument();
	},
};

const slowWorld = createHandlers(createWorld({ user: mockTraveller }));
const lateMe = answeredLate('/api/users/me', slowWorld);
export const SavedMeanwhile: Story = {
	args: { path: '/profile/edit' },
	parameters: { msw: [lateMe.handler, ...slowWorld] },
	name: '[ACC-01] saved data stays on the page though a read that began before is answered later',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		const name = await canvas.findByLabelText(authStrings.firstName);
		lateMe.expect();
		const read = queryClient.refetchQueries({ queryKey: queryKeys.me });
		await waitFor(() => expect(lateMe.isAsked()).toBe(true));
		await userEvent.clear(name);
		await userEvent.type(name, 'Nigar');
		await userEvent.click(canvas.getByRole('button', { name: profileStrings.save }));
		await canvas.findByText(`Nigar ${mockTraveller.lastName}`);
		lateMe.give();
		await read;
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		await expect(canvas.getByText(`Nigar ${mockTraveller.lastName}`)).toBeVisible();
	},
};

const slowEmail = createHandlers(createWorld({ user: mockTraveller }));
const lateChange = answeredLate('/api/auth/change-email', slowEmail);
export const WithdrawnMeanwhile: Story = {
	args: { path: '/profile/security' },
	parameters: { msw: [lateChange.handler, ...slowEmail] },
	name: '[ACC-01] an address that was given up stays so though a read that began before is answered later',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: email.change }));
		const form = within(await canvas.findByRole('form', { name: email.change }));
		await userEvent.type(form.getByLabelText(email.newEmail), 'yeni@example.az');
		await userEvent.type(form.getByLabelText(email.currentPassword), 'indiki-şifrə{Enter}');
		await canvas.findByText(email.pendingTitle('yeni@example.az'));
		lateChange.expect();
		const read = queryClient.refetchQueries({ queryKey: queryKeys.emailChange });
		await waitFor(() => expect(lateChange.isAsked()).toBe(true));
		await userEvent.click(canvas.getByRole('button', { name: email.withdraw }));
		await screen.findByText(email.withdrawn);
		lateChange.give();
		await read;
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		await expect(canvas.queryByText(email.pendingTitle('yeni@example.az'))).not.toBeInTheDocument();
	},
};

export const EmailWithdrawn: Story = {
	...at('/profile/security'),
	name: '[ACC-01] another address can be given up before it counts',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: email.change }));
		const form = within(await canvas.findByRole('form', { name: email.change }));
		await userEvent.type(form.getByLabelText(email.newEmail), 'yeni@example.az');
		await userEvent.type(form.getByLabelText(email.currentPassword), 'indiki-şifrə{Enter}');
		await userEvent.click(await canvas.findByRole('button', { name: email.withdraw }));
		await screen.findByText(email.withdrawn);
		await waitFor(() => expect(canvas.queryByLabelText(authStrings.confirm.code)).not.toBeInTheDocument());
		await canvas.findByText(mockTraveller.email);
		await waitFor(() => expect(canvas.getByRole('button', { name: email.change })).toHaveFocus());
		await expect(screen.queryByText(email.done)).not.toBeInTheDocument();
	},
};

export const Sessions: Story = {
	...at('/profile/security'),
	name: '[ACC-02] sign-ins in plain words; one is ended, then all others',
	play: async ({ canvas, userEvent }) => {
		const row = async (name: string) => {
			const text = await canvas.findByText(name);
			return within(text.closest('li') as HTMLElement);
		};
		const own = await row('Kompüter: Chrome, Windows');
		await waitFor(() => expect(own.getByText(sessions.current)).toBeVisible());
		await waitFor(() => expect(own.queryByRole('button')).not.toBeInTheDocument());
		const phone = await row('Telefon: Safari, iOS');
		await userEvent.click(phone.getByRole('button', { name: sessions.end }));
		await screen.findByText(sessions.ended);
		await waitFor(() => expect(canvas.queryByText('Telefon: Safari, iOS')).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: sessions.endOthers }));
		const dialog = within(await screen.findByRole('alertdialog', { name: sessions.endOthersTitle }));
		await userEvent.click(dialog.getByRole('button', { name: sessions.endOthers }));
		await screen.findByText(sessions.endedOthers);
		await waitFor(() => expect(canvas.queryByText('Naməlum cihaz')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByRole('button', { name: sessions.endOthers })).not.toBeInTheDocument());
		// The button has disappeared: keyboard focus continues at the list.
		await waitFor(() => expect(canvas.getByText(sessions.current).closest('ul')).toHaveFocus());
	},
};

export const SessionsOnAPhone: Story = {
	...at('/profile/security'),
	globals: { viewport: { value: 'phone', isRotated: false } },
	name: '[ACC-02] on a phone, what ends a sign-in begins at the edge of the words that tell of it',
	play: async ({ canvas }) => {
		const device = await canvas.findByText('Telefon: Safari, iOS');
		const row = device.closest('li') as HTMLElement;
		const button = within(row).getByRole('button', { name: sessions.end });
		const words = document.createRange();
		words.selectNodeContents(button);
		await waitFor(() =>
			expect(button.getBoundingClientRect().top).toBeGreaterThan(device.getBoundingClientRect().bottom),
		);
		const off = () => words.getBoundingClientRect().left - device.getBoundingClientRect().left;
		await waitFor(() => expect(Math.abs(off())).toBeLessThan(0.5));
	},
};

let isRefused = false;
export const SessionAfterAll: Story = {
	args: { path: '/profile/security' },
	parameters: {
		msw: [
			http.delete('/api/users/me/sessions/:id', () =>
				isRefused ? HttpResponse.json(unread, { status: 500 }) : undefined,
			),
			...createHandlers(createWorld({ user: mockTraveller })),
		],
	},
	name: '[ACC-02] [TST-01] a sign-in that is ended after all takes away the message that it was not',
	play: async ({ canvas, userEvent }) => {
		const end = async () => {
			const phone = within((await canvas.findByText('Telefon: Safari, iOS')).closest('li') as HTMLElement);
			await userEvent.click(await phone.findByRole('button', { name: sessions.end }));
		};
		isRefused = true;
		await end();
		await screen.findByText(unread.message);
		isRefused = false;
		await end();
		await screen.findByText(sessions.ended);
		await expect(screen.queryByText(unread.message)).not.toBeInTheDocument();
	},
};

const copied = at('/profile/data');
export const OwnData: Story = {
	args: copied.args,
	parameters: {
		msw: [
			http.get('/api/users/me/export', () => HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 }), {
				once: true,
			}),
			...copied.parameters.msw,
		],
	},
	name: '[ACC-02] a copy of what is recorded about one is a file; where pictures and visas are is told beside it, and a failure until it succeeds',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(/Pasport şəkilləri və viza faylları onda yoxdur: onlar hər müraciətin öz səhifəsindədir/);
		await userEvent.click(await canvas.findByRole('button', { name: words.data.export.take }));
		await screen.findByText(words.data.export.failed);
		await screen.findByText('Baza cavab vermir');
		await userEvent.click(canvas.getByRole('button', { name: words.data.export.take }));
		await screen.findByText(words.data.export.done);
		await waitFor(() => expect(screen.queryByText(words.data.export.failed)).not.toBeInTheDocument());
	},
};

export const Deletion: Story = {
	...at('/profile/data'),
	name: '[ACC-02] deleting says what goes and what stays, and asks for the address to be typed',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: words.data.remove.open }));
		await canvas.findByRole('heading', { name: words.remove.goesHeading });
		await canvas.findByRole('heading', { name: words.remove.staysHeading });
		const field = await canvas.findByLabelText(words.remove.confirm(mockTraveller.email));
		await userEvent.type(field, 'başqa@example.az{Enter}');
		await waitFor(() => expect(field).toHaveAccessibleDescription(words.remove.wrong));
		await userEvent.clear(field);
		await userEvent.type(field, `${mockTraveller.email}{Enter}`);
		await screen.findByText(words.remove.done);
		await canvas.findByRole('heading', { level: 1, name: homeStrings.heading });
	},
};

const own = mockRequests(40).filter(({ traveller }) => traveller.id === mockTraveller.id);
const inWork = own.slice(0, 2).map((one) => ({ ...one, status: 'IN_REVIEW' as const }));
export const DeletionInWork: Story = {
	...at('/profile/delete', { requests: inWork }),
	name: '[ACC-02] while a case is in work the page says which ones, and asks for nothing',
	play: async ({ canvas }) => {
		await canvas.findByText(words.remove.inWorkTitle);
		await canvas.findByText(words.remove.inWork(inWork.length));
		for (const { country, reference } of inWork)
			await canvas.findByRole('link', { name: `${country.name}, ${reference}` });
		await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
		expect(canvas.queryByText(words.remove.orCancel)).not.toBeInTheDocument();
	},
};

const justPaid = own
	.slice(0, 1)
	.map((one) => ({ ...one, status: 'SUBMITTED' as const, attemptStatus: 'APPROVED' as const }));
export const DeletionJustPaid: Story = {
	...at('/profile/delete', { requests: justPaid }),
	name: '[ACC-02] of a case that can still be cancelled the page says that this, too, opens the way to deleting the account',
	play: async ({ canvas }) => {
		await canvas.findByText(words.remove.inWork(1));
		await canvas.findByText(words.remove.orCancel);
	},
};

export const Staff: Story = {
	...at('/profile/security', { user: mockAgent }),
	name: '[ACC-02] staff find their second factor, and who deletes their account',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('link', { name: words.security.factor.open });
		await userEvent.click(canvas.getByRole('link', { name: strings.titles.ownData }));
		await canvas.findByText(words.data.remove.staff);
		await waitFor(() => expect(canvas.queryByRole('link', { name: words.data.remove.open })).not.toBeInTheDocument());
	},
};

const elsewhere = createWorld();
export const LinkElsewhere: Story = {
	beforeEach: () => {
		elsewhere.pendingEmail = { email: 'yeni@example.az', expiresAt: '2026-11-30T12:00:00.000Z' };
	},
	args: { path: '/auth/new-email?token=a-token-of-a-letter' },
	parameters: { msw: createHandlers(elsewhere) },
	name: '[ACC-01] [SEC-11] the letter’s link counts, with the password, on a device where nobody is signed in, and leads to sign in there',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(words.newEmail.ask).closest('[role=status]')).toBeVisible());
		const password = canvas.getByLabelText(words.newEmail.password);
		await userEvent.type(password, `${MOCK_WRONG_PASSWORD}{Enter}`);
		await waitFor(() => expect(password).toHaveAccessibleDescription(sentences.wrongPassword));
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında{Enter}');
		const told = await canvas.findByText(words.newEmail.doneText('yeni@example.az'));
		const card = within(told.closest('[role="status"]')?.parentElement as HTMLElement);
		await waitFor(() =>
			expect(card.getByRole('link', { name: words.newEmail.toLogin })).toHaveAttribute('href', '/auth/login'),
		);
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

const anothers = createWorld({ user: mockTraveller });
export const LinkOfAnother: Story = {
	beforeEach: () => {
		Object.assign(anothers, {
			pendingEmail: { email: 'yeni@example.az', expiresAt: '2026-11-30T12:00:00.000Z' },
			pendingEmailOf: mockAgent.id,
		});
		return freshBrowser();
	},
	args: { path: '/auth/new-email?token=a-token-of-a-letter' },
	parameters: { msw: createHandlers(anothers) },
	name: '[ACC-01] [SEC-11] a link that another account asked for says whose account is signed in, and asks for the password of the other',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(words.newEmail.signedInAs(mockTraveller.email))).toBeVisible());
		await userEvent.type(canvas.getByLabelText(words.newEmail.password), 'dağların-arxasında{Enter}');
		await canvas.findByText(words.newEmail.doneText('yeni@example.az'));
	},
};

export const DeadLink: Story = {
	...at('/auth/new-email?token=a-token-of-no-letter'),
	name: '[ACC-01] a link that is over says what to do',
	play: async ({ canvas }) => {
		await canvas.findByText(words.newEmail.failed);
		const wayOn = await canvas.findByRole('link', { name: words.newEmail.toSecurity });
		await waitFor(() => expect(canvas.getByRole('alert').parentElement).toContainElement(wayOn));
	},
};
