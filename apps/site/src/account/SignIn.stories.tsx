import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
	createHandlers,
	createWorld,
	MOCK_CONFIRMATION_CODE,
	MOCK_INVITATION_TOKEN,
	MOCK_OTHER_CONFIRMATION_ID,
	MOCK_STAFF_LINK_TOKEN,
	MOCK_WRONG_PASSWORD,
	mockTraveller,
	type WorldStart,
} from 'visa-sdk/mocks';
import { sentences } from 'visa-sdk/rules';
import { words as dashboard } from '../dashboard/strings';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings';
import { authStrings } from '../strings/pages/auth';
import { homeStrings } from '../strings/pages/home';
import { profileStrings } from '../strings/pages/profile';

const meta = {
	title: 'Site/Account/Signing in',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser({ isVisitor: true }),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = authStrings;
const at = (path: string, start: WorldStart = {}) => ({
	args: { path },
	parameters: { msw: createHandlers(createWorld(start)) },
});
const home = { level: 1, name: homeStrings.heading };

export const SignIn: Story = {
	...at('/auth/login'),
	name: '[RTE-03] a wrong password is told in one sentence and leaves the address; the right one opens the home page',
	play: async ({ canvas, userEvent }) => {
		const email = await canvas.findByRole('textbox', { name: words.email });
		await userEvent.type(email, 'aysel@example.com');
		const password = canvas.getByLabelText(words.password);
		await userEvent.type(password, `${MOCK_WRONG_PASSWORD}{Enter}`);
		await waitFor(() => expect(canvas.getByText('E-poçt və ya şifrə yanlışdır')).toBeVisible());
		expect(email).toHaveValue('aysel@example.com');
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', home)).toBeVisible());
	},
};

export const SentOn: Story = {
	...at('/auth/login?redirect=%2Fauth%2Fregister', { user: mockTraveller }),
	name: '[RTE-03] who is signed in already has nothing to do here and is sent on',
	beforeEach: () => freshBrowser(),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', home)).toBeVisible());
	},
};

export const Registration: Story = {
	...at('/auth/register'),
	name: '[RTE-03] [VAL-02] what an incomplete registration lacks is listed above it, and each line leads to its field',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.register.submit }));
		const summary = await canvas.findByRole('group', { name: strings.form.problems });
		await waitFor(() => expect(summary).toHaveFocus());
		const first = canvas.getByRole('textbox', { name: words.firstName });
		expect(first).toHaveAttribute('aria-invalid', 'true');
		await userEvent.click(within(summary).getAllByRole('link')[0] as HTMLElement);
		await waitFor(() => expect(first).toHaveFocus());
		await userEvent.type(first, 'Aysel');
		await waitFor(() => expect(first).not.toHaveAttribute('aria-invalid', 'true'));
	},
};

export const CitizenshipFound: Story = {
	...at('/auth/register'),
	name: '[RTE-03] a citizenship is found by its first letters, also where its list is still on its way',
	play: async ({ canvas, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: words.citizenship });
		await userEvent.type(field, 'azər');
		await userEvent.click(await canvas.findByRole('option', { name: 'Azərbaycan' }));
		await waitFor(() => expect(field).toHaveValue('Azərbaycan'));
	},
};

export const FoundInEnglishAndRussian: Story = {
	...at('/auth/register'),
	name: '[ACC-09] citizenship and country of residence are found by what other languages call them',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		for (const label of [words.citizenship, words.residentCountry]) {
			const field = await canvas.findByRole('combobox', { name: label });
			for (const typed of ['Turkey', 'Турция']) {
				await userEvent.clear(field);
				await userEvent.type(field, typed);
				await userEvent.click(await canvas.findByRole('option', { name: 'Türkiyə' }));
				await waitFor(() => expect(field).toHaveValue('Türkiyə'));
			}
		}
	},
};

export const BesideEachOther: Story = {
	...at('/auth/register'),
	name: 'fields beside each other stand in one line, though the hint of one takes two',
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas }) => {
		const middle = (part: HTMLElement) => {
			const { top, height } = part.getBoundingClientRect();
			return top + height / 2;
		};
		const birth = await canvas.findByRole('textbox', { name: words.dateOfBirth });
		const gender = canvas.getByText(words.female);
		(birth.closest('form') as HTMLElement).style.width = '16rem';
		const hint = document.getElementById(birth.getAttribute('aria-describedby') ?? '') as HTMLElement;
		expect(hint).toHaveTextContent(words.dateOfBirthHint);
		await waitFor(() => expect(hint.offsetHeight).toBeGreaterThan(canvas.getByText(words.genderHint).offsetHeight));
		await waitFor(() => expect(Math.abs(middle(gender) - middle(birth))).toBeLessThan(1));
	},
};

const pending = '/auth/confirm-email?confirmationId=00000000-0000-4000-8000-000000000900';
export const Confirmation: Story = {
	...at(pending),
	name: '[RTE-03] a wrong code is told at its field; the right one signs in',
	play: async ({ canvas, userEvent }) => {
		const code = await canvas.findByLabelText(words.confirm.code);
		await userEvent.type(code, '000000');
		await userEvent.click(canvas.getByRole('button', { name: words.confirm.submit }));
		await waitFor(() => expect(code).toHaveAccessibleDescription(/Kod yanlışdır/));
		await waitFor(() => expect(code).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: words.confirm.submit }));
		await waitFor(() => expect(code).toHaveFocus());
		await userEvent.keyboard(MOCK_CONFIRMATION_CODE);
		await waitFor(() => expect(code).toHaveValue(MOCK_CONFIRMATION_CODE));
		await userEvent.click(canvas.getByRole('button', { name: words.confirm.submit }));
		await screen.findByText(words.confirm.done);
		await waitFor(() => expect(canvas.getByRole('heading', home)).toBeVisible());
	},
};

export const SentAgain: Story = {
	...at(pending),
	name: '[RTE-03] the letter can be sent again, and not twice in a minute',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.confirm.resend }));
		await screen.findByText(words.confirm.resent);
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.confirm.resend })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByLabelText(words.confirm.code)).toHaveFocus());
	},
};

export const SentAgainSignedIn: Story = {
	...at('/auth/confirm-email', { user: { ...mockTraveller, isEmailConfirmed: false } }),
	name: '[RTE-03] who is signed in and comes back after sending again waits for that letter, and is offered none that would be refused',
	tags: ['whole'],
	beforeEach: () => freshBrowser(),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.confirm.resend }));
		await screen.findByText(words.confirm.resent);
		await userEvent.click(canvas.getByRole('link', { name: words.confirm.correct }));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: strings.titles.security })).toBeVisible());
		await userEvent.click(await canvas.findByRole('link', { name: profileStrings.confirm }));
		await waitFor(() => expect(canvas.getByLabelText(words.confirm.code)).toBeVisible());
		await waitFor(() => expect(canvas.getByText(/^Məktubu \d+ saniyədən sonra/)).toBeVisible());
	},
};

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
export const LoadedAnew: Story = {
	...at(pending.split('?')[0] ?? pending),
	name: '[RTE-03] the tab in which one has registered knows after a reload where the letter went, and from when it may be sent again',
	beforeEach: () => {
		const clean = freshBrowser({ isVisitor: true });
		const confirmationId = pending.split('=')[1];
		const letter = { confirmationId, email: 'aysel@example.com', expiresAt: soon(1800), resendAt: soon(50) };
		sessionStorage.setItem('sentLetter', JSON.stringify(letter));
		return clean;
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('aysel@example.com')).toBeVisible());
		await waitFor(() => expect(canvas.getByText(/^Məktubu (50|4\d) saniyədən sonra/)).toBeVisible());
		await waitFor(() => expect(canvas.getByLabelText(words.confirm.code)).toBeVisible());
	},
};

export const LetterIsOver: Story = {
	...at(pending),
	name: '[RTE-03] an address is shown no longer once its letter is over',
	beforeEach: () => {
		const clean = freshBrowser({ isVisitor: true });
		const letter = {
			confirmationId: pending.split('=')[1],
			email: 'aysel@example.com',
			expiresAt: soon(-1),
			resendAt: soon(-1),
		};
		sessionStorage.setItem('sentLetter', JSON.stringify(letter));
		return clean;
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: words.confirm.resend })).toBeVisible());
		await expect(canvas.queryByText('aysel@example.com')).not.toBeInTheDocument();
		await expect(sessionStorage.getItem('sentLetter')).toBeNull();
	},
};

const tooSoon = http.post('/api/auth/confirm-email/resend', () =>
	HttpResponse.json(
		{ statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Bir az gözləyin' },
		{ status: 429, headers: { 'retry-after': '40' } },
	),
);
export const AskedTooSoon: Story = {
	...at(pending),
	name: '[RTE-03] a letter that is asked for too soon is counted down for, where the focus is led',
	parameters: { msw: [tooSoon, ...createHandlers(createWorld())] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.confirm.resend }));
		const told = await canvas.findByText(/^Məktubu (40|3\d) saniyədən sonra/);
		await waitFor(() => expect(told.parentElement).toHaveFocus());
		expect(canvas.queryByText('Bir az gözləyin')).not.toBeInTheDocument();
	},
};

const refusedLink = (status: number, code: string, message: string) =>
	http.post('/api/auth/confirm-email', () => HttpResponse.json({ statusCode: status, code, message }, { status }));
const expired = 'Təsdiq keçidi yanlışdır və ya vaxtı bitib. Yeni məktub istəyin.';
export const LinkExpired: Story = {
	...at('/auth/confirm-email?token=0123456789abcdef&redirect=/application'),
	name: '[RTE-03] a link that has expired offers the new letter that it speaks of, and then takes its code',
	parameters: { msw: [refusedLink(400, 'VALIDATION', expired), ...createHandlers(createWorld())] },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(expired)).toBeVisible());
		await userEvent.click(await canvas.findByRole('button', { name: words.confirm.resend }));
		await screen.findByText(words.confirm.resent);
		await waitFor(() => expect(canvas.getByLabelText(words.confirm.code)).toHaveFocus());
		await waitFor(() => expect(canvas.queryByText(expired)).not.toBeInTheDocument());
	},
};

const confirmed = 'E-poçt ünvanınız artıq təsdiqlənib. Hesabınıza daxil olun.';
export const LinkOpenedTwice: Story = {
	...at('/auth/confirm-email?token=0123456789abcdef'),
	name: '[RTE-03] a link that has confirmed before is no failure, and leads to signing in',
	parameters: { msw: [refusedLink(409, 'CONFLICT', confirmed), ...createHandlers(createWorld())] },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(confirmed).closest('[role=status]')).toBeVisible());
		await waitFor(() =>
			expect(within(canvas.getByRole('main')).getByRole('link', { name: words.login.submit })).toBeVisible(),
		);
		await expect(canvas.queryByText(words.confirm.failed)).not.toBeInTheDocument();
		await expect(canvas.queryByRole('button', { name: words.confirm.resend })).not.toBeInTheDocument();
	},
};

const elsewhere = '/auth/confirm-email?token=0123456789abcdef&redirect=/about';
const about = { level: 1, name: strings.titles.about };
const anew = words.confirm.link;
export const LinkElsewhere: Story = {
	...at(elsewhere),
	name: '[SEC-11] a link opened in another browser asks for the password of the registration, and only then confirms',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(anew.lead).closest('[role=status]')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('leyla@example.com')).toBeVisible());
		const password = canvas.getByLabelText(words.password);
		await userEvent.type(password, `${MOCK_WRONG_PASSWORD}{Enter}`);
		await waitFor(() => expect(password).toHaveAccessibleDescription(sentences.wrongPassword));
		await waitFor(() => expect(password).toHaveFocus());
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında{Enter}');
		await screen.findByText(words.confirm.done);
		await waitFor(() => expect(canvas.getByRole('heading', about)).toBeVisible());
	},
};

export const LinkOfAStranger: Story = {
	...at(elsewhere),
	name: '[SEC-11] whoever didn’t register, or forgot with what, confirms with a new password, and goes back if it was a mistake',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: anew.unknown }));
		await waitFor(() => expect(canvas.getByText(anew.anew)).toBeVisible());
		await waitFor(() => expect(canvas.getByLabelText(words.newPassword)).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: anew.known }));
		await waitFor(() => expect(canvas.getByLabelText(words.password)).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: anew.unknown }));
		const password = await canvas.findByLabelText(words.newPassword);
		await userEvent.type(password, 'qısa{Enter}');
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Şifrə ən azı 8 simvol/));
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında');
		await userEvent.click(canvas.getByRole('button', { name: anew.submitNew }));
		await screen.findByText(words.confirm.done);
		await waitFor(() => expect(canvas.getByRole('heading', about)).toBeVisible());
	},
};

export const CodeElsewhere: Story = {
	...at(`/auth/confirm-email?confirmationId=${MOCK_OTHER_CONFIRMATION_ID}&redirect=/about`),
	name: '[SEC-11] a code of a registration made elsewhere asks for its password too',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(words.confirm.code), `${MOCK_CONFIRMATION_CODE}{Enter}`);
		await waitFor(() => expect(canvas.getByText(anew.lead).closest('[role=status]')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
		await userEvent.type(canvas.getByLabelText(words.password), 'dağların-arxasında{Enter}');
		await screen.findByText(words.confirm.done);
		await waitFor(() => expect(canvas.getByRole('heading', about)).toBeVisible());
	},
};

export const CodeOverMeanwhile: Story = {
	...at(`/auth/confirm-email?confirmationId=${MOCK_OTHER_CONFIRMATION_ID}&redirect=/about`),
	name: '[SEC-11] a code that expires while the password is typed is asked for again, and says why',
	parameters: {
		msw: [
			http.post('/api/auth/confirm-email', async ({ request }) => {
				const { password } = (await request.clone().json()) as { password?: string };
				if (password === undefined) return HttpResponse.json({ email: 'leyla@example.com' });
				const errors = [{ field: 'code', message: sentences.codeExpired }];
				const body = { statusCode: 400, code: 'VALIDATION', message: sentences.codeExpired, errors };
				return HttpResponse.json(body, { status: 400 });
			}),
			...createHandlers(createWorld()),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(words.confirm.code), `${MOCK_CONFIRMATION_CODE}{Enter}`);
		await userEvent.type(await canvas.findByLabelText(words.password), 'dağların-arxasında{Enter}');
		const code = await canvas.findByLabelText(words.confirm.code);
		await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(sentences.codeExpired)));
		await waitFor(() => expect(code).toHaveFocus());
	},
};

export const LinkOverAnother: Story = {
	...at(elsewhere, { user: mockTraveller }),
	name: '[SEC-11] a link of another account leaves whoever is signed in as they are, and says what confirming it would do',
	beforeEach: () => freshBrowser(),
	globals: { viewport: { value: 'phone', isRotated: true } },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(anew.signedInAs(mockTraveller.email))).toBeVisible());
		await waitFor(() => expect(canvas.getByText('leyla@example.com')).toBeVisible());
		await expect(canvas.queryByText(words.confirm.done)).not.toBeInTheDocument();
		await waitFor(() => expect(canvas.getByLabelText(words.password)).toBeVisible());
	},
};

export const LinkOfOnesOwn: Story = {
	...at(elsewhere, { user: { ...mockTraveller, isEmailConfirmed: false } }),
	name: '[SEC-11] a link whose own user is signed in confirms at once',
	beforeEach: () => freshBrowser(),
	play: async ({ canvas }) => {
		await screen.findByText(words.confirm.done);
		await waitFor(() => expect(canvas.getByRole('heading', about)).toBeVisible());
	},
};

export const LinkUnderWay: Story = {
	...at(elsewhere),
	name: 'a link whose answer is on its way says that it is being confirmed, and asks for nothing',
	parameters: {
		msw: [http.post('/api/auth/confirm-email', () => delay('infinite')), ...createHandlers(createWorld())],
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(words.confirm.confirming)).toBeVisible());
		await expect(canvas.queryByLabelText(words.password)).not.toBeInTheDocument();
	},
};

const overMeanwhile = http.post('/api/auth/confirm-email', async ({ request }) => {
	const { password } = (await request.clone().json()) as { password?: string };
	if (password === undefined) return HttpResponse.json({ email: 'leyla@example.com' });
	const errors = [{ field: 'token', message: expired }];
	return HttpResponse.json({ statusCode: 400, code: 'VALIDATION', message: expired, errors }, { status: 400 });
});
export const LinkOverMeanwhile: Story = {
	...at(elsewhere),
	name: '[SEC-11] a link that expires while the password is typed says so in place of the form, and offers a new letter',
	parameters: { msw: [overMeanwhile, ...createHandlers(createWorld())] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(words.password), 'dağların-arxasında{Enter}');
		await waitFor(() => expect(canvas.getByText(expired)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.confirm.resend })).toBeVisible());
		await expect(canvas.queryByLabelText(words.password)).not.toBeInTheDocument();
	},
};

export const NothingPending: Story = {
	...at('/auth/confirm-email'),
	name: '[RTE-03] where no registration waits the page says so, and where to go',
	play: async ({ canvas }) => {
		await canvas.findByText(words.confirm.noPending);
		await waitFor(() =>
			expect(within(canvas.getByRole('main')).getByRole('link', { name: words.login.submit })).toHaveAttribute(
				'href',
				'/auth/login?redirect=%2Fauth%2Fconfirm-email',
			),
		);
		const card = canvas.getByText(words.confirm.noPending).closest('[role="status"]')?.parentElement as HTMLElement;
		await waitFor(() => expect(within(card).getByRole('link', { name: words.login.submit })).toBeVisible());
	},
};

export const Carried: Story = {
	...at('/auth/login'),
	name: '[RTE-03] the address that was typed goes along to the forgotten password, and back with what was put right there',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('textbox', { name: words.email }), 'aysel@example.co');
		await userEvent.click(canvas.getByRole('link', { name: words.login.forgot }));
		await canvas.findByRole('heading', { level: 1, name: words.forgot.heading });
		const email = await canvas.findByRole('textbox', { name: words.email });
		expect(email).toHaveValue('aysel@example.co');
		await userEvent.type(email, 'm');
		await userEvent.click(canvas.getByRole('link', { name: words.forgot.back }));
		await canvas.findByRole('heading', { level: 1, name: words.login.heading });
		await waitFor(() => expect(canvas.getByRole('textbox', { name: words.email })).toHaveValue('aysel@example.com'));
	},
};

export const ForgottenOnTheWay: Story = {
	...at('/auth/login?redirect=/application'),
	name: '[RTE-04] a forgotten password keeps where the traveller was going, there and back',
	play: async ({ canvas, userEvent }) => {
		const hrefOf = async (name: string) => (await canvas.findByRole('link', { name })).getAttribute('href');
		await expect(await hrefOf(words.login.forgot)).toContain('redirect=%2Fapplication');
		await userEvent.click(canvas.getByRole('link', { name: words.login.forgot }));
		await canvas.findByRole('heading', { level: 1, name: words.forgot.heading });
		await expect(await hrefOf(words.forgot.back)).toContain('redirect=%2Fapplication');
	},
};

export const Forgotten: Story = {
	...at('/auth/forgot-password'),
	name: '[RTE-03] asking for a new password answers the same for every address',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('textbox', { name: words.email }), 'kimse@example.com{Enter}');
		await waitFor(() => expect(canvas.getByText(words.forgot.sentText)).toBeVisible());
		await waitFor(() => expect(canvas.getByText(words.forgot.sentText).closest('[role=status]')).toHaveFocus());
	},
};

export const NewPassword: Story = {
	...at('/auth/reset-password?token=0123456789abcdef'),
	name: '[RTE-03] a password that is too short is told at its field; a good one leads to signing in',
	play: async ({ canvas, userEvent }) => {
		const password = await canvas.findByLabelText(words.newPassword);
		await userEvent.type(password, 'qısa{Enter}');
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Şifrə ən azı 8 simvol/));
		await userEvent.clear(password);
		await userEvent.type(password, 'dağların-arxasında{Enter}');
		await screen.findByText(words.reset.done);
		await waitFor(() => expect(canvas.getByRole('heading', { name: words.login.heading })).toBeVisible());
	},
};

const invitation = `/auth/reset-password?token=${MOCK_INVITATION_TOKEN}&redirect=/dashboard`;
const link = '/auth/reset-password?token=0123456789abcdef';
const noField = (canvas: ReturnType<typeof within>) =>
	waitFor(() => expect(canvas.queryByLabelText(words.newPassword)).not.toBeInTheDocument());

export const FirstPassword: Story = {
	...at(invitation),
	name: '[DSH-05] whoever is invited to the staff sets a first password, which nothing calls a change, and signs in where staff do',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1, name: words.reset.first.heading });
		await userEvent.type(await canvas.findByLabelText(words.newPassword), 'dağların-arxasında');
		await userEvent.click(canvas.getByRole('button', { name: words.reset.first.submit }));
		await screen.findByText(words.reset.first.done);
		await canvas.findByRole('heading', { level: 1, name: dashboard.login.heading });
	},
};

export const StaffPassword: Story = {
	...at(`/auth/reset-password?token=${MOCK_STAFF_LINK_TOKEN}`),
	name: '[RTE-03] [RTE-06] staff who have set a new password sign in where staff do, and not where travellers do',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1, name: words.reset.heading });
		await userEvent.type(await canvas.findByLabelText(words.newPassword), 'dağların-arxasında{Enter}');
		await screen.findByText(words.reset.done);
		await canvas.findByRole('heading', { level: 1, name: dashboard.login.heading });
	},
};

export const NoInvitation: Story = {
	...at(`${link}&redirect=/dashboard`),
	name: '[RTE-03] no address makes the link of a forgotten password speak of a first one, or lead to where staff sign in',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(words.newPassword), 'dağların-arxasında{Enter}');
		await screen.findByText(words.reset.done);
		await canvas.findByRole('heading', { level: 1, name: words.login.heading });
	},
};

export const LinkUsed: Story = {
	...at(`${link}&redirect=/application`, { areLinksUsed: true }),
	name: '[RTE-03] a link that works no longer says so before anything is typed, and offers a new one on the same way',
	play: async ({ canvas }) => {
		await canvas.findByText(sentences.resetLink);
		await noField(canvas);
		const again = canvas.getByRole('link', { name: words.reset.again });
		await expect(again).toHaveAttribute('href', '/auth/forgot-password?redirect=%2Fapplication');
		// One thought: in the card, and only there.
		await waitFor(() => expect(canvas.getByRole('alert').parentElement).toContainElement(again));
	},
};

export const InvitationGone: Story = {
	...at(invitation, { areLinksUsed: true }),
	name: '[DSH-05] an invitation that was used or replaced is called an invitation, and asks for no password',
	play: async ({ canvas }) => {
		await canvas.findByText(sentences.invitationLink);
		await noField(canvas);
		const again = canvas.getByRole('link', { name: words.reset.again });
		await waitFor(() => expect(canvas.getByRole('alert').parentElement).toContainElement(again));
	},
};

const unanswered = http.post('*/api/auth/reset-password/check', () => HttpResponse.error());
const refusedLate = http.post('*/api/auth/reset-password', () =>
	HttpResponse.json(
		{
			...{ statusCode: 400, code: 'VALIDATION', message: sentences.resetLink },
			errors: [{ field: 'token', message: sentences.resetLink }],
		},
		{ status: 400 },
	),
);
export const LinkUnchecked: Story = {
	args: { path: link },
	parameters: { msw: [unanswered, refusedLate, ...createHandlers(createWorld())] },
	name: '[RTE-03] a link that can’t be checked takes a password nevertheless; refused, it says why in place of its form',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText(words.newPassword), 'dağların-arxasında{Enter}');
		await canvas.findByText(sentences.resetLink);
		await noField(canvas);
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const LinkCut: Story = {
	...at('/auth/reset-password'),
	name: '[RTE-03] a link without its token says that it is cut, and offers a new one',
	play: async ({ canvas }) => {
		await canvas.findByText(words.reset.noToken);
		await waitFor(() => expect(canvas.getByRole('link', { name: words.reset.again })).toBeVisible());
		// A column in the middle of what is beside and below it.
		const { left, right } = (canvas.getByRole('alert').parentElement as HTMLElement).getBoundingClientRect();
		await waitFor(() => expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1));
	},
};
