import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PaymentAttempt, VisaRequestDetail } from 'visa-sdk/contract';
import { createHandlers, createWorld, handlersFor, mockRequests, mockTraveller } from 'visa-sdk/mocks';
import { queryKeys } from 'visa-sdk/queries';
import { type AttemptStatus, type RequestStatus, receiptWords, sentences, type TakenState } from 'visa-sdk/rules';
import { queryClient } from '../api';
import { formatMoney } from '../format';
import { pageLeave } from '../pageLeave';
import { paidTotals, watchingTotals } from '../stories/paidTotals';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings';
import { applicationsStrings } from '../strings/pages/applications';
import { paymentsStrings } from '../strings/pages/payments';
import { requestStrings } from '../strings/pages/request';

const meta = {
	title: 'Site/Account/Request',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = requestStrings;
const requests = mockRequests(40);
type Seed = Partial<(typeof requests)[number]>;
const own = requests.filter(({ traveller }) => traveller.id === mockTraveller.id);
function requestAt(index: number) {
	const one = own[index];
	if (!one) throw new RangeError(`${index}`);
	return one;
}
function at(status: RequestStatus, change: Seed) {
	const one = requestAt(0);
	const world = createWorld({ user: mockTraveller, requests: [{ ...one, status, ...change }] });
	return { args: { path: `/applications/${one.id}` }, parameters: { msw: createHandlers(world) } };
}

const attempt = (number: number, status: AttemptStatus, amount: number): PaymentAttempt => ({
	...{ number, status, amount, provider: 'sandbox', refunded: 0, refunds: [] },
	createdAt: `2026-11-20T0${number}:00:00.000Z`,
	expiresAt: `2026-11-20T0${number + 1}:00:00.000Z`,
	paidAt: status === 'APPROVED' || status.includes('REFUND') ? `2026-11-20T0${number}:05:00.000Z` : null,
});
const question = {
	id: '00000000-0000-4000-8000-000000000001',
	text: 'Pasportunuzun daha aydın şəklini göndərin.',
	until: '2027-02-20',
	askedAt: '2026-11-20T08:00:00.000Z',
	answeredAt: null,
	answer: null,
	documents: [],
};
const visa = { key: 'mock-visa-1', size: 20_000, attachedAt: '2026-11-20T08:00:00.000Z', traveller: null };

const made = requestAt(0).totalPrice;
const dearer = at('PAYMENT_FAILED', { attemptStatus: 'DECLINED', totalPrice: made - 5 });
const figureOf = (amount: number) => formatMoney(amount).split(/\s/, 1)[0] ?? '';
/** @param totalName the label of the total on that page */
const priceChangedAt = (path: string, totalName: string): Story => ({
	args: { path },
	parameters: { msw: [watchingTotals(made), ...dearer.parameters.msw] },
	beforeEach: () => {
		paidTotals.length = 0;
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.payAgain(formatMoney(made - 5)) }));
		const told = paymentsStrings.priceChanged(formatMoney(made - 5), formatMoney(made));
		const notice = (await canvas.findByText(paymentsStrings.priceHasChanged)).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		expect(notice?.textContent).toContain(told);
		// The same sum everywhere, and lines that add up to it.
		await waitFor(() => expect(canvas.getByText(totalName).parentElement).toHaveTextContent(figureOf(made)));
		if (path !== '/applications')
			await waitFor(() => expect(canvas.getByText(words.priceChange).parentElement).toHaveTextContent('5 AZN'));
		await userEvent.click(await canvas.findByRole('button', { name: words.payAgain(formatMoney(made)) }));
		await screen.findByText('Bank cavab vermir.');
		expect(paidTotals).toEqual([made - 5, made]);
		// For a reload.
		const kept = { before: made - 5, now: made, of: made - 5 };
		expect(Object.values(JSON.parse(sessionStorage.getItem('toldPrices') ?? '{}').told)).toEqual([kept]);
	},
});
export const PriceChanged: Story = {
	...priceChangedAt(dearer.args.path, words.payNow),
	name: '[PAY-09] a price that has changed is told at the button, and paid at the next press',
};
export const PriceChangedBefore: Story = {
	name: '[PAY-09] a price that has changed is still told after a reload, without a jump to it, and paid at the first press',
	args: dearer.args,
	parameters: PriceChanged.parameters,
	beforeEach: () => {
		const clean = freshBrowser();
		paidTotals.length = 0;
		const [id = ''] = dearer.args.path.split('/').slice(-1);
		const told = { [id]: { before: made - 5, now: made, of: made - 5 } };
		const expiresAt = new Date(Date.now() + 60_000).toISOString();
		sessionStorage.setItem('toldPrices', JSON.stringify({ expiresAt, told }));
		return clean;
	},
	play: async ({ canvas, userEvent }) => {
		const notice = (await canvas.findByText(paymentsStrings.priceHasChanged)).closest('[role="status"]');
		expect(notice?.textContent).toContain(paymentsStrings.priceChanged(formatMoney(made - 5), formatMoney(made)));
		expect(notice).not.toHaveFocus();
		await waitFor(() => expect(canvas.getByText(words.payNow).parentElement).toHaveTextContent(figureOf(made)));
		await userEvent.click(await canvas.findByRole('button', { name: words.payAgain(formatMoney(made)) }));
		await screen.findByText('Bank cavab vermir.');
		expect(paidTotals).toEqual([made]);
	},
};
export const PriceChangedOnList: Story = {
	...priceChangedAt('/applications', applicationsStrings.total),
	name: '[PAY-09] a price that has changed is told on the list too',
};

const gone = () =>
	at('PAYMENT_FAILED', {
		attemptStatus: 'DECLINED',
		service: { id: '00000000-0000-4000-8000-00000000dead', name: 'Ekspress' },
	});
/** Reading from the top, the one comes before the other. */
const isBefore = (one: Element, other: Element) =>
	(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const toPayAgain = { name: /^Yenidən ödə/ };
export const Gone: Story = {
	...gone(),
	name: '[PAY-04] what is no longer offered says so before anything is pressed, and leads to a new application with the rest',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { name: words.gone });
		expect(canvas.getByText(paymentsStrings.gone)).toBeVisible();
		expect(canvas.queryByRole('button', toPayAgain)).not.toBeInTheDocument();
		const link = canvas.getByRole<HTMLAnchorElement>('link', { name: words.renewRest });
		expect(isBefore(canvas.getByText(paymentsStrings.gone), link)).toBe(true);
		const anew = new URL(link.href);
		expect(anew.pathname).toBe('/application');
		expect(anew.searchParams.get('serviceId')).toBe('00000000-0000-4000-8000-00000000dead');
		expect([...anew.searchParams.values()]).toHaveLength(6);
		const [button] = canvas.getAllByRole('button', { name: words.cancel.button });
		if (button) await userEvent.click(button);
		await userEvent.click(await screen.findByRole('button', { name: applicationsStrings.cancelConfirm }));
		await canvas.findByRole('link', { name: words.renew });
	},
};
export const GoneOnList: Story = {
	args: { path: '/applications' },
	parameters: gone().parameters,
	name: '[PAY-04] the list too says what is no longer offered, and leads to where it is cancelled',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(paymentsStrings.gone);
		expect(canvas.getByText(`${words.gone}.`)).toBeVisible();
		expect(canvas.queryByRole('button', toPayAgain)).not.toBeInTheDocument();
		expect(canvas.getByRole('link', { name: words.renewRest })).toBeVisible();
		expect(isBefore(canvas.getByText(paymentsStrings.gone), canvas.getByRole('link', { name: words.renewRest }))).toBe(
			true,
		);
		// Looking at it is harmless, and comes first.
		const cancel = canvas.getByRole('link', { name: words.cancel.button });
		expect(isBefore(canvas.getByRole('link', { name: words.open }), cancel)).toBe(true);
		await userEvent.click(cancel);
		await canvas.findByRole('heading', { name: words.cancel.heading });
	},
};
const withdrawnLater = at('PAYMENT_FAILED', { attemptStatus: 'DECLINED' });
export const GoneMeanwhile: Story = {
	args: withdrawnLater.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/reopen-payment', () =>
				HttpResponse.json(
					{ statusCode: 422, code: 'NO_LONGER_OFFERED', message: sentences.requestNotOffered, requestId: 'r' },
					{ status: 422 },
				),
			),
			...withdrawnLater.parameters.msw,
		],
	},
	name: '[PAY-04] what is withdrawn while its page is open is told at the button, in whose place stands what helps',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', toPayAgain));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
		expect(canvas.getByRole('alert')).toHaveTextContent(paymentsStrings.gone);
		expect(canvas.queryByRole('button', toPayAgain)).not.toBeInTheDocument();
		expect(canvas.getByRole('link', { name: words.renewRest })).toBeVisible();
	},
};

const toAnswer = { informationUntil: '2027-02-20', information: [question] };
export const Asked: Story = {
	...at('INFO_REQUIRED', toAnswer),
	name: '[ACC-04] what is asked and until when, and the answer from the same page',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText('Pasportunuzun daha aydın şəklini göndərin.');
		await canvas.findByText(words.until('20 fevral 2027'));
		const form = within(await canvas.findByRole('form', { name: words.answer }));
		await userEvent.click(form.getByRole('button', { name: words.send }));
		// One of the two is needed: neither is marked as optional.
		await form.findByText(words.eitherOr);
		expect(form.queryByText(/istəyə bağlı/)).not.toBeInTheDocument();
		const text = form.getByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await waitFor(() => expect(text).toHaveAccessibleDescription(/Cavab yazın və ya şəkil əlavə edin/));
		await userEvent.type(text, 'Yeni şəkil sabah hazır olacaq');
		await userEvent.click(form.getByRole('button', { name: words.send }));
		await screen.findByText(words.sent);
		await canvas.findByRole('heading', { name: words.answers });
		await waitFor(() => expect(canvas.queryByRole('form', { name: words.answer })).not.toBeInTheDocument());
		// The form disappeared with focus in it: what follows has it now.
		await waitFor(() => expect(canvas.getByRole('heading', { name: words.next.wait.title })).toHaveFocus());
	},
};

export const AskedWithoutQuestion: Story = {
	...at('INFO_REQUIRED', { informationUntil: null, information: [] }),
	name: '[ACC-04] a request that waits for information without a question has the form and no empty frame',
	play: async ({ canvas }) => {
		await canvas.findByRole('form', { name: words.answer });
		const part = canvas.getByRole('heading', { name: words.asked }).closest('section');
		await waitFor(() => expect(part?.querySelector('[class*="viza-Notice"]')).toBeNull());
	},
};

/** What the page's next request returns. */
const becomes = (change: Partial<VisaRequestDetail>) =>
	queryClient.setQueriesData<VisaRequestDetail>(
		{ predicate: ({ state }) => (state.data as VisaRequestDetail | undefined)?.attempts !== undefined },
		(request) => request && { ...request, ...change },
	);

export const AnsweredElsewhere: Story = {
	...at('INFO_REQUIRED', toAnswer),
	name: '[ACC-04] a question that is answered elsewhere leaves what was typed here, and says so',
	play: async ({ canvas, userEvent }) => {
		const text = await canvas.findByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await userEvent.type(text, 'Uzun bir cavab');
		becomes({ status: 'IN_REVIEW', information: [] });
		await canvas.findByRole('heading', { name: words.unsent });
		expect(text).toHaveValue('Uzun bir cavab');
		expect(text).toHaveFocus();
		await canvas.findByText(words.unsentText);
		expect(canvas.queryByRole('button', { name: words.send })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: words.unsentClose }));
		await waitFor(() => expect(canvas.queryByRole('heading', { name: words.unsent })).not.toBeInTheDocument());
		await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLHeadingElement));
	},
};

const typedOn = at('INFO_REQUIRED', toAnswer);
let bringAnswer: (() => void) | undefined;
export const TypedOn: Story = {
	args: typedOn.args,
	parameters: {
		msw: [
			http.post('/api/visa-requests/:id/information/answer', async () => {
				await new Promise<void>((resolve) => {
					bringAnswer = resolve;
				});
			}),
			...typedOn.parameters.msw,
		],
	},
	beforeEach: () => {
		bringAnswer = undefined;
	},
	name: '[ACC-04] what is typed while the answer is on its way stays, and is told as not sent',
	play: async ({ canvas, userEvent }) => {
		const text = await canvas.findByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await userEvent.type(text, 'Sabah göndərəcəyəm');
		await userEvent.click(canvas.getByRole('button', { name: words.send }));
		await waitFor(() => expect(bringAnswer).toBeDefined());
		await userEvent.type(text, ' Ünvan dəyişib');
		bringAnswer?.();
		await canvas.findByRole('heading', { name: words.unsent });
		expect(text).toHaveValue('Ünvan dəyişib');
		await canvas.findByText(words.unsentText);
		// It is as safe as what was typed first.
		const isLeft = pageLeave.isAllowed();
		await userEvent.click(await screen.findByRole('button', { name: strings.form.stay }));
		expect(await isLeft).toBe(false);
	},
};

export const ChangedMeanwhile: Story = {
	...at('INFO_REQUIRED', toAnswer),
	name: '[ACC-04] an answer to what has changed meanwhile is kept, and sent at the second try',
	tags: ['whole'],
	play: async ({ canvas, userEvent }) => {
		const text = await canvas.findByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await userEvent.type(text, 'Uzun bir cavab');
		becomes({ version: 1000 });
		await userEvent.click(canvas.getByRole('button', { name: words.send }));
		await screen.findByText(words.askedAnew);
		expect(text).toHaveValue('Uzun bir cavab');
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		await userEvent.click(canvas.getByRole('button', { name: words.send }));
		await screen.findByText(words.sent);
	},
};

/** A page without doubts: light, sharp, with a margin around the text. */
async function readablePicture(): Promise<File> {
	const canvas = new OffscreenCanvas(1400, 1000);
	const ink = canvas.getContext('2d');
	if (!ink) throw new Error('No canvas to draw on.');
	ink.fillStyle = '#eeeae0';
	ink.fillRect(0, 0, 1400, 1000);
	ink.fillStyle = '#111';
	ink.font = '40px monospace';
	for (let line = 0; line < 10; line += 1) ink.fillText('P<AZEMAMMADOVA<<AYSEL<<<<<<<<', 150, 200 + line * 70);
	return new File([await canvas.convertToBlob({ type: 'image/png' })], 'pasport.png', { type: 'image/png' });
}

export const AnsweredWithAPicture: Story = {
	...at('INFO_REQUIRED', toAnswer),
	name: '[ACC-04] [UPL-10] a picture is an answer by itself, and takes the word that one is missing back',
	play: async ({ canvas, userEvent }) => {
		const form = within(await canvas.findByRole('form', { name: words.answer }));
		const text = form.getByRole('textbox', { name: new RegExp(`^${words.text}`) });
		await userEvent.click(form.getByRole('button', { name: words.send }));
		await waitFor(() => expect(text).toHaveAccessibleDescription(/Cavab yazın və ya şəkil əlavə edin/));
		await userEvent.upload(form.getByLabelText(new RegExp(`^${words.picture}`)), await readablePicture());
		await waitFor(() => expect(text).not.toHaveAccessibleDescription(/Cavab yazın/));
		await userEvent.click(form.getByRole('button', { name: words.send }));
		await screen.findByText(words.sent);
	},
};

const ready = at('APPROVED', {
	visas: [visa],
});
export const Ready: Story = {
	...ready,
	name: '[ACC-05] the issued visa can be downloaded',
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { name: words.visa });
		await waitFor(() => expect(canvas.getByRole('button', { name: words.download })).toBeVisible());
	},
};

export const Refused: Story = {
	...at('REJECTED', { attemptStatus: 'APPROVED', atEmbassy: 70, attempts: [attempt(1, 'APPROVED', 95)] }),
	name: '[ACC-03] whom the embassy refused is told so first, that another application can be made, and of nothing to be paid there',
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { name: 'Səfirlik viza vermədi' });
		expect(canvas.getByRole('link', { name: words.renew })).toHaveAttribute('href', '/application');
		await waitFor(() => expect(canvas.getByRole('table', { name: words.prices })).toBeVisible());
		expect(canvas.queryByText(words.atEmbassy)).not.toBeInTheDocument();
	},
};

const undecided = { expiresAt: '2026-12-24T08:00:00.000Z', totalPrice: 95 };
const notTwice =
	(title: string, onCancel: string): Story['play'] =>
	async ({ canvas }) => {
		await canvas.findByRole('heading', { name: title });
		expect(canvas.queryByText(words.payUntil('24 dekabr 2026, 12:00'))).not.toBeInTheDocument();
		// Nor that nothing was paid, which nobody knows yet.
		expect(canvas.queryByText(words.cancel.free)).not.toBeInTheDocument();
		expect(canvas.getByText(onCancel)).toBeInTheDocument();
	};
export const BankUndecided: Story = {
	...at('AWAITING_PAYMENT', { ...undecided, attemptStatus: 'PENDING', attempts: [attempt(1, 'PENDING', 95)] }),
	name: '[ACC-03] [PAY-04] who waits for the bank’s answer is not told to pay until a day, nor that nothing was paid',
	play: notTwice(words.next.checkPayment.title, words.cancel.undecided),
};
/** The bank's answer when it is asked again. */
function checkedAgain(status: RequestStatus, attemptStatus: AttemptStatus) {
	const { args, parameters } = at('AWAITING_PAYMENT', {
		...undecided,
		attemptStatus: 'PENDING',
		attempts: [attempt(1, 'PENDING', 95)],
	});
	const { id, reference } = requestAt(0);
	const answer = { id, reference, totalPrice: 95, status, attemptStatus };
	const bank = http.post('/api/visa-requests/:id/submit-payment', () => HttpResponse.json(answer));
	return { args, parameters: { msw: [bank, ...parameters.msw] } };
}
/** Presses the check; nothing else on the page says this. */
const toldOnChecking =
	(told: string): Story['play'] =>
	async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.check }));
		await waitFor(() => expect(screen.getByRole('region', { name: 'Bildirişlər' })).toHaveTextContent(told));
		await waitFor(() => expect(canvas.getByRole('button', { name: words.check })).toBeEnabled());
	};
export const StillPending: Story = {
	...checkedAgain('AWAITING_PAYMENT', 'PENDING'),
	name: '[PAY-02] [PAY-06] who asks the bank again before it has decided is told to come back later',
	play: toldOnChecking(applicationsStrings.stillPending),
};
export const NotPaid: Story = {
	...checkedAgain('PAYMENT_FAILED', 'DECLINED'),
	name: '[PAY-02] [PAY-06] who asks the bank again and was not paid is told so, and that it can be paid again',
	play: toldOnChecking(applicationsStrings.notPaid),
};
export const BankUnclear: Story = {
	...at('PAYMENT_FAILED', { ...undecided, attemptStatus: 'ERROR', attempts: [attempt(1, 'ERROR', 95)] }),
	name: '[ACC-03] [PAY-04] who is to write to us about a payment is not told to pay until a day, nor that nothing was paid',
	play: notTwice(words.next.write.title, words.cancel.unclear),
};

const heldMoney = { amount: 96, currency: 'AZN', isOurs: true, at: '2026-11-20T06:00:00.000Z' };
const heldIn = (state: TakenState, changes: Partial<typeof heldMoney> = {}): PaymentAttempt => ({
	...attempt(1, 'ERROR', 95),
	taken: { ...heldMoney, ...changes, state, settledAt: state === 'UNSETTLED' ? null : '2026-11-21T06:00:00.000Z' },
});
const otherSum = `${words.takenOther('96 AZN', '95 AZN')} ${words.takenKept}`;
export const TakenOther: Story = {
	...at('PAYMENT_FAILED', {
		...undecided,
		...{ attemptStatus: 'ERROR', taken: 'UNSETTLED', attempts: [heldIn('UNSETTLED')] },
	}),
	name: '[PAY-10] [PAY-06] who was charged another sum reads how much, for which sum, and that staff look into it, and is not told to pay again',
	play: async ({ canvas }) => {
		const now = within(await canvas.findByRole('region', { name: words.next.write.title }));
		await now.findByText(otherSum);
		await now.findByText(words.takenWrite);
		expect(canvas.queryByRole('button', { name: /ödə/i })).not.toBeInTheDocument();
		const row = canvas.getByRole('row', { name: /Bank başqa məbləğ götürüb, yoxlanılır/ });
		await waitFor(() => expect(row).toHaveTextContent('96 AZN'));
		await canvas.findByText(words.cancel.taken);
		const course = within(canvas.getByRole('region', { name: words.course }));
		await waitFor(() => expect(course.getByText(words.steps.review)).toBeInTheDocument());
		expect(course.queryByText(words.steps.pay)).not.toBeInTheDocument();
		expect(course.queryByText(words.stepNext, { exact: false })).not.toBeInTheDocument();
	},
};
const heldBesides = (state: TakenState) => [heldIn(state), attempt(2, 'APPROVED', 95)];
export const TakenBesides: Story = {
	...at('INFO_REQUIRED', {
		...{ attemptStatus: 'APPROVED', taken: 'UNSETTLED', totalPrice: 95, attempts: heldBesides('UNSETTLED') },
	}),
	name: '[PAY-10] of a request that was paid otherwise, too, its traveller reads what the bank holds',
	play: async ({ canvas }) => {
		await canvas.findByText(otherSum);
		expect(canvas.queryByText(words.takenWrite)).not.toBeInTheDocument();
	},
};
export const TakenForeign: Story = {
	...at('EXPIRED', {
		...{
			attemptStatus: 'ERROR',
			taken: 'UNSETTLED',
			attempts: [heldIn('UNSETTLED', { isOurs: false, currency: 'USD' })],
		},
	}),
	name: '[PAY-10] a payment with another number is not called the traveller’s own, though its sum is told',
	play: async ({ canvas }) => {
		await canvas.findByText(`${words.takenForeign('96 USD')} ${words.takenKept}`);
	},
};
export const TakenBack: Story = {
	...at('PAYMENT_FAILED', {
		...undecided,
		...{ attemptStatus: 'ERROR', taken: 'REFUNDED' },
		attempts: [
			{
				...{ ...heldIn('REFUNDED'), refunded: 96 },
				refunds: [
					{
						amount: 96,
						orderedAt: '2026-11-21T06:00:00.000Z',
						doneAt: '2026-11-21T06:05:00.000Z',
						retryAt: null,
						isUnclear: false,
					},
				],
			},
		],
	}),
	name: '[PAY-10] [PAY-06] once another sum is back, the page says so, and the request can be paid',
	play: async ({ canvas }) => {
		const now = within(await canvas.findByRole('region', { name: words.next.pay.title }));
		await now.findByText(words.moneyBack('96 AZN'), { exact: false });
		await now.findByRole('button', { name: /^Yenidən ödə/ });
		await canvas.findByText(words.cancel.nothing);
		const tries = within(canvas.getByRole('table', { name: words.payments }));
		await waitFor(() =>
			expect(tries.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
				expect.stringMatching(/^Bank başqa məbləğ götürüb.*96/),
				expect.stringMatching(/^Karta qaytarıldı.*96/),
			]),
		);
	},
};

const unpaid = at('PAYMENT_FAILED', {
	attemptStatus: 'DECLINED',
	expiresAt: '2026-12-24T08:00:00.000Z',
	totalPrice: 95,
	attempts: [attempt(1, 'EXPIRED', 95), attempt(2, 'CANCELLED', 95), attempt(3, 'DECLINED', 95)],
});
export const Unpaid: Story = {
	...unpaid,
	name: '[ACC-03] [PAY-06] an unpaid request says until when to pay, and tells each try apart',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.payUntil('24 dekabr 2026, 12:00'));
		const tries = within(canvas.getByRole('table', { name: words.payments }));
		for (const status of ['DECLINED', 'CANCELLED', 'EXPIRED'] as const)
			await waitFor(() => expect(tries.getByText(words.attempts[status])).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.payAgain('95\u00a0AZN') })).toBeEnabled());
		expect(canvas.queryByRole('link', { name: words.receipt })).not.toBeInTheDocument();
		await canvas.findByText(words.cancel.free);
		const prices = within(canvas.getByRole('table', { name: words.prices }));
		expect(prices.getByRole('row', { name: new RegExp(words.payNow) })).toHaveTextContent('95 AZN');
		await userEvent.click(canvas.getByRole('button', { name: words.cancel.button }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByText(words.cancel.free)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: applicationsStrings.cancelConfirm }));
		const next = await canvas.findByRole('heading', { name: words.next.renew.title });
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.cancel.button })).not.toBeInTheDocument());
		await waitFor(() => expect(next).toHaveFocus());
		// Nobody paid it, and there is nothing left to pay.
		await waitFor(() =>
			expect(prices.getByRole('row', { name: new RegExp(words.neverPaid) })).toHaveTextContent('95 AZN'),
		);
		expect(prices.queryByText(words.payNow)).not.toBeInTheDocument();
	},
};

const givenUp = at('CANCELLED', {
	attemptStatus: 'REFUNDED',
	totalPrice: 95,
	atEmbassy: 70,
	attempts: [
		{
			...attempt(1, 'REFUNDED', 95),
			refunded: 95,
			refunds: [
				{
					amount: 95,
					orderedAt: '2026-11-22T06:00:00.000Z',
					doneAt: '2026-11-22T06:30:00.000Z',
					retryAt: null,
					isUnclear: false,
				},
			],
		},
	],
});
export const CalledOff: Story = {
	...givenUp,
	name: '[ACC-03] [PAY-06] of what was called off nothing is paid any more, and payment and refund each have their own time',
	play: async ({ canvas }) => {
		const tries = within(await canvas.findByRole('table', { name: words.payments }));
		const rows = tries.getAllByRole('row').map(({ textContent }) => textContent);
		expect(rows[0]).toMatch(new RegExp(`^${words.attempts.APPROVED}.*20.noyabr`));
		expect(rows[1]).toMatch(/^Karta qaytarıldı.*22.noyabr/);
		await waitFor(() => expect(canvas.getByRole('table', { name: words.prices })).toBeVisible());
		expect(canvas.queryByText(words.atEmbassy)).not.toBeInTheDocument();
		// Where the money is stands first, and not only among the payments.
		await waitFor(() => expect(canvas.getByRole('heading', { name: words.next.renew.title })).toBeVisible());
		const now = within(canvas.getByRole('region', { name: words.next.renew.title }));
		await now.findByText(words.moneyBack('95 AZN'), { exact: false });
	},
};

export const CalledOffGoingBack: Story = {
	...at('CANCELLED', {
		attemptStatus: 'REFUND_PENDING',
		totalPrice: 95,
		attempts: [
			{
				...attempt(1, 'REFUND_PENDING', 95),
				refunds: [{ amount: 95, orderedAt: '2026-11-22T06:00:00.000Z', doneAt: null, retryAt: null, isUnclear: false }],
			},
		],
	}),
	name: '[PAY-06] of what was called off, money that is still on its way back is told as such',
	play: async ({ canvas }) => {
		const now = within(await canvas.findByRole('region', { name: words.next.renew.title }));
		await now.findByText(`${words.moneyOnItsWay('95 AZN')} ${words.moneySeenLater}`);
	},
};

const submitted = at('SUBMITTED', {
	attemptStatus: 'APPROVED',
	dueAt: '2099-12-15T20:00:00.000Z',
	totalPrice: 95,
	attempts: [attempt(1, 'APPROVED', 95)],
});
/** Compared as found: with one kind of space. */
const givenBack = words.cancel.refund('95 AZN', 100).replace('\u00a0', ' ');
export const Submitted: Story = {
	...submitted,
	name: '[ACC-03] a paid request says what comes next and when, and what goes back before it is cancelled',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.readyBy('15 dekabr 2099'));
		await canvas.findByText(words.steps.review);
		await waitFor(() => expect(canvas.getByText(words.stepBy('15 dekabr 2099'))).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('link', { name: words.receipt })).toBeVisible());
		await canvas.findByText(givenBack);
		await userEvent.click(canvas.getByRole('button', { name: words.cancel.button }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByText(givenBack)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: applicationsStrings.cancelConfirm }));
		const tries = within(await canvas.findByRole('table', { name: words.payments }));
		await tries.findByText(words.attempts.APPROVED);
		await tries.findByText(/^Karta qaytarıldı/);
		await canvas.findByText(words.moved.CANCELLED);
	},
};

const partlyBack = {
	refunded: 37.5,
	refunds: [
		{
			amount: 37.5,
			orderedAt: '2026-11-21T08:00:00.000Z',
			doneAt: '2026-11-21T08:05:00.000Z',
			retryAt: null,
			isUnclear: false,
		},
	],
};
export const PartlyBack: Story = {
	...at('SUBMITTED', {
		attemptStatus: 'PARTIALLY_REFUNDED',
		totalPrice: 95,
		attempts: [{ ...attempt(1, 'PARTIALLY_REFUNDED', 95), ...partlyBack }],
	}),
	name: '[ACC-03] [PAY-06] what goes back when a request is cancelled is a share of what is left, once a part has gone back',
	play: async ({ canvas }) => {
		await canvas.findByText(words.cancel.refundRest('57,50 AZN', 100).replace('\u00a0', ' '));
	},
};

export const AllBack: Story = {
	...at('SUBMITTED', {
		attemptStatus: 'REFUNDED',
		totalPrice: 95,
		attempts: [{ ...attempt(1, 'REFUNDED', 95), ...partlyBack, refunded: 95 }],
	}),
	name: '[ACC-03] [PAY-06] a request that was paid back is not called unpaid before it is cancelled',
	play: async ({ canvas }) => {
		await canvas.findByText(words.cancel.allBack);
		expect(canvas.queryByText(words.cancel.free)).not.toBeInTheDocument();
	},
};

export const GoingBack: Story = {
	...at('SUBMITTED', {
		attemptStatus: 'REFUND_PENDING',
		totalPrice: 95,
		attempts: [
			{ ...attempt(1, 'REFUND_PENDING', 95), refunds: partlyBack.refunds.map((one) => ({ ...one, doneAt: null })) },
		],
	}),
	name: '[ACC-03] [PAY-06] while a refund is under way the page says that it is what cancelling waits for, and not a review',
	tags: ['whole'],
	play: async ({ canvas }) => {
		await canvas.findByText(words.cancel.refunding);
		expect(canvas.queryByText(words.cancel.inWork)).not.toBeInTheDocument();
	},
};

/** The request progresses elsewhere between two looks at it. */
const overtaken = at('SUBMITTED', {
	attemptStatus: 'APPROVED',
	totalPrice: 95,
	attempts: [attempt(1, 'APPROVED', 95)],
});
const begun = { has: false };
export const CancelTooLate: Story = {
	...overtaken,
	parameters: {
		msw: [
			http.get('/api/visa-requests/:id', async ({ request, params }) => {
				const response = await getResponse(overtaken.parameters.msw, request);
				if (!begun.has || params.id !== overtaken.args.path.split('/').at(-1) || !response) return response;
				return HttpResponse.json({ ...(await response.json()), status: 'IN_REVIEW' });
			}),
			...overtaken.parameters.msw,
		],
	},
	name: '[ACC-03] work that begins while one is asked whether to cancel is told there, and cancels nothing',
	play: async ({ canvas, userEvent }) => {
		begun.has = false;
		const button = await canvas.findByRole('button', { name: words.cancel.button });
		await userEvent.click(button);
		const dialog = within(await screen.findByRole('alertdialog'));
		await dialog.findByText(givenBack);
		begun.has = true;
		await queryClient.refetchQueries({ queryKey: queryKeys.visaRequests });
		await dialog.findByRole('heading', { name: words.cancel.tooLateTitle });
		await dialog.findByText(words.cancel.inWork);
		const confirm = dialog.getByRole('button', { name: applicationsStrings.cancelConfirm });
		await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.click(dialog.getByRole('button', { name: words.cancel.close }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.cancel.button })).toHaveFocus());
		await canvas.findByText(words.cancel.inWork);
	},
};

const three = at('IN_REVIEW', {
	peopleCount: 3,
	documents: [1, 2, 3].map((traveller) => ({
		...{ key: `mock-image-${traveller}`, url: `/uploads/mock-image-${traveller}`, traveller },
	})),
});
export const ThreePictures: Story = {
	...three,
	name: '[ACC-03] [UPL-11] the pictures of three travellers, one at a time, each by whose it is',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: words.passportShow }));
		await canvas.findByRole('group', { name: words.passportOf(1, 3, 1, false) });
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti şəkil' }));
		await canvas.findByRole('group', { name: words.passportOf(2, 3, 2, false) });
		await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
	},
};

export const InReview: Story = {
	...at('IN_REVIEW', {
		staffNotes: [
			{
				id: '00000000-0000-4000-8000-000000000031',
				author: null,
				text: 'Otel sifarişiniz yoxlanıldı.',
				createdAt: '2026-11-20T08:00:00.000Z',
				isShown: true,
				isSent: true,
			},
		],
		notes: 'Pəncərə yanı yer',
	}),
	name: '[ACC-03] once work has begun cancelling is asked for in a letter; notes, letters and the own picture stand there',
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.cancel.inWork);
		await waitFor(() => expect(canvas.queryByRole('button', { name: words.cancel.button })).not.toBeInTheDocument());
		await canvas.findByText('Otel sifarişiniz yoxlanıldı.');
		await canvas.findByText('Pəncərə yanı yer');
		await userEvent.click(canvas.getByRole('button', { name: words.passportShow }));
		await canvas.findByRole('group', { name: words.passportOf(1, 1, 1, false) });
	},
};

export const Late: Story = {
	...at('INFO_REQUIRED', {
		informationUntil: '2020-02-20',
		information: [{ ...question, until: '2020-02-20' }],
	}),
	name: '[ACC-04] after the deadline the page says so, and an answer is still taken',
	play: async ({ canvas }) => {
		await canvas.findByText(words.late('20 fevral 2020'));
		await waitFor(() => expect(canvas.getByRole('form', { name: words.answer })).toBeVisible());
	},
};

export const GroupReady: Story = {
	...at('APPROVED', {
		peopleCount: 3,
		visas: [1, 3, 3].map((traveller, index) => ({ ...visa, key: `mock-visa-${index}`, traveller })),
	}),
	name: '[ACC-05] [UPL-11] of a group everybody finds their own visas by their number, and reads whose are still to come',
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: words.downloadOfTraveller(1, null) });
		await waitFor(() => expect(canvas.getByRole('button', { name: words.downloadOfTraveller(3, 1) })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: words.downloadOfTraveller(3, 2) })).toBeVisible());
		await waitFor(() => expect(canvas.getByText(words.visaComingTo('2'))).toBeVisible());
	},
};

export const GroupPartlyReady: Story = {
	...at('APPROVED', { peopleCount: 3, visas: [{ ...visa, traveller: 2 }] }),
	name: '[ACC-05] [UPL-11] of a group the page says whose visas are still to come',
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: words.downloadOfTraveller(2, null) });
		await waitFor(() => expect(canvas.getByText(words.visaComingTo('1, 3'))).toBeVisible());
	},
};

export const AloneReady: Story = {
	...at('APPROVED', { visas: [{ ...visa, traveller: 1 }] }),
	name: '[ACC-05] who travels alone downloads a visa, without a number',
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: words.download });
	},
};

export const Refunded: Story = {
	...at('APPROVED', { attemptStatus: 'REFUNDED', visas: [{ ...visa }] }),
	name: '[ACC-05] after a refund the visa is still there to download, and the page says so',
	play: async ({ canvas }) => {
		await canvas.findByText(words.visaRefunded);
		await waitFor(() => expect(canvas.getByRole('button', { name: words.download })).toBeVisible());
	},
};

export const EmbassyExtra: Story = {
	...at('AWAITING_PAYMENT', {
		attemptStatus: 'REDIRECTED',
		priceLines: [
			{ kind: 'permission', amount: 70, paid: 'embassy', count: 1 },
			{ kind: 'service', amount: 60, paid: 'now', count: 1 },
			{ kind: 'embassyExtra', amount: 25.5, paid: 'embassy', count: 1 },
		],
	}),
	name: '[ACC-03] of what is paid at the embassy each line says so once',
	play: async ({ canvas }) => {
		const prices = within(await canvas.findByRole('table', { name: words.prices }));
		const names = prices.getAllByRole('rowheader').map(({ textContent }) => textContent);
		expect(names[0]).toBe(`${words.lines.permission}${words.embassyMark}`);
		await waitFor(() => expect(names[2]).toBe(words.lines.embassyExtra));
	},
};

const receiptOf = (story: ReturnType<typeof at>) => ({
	args: { path: `${story.args.path}/receipt` },
	parameters: story.parameters,
});
export const Receipt: Story = {
	...receiptOf(
		at('SUBMITTED', {
			totalPrice: 95,
			priceLines: [
				{ kind: 'countryFee', amount: 35, paid: 'now', count: 1 },
				{ kind: 'service', amount: 60, paid: 'now', count: 1 },
			],
			attempts: [
				{
					...attempt(1, 'PARTIALLY_REFUNDED', 95),
					refunded: 10.5,
					refunds: [
						{
							amount: 10.5,
							orderedAt: '2026-11-21T08:00:00.000Z',
							doneAt: '2026-11-21T08:05:00.000Z',
							retryAt: null,
							isUnclear: false,
						},
					],
				},
			],
		}),
	),
	name: '[ACC-05] the receipt says lines, payments, refunds and the total, and can be printed and had as PDF',
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: receiptWords.title });
		const sums = canvas.getByRole('table', { name: receiptWords.payments });
		await waitFor(() => expect(sums).toHaveTextContent(/Karta qaytarıldı.*−10,50 AZN/));
		await waitFor(() => expect(sums).toHaveTextContent(/Yekun\s*84,50 AZN/));
		for (const name of [words.receiptPage.print, words.receiptPage.pdf])
			await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
	},
};

export const NoReceipt: Story = {
	...receiptOf(unpaid),
	name: '[ACC-05] an unpaid request has no receipt, in a sentence',
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.receiptPage.none });
		await canvas.findByText('Bu müraciət ödənilməyib, ona görə qəbzi yoxdur');
	},
};

const another = '00000000-0000-4000-8000-000000000009';
const asked = { times: 0 };
export const Missing: Story = {
	name: '[RTE-09] [ACC-03] another’s request is not there: asked for once, and the page says why that can be and who is signed in',
	args: { path: `/applications/${another}` },
	parameters: {
		msw: [
			http.get(`/api/visa-requests/${another}`, () => {
				asked.times += 1;
				return undefined;
			}),
			...ready.parameters.msw,
		],
	},
	play: async ({ canvas, userEvent }) => {
		asked.times = 0;
		await canvas.findByRole('heading', { level: 1, name: words.missing.heading });
		await waitFor(() => expect(canvas.getByRole('link', { name: words.missing.status })).toBeVisible());
		await waitFor(() =>
			expect(canvas.getByText(words.missing.signedIn(mockTraveller.email), { exact: false })).toBeVisible(),
		);
		await userEvent.click(canvas.getByRole('button', { name: words.missing.change }));
		await canvas.findByRole('heading', { level: 1, name: strings.titles.login });
		expect(asked.times).toBe(1);
	},
};

const two = [0, 1].map((index) => ({ ...requestAt(index), status: 'AWAITING_PAYMENT', attemptStatus: null }) as const);
const [first, second] = two.map(({ id }) => `/applications/${id}`) as [string, string];
let between = createMemoryHistory();
export const BackToAnother: Story = {
	args: { path: first },
	render: (args) => <SiteAt {...args} history={between} />,
	parameters: { msw: createHandlers(createWorld({ user: mockTraveller, requests: two })) },
	beforeEach: () => {
		between = createMemoryHistory({ initialEntries: [first] });
	},
	name: '[ACC-03] going back from the question about one request to another one does not ask about that',
	play: async ({ canvas, userEvent }) => {
		const heading = (index: number) => canvas.findByText(two[index]?.reference ?? '');
		await heading(0);
		between.push(second);
		await heading(1);
		await userEvent.click(await canvas.findByRole('button', { name: words.cancel.button }));
		await screen.findByRole('alertdialog');
		between.back();
		await waitFor(() => expect(document.body).toHaveTextContent(two[0]?.reference ?? ''));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await heading(0);
	},
};

export const ListBeyond: Story = {
	args: { path: '/applications?page=2000000' },
	parameters: { msw: handlersFor('returningTraveller') },
	name: '[ACC-03] an address that asks for a page beyond any list leads to the list',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.queryAllByRole('article').length).toBeGreaterThan(0));
	},
};

let isListDown = false;
export const ListKept: Story = {
	args: { path: '/applications' },
	parameters: {
		msw: [
			http.get('/api/visa-requests/me', () =>
				isListDown ? HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 }) : undefined,
			),
			...handlersFor('returningTraveller'),
		],
	},
	beforeEach: () => {
		isListDown = false;
	},
	name: '[ACC-03] [VAL-01] a list that cannot be read again stays, and says why',
	tags: ['whole'],
	play: async ({ canvas }) => {
		const cards = await canvas.findAllByRole('article');
		isListDown = true;
		await queryClient.refetchQueries({ queryKey: queryKeys.visaRequests });
		await canvas.findByText('Baza cavab vermir');
		expect(canvas.queryAllByRole('article')).toHaveLength(cards.length);
	},
};

export const List: Story = {
	args: { path: '/applications' },
	parameters: { msw: handlersFor('returningTraveller') },
	name: '[ACC-03] the list says the next step of each request and leads there',
	play: async ({ canvas }) => {
		const cards = await canvas.findAllByRole('article');
		expect(cards.length).toBeGreaterThan(3);
		for (const card of cards) {
			const titles = Object.values(words.next).map(({ title }) => title);
			await waitFor(() => expect(titles.some((title) => card.textContent?.includes(title))).toBe(true));
			await waitFor(() => expect(within(card).getByRole('link', { name: words.open })).toBeVisible());
		}
	},
};

const goingBack = (['REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const).map((attemptStatus, index) => ({
	...requestAt(index),
	...({ status: 'REJECTED', attemptStatus } as const),
}));
export const ListOfRefunds: Story = {
	args: { path: '/applications' },
	parameters: { msw: createHandlers(createWorld({ user: mockTraveller, requests: goingBack })) },
	name: '[PAY-06] the list says of each request what has gone back of its payment, also when it was not cancelled',
	play: async ({ canvas }) => {
		const cards = await canvas.findAllByRole('article');
		for (const { reference, attemptStatus } of goingBack) {
			const card = cards.find(({ textContent }) => textContent?.includes(reference));
			await waitFor(() =>
				expect(card).toHaveTextContent(`${applicationsStrings.payment}${words.attempts[attemptStatus]}`),
			);
		}
	},
};

const { reference } = requests[0] ?? { reference: '' };
export const StatusOfOwn: Story = {
	args: { path: '/status' },
	parameters: { msw: createHandlers(createWorld({ user: mockTraveller, requests: mockRequests(1) })) },
	name: '[ACC-07] who is signed in is led to their applications, and not asked to sign in',
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: words.status.moreOpen })).toHaveAttribute('href', '/applications'),
		);
		expect(canvas.queryByRole('link', { name: words.status.moreSignIn })).not.toBeInTheDocument();
	},
};

export const Status: Story = {
	args: { path: '/status' },
	parameters: { msw: createHandlers(createWorld({ requests: mockRequests(1) })) },
	beforeEach: () => freshBrowser({ isVisitor: true }),
	name: '[ACC-07] number and last name tell how a request stands; a wrong name is told as an unknown number',
	play: async ({ canvas, userEvent }) => {
		const own = words.status;
		const number = await canvas.findByRole('textbox', { name: own.reference });
		const signIn = canvas.getByRole('link', { name: own.moreSignIn });
		expect(signIn.parentElement).toHaveTextContent(`${own.more} ${own.moreSignIn}.`);
		expect(signIn).toHaveAttribute('href', '/auth/login?redirect=%2Fapplications');
		const lastName = canvas.getByRole('textbox', { name: own.lastName });
		await userEvent.click(canvas.getByRole('button', { name: own.submit }));
		await waitFor(() => expect(number).toHaveAccessibleDescription(/VZ-7K3M-2QXD kimi yazın/));
		await userEvent.type(number, reference.toLowerCase());
		await userEvent.type(lastName, 'Başqası');
		await userEvent.click(canvas.getByRole('button', { name: own.submit }));
		await canvas.findByText(sentences.statusUnknown);
		await userEvent.clear(lastName);
		await userEvent.type(lastName, (requests[0]?.traveller.lastName ?? '').toUpperCase());
		// As one types a number that somebody reads out.
		await userEvent.clear(number);
		await userEvent.type(number, reference.toLowerCase().replaceAll('-', ' '));
		await userEvent.click(canvas.getByRole('button', { name: own.submit }));
		await canvas.findByRole('heading', { level: 2, name: reference });
		await waitFor(() => expect(canvas.queryByText(sentences.statusUnknown)).not.toBeInTheDocument());
	},
};
