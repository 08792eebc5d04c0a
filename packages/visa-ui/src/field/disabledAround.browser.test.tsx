import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import {
	CardSelect,
	Checkbox,
	CheckboxGroup,
	FileDrop,
	NumberStepper,
	OptionList,
	RadioGroup,
	TimeField,
} from '../entries';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'a', title: 'Turizm' },
	{ id: 'b', title: 'İşgüzar' },
];

function Around({ children }: { children: ReactElement }) {
	const [isDisabled, disable] = useState(true);
	return (
		<>
			<button type="button" onClick={() => disable(!isDisabled)}>
				Dəyiş
			</button>
			<fieldset disabled={isDisabled}>
				<fieldset>{children}</fieldset>
			</fieldset>
			<button type="button">Son</button>
		</>
	);
}

it.each<[string, (told: () => void) => ReactElement]>([
	['CardSelect', (told) => <CardSelect label="Növ" items={items} onChange={told} />],
	['OptionList', (told) => <OptionList label="Növ" items={items} onChange={told} />],
	['TimeField', (told) => <TimeField label="Saat" defaultValue="10:30" onChange={told} />],
])('%s is disabled with the fieldset around it, and enabled with it', async (_, field) => {
	const told = vi.fn();
	const { page, draw } = drawPage();
	draw(<Around>{field(told)}</Around>);
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).not.toBeNull(), patience);
	const turn = screen.getByRole('button', { name: 'Dəyiş' });
	await userEvent.click(turn);
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).toBeNull(), patience);
	await userEvent.keyboard('{Tab}{Enter}{ArrowUp}');
	await vi.waitFor(() => expect(told).toHaveBeenCalled(), patience);
	await userEvent.click(turn);
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).not.toBeNull(), patience);
	told.mockClear();
	turn.element().focus();
	await userEvent.keyboard('{Tab}{Enter}{ArrowUp}');
	await expect.element(screen.getByRole('button', { name: 'Son' }), patience).toHaveFocus();
	expect(told).not.toHaveBeenCalled();
});

it.each<[string, (isDisabled: boolean) => ReactElement]>([
	['Checkbox', (isDisabled) => <Checkbox isDisabled={isDisabled}>Razıyam</Checkbox>],
	[
		'RadioGroup',
		(isDisabled) => <RadioGroup label="Növ" items={[{ id: 'a', label: 'Turizm' }]} isDisabled={isDisabled} />,
	],
])('%s looks disabled in a fieldset that is', async (_, field) => {
	const { page, draw } = drawPage();
	draw(
		<>
			{field(false)}
			{field(true)}
			<fieldset disabled>{field(false)}</fieldset>
		</>,
	);
	const looks = () =>
		[...page.querySelectorAll('label:has(input)')].map((label) => {
			const { color, cursor } = getComputedStyle(label);
			return `${color}, ${cursor}`;
		});
	await vi.waitFor(() => expect(looks()).toHaveLength(3), patience);
	const [enabled, disabled, within] = looks();
	expect(disabled).not.toBe(enabled);
	expect(within).toBe(disabled);
});

const labelled = [
	{ id: 'a', label: 'Turizm' },
	{ id: 'b', label: 'İşgüzar' },
];

it.each<[string, string, (told: () => void) => ReactElement]>([
	['Checkbox', 'label:has(input)', (told) => <Checkbox onChange={told}>Razıyam</Checkbox>],
	['RadioGroup', 'label:has(input)', (told) => <RadioGroup label="Növ" items={labelled} onChange={told} />],
	['CheckboxGroup', 'label:has(input)', (told) => <CheckboxGroup label="Növ" items={labelled} onChange={told} />],
	['NumberStepper', 'button:last-of-type', (told) => <NumberStepper label="Say" defaultValue={5} onChange={told} />],
])('%s does not answer to a pointer in a fieldset that is disabled', async (_, selector, field) => {
	const told = vi.fn();
	const { page, draw } = drawPage();
	draw(
		<>
			<fieldset data-around disabled>
				{field(told)}
			</fieldset>
			<fieldset data-around>{field(told)}</fieldset>
		</>,
	);
	const press = (index: number) => {
		const pressed = page.querySelectorAll('[data-around]')[index]?.querySelector(selector);
		const { left, top, width, height } = pressed?.getBoundingClientRect() ?? new DOMRect();
		return userEvent.click(document.body, { position: { x: left + Math.min(12, width / 2), y: top + height / 2 } });
	};
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).not.toBeNull(), patience);
	await press(0);
	expect(told).not.toHaveBeenCalled();
	await press(1);
	await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), patience);
});

it('FileDrop takes no file that is dropped in a fieldset that is disabled', async () => {
	const told = vi.fn();
	const { page, draw } = drawPage();
	const field = <FileDrop label="Pasport" note="PNG" onFile={told} onRefused={told} />;
	const drop = () => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['x'], 'pasport.png', { type: 'image/png' }));
		const zone = page.querySelector('[role="presentation"]');
		zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
	};
	draw(<fieldset disabled>{field}</fieldset>);
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).not.toBeNull(), patience);
	drop();
	draw(<fieldset>{field}</fieldset>);
	await vi.waitFor(() => expect(page.querySelector('[data-disabled]')).toBeNull(), patience);
	expect(told).not.toHaveBeenCalled();
	drop();
	await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), patience);
});

function Turned() {
	const [isOn, turn] = useState(false);
	return (
		<fieldset disabled={!isOn}>
			<legend>
				<Checkbox isSelected={isOn} onChange={turn}>
					Başqa ünvana
				</Checkbox>
			</legend>
			<Checkbox>Şəhərə</Checkbox>
		</fieldset>
	);
}

it('a field in the legend of a disabled fieldset is usable, as it is what turns the fieldset on', async () => {
	const { page, draw } = drawPage();
	draw(<Turned />);
	const [own, other] = page.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
	expect([own.disabled, other.disabled]).toEqual([false, true]);
	await userEvent.click(own);
	await vi.waitFor(() => expect([own.disabled, other.disabled]).toEqual([false, false]), patience);
});
