import '../../base';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { pressLetters } from '../../field/pressLetters';
import { beTouched, tap } from '../../root/devtools';
import { drawPage, drawShadow } from '../../root/drawPage';
import { ComboBox } from '../ComboBox';
import { Dialog } from '../Dialog';
import { Popover } from '../Popover';
import { Select } from '.';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'de', label: 'Almaniya' },
	{ id: 'ge', label: 'Gürcüstan', isDisabled: true },
	{ id: 'cy', label: 'Kipr' },
	{ id: 'kr', label: 'Koreya Respublikası' },
	{ id: 'sk', label: 'Şri-Lanka' },
];
const many = Array.from({ length: 40 }, (_item, index) => ({ id: `${index}`, label: `Ölkə ${index}` }));

const control = () => document.querySelector('[role="combobox"]') as HTMLButtonElement;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const texts = () => rows().map(({ textContent }) => textContent);
const isOpen = (isIt: boolean) => expect.poll(() => control().getAttribute('aria-expanded'), patience).toBe(`${isIt}`);
const isAt = (label: string) => expect.poll(() => document.activeElement?.textContent, patience).toBe(label);
const isBack = () => expect.poll(() => document.activeElement, patience).toBe(control());

function show(props: Partial<Parameters<typeof Select>[0]> = {}) {
	const [onChange, onBlur] = [vi.fn(), vi.fn()];
	const { page, draw } = drawPage();
	const field = (more: typeof props = {}) =>
		draw(
			<>
				<button type="button">Əvvəl</button>
				<Select {...({ label: 'Ölkə', items, onChange, onBlur, ...props, ...more } as Parameters<typeof Select>[0])} />
				<button type="button">Sonra</button>
			</>,
		);
	field();
	return { page, draw: field, onChange, onBlur };
}

it.each([
	['Enter', '{Enter}', 'Seçin'],
	['Space', ' ', 'Seçin'],
	['↓', '{ArrowDown}', 'Seçin'],
	['↑', '{ArrowUp}', 'Seçin'],
])('%s opens the list at the choice; arrows, Home and End move, past what is disabled', async (_, key, first) => {
	const { onChange } = show();
	control().focus();
	await userEvent.keyboard(key);
	await isAt(first);
	expect(texts()).toEqual(['Seçin', ...items.map(({ label }) => label)]);
	await userEvent.keyboard('{ArrowDown}{ArrowDown}');
	await isAt('Almaniya');
	await userEvent.keyboard('{ArrowDown}');
	await isAt('Kipr');
	await userEvent.keyboard('{Home}');
	await isAt('Seçin');
	await userEvent.keyboard('{End}');
	await isAt('Şri-Lanka');
	await userEvent.keyboard('{ArrowUp}');
	await isAt('Koreya Respublikası');
	expect(onChange).not.toHaveBeenCalled();
});

it.each([
	['↓', '{ArrowDown}', 'Azərbaycan'],
	['↑', '{ArrowUp}', 'Şri-Lanka'],
])('where there must be a choice, %s opens at the end that it comes to first', async (_, key, first) => {
	show({ isRequired: true });
	control().focus();
	await userEvent.keyboard(key);
	await isAt(first);
	expect(texts()).toEqual(items.map(({ label }) => label));
});

it.each(['{Enter}', ' '])('“%s” chooses the row, closes, and does nothing to the control', async (key) => {
	const { onChange, onBlur } = show({ defaultValue: 'de' });
	control().focus();
	await userEvent.keyboard('{Enter}');
	await isAt('Almaniya');
	await userEvent.keyboard(`{ArrowDown}${key}`);
	await isBack();
	await isOpen(false);
	expect(onChange.mock.calls).toEqual([['cy']]);
	expect(control().textContent).toBe('Kipr');
	expect(onBlur).not.toHaveBeenCalled();
});

it('a key that is held opens once, and chooses nothing', async () => {
	const { onChange } = show();
	control().focus();
	await userEvent.keyboard('{Enter>4}');
	await isOpen(true);
	await userEvent.keyboard('{/Enter}');
	await isOpen(true);
	await userEvent.keyboard('{ArrowDown}{Enter>4/}');
	await isBack();
	await isOpen(false);
	expect(onChange.mock.calls).toEqual([['az']]);
});

it('the row without a choice takes it back, and the chosen row again changes nothing', async () => {
	const { onChange } = show({ defaultValue: 'de' });
	await userEvent.click(control());
	await isAt('Almaniya');
	expect(rows()[2]?.getAttribute('aria-selected')).toBe('true');
	await userEvent.click(rows()[2] as HTMLElement);
	await isBack();
	expect(onChange).not.toHaveBeenCalled();
	await userEvent.click(control());
	await userEvent.click(rows()[0] as HTMLElement);
	await isBack();
	expect(onChange.mock.calls).toEqual([[null]]);
	expect(control().textContent).toBe('Seçin');
});

it('letters find in any spelling: in the open list, and in the closed control, which changes at once', async () => {
	const { onChange } = show();
	control().focus();
	await userEvent.keyboard('{Enter}');
	await isAt('Seçin');
	await pressLetters('sri');
	await isAt('Şri-Lanka');
	await userEvent.keyboard('{Escape}');
	await isBack();
	expect(onChange).not.toHaveBeenCalled();
	// A space in the middle of a word opens nothing.
	await pressLetters('koreya r');
	await expect.poll(() => control().textContent, patience).toBe('Koreya Respublikası');
	await isOpen(false);
	expect(onChange).toHaveBeenLastCalledWith('kr');
});

const alike = ['Kanada', 'Kipr', 'Almaniya', 'Koreya', 'Kuba'].map((label) => ({ id: label, label }));

it('Alt and ↓ opens the list, Alt and ↑ closes it or opens it, and neither changes anything', async () => {
	const { onChange, onBlur } = show({ defaultValue: 'de' });
	control().focus();
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	await isAt('Almaniya');
	await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
	await isOpen(false);
	await isBack();
	await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
	await isAt('Almaniya');
	expect(onChange).not.toHaveBeenCalled();
	expect(onBlur).not.toHaveBeenCalled();
});

it('repeating a letter goes round the rows that begin with it: in the open list, and in the closed control', async () => {
	const { onChange } = show({ items: alike, isRequired: true });
	control().focus();
	await userEvent.keyboard('{Enter}');
	await isAt('Kanada');
	await pressLetters('kk');
	await isAt('Koreya');
	await userEvent.keyboard('{Escape}');
	await isBack();
	expect(onChange).not.toHaveBeenCalled();
	await pressLetters('kkkkk');
	expect(onChange.mock.calls.flat()).toEqual(['Kanada', 'Kipr', 'Koreya', 'Kuba', 'Kanada']);
});

it('with the list closed, letters go on from the choice, whichever row was reached before', async () => {
	const { onChange } = show({ items: alike, defaultValue: 'Kipr' });
	control().focus();
	await pressLetters('k');
	expect(onChange).toHaveBeenLastCalledWith('Koreya');
	await userEvent.keyboard('{Enter}{Home}');
	await isAt('Seçin');
	await userEvent.keyboard('{Escape}');
	await isBack();
	await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
	expect(onChange).toHaveBeenLastCalledWith('Kipr');
	await pressLetters('k');
	expect(onChange).toHaveBeenLastCalledWith('Koreya');
});

it('a press on the control closes its open list, and leaves the choice', async () => {
	const { onChange, onBlur } = show({ defaultValue: 'de' });
	await userEvent.click(control());
	await isAt('Almaniya');
	await userEvent.click(control());
	await isOpen(false);
	await isBack();
	expect(rows()).toEqual([]);
	// Nor does a screen reader's, which has no pointer.
	control().click();
	await isOpen(true);
	control().click();
	await isOpen(false);
	await isBack();
	expect(onChange).not.toHaveBeenCalled();
	expect(onBlur).not.toHaveBeenCalled();
});

it('opens nothing before there is anything to choose, and closes when there no longer is', async () => {
	const { onChange, draw } = show({ items: [], defaultValue: 'cy', isPending: true });
	await userEvent.click(control());
	await userEvent.keyboard('{ArrowDown}{Enter} ');
	await isOpen(false);
	draw({ items });
	expect(control().textContent).toBe('Kipr');
	await userEvent.click(control());
	await isAt('Kipr');
	// They are loaded anew: that isn't what may be chosen.
	expect(texts()[0]).toBe('Seçin');
	draw({ items: [] });
	await isOpen(false);
	await isBack();
	expect(onChange).not.toHaveBeenCalled();
});

it('draws only the rows again that keys leave and reach, and tells who listens last', async () => {
	const [first, last] = [vi.fn(), vi.fn()];
	const { draw } = show({ items: many, onChange: first });
	control().focus();
	await userEvent.keyboard('{Enter}');
	await isAt('Seçin');
	await userEvent.keyboard('{ArrowDown}');
	await isAt('Ölkə 0');
	const drawn: string[] = [];
	const noted = rows().map((row) => {
		// React hands each drawing to the element that it concerns.
		const name = Object.keys(row).find((key) => key.startsWith('__reactProps$')) ?? '';
		return { row, name, props: (row as unknown as Record<string, unknown>)[name] };
	});
	await userEvent.keyboard('{ArrowDown}');
	await isAt('Ölkə 1');
	for (const { row, name, props } of noted)
		if ((row as unknown as Record<string, unknown>)[name] !== props) drawn.push(row.textContent ?? '');
	expect(drawn).toEqual(['Ölkə 0', 'Ölkə 1']);
	draw({ onChange: last });
	await userEvent.click(rows()[5] as HTMLElement);
	await isBack();
	expect(last.mock.calls).toEqual([['4']]);
	expect(first).not.toHaveBeenCalled();
});

it('a long list opens with the rows around its choice, and has the others soon', async () => {
	const all = Array.from({ length: 300 }, (_item, index) => ({ id: `${index}`, label: `Ölkə ${index}` }));
	const { onChange } = show({ items: all, isRequired: true });
	const open = async () => {
		control().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
		await expect.poll(() => rows().length, { ...patience, interval: 1 }).toBeGreaterThan(0);
		return rows().length;
	};
	control().focus();
	expect(await open()).toBeLessThan(60);
	await isAt('Ölkə 0');
	await userEvent.keyboard('{End}');
	await isAt('Ölkə 299');
	expect(rows()).toHaveLength(300);
	await userEvent.keyboard('{Escape}');
	await isBack();
	await pressLetters('Ölkə 100');
	expect(onChange).toHaveBeenLastCalledWith('100');
	const first = await open();
	expect([first > 100, first < 160]).toEqual([true, true]);
	await isAt('Ölkə 100');
	await expect.poll(() => rows().length, patience).toBe(300);
	await isAt('Ölkə 100');
});

it('↑ opens a long list without a choice at its last row at once: the focus is never lost on the way', async () => {
	const all = Array.from({ length: 300 }, (_item, index) => ({ id: `${index}`, label: `Ölkə ${index}` }));
	show({ items: all, isRequired: true });
	control().focus();
	control().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
	await expect.poll(() => rows().length, { ...patience, interval: 1 }).toBeGreaterThan(0);
	expect(rows()).toHaveLength(300);
	await isAt('Ölkə 299');
});

it('at the end of a dialog that keeps the focus, Tab in its list goes on to the beginning', async () => {
	drawPage().draw(
		<Dialog title="Səbəb" isOpen onClose={() => undefined}>
			<Select label="Ölkə" items={items} />
		</Dialog>,
	);
	await expect.poll(control, patience).not.toBeNull();
	control().focus();
	await userEvent.keyboard('{Enter}{ArrowDown}');
	await isAt('Azərbaycan');
	await userEvent.keyboard('{Tab}');
	await isOpen(false);
	const first = () => document.querySelector<HTMLElement>('[role="dialog"] button');
	await expect.poll(() => document.activeElement, patience).toBe(first());
});

it('Escape closes the list alone, even in the browser’s own dialog, and stays at the control', async () => {
	const { page, draw } = drawPage();
	const told = vi.fn();
	draw(
		<dialog>
			<Select label="Ölkə" items={items} onBlur={told} />
		</dialog>,
	);
	const dialog = page.querySelector('dialog') as HTMLDialogElement;
	dialog.showModal();
	await userEvent.click(control());
	await expect.poll(() => rows().length, patience).toBe(7);
	await userEvent.click(rows()[2] as HTMLElement);
	await expect.poll(() => control().textContent, patience).toBe('Almaniya');
	await userEvent.click(control());
	await isAt('Almaniya');
	await userEvent.keyboard('{Escape}');
	await isOpen(false);
	await isBack();
	expect(dialog.open).toBe(true);
	expect(told).not.toHaveBeenCalled();
});

it.each([
	['Tab', '{Tab}', 'Sonra'],
	['Shift and Tab', '{Shift>}{Tab}{/Shift}', 'Əvvəl'],
])('%s leaves the field, once, and its list closed', async (_, keys, name) => {
	const { onBlur, onChange } = show({ items: many });
	control().focus();
	await userEvent.keyboard('{Enter}{ArrowDown}');
	await isAt('Ölkə 0');
	await userEvent.keyboard(keys);
	expect(document.activeElement?.textContent).toBe(name);
	await isOpen(false);
	expect(onBlur).toHaveBeenCalledOnce();
	expect(onChange).not.toHaveBeenCalled();
});

it('a press on its label moves to it and leaves it closed; one beside the list closes it', async () => {
	const { page, onBlur } = show();
	await userEvent.click(page.querySelector('label') as HTMLElement);
	await isBack();
	await isOpen(false);
	await userEvent.click(control());
	await isOpen(true);
	const before = screen.getByRole('button', { name: 'Əvvəl' });
	await userEvent.click(before);
	await isOpen(false);
	await expect.element(before, patience).toHaveFocus();
	expect(onBlur).toHaveBeenCalledOnce();
});

it('is as wide as its control or wider, within the window, and scrolls to the row that keys reach', async () => {
	const long = { id: 'long', label: 'Böyük Britaniya və Şimali İrlandiya Birləşmiş Krallığı, '.repeat(4) };
	show({ items: [...many, long] });
	control().focus();
	await userEvent.keyboard('{End}');
	await userEvent.keyboard('{Enter}{End}');
	await isAt(long.label);
	const list = rows()[0]?.parentElement as HTMLElement;
	expect(list.matches(':popover-open')).toBe(true);
	const place = list.getBoundingClientRect();
	expect(place.width).toBeGreaterThanOrEqual(control().getBoundingClientRect().width - 1);
	expect(place.left).toBeGreaterThanOrEqual(0);
	expect(place.right).toBeLessThanOrEqual(window.innerWidth);
	expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
	await expect
		.poll(() => (rows().at(-1)?.getBoundingClientRect().bottom ?? 0) - place.bottom, patience)
		.toBeLessThanOrEqual(1);
});

it('closes when it is disabled or made read-only, and the focus stays near', async () => {
	const { page, draw } = show();
	await userEvent.click(control());
	await isOpen(true);
	draw({ isReadOnly: true });
	await isOpen(false);
	await isBack();
	await userEvent.click(control());
	await userEvent.keyboard('{Enter}{ArrowDown}k');
	await isOpen(false);
	expect(control().textContent).toBe('Seçin');
	draw();
	await userEvent.click(control());
	await isOpen(true);
	draw({ isDisabled: true });
	await isOpen(false);
	await expect.poll(() => document.activeElement !== document.body && page.contains(document.activeElement)).toBe(true);
});

it('is disabled with the fieldset around it', async () => {
	const { page, draw } = drawPage();
	const told = vi.fn();
	const around = (isDisabled: boolean) => (
		<fieldset disabled={isDisabled}>
			<Select label="Ölkə" items={items} onChange={told} />
		</fieldset>
	);
	draw(around(true));
	await expect.poll(() => page.querySelector('[data-disabled]'), patience).not.toBeNull();
	await userEvent.click(control(), { force: true });
	expect(rows()).toEqual([]);
	draw(around(false));
	await expect.poll(() => page.querySelector('[data-disabled]'), patience).toBeNull();
	await userEvent.click(control());
	await isOpen(true);
	draw(around(true));
	await isOpen(false);
});

it('the browser fills it in through the native select, unless it can only be read', async () => {
	const { page, draw, onChange } = show({ autoComplete: 'country' });
	const native = page.querySelector('select') as HTMLSelectElement;
	expect(native.autocomplete).toBe('country');
	expect(native.tabIndex).toBe(-1);
	expect(native.closest('[aria-hidden="true"]')).not.toBeNull();
	const fill = (id: string) => {
		native.value = id;
		for (const type of ['input', 'change']) native.dispatchEvent(new Event(type, { bubbles: true }));
	};
	// Whoever looks for the form's first control, as form libraries do, comes to the one that is seen.
	native.focus();
	await isBack();
	fill('cy');
	await expect.poll(() => control().textContent, patience).toBe('Kipr');
	expect(onChange.mock.calls).toEqual([['cy']]);
	draw({ isReadOnly: true });
	fill('az');
	await expect.poll(() => native.value, patience).toBe('cy');
	expect(onChange).toHaveBeenCalledOnce();
});

it('submits a value whose item comes later, and shows it then', async () => {
	const { page, draw } = drawPage();
	const field = (known: typeof items) => (
		<form>
			<Select label="Ölkə" name="country" items={known} defaultValue="cy" isPending={known.length === 0} />
		</form>
	);
	const sent = () => new FormData(page.querySelector('form') as HTMLFormElement).get('country');
	draw(field([]));
	expect(sent()).toBe('cy');
	draw(field(items));
	expect(sent()).toBe('cy');
	expect(control().textContent).toBe('Kipr');
});

it('works in a shadow root', async () => {
	const { shadow, draw } = drawShadow();
	const told = vi.fn();
	draw(<Select label="Ölkə" items={items} onChange={told} />);
	const button = shadow.querySelector('[role="combobox"]') as HTMLButtonElement;
	await userEvent.click(button);
	await expect.poll(() => shadow.querySelectorAll('[role="option"]').length, patience).toBe(7);
	await userEvent.click(shadow.querySelectorAll('[role="option"]')[2] as Element);
	await expect.poll(() => told.mock.calls, patience).toEqual([['de']]);
	await expect.poll(() => shadow.activeElement, patience).toBe(button);
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => shadow.activeElement?.textContent, patience).toBe('Almaniya');
	await userEvent.keyboard('{ArrowDown}{Enter}');
	await expect.poll(() => told.mock.lastCall, patience).toEqual(['cy']);
	await expect.poll(() => shadow.activeElement, patience).toBe(button);
	await userEvent.keyboard('{Enter}');
	await userEvent.click(document.body, { position: { x: 600, y: 5 } });
	await expect.poll(() => button.getAttribute('aria-expanded'), patience).toBe('false');
});

it('works in an iframe that another window renders', async () => {
	const frame = document.body.appendChild(document.createElement('iframe'));
	Object.assign(frame.style, { width: '400px', height: '400px' });
	const inside = frame.contentDocument as Document;
	const root = createRoot(document.createElement('div'));
	onTestFinished(() => {
		root.unmount();
		frame.remove();
	});
	const told = vi.fn();
	const all = [...items, ...many];
	for (const style of document.querySelectorAll('style, link[rel="stylesheet"]'))
		inside.head.append(style.cloneNode(true));
	flushSync(() => root.render(createPortal(<Select label="Ölkə" items={all} onChange={told} />, inside.body)));
	const button = inside.querySelector('[role="combobox"]') as HTMLButtonElement;
	const key = (name: string) => {
		const init = { key: name, bubbles: true, cancelable: true };
		inside.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
		inside.activeElement?.dispatchEvent(new KeyboardEvent('keyup', init));
	};
	button.focus();
	key('ArrowDown');
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Seçin');
	key('ArrowDown');
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Azərbaycan');
	key('Enter');
	await expect.poll(() => told.mock.calls, patience).toEqual([['az']]);
	await expect.poll(() => inside.activeElement, patience).toBe(button);
	expect(inside.querySelector('[role="listbox"]')).toBeNull();
	// The row that keys reach is in sight, and so is the chosen one when it opens.
	const isInSight = () => {
		const row = inside.activeElement?.getBoundingClientRect().bottom ?? 0;
		const list = inside.querySelector('[role="listbox"]')?.getBoundingClientRect().bottom ?? 0;
		return row > 0 && row <= list;
	};
	key('ArrowDown');
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Azərbaycan');
	key('End');
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Ölkə 39');
	await expect.poll(isInSight, patience).toBe(true);
	key('Enter');
	await expect.poll(() => inside.activeElement, patience).toBe(button);
	key('ArrowDown');
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Ölkə 39');
	await expect.poll(isInSight, patience).toBe(true);
});

it('is the platform’s own on a server’s page until there are scripts; a choice, and the focus, are kept', async () => {
	const page = document.body.appendChild(document.createElement('main'));
	const content = (
		<form>
			<Select label="Ölkə" name="country" items={items} defaultValue="az" isRequired />
		</form>
	);
	page.innerHTML = renderToString(content);
	const sent = () => new FormData(page.querySelector('form') as HTMLFormElement).get('country');
	const native = page.querySelector('select') as HTMLSelectElement;
	expect(native.labels[0]?.textContent).toBe('Ölkə');
	expect(page.querySelector('button')).toBeNull();
	expect(sent()).toBe('az');
	native.focus();
	expect(document.activeElement).toBe(native);
	native.value = 'cy';
	expect(sent()).toBe('cy');
	const fault = vi.fn();
	const root = hydrateRoot(page, content, { onRecoverableError: fault });
	onTestFinished(() => {
		root.unmount();
		page.remove();
	});
	await expect.poll(() => control()?.textContent, patience).toBe('Kipr');
	await isBack();
	expect(sent()).toBe('cy');
	expect(page.querySelectorAll(`#${CSS.escape(control().id)}`)).toHaveLength(1);
	expect(fault).not.toHaveBeenCalled();
});

function Beside() {
	const [count, setCount] = useState(0);
	return (
		<>
			<Select label="Ölkə" items={items} />
			<button type="button" style={{ marginTop: '20rem' }} onClick={() => setCount(count + 1)}>
				{`Basıldı: ${count}`}
			</button>
		</>
	);
}

it.each(['Control', 'Meta'])('%s+Enter is heard by the form around it, and opens nothing', async (modifier) => {
	const heard = vi.fn();
	const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		heard();
	};
	drawPage().draw(
		<form onKeyDown={onKeyDown}>
			<Select label="Ölkə" items={items} />
		</form>,
	);
	control().focus();
	await userEvent.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
	expect(heard).toHaveBeenCalledOnce();
	await isOpen(false);
});

it('on a touch screen, a tap beside the list closes it and presses nothing', async () => {
	await beTouched();
	drawPage().draw(<Beside />);
	await expect.poll(() => window.matchMedia('(pointer: coarse)').matches, patience).toBe(true);
	const other = document.querySelector('main > button') as HTMLButtonElement;
	await tap(control());
	await isOpen(true);
	expect(rows()[1]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	await tap(other);
	await isOpen(false);
	await isBack();
	expect(other.textContent).toBe('Basıldı: 0');
	await tap(other);
	await expect.poll(() => other.textContent, patience).toBe('Basıldı: 1');
	await tap(control());
	await isOpen(true);
	await tap(rows()[1] as Element);
	await expect.poll(() => control().textContent, patience).toBe('Azərbaycan');
	await isOpen(false);
});

function InPopover({ children }: { children: ReactNode }) {
	const anchor = useRef<HTMLSpanElement>(null);
	const [isShown, setShown] = useState(true);
	return (
		<span ref={anchor}>
			<Popover isOpen={isShown} onOpenChange={setShown} anchor={anchor} label="Süzgəc">
				{children}
			</Popover>
		</span>
	);
}

it.each([
	['Select', <Select key="a" label="Ölkə" items={items} />],
	['ComboBox', <ComboBox key="b" label="Ölkə" items={items} />],
])('Escape in the list of a %s closes the list, and once more the popover around it', async (_, field) => {
	drawPage().draw(<InPopover>{field}</InPopover>);
	await expect.poll(control, patience).not.toBeNull();
	control().focus();
	await userEvent.keyboard('{ArrowDown}');
	await expect.poll(() => rows().length, patience).toBeGreaterThan(0);
	await userEvent.keyboard('{Escape}');
	await isOpen(false);
	await isBack();
	await userEvent.keyboard('{Escape}');
	await expect.poll(() => document.querySelector('[role="dialog"]'), patience).toBeNull();
});
