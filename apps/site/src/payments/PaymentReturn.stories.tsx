import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { createHandlers, createWorld, mockRequests } from 'visa-sdk/mocks';
import { type AttemptStatus, CANCEL_REFUND_PERCENT, type RequestStatus, sentences } from 'visa-sdk/rules';
import { queryClient } from '../api';
import { formatMoney } from '../format';
import { paidTotals, watchingTotals } from '../stories/paidTotals';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { applicationsStrings } from '../strings/pages/applications';
import { paymentsStrings } from '../strings/pages/payments';

const meta = {
	title: 'Site/Back from the payment page',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser({ isVisitor: true }),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = paymentsStrings;
const { outcomes } = words;
const [request] = mockRequests(1);

/** At one of the three URLs, with the request in this state. */
function back(
	outcome: 'approve' | 'cancel' | 'decline',
	status: RequestStatus,
	attemptStatus: AttemptStatus,
	seed: Partial<VisaRequestDetail> = {},
) {
	if (!request) throw new RangeError(status);
	const world = createWorld({ requests: [{ ...request, status, attemptStatus, ...seed }] });
	return {
		world,
		args: { path: `/payments/${outcome}?token=0123456789abcdef` },
		parameters: { msw: createHandlers(world) },
	};
}

export const Paid: Story = {
	...back('approve', 'SUBMITTED', 'APPROVED'),
	name: '[PAY-02] what the provider says is paid is told as paid, with the way to the request',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcomes.paid.heading));
		await waitFor(() => expect(canvas.getByRole('link', { name: words.toRequest })).toBeVisible());
		expect(canvas.queryByRole('button', { name: words.reopen })).not.toBeInTheDocument();
	},
};

export const PaidLate: Story = {
	...back('approve', 'SUBMITTED', 'APPROVED', { wasClosed: true }),
	name: '[PAY-05] a payment that the bank approved after the request was cancelled is told so, with the way out',
	play: async ({ canvas }) => {
		const sentence = words.wasClosed(CANCEL_REFUND_PERCENT);
		await waitFor(() => expect(canvas.getByRole('status').textContent).toContain(sentence));
		expect(canvas.getByRole('heading', { name: outcomes.paid.heading })).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('link', { name: words.toRequest })).toBeVisible());
	},
};

const slow = back('approve', 'AWAITING_PAYMENT', 'PENDING');
let bringAnswer: (() => void) | undefined;
export const Pending: Story = {
	args: slow.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/submit-payment', async () => {
				await new Promise<void>((resolve) => {
					bringAnswer = resolve;
				});
				const { id, reference, totalPrice } = request ?? {};
				return HttpResponse.json({ id, reference, totalPrice, status: 'AWAITING_PAYMENT', attemptStatus: 'PENDING' });
			}),
			...slow.parameters.msw,
		],
	},
	beforeEach: () => {
		bringAnswer = undefined;
	},
	name: '[PAY-06] where the bank has not answered yet, the page says so in the place in which it asked',
	play: async ({ canvas }) => {
		const placeOf = async (name: string) => (await canvas.findByRole('heading', { name })).getBoundingClientRect().top;
		const before = await placeOf(words.checking);
		await waitFor(() => expect(bringAnswer).toBeDefined());
		bringAnswer?.();
		expect(await placeOf(outcomes.pending.heading)).toBe(before);
		await canvas.findByRole('button', { name: words.check });
	},
};

const left = back('approve', 'AWAITING_PAYMENT', 'PENDING');
let refusals = 0;
export const CancelledElsewhere: Story = {
	args: left.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/submit-payment', () => {
				if (!request) throw new RangeError('no request');
				const { id, reference, totalPrice } = request;
				const state = { id, reference, totalPrice, status: 'AWAITING_PAYMENT', attemptStatus: 'PENDING' };
				const [here] = left.world.requests;
				if (here?.status !== 'CANCELLED') return HttpResponse.json(state);
				refusals += 1;
				return undefined;
			}),
			...left.parameters.msw,
		],
	},
	beforeEach: () => {
		refusals = 0;
		const [here] = left.world.requests;
		if (here) left.world.requests[0] = { ...here, status: 'AWAITING_PAYMENT', attemptStatus: 'PENDING' };
	},
	name: '[PAY-06] a request that another window cancels meanwhile is shown as cancelled, and not asked about again',
	play: async ({ canvas, userEvent }) => {
		const check = await canvas.findByRole('button', { name: words.check });
		const [here] = left.world.requests;
		if (here) left.world.requests[0] = { ...here, status: 'CANCELLED', attemptStatus: 'CANCELLED' };
		await userEvent.click(check);
		await canvas.findByRole('heading', { name: outcomes.withdrawn.heading });
		await waitFor(() => expect(canvas.getByRole('link', { name: words.newApplication })).toBeVisible());
		expect(canvas.queryByRole('button', { name: words.check })).not.toBeInTheDocument();
		expect(refusals).toBe(1);
	},
};

export const Declined: Story = {
	...back('decline', 'PAYMENT_FAILED', 'DECLINED'),
	name: '[PAY-03] a declined payment can be made again, or the request cancelled when asked twice, without signing in',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcomes.declined.heading));
		await waitFor(() => expect(canvas.getByRole('button', { name: words.reopen })).toBeVisible());
		// Harmless before dangerous.
		const names = [words.reopen, words.toRequest, words.cancel, words.toApplications];
		const actions = [...(canvas.getByRole('main').querySelectorAll('main button, main a') as NodeListOf<HTMLElement>)];
		await waitFor(() => expect(actions.map(({ textContent }) => textContent)).toEqual(names));
		// In a row of its own the link's text starts where the buttons do.
		const link = document.createRange();
		link.selectNodeContents(canvas.getByRole('link', { name: words.toApplications }));
		const button = canvas.getByRole('button', { name: words.reopen }).getBoundingClientRect();
		await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(button.bottom));
		expect(link.getBoundingClientRect().left).toBe(button.left);
		// One press beside that on 'pay' doesn't cancel for good.
		const cancel = canvas.getByRole('button', { name: words.cancel });
		await userEvent.click(cancel);
		let asked = within(await screen.findByRole('alertdialog', { name: applicationsStrings.cancelTitle }));
		await waitFor(() => expect(asked.getByText(new RegExp(request?.reference ?? 'none'))).toBeVisible());
		await userEvent.click(asked.getByRole('button', { name: applicationsStrings.cancelKeep }));
		await waitFor(() => expect(cancel).toHaveFocus());
		expect(canvas.getByRole('status')).toHaveTextContent(outcomes.declined.heading);
		await userEvent.click(cancel);
		asked = within(await screen.findByRole('alertdialog', { name: applicationsStrings.cancelTitle }));
		await userEvent.click(asked.getByRole('button', { name: applicationsStrings.cancelConfirm }));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcomes.withdrawn.heading));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('link', { name: words.newApplication })).toBeVisible());
		expect(canvas.queryByRole('button', { name: words.reopen })).not.toBeInTheDocument();
	},
};

const made = request?.totalPrice ?? 0;
const dearer = back('decline', 'PAYMENT_FAILED', 'DECLINED', { totalPrice: made - 5 });
export const PriceChanged: Story = {
	args: dearer.args,
	parameters: { msw: [watchingTotals(made), ...dearer.parameters.msw] },
	beforeEach: () => {
		paidTotals.length = 0;
	},
	name: '[PAY-09] who comes back to another price is told it before the bank tells it',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.reopen }));
		const told = words.priceChanged(formatMoney(made - 5), formatMoney(made));
		const notice = (await canvas.findByText(words.priceHasChanged)).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		expect(notice?.textContent).toContain(told);
		await waitFor(() =>
			expect(canvas.getByText(words.amount).parentElement).toHaveTextContent(formatMoney(made).split(/\s/, 1)[0] ?? ''),
		);
		await userEvent.click(await canvas.findByRole('button', { name: words.reopenFor(formatMoney(made)) }));
		await screen.findByText('Bank cavab vermir.');
		expect(paidTotals).toEqual([made - 5, made]);
	},
};

export const Gone: Story = {
	...back('decline', 'PAYMENT_FAILED', 'DECLINED', {
		service: { id: '00000000-0000-4000-8000-00000000dead', name: 'Ekspress' },
	}),
	name: '[PAY-04] who comes back to what is no longer offered is told so, may cancel it, and gets to a new application',
	play: async ({ canvas, userEvent }) => {
		const notice = await canvas.findByText(words.gone);
		const cancel = canvas.getByRole('button', { name: words.cancel });
		// Reading from the top, the reason comes before the buttons. And nothing invites to what is impossible.
		expect(canvas.getByText(words.nothingTaken)).toBeVisible();
		expect(canvas.queryByText(outcomes.declined.text)).not.toBeInTheDocument();
		expect(notice.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
		expect(canvas.queryByRole('button', { name: words.reopen })).not.toBeInTheDocument();
		// Giving it up is possible, and doesn't lead.
		const look = canvas.getByRole('link', { name: words.toRequest });
		expect(look).toHaveAttribute('data-tone', 'primary');
		expect(cancel).toHaveAttribute('data-tone', 'secondary');
		expect(look.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
		await userEvent.click(cancel);
		await userEvent.click(await screen.findByRole('button', { name: applicationsStrings.cancelConfirm }));
		await canvas.findByRole('link', { name: words.newApplication });
	},
};

/** Declined here; something else then happens to it in another window. */
function endedElsewhere() {
	const here = back('decline', 'PAYMENT_FAILED', 'DECLINED');
	const set = (status: RequestStatus, attemptStatus: AttemptStatus) => {
		const [known] = here.world.requests;
		if (known) here.world.requests[0] = { ...known, status, attemptStatus };
	};
	return {
		story: {
			args: here.args,
			parameters: here.parameters,
			beforeEach: () => set('PAYMENT_FAILED', 'DECLINED'),
		},
		world: here.world,
		end: set,
	};
}

const payable = endedElsewhere();
export const PaidTooLate: Story = {
	...payable.story,
	name: '[PAY-04] who pays a request that another window has cancelled meanwhile gets the actions that are left',
	play: async ({ canvas, userEvent }) => {
		const reopen = await canvas.findByRole('button', { name: words.reopen });
		payable.end('CANCELLED', 'DECLINED');
		await userEvent.click(reopen);
		await canvas.findByRole('heading', { name: outcomes.withdrawn.heading });
		await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('link', { name: words.newApplication })).toBeVisible());
		expect(canvas.queryByRole('button', { name: words.reopen })).not.toBeInTheDocument();
	},
};

const cancellable = endedElsewhere();
export const CancelledTooLate: Story = {
	...cancellable.story,
	name: '[PAY-04] who cancels a request that another window has paid meanwhile gets the actions that are left',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.cancel }));
		const confirm = await screen.findByRole('button', { name: applicationsStrings.cancelConfirm });
		cancellable.end('SUBMITTED', 'APPROVED');
		await userEvent.click(confirm);
		await canvas.findByRole('heading', { name: outcomes.paid.heading });
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		const look = canvas.getByRole('link', { name: words.toRequest });
		await waitFor(() => expect(look).toHaveAttribute('data-tone', 'primary'));
	},
};

const spent = endedElsewhere();
export const LinkSpent: Story = {
	...spent.story,
	beforeEach: () => {
		spent.story.beforeEach();
		spent.world.spentTokens.add('0123456789abcdef');
	},
	name: '[PAY-04] [SEC-01] where the link neither pays nor cancels any more, the page says so, and the way to the request leads',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.reopen }));
		const notice = (await canvas.findByText(sentences.returnTokenUsed)).closest('[tabindex]');
		await waitFor(() => expect(notice).toHaveFocus());
		expect(canvas.queryByRole('button', { name: words.reopen })).not.toBeInTheDocument();
		// Nor does what is said invite to pay.
		expect(canvas.queryByText(outcomes.declined.text)).not.toBeInTheDocument();
		expect(canvas.getByText(words.nothingTaken)).toBeVisible();
		expect(canvas.getByRole('link', { name: words.toRequest })).toHaveAttribute('data-tone', 'primary');
		const cancel = canvas.getByRole('button', { name: words.cancel });
		expect(cancel).toHaveAttribute('data-tone', 'secondary');
		await userEvent.click(cancel);
		await userEvent.click(await screen.findByRole('button', { name: applicationsStrings.cancelConfirm }));
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument());
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(notice).toHaveFocus());
	},
};

export const LeftUnpaid: Story = {
	...back('cancel', 'AWAITING_PAYMENT', 'PENDING'),
	name: '[PAY-03] who leaves the payment page unpaid is told so, and nothing is lost',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcomes.abandoned.heading));
		await waitFor(() => expect(canvas.getByRole('button', { name: words.reopen })).toBeVisible());
	},
};

const wentBack = back('decline', 'AWAITING_PAYMENT', 'REDIRECTED');
const stillOpen = () => {
	if (!request) throw new RangeError('no request');
	const { id, reference, totalPrice } = request;
	return HttpResponse.json({ id, reference, totalPrice, status: 'AWAITING_PAYMENT', attemptStatus: 'REDIRECTED' });
};
let bringOld: (() => void) | undefined;
export const CancelledMeanwhile: Story = {
	args: wentBack.args,
	parameters: {
		msw: [
			http.post('/api/payments/returns', stillOpen),
			http.post('/api/visa-requests/:id/submit-payment', async () => {
				await new Promise<void>((resolve) => {
					bringOld = resolve;
				});
				return stillOpen();
			}),
			...wentBack.parameters.msw,
		],
	},
	beforeEach: () => {
		bringOld = undefined;
	},
	name: '[PAY-03] a cancelled request stays cancelled though the answer to an earlier check comes later',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.check }));
		await waitFor(() => expect(bringOld).toBeDefined());
		await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
		const asked = within(await screen.findByRole('alertdialog', { name: applicationsStrings.cancelTitle }));
		await userEvent.click(asked.getByRole('button', { name: applicationsStrings.cancelConfirm }));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcomes.withdrawn.heading));
		bringOld?.();
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		expect(canvas.getByRole('status')).toHaveTextContent(outcomes.withdrawn.heading);
	},
};

let isSpent = false;
export const WentBack: Story = {
	args: wentBack.args,
	parameters: {
		msw: [
			// The link's own payment has ended: the request's new one, which is open, stays as it is.
			http.post('/api/payments/returns', stillOpen),
			http.post('/api/visa-requests/:id/submit-payment', stillOpen),
			http.post('/api/visa-requests/:id/reopen-payment', () => {
				const told = { statusCode: 409, code: 'STATE_CONFLICT', message: sentences.returnTokenUsed, requestId: 'r' };
				return isSpent ? HttpResponse.json(told, { status: 409 }) : undefined;
			}),
			watchingTotals(request?.totalPrice ?? 0),
			...wentBack.parameters.msw,
		],
	},
	beforeEach: () => {
		paidTotals.length = 0;
		isSpent = false;
	},
	name: '[PAY-03] who goes back from a payment page that is still open is led to it again, and may ask what became of it',
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.stillOpen.heading));
		// The bank has nothing to answer yet.
		expect(canvas.queryByText(outcomes.pending.heading)).not.toBeInTheDocument();
		const check = canvas.getByRole('button', { name: words.check });
		await waitFor(() => expect(check).toHaveAttribute('data-tone', 'secondary'));
		const reopen = canvas.getByRole('button', { name: words.reopen });
		await waitFor(() => expect(reopen).toHaveAttribute('data-tone', 'primary'));
		await userEvent.click(reopen);
		await waitFor(() => expect(paidTotals).toEqual([request?.totalPrice]));
		// Whether anything was taken, only the bank knows.
		isSpent = true;
		await waitFor(() => expect(reopen).not.toHaveAttribute('aria-disabled'));
		await userEvent.click(reopen);
		await canvas.findByText(sentences.returnTokenUsed);
		await waitFor(() => expect(canvas.queryByText(words.stillOpen.text)).not.toBeInTheDocument());
		expect(canvas.queryByText(words.nothingTaken)).not.toBeInTheDocument();
	},
};

let pressed = 0;
/** The browser leaves for the bank, and shows the page again before it has rendered anything. */
const restore = (event: Event) => {
	event.preventDefault();
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};
export const RestoredAtOnce: Story = {
	args: wentBack.args,
	parameters: {
		msw: [
			http.post('/api/payments/returns', stillOpen),
			http.post('/api/visa-requests/:id/submit-payment', stillOpen),
			http.post('/api/visa-requests/:id/reopen-payment', () => {
				pressed += 1;
				return HttpResponse.json({ ...request, paymentUrl: 'https://payments.example/attempts/1' });
			}),
			...wentBack.parameters.msw,
		],
	},
	beforeEach: () => {
		pressed = 0;
		navigation.addEventListener('navigate', restore);
		return () => navigation.removeEventListener('navigate', restore);
	},
	name: '[PAY-04] the payment page can be opened again, however soon the browser shows the page that was left for it',
	play: async ({ canvas, userEvent }) => {
		for (const times of [1, 2]) {
			await userEvent.click(await canvas.findByRole('button', { name: words.reopen }));
			await waitFor(() => expect(pressed).toBe(times));
			await waitFor(() => expect(canvas.getByRole('button', { name: words.reopen })).not.toHaveAttribute('aria-busy'));
		}
	},
};

export const Cut: Story = {
	args: { path: '/payments/approve' },
	parameters: { msw: createHandlers(createWorld({})) },
	name: '[PAY-06] an address without its token says where the applications are',
	play: async ({ canvas }) => {
		await canvas.findByText(words.noToken);
		await waitFor(() => expect(canvas.getByRole('link', { name: words.toApplications })).toBeVisible());
	},
};

export const Failing: Story = {
	args: { path: '/payments/approve?token=0123456789abcdef' },
	parameters: { msw: createHandlers(createWorld({}), { isFailing: true }) },
	name: '[PAY-06] when the server can’t say, nothing is claimed, and it can be asked again',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(words.problem)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.check })).toBeEnabled());
	},
};

const refusal = { statusCode: 400, code: 'BAD_REQUEST', message: 'Bu keçid tanınmır.', errors: [], requestId: 'r' };
let comings = 0;
const counted = (answer: () => Response) => ({
	args: { path: '/payments/decline?token=0123456789abcdef' },
	parameters: {
		msw: [
			http.post('/api/payments/returns', () => {
				comings += 1;
				return answer();
			}),
			...createHandlers(createWorld({})),
		],
	},
	beforeEach: () => {
		comings = 0;
	},
});

export const Refused: Story = {
	...counted(() => HttpResponse.json(refusal, { status: 400 })),
	name: '[PAY-06] a token that the server does not know is not asked about again',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(refusal.message)).toBeVisible());
		expect(comings).toBe(1);
	},
};

const unreadable = { ...refusal, code: 'VALIDATION', message: 'Dəyər düzgün deyil' };
export const CutInside: Story = {
	...counted(() => HttpResponse.json(unreadable, { status: 400 })),
	name: '[PAY-06] an address that was cut inside its token is told from a payment that can’t be looked up now',
	play: async ({ canvas }) => {
		await canvas.findByText(words.noToken);
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.check })).not.toBeInTheDocument());
	},
};

const unknown = { ...refusal, statusCode: 404, code: 'NOT_FOUND', message: 'Ödəniş keçidi yanlışdır' };
export const Wrong: Story = {
	...counted(() => HttpResponse.json(unknown, { status: 404 })),
	name: '[PAY-06] a link that is wrong or too old leads to the applications, and does not offer to ask again in vain',
	play: async ({ canvas }) => {
		await canvas.findByText(words.wrongToken);
		await waitFor(() => expect(canvas.getByRole('link', { name: words.toApplications })).toBeVisible());
		expect(canvas.queryByRole('button', { name: words.check })).not.toBeInTheDocument();
	},
};

export const CutOff: Story = {
	...counted(() => HttpResponse.error()),
	name: '[PAY-06] who comes back while the network fails is asked about once more',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(words.problem)).toBeVisible());
		expect(comings).toBe(2);
	},
};
