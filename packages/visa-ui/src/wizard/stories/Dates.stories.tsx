import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { italy, wholeSearch } from '../machine/testKit';
import { heading, isBlocked, isFree, nextButton } from './find';
import { type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

export const Dates: Story = {
	name: '[DAT-01] [DAT-02] [DAT-03] [DAT-04] [DAT-07] [DAT-08] [DAT-10] [WIZ-07] the date step',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const start = await canvas.findByPlaceholderText('En erken 08/12/2026');
		const end = canvas.getByPlaceholderText('Təxmini bitmə tarixi');
		const next = nextButton(canvas);
		await isBlocked(next);
		await userEvent.type(start, '31022027');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveValue(''));
		await waitFor(async () => expect(await canvas.findByText('Başlanğıc tarix düzgün deyil')).toBeVisible());
		await userEvent.type(start, '10122026');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveValue('10/12/2026'));
		await waitFor(() => expect(canvas.queryByText('Başlanğıc tarix düzgün deyil')).toBeNull());
		await userEvent.type(end, '20/12/2026');
		await userEvent.tab();
		await isFree(next);
		await userEvent.clear(start);
		await userEvent.type(start, '25.12.2026');
		await userEvent.tab();
		await waitFor(async () => expect(await canvas.findByText('Bitiş tarix düzgün deyil')).toBeVisible());
		await isBlocked(next);
		await userEvent.click(canvas.getByText('Geriyə'));
		await heading(canvas, 'Səyahət ediləcək ölkəni seçin');
	},
};

export const DateReasons: Story = {
	name: '[DAT-12] [DAT-08] beside the sentence stands why, with what was typed; no day of a hint is refused',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const start = canvas.getByRole('textbox', { name: 'Select approximate start date' });
		const end = canvas.getByRole('textbox', { name: 'Select approximate end date' });
		await waitFor(() => expect(start).toHaveAccessibleDescription('Gün/ay/il, məsələn 08/12/2026'));
		await waitFor(() => expect(end).toHaveAccessibleDescription('Gün/ay/il, məsələn 09/12/2026'));
		const refused = async (field: HTMLElement, text: string, sentence: string, reason: string) => {
			await userEvent.clear(field);
			await userEvent.type(field, text);
			await userEvent.tab();
			await waitFor(() => expect(field).toHaveValue(''));
			await waitFor(() => expect(canvas.getByText(reason.replace('\u00a0', ' '))).toBeVisible());
			await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible());
			await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(`${sentence} ${reason}`)));
		};
		const wrongStart = 'Başlanğıc tarix düzgün deyil';
		await refused(
			start,
			'07122026',
			wrongStart,
			'07/12/2026 çox tezdir: vizanın hazırlanması 17\u00a0gün çəkir. Ən erkən 08/12/2026 mümkündür.',
		);
		await refused(start, '31/02/2027', wrongStart, '31/02/2027: təqvimdə belə gün yoxdur.');
		// Not as the field read it: nobody knows a '13/20/27' again.
		await refused(start, '1/3/2027', wrongStart, '“1/3/2027” tam tarix deyil. Gün, ay və ili GG/AA/İİİİ kimi yazın.');
		await refused(start, '10/12', wrongStart, '“10/12” tam tarix deyil. Gün, ay və ili GG/AA/İİİİ kimi yazın.');
		await refused(
			start,
			'20/11/2028',
			wrongStart,
			'20/11/2028 çox gecdir: səyahət bu gündən ən çoxu 730\u00a0gün sonra bitə bilər. Ən gec 19/11/2028 mümkündür.',
		);
		await userEvent.type(start, '10/12/2026');
		await waitFor(() => expect(end).toHaveAccessibleDescription(/məsələn 11\/12\/2026/));
		await refused(
			end,
			'10/12/2026',
			'Bitiş tarix düzgün deyil',
			'10/12/2026 başlanğıc tarixindən sonra deyil. Ən erkən 11/12/2026 mümkündür.',
		);
	},
};

const beforeMidnight = new Date('2026-11-21T19:59:59Z');
let clock = beforeMidnight;
export const Midnight: Story = {
	name: '[DAT-05] [DAT-09] at midnight the hints and an open calendar begin a day later',
	args: { search: { step: 'DATE', countryId: italy.id }, now: () => clock },
	play: async ({ canvasElement }) => {
		clock = beforeMidnight;
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		await userEvent.click(await canvas.findByRole('button', { name: /start date/ }));
		const calendar = within(await screen.findByRole('dialog'));
		const day = (date: string) => calendar.getByRole('button', { name: new RegExp(`^${date} dekabr`) });
		await waitFor(() => expect(day('8')).toHaveFocus());
		clock = new Date('2026-11-21T20:00:00Z');
		await waitFor(() => expect(day('8')).toHaveAttribute('aria-disabled', 'true'));
		await waitFor(() => expect(day('9')).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		const start = await canvas.findByPlaceholderText('En erken 09/12/2026');
		await waitFor(() => expect(start).toHaveAccessibleDescription('Gün/ay/il, məsələn 09/12/2026'));
		clock = beforeMidnight;
	},
};

export const DatesByEnter: Story = {
	name: '[DAT-12] Enter in a date field goes on when both dates are valid, and not before',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		await userEvent.type(canvas.getByRole('textbox', { name: /start date/ }), '10122026{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Select approximate'));
		await userEvent.type(canvas.getByRole('textbox', { name: /end date/ }), '20122026{Enter}');
		await heading(canvas, 'Viza növünü seçin');
	},
};

export const QuotedInEnglish: Story = {
	name: '[DAT-01] [VOP-01] English sentences of the Azerbaijani page say their language',
	tags: ['whole'],
	args: { search: { ...wholeSearch, step: 'DATE' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const inEnglish = () =>
			[...canvasElement.querySelectorAll('[lang="en"]')].map((element) => element.textContent?.trim());
		const [start, end] = ['Select approximate start date', 'Select approximate end date'];
		// Each of them as the field's label and in the name of its calendar's button.
		await waitFor(() =>
			expect(inEnglish()).toEqual(['Select approximate departure and arrival dates', start, start, end, end]),
		);
		await userEvent.click(nextButton(canvas));
		await heading(canvas, 'Viza növünü seçin');
		await waitFor(() => expect(inEnglish()).toEqual([]));
		await userEvent.click(nextButton(canvas));
		await heading(canvas, 'Giriş icazəsini seçin');
		await waitFor(() => expect(inEnglish()).toEqual(['Up to 30 days']));
	},
};
