import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../components/Select';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { beTouched, inWindow, touch } from '../root/devtools';
import { drawPage } from '../root/drawPage';

/** The height of an application's bar at the top, in px, and the room that a page keeps for it. */
const BAR = 56;
const items = [
	{ id: 'b', label: 'Biznes' },
	{ id: 't', label: 'Turizm' },
];
const fields = {
	'a text': <TextField label="Ad" description="Pasportdakı kimi" />,
	'a long text': <TextArea label="Qeydlər" description="Məsələn, pəncərə yanında yer" rows={4} />,
	'a choice': <Select label="Viza növü" description="Siyahıdan seçin" items={items} />,
};

for (const [name, field] of Object.entries(fields))
	it(`[WIZ-02] ${name} that keys come to is seen with its label, not under the bar`, async () => {
		const { page, draw } = drawPage();
		document.documentElement.style.scrollPaddingBlock = '5rem';
		onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding-block'));
		draw(
			<>
				<div style={{ height: '150vh' }} />
				<button type="button">Geriyə</button>
				{field}
				<div style={{ height: '150vh' }} />
			</>,
		);
		const control = page.querySelector('input, textarea, [role="combobox"]') as HTMLElement;
		const label = page.querySelector('label') as HTMLElement;
		const before = page.querySelector('button') as HTMLButtonElement;
		// From what is partly under the bar to what is just below it, with its label under it.
		for (const top of [30, 60, 82]) {
			before.focus({ preventScroll: true });
			window.scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' });
			await userEvent.tab();
			expect(document.activeElement?.closest('main')).toBe(page);
			expect(document.activeElement).not.toBe(before);
			await vi.waitFor(() => expect(label.getBoundingClientRect().top, `from ${top}`).toBeGreaterThanOrEqual(BAR));
		}
	});

it('[WIZ-02] a long text that a finger has scrolled the page from is seen with its label too', async () => {
	await beTouched();
	const { page, draw } = drawPage();
	document.documentElement.style.scrollPaddingBlock = '5rem';
	onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding-block'));
	draw(
		<>
			<div style={{ height: '40vh' }} />
			<button type="button">Geriyə</button>
			{fields['a long text']}
			<div style={{ height: '200vh' }} />
		</>,
	);
	const area = page.querySelector('textarea') as HTMLElement;
	const { x, y } = area.getBoundingClientRect();
	const at = (moved: number) => inWindow({ x: x + 20, y: y + 20 - moved });
	const cancelled = new Promise((resolve) => area.addEventListener('pointercancel', resolve, { once: true }));
	await touch(at(0), at(10), at(20), at(30), at(40));
	await cancelled;
	await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(0), { timeout: 15_000 });
	page.querySelector('button')?.focus({ preventScroll: true });
	window.scrollBy({ top: area.getBoundingClientRect().top - 82, behavior: 'instant' });
	await userEvent.tab();
	expect(document.activeElement).toBe(area);
	const label = page.querySelector('label') as HTMLElement;
	await vi.waitFor(() => expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(BAR), { timeout: 15_000 });
});
