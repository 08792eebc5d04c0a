import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Columns } from '../Columns';
import { ImageViewer } from '.';

/** A drawn passport page, so that nothing is fetched. */
const passport = `data:image/svg+xml,${encodeURIComponent(
	`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="850" viewBox="0 0 1200 850"><rect width="1200" height="850" fill="#efe8da"/>${Array.from(
		{ length: 28 },
		(_, line) =>
			`<path d="M0 ${line * 30}q150 40 300 0t300 0 300 0 300 0" fill="none" stroke="#9db4b0" stroke-width="1.5"/>`,
	).join(
		'',
	)}<rect x="60" y="150" width="330" height="430" fill="#c9d3d6"/><circle cx="225" cy="310" r="85" fill="#7a8fa6"/><path d="M85 580c20-130 80-170 140-170s120 40 140 170Z" fill="#51657d"/><g font-family="monospace" font-size="38" fill="#1d2b36"><text x="440" y="110">AZƏRBAYCAN RESPUBLİKASI</text><text x="440" y="220">MAMMADOV</text><text x="440" y="290">ANAR</text><text x="440" y="360">C01234567</text><text x="440" y="430">14 MAY 1990</text></g><g font-family="monospace" font-size="44" fill="#1d2b36"><text x="60" y="700" textLength="1080">P&lt;AZEMAMMADOV&lt;&lt;ANAR&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text><text x="60" y="770" textLength="1080">C01234567&lt;AZE9005142M3101019&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;04</text></g></svg>`,
)}`;

const meta = {
	title: 'Documents/ImageViewer',
	component: ImageViewer,
	args: { label: 'Anar Məmmədovun pasportu', src: passport, onRetry: fn() },
	argTypes: { src: { control: 'text' } },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const picture = (canvas: Canvas) => canvas.getByRole('img', { name: 'Anar Məmmədovun pasportu' });
const ready = (canvas: Canvas) =>
	waitFor(() => expect(canvas.getByRole('group', { name: 'Şəkil sahəsi' })).toBeVisible());
const sees = (canvas: Canvas, transform: RegExp) =>
	waitFor(() => expect(picture(canvas).style.transform).toMatch(transform));

export const Playground: Story = {};

export const Buttons: Story = {
	name: 'buttons zoom, turn and show the whole, and say how it is seen',
	play: async ({ canvas, userEvent }) => {
		await ready(canvas);
		const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Kiçilt' })).toBeDisabled());
		await press('Böyüt');
		await press('Böyüt');
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('200 %, döndərilməyib'));
		await press('Sağa döndər');
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('200 %, sağa 90° döndərilib'));
		await sees(canvas, /rotate\(90deg\) scale\(2\)/);
		await press('Sola döndər');
		await press('Bütöv göstər');
		await sees(canvas, /rotate\(0deg\) scale\(1\)/);
		// The button is disabled now: focus has moved to the image.
		await waitFor(() => expect(canvas.getByRole('group', { name: 'Şəkil sahəsi' })).toHaveFocus());
	},
};

export const Keys: Story = {
	name: 'keys zoom, turn and move it, wherever the focus is in it, and go no further',
	play: async ({ canvas, userEvent }) => {
		await ready(canvas);
		const outside = fn();
		window.addEventListener('keydown', outside);
		canvas.getByRole('group', { name: 'Şəkil sahəsi' }).focus();
		await userEvent.keyboard('++++');
		await sees(canvas, /scale\(4\)/);
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
		await sees(canvas, /translate\(-96px, -48px\)/);
		await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
		await sees(canvas, /translate\(-48px, 48px\)/);
		await userEvent.keyboard('-');
		await sees(canvas, /scale\(3\)/);
		await userEvent.keyboard('rr{Shift>}R{/Shift}');
		await sees(canvas, /rotate\(90deg\)/);
		await userEvent.keyboard('0');
		await sees(canvas, /translate\(0px, 0px\) rotate\(90deg\) scale\(1\)/);
		await userEvent.tab({ shift: true });
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Sağa döndər' })).toHaveFocus());
		await userEvent.keyboard('+');
		await sees(canvas, /scale\(1\.5\)/);
		const heard = outside.mock.calls.map(([event]) => event.key);
		window.removeEventListener('keydown', outside);
		await waitFor(() => expect(heard.filter((key) => '+-0rR'.includes(key))).toEqual([]));
	},
};

export const Dragged: Story = {
	name: 'a hand moves it, up to its edges and no further',
	play: async ({ canvas, userEvent }) => {
		await ready(canvas);
		const frame = canvas.getByRole('group', { name: 'Şəkil sahəsi' });
		frame.focus();
		await userEvent.keyboard('+++');
		const hand = { pointerId: 7, pointerType: 'mouse', button: 0 };
		await fireEvent.pointerDown(frame, { ...hand, pageX: 200, pageY: 200, clientX: 200, clientY: 200 });
		await fireEvent.pointerMove(frame, { ...hand, pageX: 260, pageY: 180, clientX: 260, clientY: 180 });
		await sees(canvas, /translate\(60px, -20px\)/);
		await fireEvent.pointerMove(frame, { ...hand, pageX: 99999, pageY: 180, clientX: 99999, clientY: 180 });
		await fireEvent.pointerUp(frame, { ...hand, pageX: 99999, pageY: 180 });
		const image = picture(canvas) as HTMLImageElement;
		const most = (image.offsetWidth * 3 - frame.clientWidth) / 2;
		await sees(canvas, new RegExp(`translate\\(${most}px, -20px\\)`));
	},
};

export const Pinched: Story = {
	name: '[DSH-12] two fingers zoom it about their middle, and take it along',
	play: async ({ canvas }) => {
		await ready(canvas);
		const frame = canvas.getByRole('group', { name: 'Şəkil sahəsi' });
		const box = frame.getBoundingClientRect();
		const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
		const touch = (kind: string, ...places: readonly (readonly [number, number])[]) => {
			const touches = places.map(
				([dx, dy], identifier) => new Touch({ identifier, target: frame, clientX: x + dx, clientY: y + dy }),
			);
			const event = new TouchEvent(kind, { touches, bubbles: true, cancelable: true });
			frame.dispatchEvent(event);
			return event;
		};
		touch('touchstart', [-40, 0], [40, 0]);
		// The page neither zooms nor scrolls.
		await waitFor(() => expect(touch('touchmove', [-100, 0], [100, 0]).defaultPrevented).toBe(true));
		await sees(canvas, /translate\(0px, 0px\) rotate\(0deg\) scale\(2\.5\)/);
		touch('touchmove', [-70, 10], [130, 10]);
		await sees(canvas, /translate\(30px, 10px\) rotate\(0deg\) scale\(2\.5\)/);
		// A gesture with one finger isn't handled here.
		expect(touch('touchend', [-70, 10]).defaultPrevented).toBe(false);
		touch('touchmove', [-10, 10]);
		await sees(canvas, /translate\(30px, 10px\)/);
		touch('touchstart', [-100, 0], [100, 0]);
		touch('touchmove', [-1, 0], [1, 0]);
		await sees(canvas, /translate\(0px, 0px\) rotate\(0deg\) scale\(1\)/);
	},
};

export const Beside: Story = {
	name: '[DSH-12] beside facts, in half a pane, all its buttons stand in one line',
	decorators: [
		(Story) => (
			<div style={{ inlineSize: '17rem' }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		const tops = () => canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().top));
		await waitFor(() => expect(new Set(tops()).size).toBe(1));
	},
};

export const Failed: Story = {
	name: 'a picture that can’t be had says so and is asked for again',
	args: { src: 'data:image/png;base64,bm90IGFuIGltYWdl' },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Şəkli göstərmək mümkün olmadı'));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Böyüt' })).toBeDisabled());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd edin' }));
		await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(1));
		await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
	},
};

function Several() {
	const [number, setNumber] = useState(1);
	return (
		<ImageViewer
			label={`Səyahətçi ${number}`}
			src={number === 3 ? null : `${passport}#${number}`}
			pages={{ number, total: 3, onTurn: setNumber }}
		/>
	);
}

export const Pages: Story = {
	name: '[DSH-12] [UPL-11] of several pictures one is seen: which of how many, the next by button or key, and the focus stays',
	render: () => <Several />,
	play: async ({ canvas, userEvent }) => {
		await ready(canvas);
		await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Əvvəlki şəkil' })).toBeDisabled());
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti şəkil' }));
		await waitFor(() => expect(canvas.getByRole('img', { name: 'Səyahətçi 2' })).toBeVisible());
		const frame = () => canvas.getByRole('group', { name: 'Şəkil sahəsi' });
		frame().focus();
		await userEvent.keyboard('{PageDown}');
		await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Şəkil 3, cəmi 3')).toBeInTheDocument());
		// Its URL is still being requested, and keys work all the same.
		await waitFor(() => expect(canvas.queryByRole('img', { name: /Səyahətçi/ })).toBeNull());
		await waitFor(() => expect(frame()).toHaveFocus());
		await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
		await waitFor(() => expect(canvas.getByRole('img', { name: 'Səyahətçi 1' })).toBeVisible());
		await waitFor(() => expect(frame()).toHaveFocus());
	},
};

export const SeveralBeside: Story = {
	name: '[DSH-12] [UPL-11] beside facts, which of several is seen stands in a line, and the tools in the next one',
	decorators: [
		(Story) => (
			<div style={{ inlineSize: '17rem' }}>
				<Story />
			</div>
		),
	],
	render: () => <Several />,
	play: async ({ canvas }) => {
		const tops = () => canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().top));
		await waitFor(() => {
			const [pages, tools] = [tops().slice(0, 2), tops().slice(2)];
			expect([new Set(pages).size, new Set(tools).size]).toEqual([1, 1]);
			expect(pages[0]).toBeLessThan(tools[0] ?? 0);
		});
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: (args) => (
		<Columns>
			<ImageViewer {...args} />
			<ImageViewer {...args} src="data:image/png;base64,bm90IGFuIGltYWdl" />
		</Columns>
	),
};
