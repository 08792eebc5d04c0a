import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pngFile, traveller, wholeSearch } from '../machine/testKit';
import { boxOf, fileInput, heading, isBlocked, isFree, nextButton, ticketOf } from './find';
import { type Story, StoryWizard, stored } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

export const ThreeTravellers: Story = {
	tags: ['sized'],
	name: '[UPL-11] three travellers: each has a place of their own, by name, state and keyboard; one leaves again',
	args: { search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		const add = await canvas.findByRole('button', { name: 'Səyahətçi əlavə et' });
		await userEvent.click(add);
		const place = (number: string) => canvas.findByRole('button', { name: new RegExp(`^${number} səyahətçi`) });
		await waitFor(async () => expect(await place('2-ci')).toHaveFocus());
		await waitFor(() => expect(canvas.getByText('2 səyahətçidən 1-nin pasport şəkli var.')).toBeVisible());
		await waitFor(async () => expect(await place('1-ci')).toHaveAccessibleName('1-ci səyahətçi Yüklənib'));
		const second = await canvas.findByRole('group', { name: '2-ci səyahətçi' });
		await userEvent.upload(fileInput(second), pngFile('ikinci.png'));
		await within(second).findByText('ikinci.png');
		await waitFor(() => expect(within(second).getByRole('button', { name: 'Silin: 2-ci səyahətçi' })).toBeVisible());
		await userEvent.click(add);
		const third = await canvas.findByRole('group', { name: '3-cü səyahətçi' });
		await waitFor(() => expect(canvas.queryByRole('group', { name: '2-ci səyahətçi' })).toBeNull());
		await waitFor(() => expect(within(third).getByLabelText(/^3-cü səyahətçi: pasportun/)).toBeInTheDocument());
		// One image is enough to continue: the review asks for the others.
		await isFree(nextButton(canvas));
		(await place('1-ci')).focus();
		await userEvent.keyboard('{Enter}');
		const first = await canvas.findByRole('group', { name: '1-ci səyahətçi' });
		await waitFor(() => expect(within(first).getByRole('img', { name: /önbaxışı: 1-ci səyahətçi/ })).toBeVisible());
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('2 / 3 yükləndi'));
		await userEvent.click(within(first).getByRole('button', { name: 'Bu səyahətçini çıxar: 1-ci səyahətçi' }));
		await waitFor(() => expect(add).toHaveFocus());
		await waitFor(() => expect(canvas.queryByRole('button', { name: /^3-cü/ })).toBeNull());
		await waitFor(async () => expect(await place('1-ci')).toHaveAccessibleName('1-ci səyahətçi Yüklənib'));
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('1 / 2 yükləndi'));
	},
};

export const DoubtfulSecond: Story = {
	name: '[UPL-10] [UPL-11] of the second traveller a doubtful picture waits for a word, and says whose it is',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		kept: { peopleCount: 2, documents: [stored('birinci')] },
		calls: () => ({ checkPicture: async (file) => ({ file, doubts: ['glare'] }) }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		// The place without an image is open.
		const second = await canvas.findByRole('group', { name: '2-ci səyahətçi' });
		await userEvent.upload(fileInput(second), pngFile('ikinci.png'));
		const notice = (await within(second).findByText('Şəkil oxunmaya bilər')).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => isBlocked(nextButton(canvas)));
		const header = canvas.getByRole('button', { name: '2-ci səyahətçi Qərarınızı gözləyir' });
		await waitFor(() => expect(header).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.click(within(second).getByRole('button', { name: 'Yenə də istifadə et: 2-ci səyahətçi' }));
		await waitFor(() => expect(canvas.getByText('2 səyahətçinin hamısının pasport şəkli var.')).toBeVisible());
		await isFree(nextButton(canvas));
		// The notice is gone with its button.
		await waitFor(() => expect(within(second).getByRole('button', { name: 'Silin: 2-ci səyahətçi' })).toHaveFocus());
	},
};

export const NineOfTen: Story = {
	name: '[UPL-11] [REV-07] ten travel, nine have a picture: the review says whose is missing and leads there before paying',
	args: {
		search: { ...wholeSearch, step: 'FINAL_REVIEW' },
		user: traveller,
		kept: { peopleCount: 9, documents: Array.from({ length: 9 }, (_, index) => stored(`p${index + 1}`)) },
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(9));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(canvas.getByText('10 səyahətçidən 9-nun pasport şəkli var.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('10-cu səyahətçinin şəklini yükləyin.')).toBeVisible());
		// One region tells it: within another one it would be told twice.
		const told = canvas.getByText('10-cu səyahətçinin şəklini yükləyin.').closest('[role="status"]');
		await waitFor(() => expect(told?.parentElement?.closest('[aria-live], [role="status"]') ?? null).toBeNull());
		await waitFor(() => isBlocked(confirm));
		await waitFor(() => expect(canvas.getByText('Hər səyahətçinin pasport şəkli lazımdır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Çatışmayan şəkilləri yüklə' }));
		const tenth = await canvas.findByRole('group', { name: '10-cu səyahətçi' });
		const add = canvas.getByRole('button', { name: 'Səyahətçi əlavə et' });
		await waitFor(() => isBlocked(add));
		await waitFor(() => expect(canvas.getByText('Maksimum səyahətçi sayı 10-dur')).toBeVisible());
		await userEvent.upload(fileInput(tenth), pngFile('onuncu.png'));
		await within(tenth).findByText('onuncu.png');
		await isFree(nextButton(canvas));
		await userEvent.click(nextButton(canvas));
		await isFree(await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(10));
		// Fewer travellers: surplus images aren't submitted, and are there again when the number rises.
		await userEvent.click(canvas.getByRole('button', { name: /Azalt/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(9));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(10));
	},
};

export const GroupInRussian: Story = {
	name: '[UPL-11] [ACC-09] on a phone the word for a traveller stays whole below the picture, in Russian too',
	tags: ['whole'],
	args: {
		search: { ...wholeSearch, step: 'FINAL_REVIEW' },
		kept: { peopleCount: 3, documents: [stored('p1'), stored('p2'), stored('p3')] },
	},
	globals: { language: 'ru', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const names = await canvas.findAllByText(/^Путешественник \d$/);
		await expect(names).toHaveLength(3);
		for (const name of names) {
			const words = document.createRange();
			words.selectNodeContents(name);
			await expect(words.getClientRects()).toHaveLength(1);
		}
		await expect(Math.max(...names.map((name) => boxOf(name).right))).toBeLessThan(window.innerWidth - 16);
	},
};
