import './page.css';
import '../entries';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../components/Checkbox';
import { OptionList } from '../components/OptionList';
import { RadioGroup } from '../components/RadioGroup';
import { Switch } from '../components/Switch';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { drawPage } from '../root/drawPage';
import { emulate } from './emulated';

const patience = { timeout: 15_000 };
afterEach(() => emulate({}));

const items = [
	{ id: 'a', label: 'Kişi', title: 'Kişi' },
	{ id: 'b', label: 'Qadın', title: 'Qadın' },
];
/** A colour as the browser writes it. */
function colourOf(colour: string): string {
	const probe = document.body.appendChild(document.createElement('i'));
	probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
	const { color } = getComputedStyle(probe);
	probe.remove();
	return color;
}

type Fixed = { errorMessage: string; isReadOnly: boolean };
it.each<[string, (props: Fixed) => ReactElement]>([
	['Checkbox', (props) => <Checkbox {...props}>Razıyam</Checkbox>],
	['RadioGroup', (props) => <RadioGroup label="Cins" items={items} {...props} />],
	['Switch', (props) => <Switch label="Xəbərlər" {...props} />],
])('[LIB-01] an invalid %s has the edge of a fault, for reading only too', async (_name, field) => {
	const { page, draw } = drawPage();
	const edges = () =>
		[...page.querySelectorAll('span')]
			.map((one) => getComputedStyle(one))
			.filter(({ borderTopWidth }) => borderTopWidth !== '0px')
			.map(({ borderTopColor }) => borderTopColor);
	for (const isReadOnly of [false, true]) {
		draw(field({ errorMessage: 'Düzəldin', isReadOnly }));
		await vi.waitFor(() => expect(edges()).toContain(colourOf('var(--viza-color-critical)')), patience);
	}
	expect(page.querySelector('[data-readonly]')).toBeTruthy();
});

describe('[LIB-01] in forced colours', () => {
	it.each([
		['disabled', { isDisabled: true }],
		['read-only', { isReadOnly: true }],
	])(
		'what is chosen in a %s ToggleButtonGroup can be read, differs from the rest, and calls for no press',
		async (_name, state) => {
			const { page, draw } = drawPage();
			draw(<ToggleButtonGroup label="Cins" items={items} defaultValue="b" {...state} />);
			await emulate({ colours: 'forced', scheme: 'dark' });
			const [other, chosen] = [...page.querySelectorAll('label')].map((one) => getComputedStyle(one));
			await vi.waitFor(() => {
				expect(chosen?.color).not.toBe(chosen?.backgroundColor);
				expect(chosen?.backgroundColor).not.toBe(other?.backgroundColor);
				expect(chosen?.backgroundColor).not.toBe(colourOf('Highlight'));
			}, patience);
		},
	);

	it('the chosen row of a read-only OptionList has the edge of text', async () => {
		const { page, draw } = drawPage();
		draw(<OptionList label="Cins" items={items} defaultValue="b" isReadOnly />);
		await emulate({ colours: 'forced', scheme: 'dark' });
		const row = page.querySelector('[aria-selected="true"]') as Element;
		await vi.waitFor(() => expect(getComputedStyle(row).outlineColor).toBe(colourOf('CanvasText')), patience);
		expect(colourOf('CanvasText')).not.toBe(colourOf('Highlight'));
	});
});
