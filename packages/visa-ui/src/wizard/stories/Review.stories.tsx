import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RadioGroup } from '../../components/RadioGroup';
import { wizardSteps } from '../machine';
import { fast, italy, standard, traveller, turkey } from '../machine/testKit';
import { useWizard, useWizardActor } from '../useWizard';
import { boxOf, heading, isFree, nextButton, ticketOf } from './find';
import { failingOnce, reviewSearch, type Story, StoryWizard, stored } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

/** The values of the price lines' terms: when it is paid, and how much. */
function pricedLines(canvasElement: HTMLElement) {
	const [, priced] = canvasElement.querySelectorAll('dl');
	const said = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
	return Object.fromEntries(
		[...(priced?.querySelectorAll('dt') ?? [])].map((term) => [
			said(term),
			[...(term.nextElementSibling?.children ?? [])].map(said).join(' '),
		]),
	);
}

export const ReviewOfVisitor: Story = {
	name: '[REV-01] [REV-02] [REV-03] [REV-10] the final review of a visitor',
	args: { search: reviewSearch, calls: () => ({ getQuote: async () => ({ totalPrice: 225.5 }) }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() =>
			expect(pricedLines(canvasElement)).toEqual({
				'İtaliya: viza mərkəzi xidmət haqqı': 'İndi ödəniləcək 45,50 AZN',
				'Giriş icazəsi: Birdəfəlik giriş': 'İndi ödəniləcək 60 AZN',
				'Xidmət: Sürətli': 'İndi ödəniləcək 120 AZN',
				'Promo kod endirimi': '–',
				'Səfirlikdə əlavə xərclər': 'Səfirlikdə ödəniləcək 15 AZN',
			}),
		);
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
	},
};

const covers: Readonly<Record<string, string>> = { none: 'Öz sığortam var', full: 'Tam sığorta' };

function Insurance() {
	const actor = useWizardActor();
	const chosen = useWizard(({ own }) => own.insurance ?? null);
	return (
		<RadioGroup
			label="Sığorta"
			items={Object.entries(covers).map(([id, label]) => ({ id, label }))}
			value={chosen}
			onChange={(value) => actor.send({ type: 'SET_OWN', key: 'insurance', value })}
		/>
	);
}

export const OwnStep: Story = {
	name: '[WIZ-09] [REV-01] what a host’s own step asks is in ticket and review, and changed from there',
	tags: ['sized'],
	args: {
		steps: [...wizardSteps.slice(0, -1), { name: 'INSURANCE', keys: ['insurance'] }, 'FINAL_REVIEW'],
		looks: {
			INSURANCE: {
				label: 'Sığorta',
				heading: 'Sığortanız var?',
				View: Insurance,
				summary: ({ insurance }) => (insurance ? covers[insurance] : null),
			},
		},
		search: reviewSearch,
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const row = () => canvas.getAllByRole('term').find((term) => term.textContent === 'Sığorta')?.nextElementSibling;
		await waitFor(() => expect(row()).toHaveTextContent('Seçilməyib'));
		await userEvent.click(canvas.getByRole('button', { name: 'Dəyiş: Sığorta' }));
		await heading(canvas, 'Sığortanız var?');
		await userEvent.click(await canvas.findByRole('radio', { name: 'Tam sığorta' }));
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('Tam sığorta'));
		await userEvent.click(nextButton(canvas));
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() => expect(row()).toHaveTextContent('Tam sığorta'));
	},
};

export const PermissionAtEmbassy: Story = {
	name: '[REV-01] [REV-02] [REV-03] a permission that is paid at the embassy, for three people; no fee and no extra cost are no sum',
	tags: ['whole'],
	args: {
		search: { ...reviewSearch, countryId: turkey.id, serviceId: standard.id },
		kept: { peopleCount: 3, documents: [stored('pasport')] },
		calls: () => ({ getQuote: async () => ({ totalPrice: 65 }) }),
	},
	play: async ({ canvasElement }) => {
		await heading(within(canvasElement), 'Sonuncu yoxlama');
		await waitFor(() =>
			expect(pricedLines(canvasElement)).toEqual({
				'Türkiyə: viza mərkəzi xidmət haqqı': 'Pulsuz',
				'Giriş icazəsi: Birdəfəlik giriş60 AZN × 3 nəfər': 'Səfirlikdə ödəniləcək 180 AZN',
				'Xidmət: StandartHazır olur: 10–\u206015 iş gününə': 'İndi ödəniləcək 65 AZN',
				'Promo kod endirimi': '–',
			}),
		);
	},
};

export const FreeOnAPhone: Story = {
	name: '[REV-01] on a phone the button that changes a line ends where the others do, also in a line without a price',
	tags: ['whole'],
	args: {
		search: { ...reviewSearch, countryId: turkey.id, serviceId: standard.id },
		calls: () => ({ getQuote: async () => ({ totalPrice: 65 }) }),
	},
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() => expect(canvas.getByText('Pulsuz')).toBeVisible());
		const ends = canvas.getAllByRole('button', { name: /^Dəyiş: / }).map((button) => Math.round(boxOf(button).right));
		await expect(ends.length).toBeGreaterThan(4);
		await expect(new Set(ends).size).toBe(1);
	},
};

export const ReviewOnAPhone: Story = {
	name: '[REV-01] [REV-08] on a phone each line stands as near to what it belongs to, the sums and the dash end in one line, and the field of the code keeps its width',
	args: { search: reviewSearch },
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() => expect(canvas.getByText('Səfirlikdə ödəniləcək')).toBeVisible());
		const lines = [...canvasElement.querySelectorAll('dl dt')].filter(({ parentElement }) =>
			parentElement?.querySelector('button'),
		);
		await expect(lines.length).toBeGreaterThan(4);
		const gaps = lines.map((term) => boxOf(term.nextElementSibling).top - boxOf(term).bottom);
		await expect(Math.max(...gaps)).toBeLessThan(8);
		await expect(Math.min(...gaps)).toBeGreaterThan(2);
		const sums = [...canvasElement.querySelectorAll('dl dd')].filter(({ textContent }) => /AZN$/.test(textContent));
		const dash = canvas.getByText('–', { selector: 'dl dd *' });
		await expect(boxOf(dash).right).toBe(boxOf(sums[0]?.lastElementChild).right);
		const code = canvas.getByLabelText(/Promo kod/);
		const { width } = boxOf(code);
		await userEvent.type(code, 'ab');
		await canvas.findByText('Promo kod 3 ilə 50 simvol arasında olmalıdır');
		await expect(boxOf(code).width).toBe(width);
	},
};

const longName = `pasport-${'skan'.repeat(45)}-0042.jpg`;
const withLongName = {
	peopleCount: 1,
	documents: [{ ...stored('pasport'), name: longName }],
};
const longNameStays: NonNullable<Story['play']> = async ({ canvasElement }) => {
	const canvas = within(canvasElement);
	await heading(canvas, 'Sonuncu yoxlama');
	const name = await canvas.findByTitle(longName);
	await waitFor(() => expect(name).toHaveTextContent(longName));
	const row = name.closest('dd')?.parentElement;
	const term = row?.querySelector('dt');
	const written = document.createRange();
	if (term) written.selectNodeContents(term);
	const [value, words] = [boxOf(name), written.getBoundingClientRect()];
	await expect(value.left >= words.right || value.top >= words.bottom).toBe(true);
	await expect(boxOf(canvas.getByText(/-0042\.jpg$/)).right).toBeLessThanOrEqual(boxOf(row).right);
	await expect(value.height).toBeLessThan(40);
};
export const LongFileName: Story = {
	name: '[REV-12] a very long name of the picture leaves its line to what it is of, and its end is seen',
	tags: ['whole'],
	args: { search: reviewSearch, kept: withLongName },
	globals: { language: 'az', viewport: { value: 'desktop', isRotated: false } },
	play: longNameStays,
};
export const LongFileNameOnAPhone: Story = {
	...LongFileName,
	name: '[REV-12] a very long name of the picture stands in one line on a phone, and its end is seen',
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
};

export const NoDiscountOnAPhone: Story = {
	name: '[REV-13] on a phone, the dash in place of a discount stands beside its name',
	args: { search: reviewSearch, kept: { peopleCount: 1, documents: [stored('pasport')] } },
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const name = await canvas.findByText('Promo kod endirimi');
		await waitFor(() => {
			const [term, dash] = [boxOf(name), boxOf(canvas.getByText('–'))];
			expect(Math.abs(term.top - dash.top)).toBeLessThan(4);
			expect(dash.right).toBeLessThanOrEqual(boxOf(name.closest('dl')).right);
		});
	},
};

export const ShortFileName: Story = {
	name: '[REV-12] a short name of the picture stands beside it, in the middle of its height',
	tags: ['whole'],
	args: { search: reviewSearch, kept: { peopleCount: 1, documents: [{ ...stored('pasport'), name: 'pasport.jpg' }] } },
	globals: { language: 'az', viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const picture = await canvas.findByRole('img', { name: 'Yüklədiyiniz pasport şəkli' });
		await waitFor(() => {
			const [name, shown] = [boxOf(canvas.getByText('pasport.jpg')), boxOf(picture)];
			expect(name.right).toBeLessThanOrEqual(shown.left);
			expect(Math.abs(name.top + name.bottom - shown.top - shown.bottom)).toBeLessThan(4);
		});
	},
};

export const ReviewAsOneList: Story = {
	name: '[REV-12] one list: picture, travellers and promo above the total, terms at the button, and no copy beside it',
	args: { search: reviewSearch, onSignIn: fn() },
	play: async ({ canvasElement, args }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const total = await canvas.findByText('İndi ödəniləcək məbləğ');
		const above = [
			await canvas.findByRole('img', { name: 'Yüklədiyiniz pasport şəkli' }),
			canvas.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }),
			canvas.getByLabelText(/Promo kod/),
		];
		for (const part of above) {
			await waitFor(() =>
				expect(part.compareDocumentPosition(total) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0),
			);
		}
		await waitFor(() => expect(canvas.queryByRole('region', { name: 'Səyahətiniz' })).toBeNull());
		await waitFor(() => expect(canvas.getAllByText(/Turist vizası/)).toHaveLength(1));
		await waitFor(() => expect(canvas.getByText('Baxış başlayana qədər məbləğ tam qaytarılır.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Hər şey saxlanılır')).toBeVisible());
		const haveOne = canvas.getByRole('button', { name: 'Hesabım var' });
		await waitFor(() => expect(haveOne).toBeEnabled());
		await userEvent.click(haveOne);
		await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ hasAccount: true }));
		await userEvent.click(canvas.getByRole('button', { name: 'Qeydiyyatdan keç' }));
		await waitFor(() => expect(args.onSignIn).toHaveBeenLastCalledWith({ hasAccount: false }));
	},
};

export const SendingNeedsSignIn: Story = {
	name: '[SUB-04] [TST-01] a visitor who sends is told why the page of registering comes',
	args: { search: reviewSearch, user: null, onSignIn: fn() },
	play: async ({ canvasElement, args }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const register = await canvas.findByRole('button', { name: 'Qeydiyyatdan keç' });
		await waitFor(() => expect(register).toBeEnabled());
		await userEvent.click(register);
		const told = 'Sorğu göndərməzdən əvvəl qeydiyyatdan keçin və ya hesabınıza daxil olun.';
		const news = await canvas.findByRole('region', { name: 'Bildirişlər' });
		await waitFor(() => expect(news).toHaveTextContent(told));
		await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ hasAccount: false }));
	},
};

export const PromocodeKept: Story = {
	name: '[REV-08] [REV-12] a promo code that was typed is there again after a look at another step',
	args: { search: reviewSearch, user: null },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const field = await canvas.findByLabelText(/Promo kod/);
		await userEvent.type(field, 'BAHAR10');
		await waitFor(() => expect(field).toHaveValue('BAHAR10'));
		await userEvent.click(canvas.getByRole('button', { name: 'Geriyə' }));
		await waitFor(() => expect(canvas.queryByLabelText(/Promo kod/)).toBeNull());
		// Once what may be chosen there has come.
		await isFree(nextButton(canvas));
		await userEvent.click(nextButton(canvas));
		await waitFor(() => expect(canvas.getByLabelText(/Promo kod/)).toHaveValue('BAHAR10'));
	},
};

export const PromocodeAfterAll: Story = {
	name: '[REV-09] [TST-01] a code that works takes away the message about one that did not',
	args: {
		search: reviewSearch,
		user: traveller,
		calls: () => ({ activatePromocode: failingOnce(undefined, 'Belə promo kod yoxdur') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const news = within(within(document.body).getByRole('region', { name: 'Bildirişlər' }));
		await userEvent.type(await canvas.findByLabelText(/Promo kod/), 'BAHAR1');
		await userEvent.click(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		await news.findByText('Belə promo kod yoxdur');
		await isFree(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		const field = canvas.getByLabelText(/Promo kod/);
		await userEvent.type(field, '0');
		await waitFor(() => expect(field).toHaveValue('BAHAR10'));
		await userEvent.click(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		await news.findByText('Promo kod uğurla aktivləşdirildi!');
		expect(news.queryByText('Belə promo kod yoxdur')).not.toBeInTheDocument();
	},
};

export const PromocodeTakenBack: Story = {
	name: '[REV-12] a promo code is taken back, and the focus is where another one is typed',
	args: { search: reviewSearch, user: { ...traveller, activePromocode: { code: 'BAHAR10' } } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(() => expect(canvas.getByText('Aktiv promo kod: BAHAR10')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Bu müraciətdə endirim vermir.')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Promo kodu çıxar: BAHAR10' }));
		await waitFor(() => expect(canvas.getByLabelText(/Promo kod/)).toHaveFocus());
		await waitFor(() => expect(within(document.body).getByText('Promo kod çıxarıldı')).toBeVisible());
	},
};

export const PromocodeBeforeTheAccount: Story = {
	name: '[REV-09] [REV-12] a code that was taken back, or that came in its place, is shown so before the account has told it',
	args: {
		search: reviewSearch,
		user: { ...traveller, activePromocode: { code: 'BAHAR10' } },
		calls: () => ({ activatePromocode: async () => {} }),
		isAccountSlow: true,
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.click(await canvas.findByRole('button', { name: 'Promo kodu çıxar: BAHAR10' }));
		await waitFor(() => expect(canvas.getByLabelText(/Promo kod/)).toHaveFocus());
		await waitFor(() => expect(canvas.queryByText('Aktiv promo kod: BAHAR10')).toBeNull());
		await userEvent.type(canvas.getByLabelText(/Promo kod/), 'yay5');
		await userEvent.click(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		await waitFor(() => expect(canvas.getByText('Aktiv promo kod: YAY5')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Promo kodu çıxar: YAY5' })).toHaveFocus());
	},
};

export const ReviewOfUser: Story = {
	name: '[REV-04] [REV-07] [REV-08] [REV-11] [SUB-01] [TST-01] the final review of a signed-in user',
	args: { search: reviewSearch, user: traveller, onLeaving: fn() },
	play: async ({ canvasElement, args }) => {
		const canvas = within(canvasElement);
		const page = within(document.body);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		const people = canvas.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' });
		await userEvent.click(canvas.getByRole('button', { name: /Azalt/ }));
		await waitFor(() => expect(page.getByText('Minimum səyahətçi sayı 1-dir')).toBeVisible());
		await userEvent.clear(people);
		await userEvent.type(people, '99{Enter}');
		await waitFor(() => expect(people).toHaveValue('10'));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(page.getByText('Maksimum səyahətçi sayı 10-dur')).toBeVisible());
		await userEvent.clear(people);
		await userEvent.type(people, 'abc{Enter}');
		await waitFor(() => expect(people).toHaveValue('1'));

		const code = canvas.getByLabelText(/Promo kod/);
		await userEvent.type(code, 'ab');
		await waitFor(async () =>
			expect(await canvas.findByText('Promo kod 3 ilə 50 simvol arasında olmalıdır')).toBeVisible(),
		);
		await userEvent.type(code, 'c');
		await userEvent.click(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		await waitFor(() => expect(page.getByText('Promo kod uğurla aktivləşdirildi!')).toBeVisible());

		const notes = canvas.getByLabelText(/Qeydlər/);
		await userEvent.click(notes);
		await userEvent.paste('q'.repeat(501));
		await waitFor(async () =>
			expect((await canvas.findAllByText('Qeydlər 500 simvoldan çox ola bilməz'))[0]).toBeVisible(),
		);
		await userEvent.clear(notes);

		await isFree(confirm);
		await userEvent.click(confirm);
		await waitFor(() =>
			expect(
				page.getByText('Sorğu uğurla yaradıldı! Bir neçə saniyədən sonra siz ödəniş səhifəsinə yönləndiriləcəksiniz.'),
			).toBeVisible(),
		);
		await waitFor(() => expect(args.onLeaving).toHaveBeenCalledWith('https://bank.example/pay'));
	},
};

export const QuotedLines: Story = {
	name: "[REV-13] the review shows the quote's own lines, not the prices that were loaded before",
	args: {
		search: reviewSearch,
		user: traveller,
		calls: () => ({
			getQuote: async ({ peopleCount }) => ({
				totalPrice: 50 * peopleCount + 125,
				priceLines: [
					{ kind: 'countryFee', amount: 50 * peopleCount, paid: 'now', count: peopleCount, label: italy.name },
					{ kind: 'permission', amount: 70 * peopleCount, paid: 'embassy', count: peopleCount, label: 'Yeni icazə' },
					{ kind: 'service', amount: 125, paid: 'now', count: 1, label: fast.name },
				],
			}),
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await isFree(await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ }));
		const row = (term: string) => canvas.getByText(term).closest('div') as HTMLElement;
		await waitFor(() => expect(row('Xidmət: Sürətli')).toHaveTextContent('125 AZN'));
		await waitFor(() => expect(row('Giriş icazəsi: Yeni icazə')).toHaveTextContent('Səfirlikdə ödəniləcək70 AZN'));
		// The service no longer costs anything extra at the embassy.
		await waitFor(() => expect(canvas.queryByText('Səfirlikdə əlavə xərclər')).toBeNull());
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(row('İtaliya: viza mərkəzi xidmət haqqı')).toHaveTextContent('50 AZN × 2 nəfər'));
		await waitFor(() => expect(row('İndi ödəniləcək məbləğ')).toHaveTextContent('225 AZN'));
		await waitFor(() => expect(row('Səfirlikdə ödəniləcək məbləğ')).toHaveTextContent('140 AZN'));
	},
};
