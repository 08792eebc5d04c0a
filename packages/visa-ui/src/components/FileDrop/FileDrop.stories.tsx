import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { wordsIn } from '../../docs/wordsIn';
import { components } from '../../strings/az/components';
import { StringsProvider } from '../../strings/context';
import { Stack } from '../Stack';
import { FileDrop, type FileDropProps } from '.';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 125 88"><rect width="125" height="88" fill="#e8e2d4"/><rect x="8" y="12" width="36" height="46" fill="#b9b09c"/><path stroke="#55606b" stroke-width="3" d="M52 18h60M52 28h44M52 38h52M8 70h109M8 78h109"/></svg>')}`;
const image = (name: string) =>
	new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])], name, { type: 'image/png' });

function carrying(...files: File[]): DataTransfer {
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	return transfer;
}

const send = (zone: Element, type: string, dataTransfer: DataTransfer) =>
	zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const usual = {
	note: 'Yalnız PNG və JPG/JPEG, ən çoxu 10MB',
	file: null,
	onFile: fn(),
	onRefused: fn(),
	onCancel: fn(),
	onRetry: fn(),
	onRemove: fn(),
};
const meta = {
	title: 'Fields/FileDrop',
	component: FileDrop,
	args: {
		label: 'Pasportun şəkli',
		...usual,
	},
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheetFile = { name: 'pasport.png', size: 824_000 } as const;

export const Chosen: Story = {
	name: '[UPL-01] a file chosen with the picker is handed over',
	play: async ({ args, canvas, userEvent }) => {
		const input = canvas.getByLabelText('Pasportun şəkli');
		await waitFor(() => expect(input).toHaveAccessibleDescription('Yalnız PNG və JPG/JPEG, ən çoxu 10MB'));
		await userEvent.upload(input, image('pasport.png'));
		await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
		await expect(args.onRefused).not.toHaveBeenCalled();
	},
};

export const Refused: Story = {
	name: '[UPL-03] [UPL-04] wrong type, empty, too large and too many are told apart',
	args: { maximumBytes: 6 },
	play: async ({ args, canvasElement }) => {
		const zone = canvasElement.querySelector('[data-state]');
		if (!zone) throw new Error('no drop zone');
		const drop = (...files: File[]) => send(zone, 'drop', carrying(...files));
		drop(new File(['x'], 'viza.pdf', { type: 'application/pdf' }));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['wrong-type']));
		drop(new File([], 'bos.png', { type: 'image/png' }));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['too-small']));
		drop(image('boyuk.png'));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['too-large']));
		drop(image('bir.png'), image('iki.png'));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['too-many']));
		await expect(args.onFile).not.toHaveBeenCalled();
	},
};

export const Heic: Story = {
	name: '[UPL-04] a HEIC picture is told by that alone, by its name and under another one',
	args: {
		maximumBytes: 6,
		check: async (file) => ((await file.slice(4, 12).text()) === 'ftypheic' ? 'heic' : null),
	},
	play: async ({ args, canvasElement }) => {
		const zone = canvasElement.querySelector('[data-state]');
		if (!zone) throw new Error('no drop zone');
		const refused = async (name: string, type: string) => {
			(args.onRefused as ReturnType<typeof fn>).mockClear();
			send(zone, 'drop', carrying(new File(['....ftypheic'], name, { type })));
			await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['heic']));
		};
		await refused('IMG_0042.HEIC', 'image/heic');
		await refused('IMG_0042.HEIC', '');
		await refused('IMG_0042.jpg', 'image/jpeg');
	},
};

export const Unreadable: Story = {
	name: '[UPL-04] a file that is gone before it is inspected is refused, and not passed over in silence',
	args: { check: () => Promise.reject(new DOMException('gone', 'NotReadableError')) },
	play: async ({ args, canvasElement }) => {
		const zone = canvasElement.querySelector('[data-state]');
		if (!zone) throw new Error('no drop zone');
		send(zone, 'drop', carrying(image('bulud.png')));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(['unreadable']));
		await expect(args.onFile).not.toHaveBeenCalled();
	},
};

export const Dragged: Story = {
	name: '[UPL-05] idle, focused, dragging; dropping returns to idle',
	play: async ({ canvasElement, userEvent }) => {
		const zone = canvasElement.querySelector('[data-state]');
		if (!zone) throw new Error('no drop zone');
		const dataTransfer = carrying(image('a.png'));
		await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
		send(zone, 'dragenter', dataTransfer);
		await waitFor(() => expect(zone).toHaveAttribute('data-state', 'dragging'));
		send(zone, 'drop', dataTransfer);
		await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
		await userEvent.tab();
		await waitFor(() => expect(zone).toHaveAttribute('data-state', 'focused'));
	},
};

export const Uploading: Story = {
	name: '[UPL-07] shows how far the upload is and can be stopped',
	args: { file: { name: 'pasport.jpg', size: 1_480_000, status: 'uploading', progress: 42, previewUrl: picture } },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
		await userEvent.click(canvas.getByRole('button', { name: 'Yükləməni dayandırın' }));
		await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
	},
};

export const Uploaded: Story = {
	name: '[UPL-02] the file list shows name and size beside a preview of 250 by 250',
	args: { file: { name: 'pasport.jpg', size: 1_480_000, status: 'uploaded', previewUrl: picture } },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByText('pasport.jpg')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('1,4 MB')).toBeVisible());
		const box = canvas.getByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' }).getBoundingClientRect();
		await waitFor(() => expect([box.width, box.height]).toEqual([250, 250]));
		await userEvent.click(canvas.getByRole('button', { name: 'Silin' }));
		await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
	},
};

/** The field as an app would use it, whose upload fails at first. */
function Sending(props: FileDropProps) {
	const [status, setStatus] = useState<'failed' | 'uploading' | 'uploaded' | null>('failed');
	return (
		<Stack gap="m">
			<FileDrop
				{...props}
				file={status && { ...sheetFile, status }}
				onRetry={() => setStatus('uploading')}
				onRemove={() => setStatus(null)}
			/>
			<button type="button" onClick={() => setStatus('uploaded')}>
				Server
			</button>
		</Stack>
	);
}
export const KeptFocus: Story = {
	name: '[UPL-07] whoever tries again, waits and removes by the keyboard keeps the focus in the field',
	render: (args) => <Sending {...args} />,
	play: async ({ canvas, userEvent }) => {
		const button = (name: string) => canvas.getByRole('button', { name });
		button('Yenidən cəhd edin').focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(button('Yükləməni dayandırın')).toHaveFocus());
		// The answer of a server moves no focus by itself.
		button('Server').click();
		await waitFor(() => expect(button('Silin')).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('Pasportun şəkli')).toHaveFocus());
	},
};

export const Failed: Story = {
	args: {
		file: { name: 'pasport.jpg', size: 840_000, status: 'failed', previewUrl: picture },
		errorMessage: 'Şəkil yüklənmədi. Yenidən cəhd edin',
	},
	play: async ({ args, canvas, globals, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).fileRetry }));
		await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
	},
};

export const Disabled: Story = {
	name: 'while disabled it takes nothing, by keyboard or by dropping',
	args: { isDisabled: true },
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		await waitFor(() => expect(canvas.getByLabelText('Pasportun şəkli')).toBeDisabled());
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByLabelText('Pasportun şəkli')).not.toHaveFocus());
		const zone = canvasElement.querySelector('[data-state]');
		if (!zone) throw new Error('no drop zone');
		send(zone, 'drop', carrying(image('a.png')));
		await expect(args.onFile).not.toHaveBeenCalled();
	},
};

export const DisabledWithFile: Story = {
	name: 'while disabled its file can neither be removed nor sent again, and nothing moves',
	args: { isDisabled: true, file: { ...sheetFile, status: 'failed' }, onRemove: fn(), onRetry: fn() },
	play: async ({ args, canvas }) => {
		const buttons = await canvas.findAllByRole('button');
		await waitFor(() => expect(buttons).toHaveLength(2));
		for (const button of buttons) {
			await waitFor(() => expect(button).toBeDisabled());
			button.click();
		}
		await expect(args.onRemove).not.toHaveBeenCalled();
		await expect(args.onRetry).not.toHaveBeenCalled();
	},
};

export const Room: Story = {
	name: '[UPL-02] a place with a placeholder is as high without a file as with one, and with what is wrong',
	render: () => (
		<Stack gap="xl">
			<FileDrop {...usual} label="Boş" placeholder="Yaxşı şəkil" />
			<FileDrop {...usual} label="Səhv ilə" placeholder="Yaxşı şəkil" errorMessage="Yalnız bir şəkil seçin" />
			<FileDrop
				{...usual}
				label="Yüklənir"
				placeholder="Yaxşı şəkil"
				file={{ ...sheetFile, status: 'uploading', progress: 40 }}
			/>
			<FileDrop
				{...usual}
				label="Yüklənib"
				placeholder="Yaxşı şəkil"
				file={{ ...sheetFile, status: 'uploaded', previewUrl: picture }}
			/>
		</Stack>
	),
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() =>
			expect(canvas.getByLabelText('Səhv ilə')).toHaveAccessibleDescription(/Yalnız bir şəkil seçin/),
		);
		await waitFor(() => expect(canvas.getAllByText('Yaxşı şəkil')).toHaveLength(2));
		const fields = [...canvasElement.querySelectorAll('label')].map((label) => label.parentElement);
		await waitFor(() => {
			const heights = new Set(fields.map((field) => Math.round(field?.getBoundingClientRect().height ?? 0)));
			return expect([...heights]).toHaveLength(1);
		});
	},
};
const twoLines = 'Формат HEIC не принимаем: сохраните фото как JPG и загрузите ещё раз';
export const NarrowFault: Story = {
	name: '[UPL-02] on a phone two lines about a fault move nothing, and stand off the edge of what they are about',
	render: () => (
		<div style={{ width: '20.5rem' }}>
			<FileDrop {...usual} label="Boş" placeholder="Yaxşı şəkil" />
			<FileDrop {...usual} label="Səhv ilə" placeholder="Yaxşı şəkil" errorMessage={twoLines} />
		</div>
	),
	play: async ({ canvas }) => {
		const fault = await canvas.findByText(twoLines);
		const fields = ['Boş', 'Səhv ilə'].map((name) => canvas.getByText(name, { selector: 'label' }).parentElement);
		await waitFor(() => {
			const heights = new Set(fields.map((field) => Math.round(field?.getBoundingClientRect().height ?? 0)));
			return expect([...heights]).toHaveLength(1);
		});
		const zone = fields[1]?.querySelector('[data-state]')?.getBoundingClientRect().bottom ?? 0;
		await waitFor(() => expect(fault.getBoundingClientRect().top - zone).toBeGreaterThanOrEqual(8));
	},
};
const longName = `pasport-${'skan'.repeat(45)}-0042.jpg`;
export const LongName: Story = {
	name: '[UPL-02] a very long name keeps its end in sight in a narrow place, pushes nothing, and is there as a whole',
	render: () => (
		<div style={{ width: '18rem' }}>
			<FileDrop {...usual} label="Uzun" file={{ ...sheetFile, name: longName, status: 'uploaded' }} />
			<FileDrop {...usual} label="Qısa" file={{ ...sheetFile, status: 'uploaded' }} />
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByText('pasport.png')).toBeVisible());
		const long = canvas.getByTitle(longName);
		await waitFor(() => expect(long).toHaveTextContent(longName));
		const place = canvasElement.querySelector('li')?.getBoundingClientRect();
		const end = canvas.getByText(/-0042\.jpg$/).getBoundingClientRect();
		await waitFor(() => expect(end.right).toBeLessThanOrEqual(place?.right ?? 0));
		const heights = [long, canvas.getByText('pasport.png')].map((name) => name.getBoundingClientRect().height);
		await waitFor(() => expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(6));
		const zone = canvasElement.querySelector('[data-state]')?.getBoundingClientRect();
		await waitFor(() => expect(place?.right).toBeLessThanOrEqual((zone?.right ?? 0) + 1));
	},
};

export const LongNameInLargeLetters: Story = {
	name: '[UPL-02] a very long name keeps its beginning in sight in the narrowest place, and all of its end, on a line more',
	render: () => (
		<div style={{ width: '9rem' }}>
			<FileDrop
				{...usual}
				label="Uzun"
				file={{ ...sheetFile, name: `${'q'.repeat(100)}${'W'.repeat(86)}z.jpg`, status: 'uploaded' }}
			/>
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		const end = canvas.getByText(/^W+z\.jpg$/);
		const start = canvas.getByText(/^q+W+$/);
		await waitFor(() => {
			const place = canvasElement.querySelector('li')?.getBoundingClientRect();
			expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(place?.right ?? 0);
			expect(start.getBoundingClientRect().width).toBeGreaterThan(8);
			expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth || end.getBoundingClientRect().width + 1);
		});
	},
};

export const InOtherWords: Story = {
	name: 'its words stand as the language writes them',
	render: (args) => (
		<StringsProvider strings={{ components: { ...components, fileChoose: 'eine Datei IN Ihrem Ordner' } }}>
			<FileDrop {...args} />
		</StringsProvider>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('eine Datei IN Ihrem Ordner')).toBeVisible());
	},
};

/** Of the zone; what happens to a file is on the Sheet as well. */
export const States = statesOf(
	{
		empty: {},
		'has a file': { file: { ...sheetFile, status: 'uploaded' as const, previewUrl: picture } },
		invalid: { errorMessage: 'Yalnız bir şəkil seçin' },
	},
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<FileDrop {...usual} label="Pasportun şəkli" {...props} />
		</div>
	),
	['pending', 'invalid'],
	'input[type="file"]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<FileDrop {...usual} label="Boş" />
			<FileDrop {...usual} label="Səhv ilə" errorMessage="Yalnız bir şəkil seçin" />
			<FileDrop {...usual} label="Qeyri-aktiv" isDisabled />
			<FileDrop {...usual} label="Yüklənir" file={{ ...sheetFile, status: 'uploading', progress: 40 }} />
			<FileDrop {...usual} label="Yüklənib" file={{ ...sheetFile, status: 'uploaded', previewUrl: picture }} />
			<FileDrop
				{...usual}
				label="Yüklənmədi"
				errorMessage="Şəkil yüklənmədi"
				file={{ ...sheetFile, status: 'failed' }}
			/>
		</Stack>
	),
};
