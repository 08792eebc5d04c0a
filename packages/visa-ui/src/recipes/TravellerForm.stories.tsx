import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from 'visa-sdk';
import { type Traveller, TravellerForm } from './TravellerForm';

/** Answers like the server: every fault at once, each by its field's name. */
async function answer(traveller: Traveller): Promise<void> {
	const errors = [
		...(traveller.firstName ? [] : [{ field: 'firstName', message: 'Adı pasportdakı kimi yazın' }]),
		...(traveller.lastName ? [] : [{ field: 'lastName', message: 'Soyadı pasportdakı kimi yazın' }]),
		...(/^\S+@\S+\.\S+$/.test(traveller.email)
			? []
			: [{ field: 'email', message: 'E-poçt ünvanını düzgün yazın, məsələn: ad@poct.az' }]),
		...(/^[A-Z]{1,2}\d{7,8}$/.test(traveller.passport)
			? []
			: [{ field: 'passport', message: 'Pasportun nömrəsini düzgün yazın' }]),
	];
	if (errors.length > 0)
		throw new ApiError(400, {
			statusCode: 400,
			code: 'VALIDATION',
			message: 'Məlumatlarda səhv var',
			errors,
			requestId: 'req-4127',
		});
}

async function unavailable(_traveller: Traveller): Promise<void> {
	throw new ApiError(503, {
		statusCode: 503,
		code: 'UNAVAILABLE',
		message: 'Xidmət hazırda əlçatan deyil, bir azdan yenidən cəhd edin',
		requestId: 'req-4128',
	});
}

const meta = {
	title: 'Recipes/Form with server errors',
	// Code to begin with, whose words are in one language.
	globals: { language: 'az' },
	component: TravellerForm,
	parameters: { layout: 'fullscreen' },
	args: { save: fn(answer) },
} satisfies Meta<typeof TravellerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ErrorsLand: Story = {
	name: "the server's errors land on their fields, the summary takes the focus and leads to each",
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Ad' }), 'Aysel');
		await userEvent.type(canvas.getByRole('textbox', { name: 'E-poçt' }), 'aysel{Enter}');
		const link = await canvas.findByRole('link', { name: 'Soyad: Soyadı pasportdakı kimi yazın' });
		await waitFor(() => expect(document.activeElement).toContainElement(link));
		await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
		const email = canvas.getByRole('textbox', { name: 'E-poçt' });
		await waitFor(() => expect(email).toHaveAccessibleDescription(/ad@poct\.az/));
		await waitFor(() => expect(email).toBeInvalid());
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ad' })).toBeValid());
		await userEvent.click(link);
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Soyad' })).toHaveFocus());
		await userEvent.keyboard('Məmmədova');
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Soyad' })).toBeValid());
		await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
		await userEvent.type(email, '@poct.az');
		await userEvent.type(canvas.getByRole('textbox', { name: 'Pasportun nömrəsi' }), 'C01234567');
		await userEvent.click(canvas.getByRole('button', { name: 'Yadda saxla' }));
		await waitFor(async () => expect(await canvas.findByText('Səyahətçi əlavə olundu')).toBeVisible());
		await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
		await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
	},
};

export const Unavailable: Story = {
	name: 'what belongs to no field stands in the summary, and what was typed stays',
	args: { save: fn(unavailable) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Ad' }), 'Aysel{Enter}');
		await waitFor(async () => expect(await canvas.findByText(/hazırda əlçatan deyil/)).toBeVisible());
		await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ad' })).toHaveValue('Aysel'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Yadda saxla' }));
		await waitFor(async () => expect(await canvas.findAllByRole('link')).toHaveLength(4));
	},
};
