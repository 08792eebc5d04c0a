import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pngFile, wholeSearch } from '../machine/testKit';
import { fileInput, heading, isBlocked, isFree, nextButton } from './find';
import { failingOnce, type Story, StoryWizard } from './StoryWizard';

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

export const Upload: Story = {
	name: '[UPL-01] [UPL-02] [UPL-08] the upload step with an image',
	args: { search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		await waitFor(() => expect(canvas.getByText(/PNG və JPG\/JPEG.*10MB/)).toBeVisible());
		await waitFor(async () => expect(await canvas.findByText('pasport.jpg')).toBeVisible());
		const preview = await canvas.findByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' });
		await waitFor(() => expect(preview.getBoundingClientRect()).toMatchObject({ width: 250, height: 250 }));
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: /^Silin/ }));
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

export const UploadReplacementFails: Story = {
	name: '[UPL-03] [UPL-07] [TST-01] a replacement that fails gives the earlier image back, and says so until another try succeeds',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => ({ upload: failingOnce('/api/uploads/two', 'Şəkil hazırda saxlanıla bilmir') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		const input = fileInput(canvasElement);
		const revoke = spyOn(URL, 'revokeObjectURL');
		const make = spyOn(URL, 'createObjectURL');
		await userEvent.upload(input, pngFile('ikinci.png'));
		await waitFor(() =>
			expect(canvas.getAllByText(/Şəkil hazırda saxlanıla bilmir.*şəkil qalır: pasport\.jpg/)[0]).toBeVisible(),
		);
		await waitFor(() => expect(canvas.getByText('pasport.jpg')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText('ikinci.png')).toBeNull());
		await isFree(nextButton(canvas));
		const news = within(within(document.body).getByRole('region', { name: 'Bildirişlər' }));
		await news.findByText('Şəkil hazırda saxlanıla bilmir');
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd edin' }));
		await news.findByText('Image uploaded successful');
		expect(news.queryByText('Şəkil hazırda saxlanıla bilmir')).not.toBeInTheDocument();
		await waitFor(() => expect(canvas.getByText('ikinci.png')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText(/şəkil qalır/)).toBeNull());
		await userEvent.click(await canvas.findByRole('button', { name: 'Silin' }));
		const [made] = make.mock.results;
		await waitFor(() => expect(revoke).toHaveBeenCalledWith(made?.value));
	},
};

export const UploadUnderWay: Story = {
	name: '[UPL-07] how much of the picture has been sent stands beside Next, too, where a phone shows it',
	tags: ['whole'],
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => ({
			upload: (_file, { onProgress }) => {
				onProgress(0.42);
				return new Promise(() => undefined);
			},
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		await userEvent.upload(fileInput(canvasElement), pngFile('ikinci.png'));
		const actions = canvasElement.querySelector<HTMLElement>('[data-wizard="actions"]');
		await waitFor(() => expect(actions).toHaveTextContent('Şəkil yüklənir: 42%'));
		// Beside the button it is said once, without a number that keeps changing.
		await waitFor(() => expect(nextButton(canvas)).toHaveAccessibleDescription('Şəkil yüklənir'));
		await userEvent.click(canvas.getByRole('button', { name: 'Yükləməni dayandırın' }));
		await waitFor(() => expect(actions).not.toHaveTextContent('%'));
	},
};

export const DoubtfulPicture: Story = {
	name: '[UPL-10] a picture that may be hard to read is told of with the focus; it is used anyway, or another is chosen',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => ({
			checkPicture: async (file) => ({ file, doubts: file.name === 'ikinci.png' ? ['blurred', 'dark'] : [] }),
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		// Without an image, a good example is drawn.
		await userEvent.click(canvas.getByRole('button', { name: 'Silin' }));
		await waitFor(() => expect(canvas.getByText('Yaxşı şəkil nümunəsi')).toBeVisible());
		const input = fileInput(canvasElement);
		await userEvent.upload(input, pngFile('ikinci.png'));
		const notice = (await canvas.findByText('Şəkil oxunmaya bilər')).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => expect(notice).toHaveTextContent('Şəkil bulanıqdır'));
		await waitFor(() => expect(notice).toHaveTextContent('Şəkil qaranlıqdır'));
		await waitFor(() => isBlocked(nextButton(canvas)));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Başqasını seç' })).toBeEnabled());
		// Only an accepted file replaces it. [UPL-03]
		await userEvent.upload(input, new File(['%PDF-1.7 '], 'sened.pdf', { type: 'application/pdf' }), {
			applyAccept: false,
		});
		await waitFor(() => expect(input).toHaveAccessibleDescription(/Əvvəlki şəkil qalır: ikinci\.png/));
		await waitFor(() => expect(canvas.getByText('ikinci.png')).toBeVisible());
		await waitFor(() => expect(notice).toHaveTextContent('Şəkil bulanıqdır'));
		await userEvent.upload(input, pngFile('aydin.png'));
		await waitFor(() => expect(canvas.queryByText('Şəkil oxunmaya bilər')).toBeNull());
		await waitFor(() => expect(canvas.getByText('aydin.png')).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.upload(input, pngFile('ikinci.png'));
		await userEvent.click(await canvas.findByRole('button', { name: 'Yenə də istifadə et' }));
		await waitFor(() => expect(canvas.getByText('ikinci.png')).toBeVisible());
		await isFree(nextButton(canvas));
		// The notice is gone with its button.
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Silin' })).toHaveFocus());
	},
};
