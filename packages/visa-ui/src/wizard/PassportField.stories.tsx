import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { components as buttons } from '../strings/az/components';
import { wizard as words } from '../strings/az/wizard';
import type { PictureCalls } from './machine';
import { refusal } from './machine/testKit';
import { PassportField } from './PassportField';

const upload = fn<PictureCalls['upload']>();
const checkPicture = fn<NonNullable<PictureCalls['checkPicture']>>();
const onChange = fn();
const onPending = fn();

const meta = {
	title: 'Wizard/PassportField',
	component: PassportField,
	args: { calls: { upload, checkPicture }, user: null, onChange, onPending, label: 'Pasport şəkli' },
	beforeEach: () => {
		upload.mockReset().mockImplementation(async ({ name }) => `/uploads/${name}`);
		checkPicture.mockReset().mockImplementation(async (file) => ({ file, doubts: [] }));
		onChange.mockReset();
		onPending.mockReset();
	},
} satisfies Meta<typeof PassportField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The first bytes of a PNG of 1000 × 700 px: nothing else of it is read here. */
const png = (name: string) => {
	const header = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 3, 232, 0, 0, 2, 188];
	return new File([new Uint8Array(header)], name, { type: 'image/png' });
};
const choose = ({ canvas, userEvent }: Play, name: string, file = png(name)) =>
	userEvent.upload(canvas.getByLabelText(/^Pasport şəkli/), file);

export const Playground: Story = {};

export const Heic: Story = {
	name: '[UPL-04] a picture of an iPhone that can’t be read is told by its kind at once, with what to do',
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByLabelText(/^Pasport şəkli/)).toBeEnabled());
		const zone = canvasElement.querySelector('[data-state]');
		for (const [name, type] of [
			['IMG_0042.HEIC', 'image/heic'],
			['IMG_0042.jpg', 'image/jpeg'],
		] as const) {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], name, { type }));
			zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
			await waitFor(() => expect(canvas.getByLabelText(/^Pasport şəkli/)).toBeInvalid());
			await waitFor(() => expect(canvas.getByText(/HEIC formatını.*JPG kimi saxlayıb/)).toBeVisible());
		}
		await expect(upload).not.toHaveBeenCalled();
		await expect(checkPicture).not.toHaveBeenCalled();
	},
};

export const CameraInIt: Story = {
	name: '[UPL-10] the camera, which comes first where fingers point, is offered below the name of what it takes',
	play: async ({ canvas }) => {
		const name = canvas.getByText('Pasport şəkli', { selector: 'label' });
		const camera = canvas.getByRole('button', { name: words.upload.camera, hidden: true });
		const place = canvas.getByLabelText(/^Pasport şəkli/);
		const isBefore = (one: Element, other: Element) =>
			one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
		await expect(isBefore(name, camera)).toBeTruthy();
		await expect(isBefore(camera, place)).toBeTruthy();
	},
};

export const Doubted: Story = {
	name: '[UPL-10] a doubtful picture waits for a word, and whoever asks for it knows that it is not there yet',
	play: async (play) => {
		const { canvas, userEvent } = play;
		checkPicture.mockImplementation(async (file) => ({ file, doubts: ['blurred'] }));
		await choose(play, 'bulanıq.png');
		await canvas.findByText(words.upload.doubts.blurred);
		expect(upload).not.toHaveBeenCalled();
		await waitFor(() => expect(onPending).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: words.upload.useAnyway }));
		await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/uploads/bulanıq.png'));
		await waitFor(() => expect(onPending).toHaveBeenLastCalledWith(false));
	},
};

export const Replaced: Story = {
	name: '[UPL-03] [UPL-07] one that fails is tried again, the next takes its place, and it can be taken away',
	play: async (play) => {
		const { canvas, userEvent } = play;
		upload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await choose(play, 'bir.png');
		await canvas.findByText(words.unreachable);
		expect(onChange).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: new RegExp(buttons.fileRetry) }));
		await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/uploads/bir.png'));
		await choose(play, 'iki.png');
		await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/uploads/iki.png'));
		await userEvent.click(canvas.getByRole('button', { name: new RegExp(buttons.fileRemove) }));
		await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
	},
};

export const NeverArrived: Story = {
	name: '[UPL-03] [UPL-04] of one that never arrived nobody says that it stays when the next one is refused',
	play: async (play) => {
		const { canvas } = play;
		upload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await choose(play, 'bir.png');
		await canvas.findByText(words.unreachable);
		await choose(play, 'iki.png', new File([], 'iki.png', { type: 'image/png' }));
		await canvas.findByText(words.rules.upload['too-small']);
		await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(buttons.fileRetry) })).toBeEnabled());
		expect(onChange).not.toHaveBeenCalled();
	},
};

const isDamaged = 'Şəkil zədələnib və ya yarımçıqdır: faylı yenidən seçin';
export const Damaged: Story = {
	name: '[UPL-03] [UPL-04] what the server refuses as damaged isn’t offered to be sent again, and goes when the next one is refused',
	play: async (play) => {
		const { canvas } = play;
		upload.mockRejectedValueOnce(refusal(400, 'UPLOAD_REFUSED', isDamaged));
		await choose(play, 'zədəli.png');
		await canvas.findByText(isDamaged);
		await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(buttons.fileRemove) })).toBeVisible());
		await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(buttons.fileRetry) })).toBeNull());
		await choose(play, 'iki.png', new File([], 'iki.png', { type: 'image/png' }));
		await canvas.findByText(words.rules.upload['too-small']);
		await waitFor(() => expect(canvas.queryByText(isDamaged)).toBeNull());
		await waitFor(() => expect(canvas.queryByText('zədəli.png')).toBeNull());
	},
};

export const Unreadable: Story = {
	name: '[UPL-04] [UPL-10] another one that can’t be read, as when it lies in a cloud out of reach, is told of at once',
	play: async (play) => {
		const { canvas, userEvent } = play;
		checkPicture.mockImplementationOnce(async (file) => ({ file, doubts: ['blurred'] }));
		await choose(play, 'bulanıq.png');
		const away = Object.assign(png('uzaq.png'), {
			slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
		});
		// Instead of the system's own file chooser.
		const picker = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
			Object.defineProperty(this, 'files', { value: [away] });
			this.dispatchEvent(new Event('change'));
		});
		await userEvent.click(await canvas.findByRole('button', { name: words.upload.chooseAnother }));
		picker.mockRestore();
		await canvas.findByText(`${words.rules.upload.unreadable} ${words.upload.earlierStays('bulanıq.png')}`);
		await waitFor(() => expect(canvas.getByLabelText(/^Pasport şəkli/)).toBeInvalid());
		expect(upload).not.toHaveBeenCalled();
	},
};
