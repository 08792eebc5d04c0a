import '../../base';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { emulate } from '../../theme/emulated';
import { ComboBox } from '../ComboBox';
import { Select } from '.';

const items = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'de', label: 'Almaniya' },
];
const inkOf = (element: Element | null | undefined, part?: string) => element && getComputedStyle(element, part).color;

it.each([
	['', {}],
	[' in forced colours', { colours: 'forced' } as const],
])(
	'what is not chosen yet is written like the placeholder of a ComboBox, and a choice like its text%s',
	async (_name, features) => {
		onTestFinished(() => emulate({}));
		await emulate(features);
		const { page, draw } = drawPage();
		const fields = (
			<>
				<ComboBox label="Ölkə" items={items} />
				<ComboBox label="Ölkə" items={items} defaultValue="az" />
				<Select label="Ölkə" items={items} />
				<Select label="Ölkə" items={[]} defaultValue="az" isPending />
				<Select label="Ölkə" items={items} defaultValue="az" />
			</>
		);
		draw(fields);
		const [empty, filled] = page.querySelectorAll('input[role="combobox"]');
		const [soft, ink] = [inkOf(empty, '::placeholder'), inkOf(filled)];
		const inks = () => [...page.querySelectorAll('button[role="combobox"] > span')].map((span) => inkOf(span));
		expect(inks()).toEqual([soft, soft, ink]);
		expect(soft).not.toBe(ink);
		await userEvent.click(page.querySelector('button[role="combobox"]') as HTMLElement);
		await userEvent.keyboard('alm{Enter}');
		await vi.waitFor(() => expect(inks()).toEqual([ink, soft, ink]), { timeout: 15_000 });
	},
);

it('nor is it on a server’s page, before there are scripts; its options are as dark as ever', () => {
	const { page } = drawPage();
	page.innerHTML = renderToString(
		<>
			<ComboBox label="Ölkə" items={items} />
			<Select label="Ölkə" items={items} />
		</>,
	);
	const input = page.querySelector('input');
	const select = page.querySelector('select') as HTMLSelectElement;
	expect(inkOf(select)).toBe(inkOf(input, '::placeholder'));
	expect(inkOf(select.options[1])).toBe(inkOf(input));
	select.value = 'de';
	expect(inkOf(select)).toBe(inkOf(input));
});
