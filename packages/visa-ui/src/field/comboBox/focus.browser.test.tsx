import '../../base';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox';
import { MultiSelect } from '../../components/MultiSelect';
import { drawPage } from '../../root/drawPage';

const patience = { timeout: 15_000 };
const items = ['Albania', 'Belgium', 'Chile', 'Germany', 'Italy', 'Malta'].map((label) => ({
	id: label.toLowerCase(),
	label,
}));
const thirty = Array.from({ length: 30 }, (_item, index) => ({ id: `${index}`, label: `Row ${index}` }));

const input = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** The row of which a screen reader is told. */
const read = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isRead = (label: string | undefined) => expect.poll(read, patience).toBe(label);
const isOpen = (isIt: boolean) => expect.poll(() => input().getAttribute('aria-expanded'), patience).toBe(`${isIt}`);

/** A key that is held: the browser repeats it. */
const hold = (key: string) => {
	for (const repeat of [false, true, true, true])
		input().dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
};

it.each([
	['Tab', '{Tab}', 'Sonra'],
	['Shift and Tab', '{Shift>}{Tab}{/Shift}', 'Əvvəl'],
])('%s goes past a list that scrolls', async (_, keys, name) => {
	const { draw } = drawPage();
	// Without our styles it would be as high as its rows.
	const style = document.head.appendChild(document.createElement('style'));
	style.textContent = 'div:has(> [role=listbox]) { max-height: 100px; overflow-y: auto }';
	onTestFinished(() => style.remove());
	draw(
		<>
			<button type="button">Əvvəl</button>
			<ComboBox label="Ölkə" items={thirty} />
			<button type="button">Sonra</button>
		</>,
	);
	input().focus();
	await userEvent.keyboard('r');
	await isOpen(true);
	await userEvent.keyboard(keys);
	expect(document.activeElement?.textContent).toBe(name);
	await isOpen(false);
});

it('a press on a label moves to its text and leaves the list closed', async () => {
	const { page, draw } = drawPage();
	draw(
		<>
			<ComboBox label="Ölkə" items={items} />
			<MultiSelect label="Ölkələr" items={items} />
		</>,
	);
	const inputs = [...page.querySelectorAll('input[role=combobox]')];
	for (const [at, label] of [...page.querySelectorAll('label')].entries()) {
		await userEvent.click(label);
		await expect.poll(() => document.activeElement, patience).toBe(inputs[at]);
		expect(inputs[at]?.getAttribute('aria-expanded')).toBe('false');
	}
	await userEvent.click(input());
	await isOpen(true);
});

it('a row that a screen reader focuses stays open, and is chosen by its press', async () => {
	const onChange = vi.fn();
	const onBlur = vi.fn();
	const { draw } = drawPage();
	draw(<ComboBox label="Ölkə" items={items} onChange={onChange} onBlur={onBlur} />);
	input().focus();
	await userEvent.keyboard('{ArrowDown}');
	await isOpen(true);
	rows()[2]?.focus();
	await expect.poll(() => document.activeElement, patience).toBe(input());
	expect(onBlur).not.toHaveBeenCalled();
	rows()[2]?.click();
	expect(onChange.mock.calls).toEqual([['chile']]);
});

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
	'%s returns to the text, which is read instead of a row',
	async (key) => {
		const onChange = vi.fn();
		const { draw } = drawPage();
		draw(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
		input().focus();
		await userEvent.keyboard('a{ArrowDown}');
		await isRead(rows()[1]?.textContent ?? '–');
		await userEvent.keyboard(`{${key}}`);
		await isRead(undefined);
		await isOpen(true);
		await userEvent.keyboard('{Enter}');
		expect(onChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{ArrowDown}');
		await isRead(rows()[0]?.textContent);
	},
);

it('the row that keys have reached stays marked where others come before it', async () => {
	const onChange = vi.fn();
	const { draw } = drawPage();
	draw(<ComboBox label="Ölkə" items={items.slice(2)} onChange={onChange} />);
	input().focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}');
	await isRead('Germany');
	draw(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	await isRead('Germany');
	await userEvent.keyboard('{Enter}');
	expect(onChange.mock.calls).toEqual([['germany']]);
});

it('a ticked row stays marked where its section is elsewhere in the list', async () => {
	const { draw } = drawPage();
	const mixed = items.map((item, at) => ({ ...item, section: at % 2 ? 'B' : 'A' }));
	draw(<MultiSelect label="Ölkələr" items={mixed} />);
	input().focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
	await expect.poll(() => document.querySelector('li')?.textContent, patience).toContain('Chile');
	await isRead('Chile');
});

it('Enter that is held ticks once, and Backspace takes out one', async () => {
	const onChange = vi.fn();
	const { draw } = drawPage();
	draw(<MultiSelect label="Ölkələr" items={items} defaultValue={['chile', 'malta']} onChange={onChange} />);
	input().focus();
	await userEvent.keyboard('{ArrowDown}');
	await isRead('Albania');
	hold('Enter');
	await expect.poll(() => onChange.mock.calls, patience).toEqual([[['albania', 'chile', 'malta']]]);
	hold('Backspace');
	await expect.poll(() => onChange.mock.lastCall, patience).toEqual([['albania', 'chile']]);
	expect(onChange).toHaveBeenCalledTimes(2);
});

/** As a password manager fills a field in which nobody is. */
function fill(text: string) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
	for (const name of ['input', 'change']) input().dispatchEvent(new Event(name, { bubbles: true }));
}

it('a name that the browser fills in is chosen, without opening the list', async () => {
	const onChange = vi.fn();
	const { draw } = drawPage();
	draw(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	fill('malta');
	expect(onChange.mock.calls).toEqual([['malta']]);
	await expect.poll(() => input().value, patience).toBe('Malta');
	expect(input().getAttribute('aria-expanded')).toBe('false');
	fill('Atlantis');
	await expect.poll(() => input().value, patience).toBe('Malta');
	expect(input().getAttribute('aria-expanded')).toBe('false');
	expect(onChange).toHaveBeenCalledOnce();
});

it('what is filled in takes no tick away', () => {
	const onChange = vi.fn();
	const { draw } = drawPage();
	draw(<MultiSelect label="Ölkələr" items={items} defaultValue={['malta']} onChange={onChange} />);
	fill('Malta');
	expect(onChange).not.toHaveBeenCalled();
	fill('Italy');
	expect(onChange.mock.calls).toEqual([[['italy', 'malta']]]);
});

const status = () => document.querySelector('[role=status]')?.textContent;
const isTold = (words: string) => expect.poll(status, patience).toBe(words);

it('a screen reader is told what was found, what was chosen, and nothing any more once the field is left', async () => {
	const { draw } = drawPage();
	const field = (value: string | null) => (
		<ComboBox label="Ölkə" items={items} value={value} onChange={() => undefined} emptyMessage="Belə ölkə yoxdur" />
	);
	draw(field(null));
	input().focus();
	await userEvent.keyboard('a');
	await isTold('4 nəticə');
	await userEvent.keyboard('x');
	await isTold('Belə ölkə yoxdur');
	await userEvent.keyboard('{Backspace}{Enter}');
	await isOpen(false);
	// The page hasn't taken it.
	await isTold('');
	draw(field('albania'));
	await isTold('Albania seçildi');
	await userEvent.keyboard('{ArrowDown}');
	await isTold('6 nəticə');
	await userEvent.keyboard('{Enter}');
	await isTold('Albania seçildi');
	await userEvent.tab();
	await isTold('');
});

it('what the browser fills in is not told as if someone had chosen it', async () => {
	const { draw } = drawPage();
	draw(<ComboBox label="Ölkə" items={items} />);
	fill('malta');
	await expect.poll(() => input().value, patience).toBe('Malta');
	expect(status()).toBe('');
});

it('where several may be chosen the field says how many are, and what was ticked is forgotten once it is left', async () => {
	const { draw } = drawPage();
	draw(
		<>
			<MultiSelect label="Ölkələr" description="Hamısı" items={items} defaultValue={['malta']} />
			<button type="button">Sonra</button>
		</>,
	);
	const described = () =>
		(input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
	expect(described()).toEqual(['Hamısı', '1 seçilib']);
	input().focus();
	await userEvent.keyboard('{ArrowDown}{Enter}');
	await isTold('Albania seçildi');
	expect(described()).toEqual(['Hamısı', '2 seçilib']);
	document.querySelector<HTMLElement>('main > button')?.focus();
	await isTold('');
	input().focus();
	await userEvent.keyboard('{ArrowDown}');
	await isTold('6 nəticə');
	await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
	await expect.poll(described, patience).toEqual(['Hamısı']);
});

it('Alt and ↓ shows the list without going to a row, so that Tab takes none', async () => {
	const onChange = vi.fn();
	const { draw } = drawPage();
	draw(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	input().focus();
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	await isOpen(true);
	await userEvent.tab();
	await isOpen(false);
	expect(onChange).not.toHaveBeenCalled();
});

it('a list that a phone’s keyboard covers comes into sight with its field at the top, and stays where nothing covers it', async () => {
	const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1, offsetTop: 0 });
	vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen as unknown as VisualViewport);
	onTestFinished(() => void vi.restoreAllMocks());
	const { draw } = drawPage();
	draw(
		<>
			<div style={{ height: '60vh' }} />
			<ComboBox label="Ölkə" items={items} />
			<div style={{ height: '200vh' }} />
		</>,
	);
	const list = () => rows()[0]?.closest('[popover]')?.getBoundingClientRect();
	input().focus();
	await userEvent.keyboard('{ArrowDown}');
	await isOpen(true);
	const change = (height: number, scale = 1) => {
		Object.assign(seen, { height, scale });
		seen.dispatchEvent(new Event('resize'));
	};
	// A bar of the browser, and two fingers that have zoomed in.
	change(window.innerHeight - 60);
	change(window.innerHeight / 3, 3);
	expect(window.scrollY).toBe(0);
	change(window.innerHeight / 2);
	await expect.poll(() => list()?.bottom ?? 0, patience).toBeLessThanOrEqual(window.innerHeight / 2);
	expect(input().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
	await userEvent.keyboard('{Escape}');
	await isOpen(false);
	window.scrollTo(0, 0);
	change(window.innerHeight / 2);
	expect(window.scrollY).toBe(0);
	// The keyboard is already there.
	await userEvent.keyboard('{ArrowDown}');
	await expect.poll(() => list()?.bottom ?? window.innerHeight, patience).toBeLessThanOrEqual(window.innerHeight / 2);
});

it('where a phone’s keyboard leaves less than a list needs, the list is as high as that, and whole again once it goes', async () => {
	const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1, offsetTop: 0 });
	vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen as unknown as VisualViewport);
	onTestFinished(() => void vi.restoreAllMocks());
	document.documentElement.style.scrollPaddingBlock = '5rem';
	onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding-block'));
	const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Ölkə ${index}` }));
	const { draw } = drawPage();
	draw(
		<>
			<ComboBox label="Ölkə" items={many} />
			<div style={{ height: '200vh' }} />
		</>,
	);
	const list = () => rows()[0]?.closest('[popover]')?.getBoundingClientRect();
	const change = (height: number) => {
		Object.assign(seen, { height });
		seen.dispatchEvent(new Event('resize'));
	};
	input().focus();
	await userEvent.keyboard('{ArrowDown}');
	await isOpen(true);
	const whole = list()?.height ?? 0;
	expect(whole).toBeGreaterThan(200);
	change(280);
	await expect.poll(() => list()?.bottom ?? window.innerHeight, patience).toBeLessThanOrEqual(280);
	change(window.innerHeight);
	await expect.poll(() => list()?.height, patience).toBe(whole);
});

it('a list that grows while a phone’s keyboard is there is no higher than what that leaves', async () => {
	const seen = Object.assign(new EventTarget(), { height: 280, scale: 1, offsetTop: 0 });
	vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen as unknown as VisualViewport);
	onTestFinished(() => void vi.restoreAllMocks());
	const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Ölkə ${index}` }));
	const { draw } = drawPage();
	const field = (found: typeof many) => (
		<ComboBox label="Ölkə" items={found} onInputChange={() => undefined} isPending={found.length === 0} />
	);
	draw(field([]));
	const bottom = () => rows()[0]?.closest('[popover]')?.getBoundingClientRect().bottom ?? window.innerHeight;
	input().focus();
	await userEvent.keyboard('ö');
	await isOpen(true);
	draw(field(many));
	await expect.poll(() => rows().length, patience).toBe(30);
	await expect.poll(bottom, patience).toBeLessThanOrEqual(280);
});
