import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../components/Checkbox';
import { RadioGroup } from '../components/RadioGroup';
import { Select } from '../components/Select';
import { Switch } from '../components/Switch';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { middleOf, send } from '../root/devtools';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };

/** Presses the pointer's button over the middle of an element of this iframe. */
async function button(type: 'mousePressed' | 'mouseReleased', element: Element) {
	await send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...middleOf(element) });
}

function shown(field: ReactElement) {
	const { page, draw } = drawPage();
	draw(field);
	return page;
}

const items = [
	{ id: 'a', label: 'Kişi' },
	{ id: 'b', label: 'Qadın' },
];
const fixed: Record<string, { field: ReactElement; pressed?: string }> = {
	'a Checkbox': { field: <Checkbox isReadOnly>Razıyam</Checkbox> },
	'a RadioGroup': { field: <RadioGroup label="Cins" items={items} isReadOnly />, pressed: '[role="radiogroup"] label' },
	'a Switch': { field: <Switch label="Xəbərlər" isReadOnly />, pressed: 'input' },
	'a Select': { field: <Select label="Cins" items={items} isReadOnly />, pressed: '[role="combobox"]' },
	'a ToggleButtonGroup': { field: <ToggleButtonGroup label="Cins" items={items} isReadOnly defaultValue="b" /> },
	'a disabled ToggleButtonGroup': { field: <ToggleButtonGroup label="Cins" items={items} isDisabled /> },
};

it.each(Object.entries(fixed))('%s that can not be changed does not look pressed', async (_name, sample) => {
	const { field, pressed = 'label' } = sample;
	const page = shown(field);
	const target = page.querySelector(pressed) as HTMLElement;
	const marks = () => [...page.querySelectorAll('*')].map((element) => getComputedStyle(element).boxShadow);
	const atRest = marks();
	await userEvent.hover(target, { force: true });
	await button('mousePressed', target);
	await vi.waitFor(() => expect(target.matches(':active')).toBe(true), patience);
	const whilePressed = marks();
	await button('mouseReleased', target);
	expect(whilePressed).toEqual(atRest);
});

it.each([
	['checkbox', <Checkbox key="a">Razıyam</Checkbox>],
	['radio', <RadioGroup key="b" label="Cins" items={items} />],
] as const)('a %s lies over the mark that is drawn for it, where a finger looks for it', async (role, field) => {
	const page = shown(field);
	const input = page.querySelector<HTMLInputElement>(`input[type="${role}"]`);
	const mark = input?.closest('label')?.querySelector('span:nth-of-type(2)')?.getBoundingClientRect();
	if (!input || !mark) throw new Error('There is no mark.');
	const place = input.getBoundingClientRect();
	// The mark may have a border around what is as large as the input.
	for (const side of ['left', 'top', 'right', 'bottom'] as const)
		expect(Math.abs(place[side] - mark[side]), side).toBeLessThanOrEqual(2);
	expect(document.elementFromPoint(mark.x + mark.width / 2, mark.y + mark.height / 2)).toBe(input);
	await userEvent.click(input);
	await vi.waitFor(() => expect(input.checked).toBe(true), patience);
});
