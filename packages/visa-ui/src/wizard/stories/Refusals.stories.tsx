import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../../components/Button';
import { NOTES_MAXIMUM } from '../machine';
import { fast, refusal, standard, traveller } from '../machine/testKit';
import { heading, isBlocked, isFree, nextButton } from './find';
import { failingOnce, reviewSearch, type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

const gone = 'Seçdiyiniz artıq təklif olunmur, yenidən seçin';
export const Refused: Story = {
	name: '[WIZ-12] [SUB-03] a refusal comes into view with the focus, names its step and leads there',
	args: {
		search: reviewSearch,
		user: traveller,
		calls: () => ({
			createRequest: async () => {
				const errors = [{ field: 'visaTypeId', message: gone }];
				throw refusal(422, 'NO_LONGER_OFFERED', gone, { errors });
			},
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const page = within(document.body);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await userEvent.click(confirm);
		const words = await canvas.findByText(/“Viza növü” mərhələsində düzəliş lazımdır/);
		const notice = words.closest('[role="alert"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => expect(words).toBeVisible());
		// The server's message is in the toast, and nowhere else.
		await waitFor(() => expect(page.getAllByText(gone)).toHaveLength(1));
		await waitFor(() => isBlocked(confirm));
		await userEvent.click(canvas.getByRole('button', { name: '“Viza növü” mərhələsinə keç' }));
		await heading(canvas, 'Viza növünü seçin');
		await isBlocked(nextButton(canvas));
	},
};

const unanswered: readonly (readonly [failure: () => Error, words: string])[] = [
	[
		() => new TypeError('Failed to fetch'),
		'Serverlə əlaqə alınmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
	],
	[() => refusal(503, 'PAYMENT_UNAVAILABLE', 'Ödəniş xidməti cavab vermir'), 'Ödəniş xidməti cavab vermir'],
];
export const Unanswered: Story = {
	name: '[SUB-03] where no answer says whether it was sent, neither does the page, and confirming again sends it once',
	args: {
		search: reviewSearch,
		user: traveller,
		calls: () => {
			let sent = 0;
			return {
				createRequest: async () => {
					const [failure] = unanswered[sent++] ?? [];
					if (failure) throw failure();
					return { paymentUrl: '#pay', id: '2', reference: 'VZ-2' };
				},
			};
		},
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const page = within(document.body);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		for (const [, words] of unanswered) {
			await isFree(confirm);
			await userEvent.click(confirm);
			await page.findByText(words);
			const title = await canvas.findByText('Sorğunun göndərilib-göndərilmədiyi məlum deyil');
			await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
			await waitFor(() => expect(canvas.getByText(/sorğu iki dəfə göndərilmir/)).toBeVisible());
			expect(canvas.queryByText('Sorğu göndərilmədi')).not.toBeInTheDocument();
		}
		await isFree(confirm);
		await userEvent.click(confirm);
		await page.findByText(/Sorğu uğurla yaradıldı/);
	},
};

export const CountryWithdrawn: Story = {
	name: '[WIZ-13] [REV-01] the review without its country, which is withdrawn, calls no fee free',
	tags: ['whole'],
	args: {
		search: reviewSearch,
		calls: () => ({
			getQuote: async () => {
				throw refusal(422, 'NO_LONGER_OFFERED', gone, { errors: [{ field: 'countryId', message: gone }] });
			},
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText(/“Ölkə” mərhələsində düzəliş lazımdır/);
		await waitFor(() => expect(canvas.getByText(/giriş icazəsi və xidmət ölkədən asılıdır/)).toBeVisible());
		const fee = await canvas.findByText('Seçilməyib: viza mərkəzi xidmət haqqı');
		await waitFor(() => expect(fee).toBeVisible());
		expect(canvas.queryByText('Pulsuz')).not.toBeInTheDocument();
	},
};

export const SentAlready: Story = {
	name: '[SUB-03] a form that was sent elsewhere with other details is sent again only as a second application',
	args: {
		search: reviewSearch,
		user: traveller,
		sentRequests: <LinkButton href="/applications">Müraciətlərimə bax</LinkButton>,
		calls: () => {
			let sent = 0;
			return {
				createRequest: async () => {
					sent += 1;
					if (sent === 1) throw refusal(409, 'IDEMPOTENCY_CONFLICT', 'Artıq göndərilib');
					return { paymentUrl: '#pay', id: '2', reference: 'VZ-2' };
				},
			};
		},
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await userEvent.click(confirm);
		const notice = (await canvas.findByText('Bu müraciət artıq göndərilib')).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Müraciətlərimə bax' })).toBeVisible());
		// What can't be confirmed can't be sent as a second one.
		const another = canvas.getByRole('button', { name: 'İkinci müraciət kimi göndər' });
		const notes = canvas.getByRole('textbox', { name: 'Qeydlər' });
		await userEvent.click(notes);
		await userEvent.paste('a'.repeat(NOTES_MAXIMUM + 1));
		await waitFor(() => expect(another).toBeDisabled());
		await userEvent.clear(notes);
		await waitFor(() => expect(another).toBeEnabled());
		await userEvent.click(another);
		await within(document.body).findByText(/Sorğu uğurla yaradıldı/);
	},
};

let isCodeOver = false;
const isNoLongerActive = async (canvas: ReturnType<typeof within>) => {
	const reason = 'Promo kod artıq aktiv deyil: BAHAR10. Bu promo kodun vaxtı bitib.';
	await waitFor(() => expect(canvas.getByLabelText('Promo kod')).toHaveAccessibleDescription(reason));
	await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
	// There is nothing left to take back.
	await waitFor(() => expect(canvas.queryByRole('button', { name: /Promo kodu çıxar/ })).toBeNull());
	await waitFor(() => expect(canvas.queryByText('Aktiv promo kod: BAHAR10')).toBeNull());
};

export const PromocodeOver: Story = {
	name: '[REV-14] a promo code that ended meanwhile: why the price is another, and the code no longer active',
	args: {
		search: reviewSearch,
		user: { ...traveller, activePromocode: { code: 'BAHAR10' } },
		calls: () => {
			isCodeOver = false;
			return {
				getQuote: async () =>
					isCodeOver
						? { totalPrice: 100, promoRefusal: 'Bu promo kodun vaxtı bitib', refusedPromocode: 'BAHAR10' }
						: { totalPrice: 90, originalPriceWithoutDiscount: 60, promoDiscount: 10 },
				createRequest: async () => {
					isCodeOver = true;
					throw refusal(409, 'PRICE_CHANGED', 'Qiymət dəyişib', { totalPrice: 100 });
				},
			};
		},
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText('Aktiv promo kod: BAHAR10');
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await userEvent.click(confirm);
		await canvas.findByText('Qiymət dəyişib');
		await canvas.findByText(/^Bu promo kodun vaxtı bitib\. 90.*əvəzinə 100/);
		await isNoLongerActive(canvas);
	},
};

export const PromocodeGoneFromAccount: Story = {
	name: '[REV-14] a promo code that ended, and is gone from the account by then: why it lowers nothing, and room for another',
	args: {
		search: reviewSearch,
		user: { ...traveller, activePromocode: { code: 'BAHAR10' } },
		calls: () => {
			isCodeOver = false;
			return {
				getQuote: async () =>
					isCodeOver
						? { totalPrice: 100, promoRefusal: 'Bu promo kodun vaxtı bitib', refusedPromocode: 'BAHAR10' }
						: { totalPrice: 90, originalPriceWithoutDiscount: 60, promoDiscount: 10 },
			};
		},
		readAnew: () => {
			isCodeOver = true;
			return { ...traveller, activePromocode: null };
		},
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText('Aktiv promo kod: BAHAR10');
		await userEvent.click(canvas.getByRole('button', { name: 'Hesabı yenidən oxu' }));
		await isNoLongerActive(canvas);
	},
};

export const PriceFailed: Story = {
	name: '[REV-06] a price that can not be had, with a retry',
	args: {
		search: reviewSearch,
		calls: () => ({ getQuote: failingOnce({ totalPrice: 10 }, 'Qiymət hazırda hesablanmır') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText('Qiymət hazırda hesablanmır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd et' }));
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
	},
};

export const PriceOfGone: Story = {
	name: '[WIZ-12] [REV-06] a price of what is no longer offered leads to its step instead of asking again',
	tags: ['whole'],
	args: {
		search: reviewSearch,
		calls: () => ({
			getQuote: async () => {
				throw refusal(422, 'NO_LONGER_OFFERED', gone, { errors: [{ field: 'serviceId', message: gone }] });
			},
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const way = await canvas.findByRole('button', { name: '“Xidmət” mərhələsinə keç' });
		await waitFor(() => expect(canvas.getByText(/“Xidmət” mərhələsində düzəliş lazımdır/)).toHaveTextContent(gone));
		expect(canvas.queryByRole('button', { name: 'Yenidən cəhd et' })).not.toBeInTheDocument();
		await userEvent.click(way);
		await heading(canvas, 'Xidməti seçin');
		await isBlocked(nextButton(canvas));
	},
};

export const PriceWhenOnline: Story = {
	name: '[REV-06] [API-05] a price that could not be had without a network is asked for again when there is one',
	args: { search: reviewSearch, calls: () => ({ getQuote: failingOnce({ totalPrice: 10 }, 'Şəbəkə yoxdur') }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText('Şəbəkə yoxdur');
		window.dispatchEvent(new Event('online'));
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
		await waitFor(() => expect(canvas.queryByText('Şəbəkə yoxdur')).toBeNull());
	},
};

let isWithdrawn = false;
export const WithdrawnMeanwhile: Story = {
	name: '[WIZ-13] a service that is withdrawn while the window is elsewhere is told on coming back, at its step',
	args: {
		search: { ...reviewSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => {
			isWithdrawn = false;
			return { getServices: async () => (isWithdrawn ? [standard] : [standard, fast]) };
		},
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		isWithdrawn = true;
		window.dispatchEvent(new Event('focus'));
		await within(document.body).findByText('Xidmət bu ölkə üçün təklif olunmur, yenidən seçin.');
		await canvas.findByRole('row', { name: standard.name });
		await waitFor(() => expect(canvas.queryByText(fast.name)).not.toBeInTheDocument());
		await isBlocked(nextButton(canvas));
	},
};
