import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { samplesIn } from '../../docs/wordsIn';
import { Button } from '../Button';
import { Inline } from '../Inline';
import { ToastRegion, toast } from '.';

const meta = {
	title: 'Feedback/Toast',
	component: ToastRegion,
	beforeEach: () => {
		toast.clear();
		return () => toast.clear();
	},
	render: (args, { globals }) => {
		const said = samplesIn(globals);
		return (
			<>
				<Inline>
					<Button onPress={() => toast.success(said('Promo kod uğurla aktivləşdirildi!'))}>Uğurlu</Button>
					<Button
						tone="secondary"
						onPress={() => toast.warning(said('Maksimum səyahətçi sayı 10-dur'), { timeout: 600 })}
					>
						Qısa
					</Button>
				</Inline>
				<ToastRegion {...args} />
			</>
		);
	},
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AutoClose: Story = {
	name: '[TST-01] appears at the top right, is announced, and closes by itself after 3000 ms',
	play: async ({ canvas, userEvent }) => {
		const region = canvas.getByRole('region', { name: 'Bildirişlər' });
		await waitFor(() => expect(within(region).getAllByRole('list')[0]).toHaveAttribute('aria-live', 'polite'));
		const started = performance.now();
		await userEvent.click(canvas.getByRole('button', { name: 'Uğurlu' }));
		const message = await within(region).findByText(/Promo kod uğurla aktivləşdirildi!/);
		await waitFor(() => expect(message).toHaveTextContent('Uğurlu: Promo kod'));
		const box = region.getBoundingClientRect();
		await waitFor(() => expect(window.innerWidth - box.right).toBeLessThanOrEqual(32));
		await waitFor(() => expect(box.top).toBeLessThanOrEqual(32));
		await waitFor(() => expect(within(region).queryByText(/Promo kod/)).not.toBeInTheDocument());
		await expect(performance.now() - started).toBeGreaterThanOrEqual(2900);
	},
};

function HostAndGuest() {
	const [isHostThere, setHostThere] = useState(true);
	return (
		<>
			<Button onPress={() => setHostThere(false)}>Ev sahibi gedir</Button>
			{isHostThere && <ToastRegion />}
			<ToastRegion />
		</>
	);
}

export const OnceForAll: Story = {
	name: '[TST-01] where a page has two regions, as a host with a wizard, news is told once; the other one tells it when the first has gone',
	render: () => <HostAndGuest />,
	play: async ({ canvas, userEvent }) => {
		toast.success('VZ-1 sizdədir', { timeout: null });
		await waitFor(() => expect(canvas.getAllByText('VZ-1 sizdədir')).toHaveLength(1));
		const [host, guest] = canvas.getAllByRole('region', { name: 'Bildirişlər' });
		await waitFor(() => expect(host).toHaveTextContent('VZ-1 sizdədir'));
		await userEvent.click(canvas.getByRole('button', { name: 'Ev sahibi gedir' }));
		await waitFor(() => expect(guest).toHaveTextContent('VZ-1 sizdədir'));
		await waitFor(() => expect(host).not.toBeInTheDocument());
	},
};

export const AtTheMiddle: Story = {
	name: 'at the top in the middle where that is asked for',
	args: { placement: 'top-center' },
	render: (args) => <ToastRegion {...args} />,
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Bildirişlər' });
		toast.success('VZ-1 sizdədir', { timeout: null });
		await within(region).findByText('VZ-1 sizdədir');
		const { left, right, top } = region.getBoundingClientRect();
		await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
		await expect(left).toBeGreaterThanOrEqual(16);
		await expect(top).toBe(16);
	},
};

export const Held: Story = {
	name: '[TST-01] pauses while hovered and can be dismissed',
	play: async ({ canvas, userEvent }) => {
		const region = canvas.getByRole('region');
		await userEvent.click(canvas.getByRole('button', { name: 'Qısa' }));
		const item = await within(region).findByText(/Maksimum/);
		await userEvent.hover(item);
		const held = performance.now();
		await waitFor(() => expect(performance.now() - held).toBeGreaterThan(900));
		await waitFor(() => expect(item).toBeInTheDocument());
		await userEvent.click(within(region).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(item).not.toBeInTheDocument());
	},
};

export const ClosedByKeys: Story = {
	name: 'closed by the keyboard, it gives the focus back, and the next one goes by itself',
	play: async ({ canvas, userEvent }) => {
		const region = canvas.getByRole('region');
		const opener = canvas.getByRole('button', { name: 'Qısa' });
		await userEvent.click(opener);
		(await within(region).findByRole('button', { name: 'Bağla' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(within(region).queryByText(/Maksimum/)).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await within(region).findByText(/Maksimum/);
		await waitFor(() => expect(within(region).queryByText(/Maksimum/)).not.toBeInTheDocument());
	},
};

const undo = fn();
export const WithAction: Story = {
	name: 'with something to be done it stays; F6 leads there and back, and Escape takes it away',
	play: async ({ canvas, userEvent }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		const opener = canvas.getByRole('button', { name: 'Qısa' });
		toast.success('Müraciət götürüldü', { action: { label: 'Geri qaytar', onPress: undo } });
		toast.success('Bir an', { timeout: 5000 });
		await region.findByText('Bir an');
		opener.focus();
		await userEvent.keyboard('{F6}');
		const button = region.getByRole('button', { name: 'Geri qaytar' });
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{F6}');
		await waitFor(() => expect(opener).toHaveFocus());
		// The other one disappears by itself, and another with a timeout of 3 s too.
		await waitFor(() => expect(region.queryByText('Bir an')).not.toBeInTheDocument(), { timeout: 30_000 });
		toast.success('Üç saniyə');
		await region.findByText('Üç saniyə');
		await waitFor(() => expect(region.queryByText('Üç saniyə')).not.toBeInTheDocument(), { timeout: 30_000 });
		await waitFor(() => expect(button).toBeVisible());
		await userEvent.keyboard('{F6}{Escape}');
		await waitFor(() => expect(region.queryByText('Müraciət götürüldü')).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
		await expect(undo).not.toHaveBeenCalled();
	},
};

export const OneOfAKind: Story = {
	name: 'the next news of a kind takes the place of the last, and other news stays',
	play: async ({ canvas }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		toast.success('VZ-1 sizdədir', { kind: 'undo', timeout: null });
		toast.error('Siyahı yenilənmədi', { timeout: null });
		toast.success('VZ-2 sizdədir', { kind: 'undo', timeout: null });
		await region.findByText('VZ-2 sizdədir');
		await waitFor(() => expect(region.queryByText('VZ-1 sizdədir')).not.toBeInTheDocument());
		await waitFor(() => expect(region.getByText('Siyahı yenilənmədi')).toBeVisible());
		await expect(region.getAllByRole('listitem')).toHaveLength(2);
	},
};

export const InPlace: Story = {
	tags: ['sized'],
	name: 'what goes on says in the same place how it ended, and stays until then',
	play: async ({ canvas }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		const work = Promise.withResolvers<number>();
		toast.success('Başqa xəbər', { timeout: null });
		toast.promise(work.promise, {
			pending: 'Göndərilir',
			done: (count) => ({ message: `${count} müraciət göndərildi`, timeout: null }),
			failed: 'Göndərilmədi',
		});
		const item = (await region.findByText('Göndərilir')).closest('li');
		await waitFor(() => expect(item).toHaveAttribute('aria-busy', 'true'));
		toast.info('Daha bir xəbər', { timeout: null });
		work.resolve(3);
		await waitFor(() => expect(item).toHaveTextContent('Uğurlu: 3 müraciət göndərildi'));
		await waitFor(() => expect(item).not.toHaveAttribute('aria-busy'));
		await waitFor(() => expect(region.getAllByRole('listitem')[1]).toBe(item));
		const failing = Promise.withResolvers<void>();
		toast.promise(failing.promise, { pending: 'Silinir', done: 'Silindi', failed: 'Silinmədi' });
		failing.reject(new Error('no'));
		await waitFor(() => expect(region.getAllByRole('listitem').at(-1)).toHaveTextContent('Xəta: Silinmədi'));
		await waitFor(() => expect(region.queryByText(/Silinmədi/)).not.toBeInTheDocument(), { timeout: 6000 });
	},
};

const onAPhone: Pick<Story, 'globals' | 'render'> = {
	globals: { viewport: { value: 'phone', isRotated: false } },
	render: (args) => <ToastRegion {...args} />,
};
const stays = { timeout: null };
type Region = ReturnType<typeof within>;
const isSeen = (region: Region, message: string) => waitFor(() => expect(region.getByText(message)).toBeVisible());
const waits = (region: Region, message: string) => waitFor(() => expect(region.getByText(message)).not.toBeVisible());

export const OneOnAPhone: Story = {
	tags: ['sized'],
	...onAPhone,
	name: '[TST-01] on a phone the latest alone is shown, above the page’s heading; the one before when that has gone',
	play: async ({ canvas }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		toast.success('Müraciət göndərildi', stays);
		const latest = toast.info('Ödəniş səhifəsi açılır', stays);
		await isSeen(region, 'Ödəniş səhifəsi açılır');
		await waits(region, 'Müraciət göndərildi');
		await waitFor(() => expect(canvas.getByRole('region').getBoundingClientRect().bottom).toBeLessThan(81));
		toast.close(latest);
		await isSeen(region, 'Müraciət göndərildi');
		// Of two lines too.
		toast.info('Başladığınız müraciət tapıldı, onu davam etdirə bilərsiniz', stays);
		await isSeen(region, 'Başladığınız müraciət tapıldı, onu davam etdirə bilərsiniz');
		await waitFor(() => {
			const { height, bottom } = canvas.getByRole('region').getBoundingClientRect();
			expect(height).toBeGreaterThan(60);
			expect(bottom).toBeLessThan(81);
		});
	},
};

export const WholeTime: Story = {
	tags: ['sized', 'whole'],
	...onAPhone,
	name: '[TST-01] what another has covered has its whole time when it is seen again',
	play: async ({ canvas }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		const told = performance.now();
		// Long enough not to disappear before it is covered, however busy the machine.
		toast.success('Müraciət göndərildi', { timeout: 8000 });
		await isSeen(region, 'Müraciət göndərildi');
		await waitFor(() => expect(performance.now() - told).toBeGreaterThan(1000));
		const latest = toast.info('Ödəniş səhifəsi açılır', stays);
		await waits(region, 'Müraciət göndərildi');
		// A browser reports what lost its space in the next frame: it is covered for longer than that.
		const covered = performance.now();
		await waitFor(() => expect(performance.now() - covered).toBeGreaterThan(500));
		const seenAgain = performance.now();
		toast.close(latest);
		await isSeen(region, 'Müraciət göndərildi');
		await waitFor(() => expect(region.queryByText('Müraciət göndərildi')).not.toBeInTheDocument());
		await expect(performance.now() - seenAgain).toBeGreaterThanOrEqual(7900);
	},
};

export const FailureInSight: Story = {
	...onAPhone,
	name: '[TST-01] on a phone what failed stays in sight when other news comes',
	play: async ({ canvas }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		toast.warning('Maksimum səyahətçi sayı 10-dur', stays);
		toast.error('Şəkil yüklənmədi', stays);
		toast.info('Ödəniş səhifəsi açılır', stays);
		await isSeen(region, 'Ödəniş səhifəsi açılır');
		await waits(region, 'Maksimum səyahətçi sayı 10-dur');
		await isSeen(region, 'Şəkil yüklənmədi');
	},
};

export const FocusInSight: Story = {
	tags: ['sized'],
	...onAPhone,
	name: '[TST-01] on a phone F6 leads to the one in sight, and that keeps the focus when other news comes',
	play: async ({ canvas, userEvent }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		toast.warning('Maksimum səyahətçi sayı 10-dur', stays);
		toast.success('Müraciət göndərildi', stays);
		await waits(region, 'Maksimum səyahətçi sayı 10-dur');
		await userEvent.keyboard('{F6}');
		const button = within(region.getByText('Müraciət göndərildi').closest('li') as HTMLElement).getByRole('button');
		await waitFor(() => expect(button).toHaveFocus());
		toast.info('Ödəniş səhifəsi açılır', stays);
		await isSeen(region, 'Ödəniş səhifəsi açılır');
		await isSeen(region, 'Müraciət göndərildi');
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(region.queryByText('Müraciət göndərildi')).not.toBeInTheDocument());
		await waitFor(() => expect(region.getByRole('button')).toHaveFocus());
	},
};

export const ActionBelow: Story = {
	...onAPhone,
	name: 'the ring of an action that has no room beside the words crosses none of them',
	play: async ({ canvas, userEvent }) => {
		const region = within(canvas.getByRole('region', { name: 'Bildirişlər' }));
		const message = 'VZ-7K3M-2QXD nömrəli müraciət sizdədir, yoxlaması başqasındadır';
		toast.success(message, { action: { label: 'Geri qaytar', onPress: undo } });
		const item = await region.findByText(message);
		const words = [...item.childNodes].find(({ textContent }) => textContent === message) as Node;
		await userEvent.keyboard('{F6}');
		const button = region.getByRole('button', { name: 'Geri qaytar' });
		await waitFor(() => expect(button).toHaveFocus());
		const range = document.createRange();
		range.selectNodeContents(words);
		const { outlineWidth, outlineOffset } = getComputedStyle(button);
		const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
		const lowest = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
		await expect(button.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(lowest);
	},
};

const retry = fn();
/** When the story starts, and each time a theme or width renders it again: the queue is emptied before. */
function tellOfEveryTone({ globals }: { globals: Record<string, unknown> }) {
	const forever = { timeout: null };
	const said = samplesIn(globals);
	toast.info(said('Ödəniş səhifəsi açılır'), forever);
	toast.success(said('Müraciət göndərildi'), forever);
	toast.warning(said('Zəhmət olmasa hesabınıza daxil olun'), forever);
	toast.error(said('Şəkil yüklənmədi'), {
		...forever,
		title: said('Xəta baş verdi'),
		action: { label: said('Yenidən cəhd edin'), onPress: retry },
	});
}

export const Sheet: Story = {
	tags: ['sheet'],
	beforeEach: tellOfEveryTone,
	render: () => (
		<div style={{ minHeight: '26rem' }}>
			<ToastRegion />
		</div>
	),
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(4));
		await waitFor(() =>
			expect(canvas.getAllByRole('listitem', { hidden: true }).at(-1)).toHaveTextContent(said('Şəkil yüklənmədi')),
		);
	},
};
