import { CalendarDate } from '@internationalized/date';
import { type ReactElement, StrictMode, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as ui from '../entries';
import { OpenAtFirst } from './hosts';

// Presses of a real pointer and keys, in an iframe: what is inert or covered isn't pressed.
const patience = { timeout: 15_000 };
const day = new CalendarDate(2026, 12, 8);
const rows = [
	{ id: 'a', label: 'Köçür' },
	{ id: 'b', label: 'Sil' },
];
const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/** Rendered by this window into an iframe, next to a field of this window's own page. */
function show(element: ReactElement, { place = 'portal' as 'portal' | 'root' } = {}) {
	const around = document.body.appendChild(document.createElement('main'));
	around.innerHTML = '<input aria-label="Kənar" /><p>Boş yer</p><iframe title="Çərçivə" width="700" height="640">';
	const frame = around.querySelector('iframe') as HTMLIFrameElement;
	const inside = frame.contentDocument as Document;
	const home = inside.body.appendChild(inside.createElement('div'));
	const root = createRoot(place === 'portal' ? document.createElement('div') : home);
	cleanups.push(() => {
		root.unmount();
		around.remove();
	});
	const drawing = place === 'portal' ? createPortal(element, home) : element;
	flushSync(() => root.render(<StrictMode>{drawing}</StrictMode>));
	return { around, frame, inside, drawn: page.frameLocator(page.getByTitle('Çərçivə')) };
}

/** The container for overlays is in the iframe's own page. */
function Placed({ children }: { children: ReactElement }) {
	const [home, setHome] = useState<HTMLElement | null>(null);
	return (
		<div ref={(element) => setHome(element?.ownerDocument.body ?? null)}>
			<ui.PortalProvider container={home}>{children}</ui.PortalProvider>
		</div>
	);
}

/** As the surrounding page might: about what is rendered now. */
let close: () => void = () => undefined;

function Note() {
	const [isOpen, setOpen] = useState(false);
	close = () => setOpen(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			<ui.Dialog title="Qeyd" isOpen={isOpen} onClose={() => setOpen(false)}>
				<ui.TextField label="Sözlər" />
			</ui.Dialog>
		</>
	);
}

function Searched({ onAction }: { onAction: (id: string) => void }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			<ui.CommandPalette
				label="Axtarış"
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				groups={[{ id: 'all', label: 'Əməllər', items: rows }]}
				onAction={onAction}
			/>
		</>
	);
}

it('the palette of a frame is moved in and run by keys, which press nothing else', async () => {
	const told = vi.fn();
	const { inside, drawn } = show(
		<Placed>
			<Searched onAction={told} />
		</Placed>,
	);
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	const field = await vi.waitUntil(() => inside.querySelector('input'), patience);
	await vi.waitFor(() => expect(inside.activeElement).toBe(field), patience);
	const marked = () => inside.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
	await userEvent.keyboard('{ArrowDown}');
	await vi.waitFor(() => expect(marked()).toBe('Köçür'), patience);
	await userEvent.keyboard('{ArrowDown}');
	await vi.waitFor(() => expect(marked()).toBe('Sil'), patience);
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith('b', 'all'), patience);
	await vi.waitFor(() => expect(inside.activeElement?.textContent).toBe('Aç'), patience);
	expect(inside.querySelector('[role="dialog"]')).toBeNull();
});

it.each(['portal', 'root'] as const)(
	'a dialog of a %s in a frame is pressed and gives the focus back',
	async (place) => {
		const { inside, drawn } = show(
			<Placed>
				<Note />
			</Placed>,
			{ place },
		);
		await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
		await userEvent.click(drawn.getByRole('textbox', { name: 'Sözlər' }));
		await userEvent.keyboard('salam');
		await expect.poll(() => inside.querySelector('input')?.value, patience).toBe('salam');
		// The page around the iframe is another one: it stays accessible.
		await expect.element(page.getByRole('textbox', { name: 'Kənar' }), patience).toBeVisible();
		expect(document.querySelector('[aria-hidden="true"], [inert]')).toBeNull();
		await userEvent.click(drawn.getByRole('button', { name: 'Bağla' }));
		await expect.poll(() => inside.querySelector('[role="dialog"]'), patience).toBeNull();
		await expect
			.poll(() => inside.activeElement?.matches('button') && inside.activeElement.textContent, patience)
			.toBe('Aç');
		expect(document.querySelector('[inert], [data-react-aria-top-layer="frame"]')).toBeNull();
		expect(inside.querySelector('[inert]')).toBeNull();
	},
);

it('what stands behind a dialog of a frame is out of reach for who reads', async () => {
	const { inside, drawn } = show(
		<Placed>
			<Note />
		</Placed>,
	);
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	const behind = await vi.waitUntil(() => [...inside.querySelectorAll('button')][0]?.closest('[inert]'), patience);
	expect(behind.querySelector('[role="dialog"]')).toBeNull();
});

const opened = [
	['Menu', <ui.Menu key="a" label="Əməllər" items={rows} />, 'Əməllər', '[role="menu"]'],
	['DatePicker', <ui.DatePicker key="a" label="Tarix" today={day} />, /^Tarix/, '[role="dialog"]'],
] as const;

it.each(opened)(
	'what %s opens stands in the frame, and a press beside it there closes it',
	async (_name, element, name, sheet) => {
		const { inside, drawn } = show(
			<>
				{element}
				<p>Mətn</p>
			</>,
		);
		await userEvent.click(drawn.getByRole('button', { name }));
		await expect.poll(() => inside.querySelector(sheet), patience).not.toBeNull();
		await userEvent.click(drawn.getByText('Mətn'), { force: true, position: { x: 600, y: 5 } });
		await expect.poll(() => inside.querySelector(sheet), patience).toBeNull();
		await userEvent.click(drawn.getByRole('button', { name }));
		await expect.poll(() => inside.querySelector(sheet), patience).not.toBeNull();
		await userEvent.click(drawn.getByRole('button', { name }), { force: true });
		await expect.poll(() => inside.querySelector(sheet), patience).toBeNull();
	},
);

it.each(opened)(
	'a press around the frame closes what %s has opened, and keeps the focus',
	async (_name, element, name, sheet) => {
		const { inside, drawn } = show(element);
		await userEvent.click(drawn.getByRole('button', { name }));
		await expect.poll(() => inside.querySelector(sheet)?.contains(inside.activeElement), patience).toBe(true);
		await userEvent.click(page.getByRole('textbox', { name: 'Kənar' }));
		await expect.poll(() => inside.querySelector(sheet), patience).toBeNull();
		await userEvent.keyboard('salam');
		expect(document.querySelector('input')?.value).toBe('salam');
	},
);

const rounds = [
	['a calendar', <ui.DatePicker key="a" label="Tarix" today={day} />, /^Tarix/, '[role="dialog"]'],
	['a popover', <Explained key="a" />, 'Aç', '[role="dialog"]'],
	[
		'a dialog',
		<Placed key="a">
			<Note />
		</Placed>,
		'Aç',
		'[role="dialog"]',
	],
	['a drawer', <Side key="a" />, 'Aç', 'dialog'],
] as const;

it.each(rounds)('Tab goes round in %s of a frame, and back', async (_name, element, name, sheet) => {
	const { inside, drawn } = show(
		<>
			<ui.TextField label="Əvvəl" />
			{element}
			<ui.TextField label="Sonra" />
		</>,
	);
	await userEvent.click(drawn.getByRole('button', { name }));
	const within = () => inside.querySelector(sheet)?.contains(inside.activeElement) && inside.activeElement;
	await vi.waitUntil(within, patience);
	// The first focus may be on the sheet itself, to which no Tab returns.
	await userEvent.keyboard('{Tab}');
	const first = within();
	expect(first).toBeTruthy();
	for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
		let stops = 0;
		do {
			await userEvent.keyboard(key);
			expect(within(), `${key} ${stops} led to ${inside.activeElement?.outerHTML.slice(0, 200)}`).toBeTruthy();
			stops += 1;
		} while (inside.activeElement !== first && stops < 9);
		expect(inside.activeElement).toBe(first);
		expect(stops).toBeGreaterThan(1);
	}
});

const modals = [
	[
		'a dialog',
		<Placed key="a">
			<Note />
		</Placed>,
		'[role="dialog"]',
	],
	['a drawer', <Side key="a" />, 'dialog'],
] as const;

it.each(modals)('%s of a frame leaves the page around it its focus', async (_name, element, sheet) => {
	const { around, inside, drawn } = show(element);
	const outer = around.querySelector('input') as HTMLInputElement;
	const hasFocus = () => document.activeElement === outer;
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	const within = () => inside.querySelector(sheet)?.contains(inside.activeElement);
	await vi.waitUntil(within, patience);
	await userEvent.click(page.getByRole('textbox', { name: 'Kənar' }));
	await userEvent.keyboard('salam');
	expect(hasFocus()).toBe(true);
	expect(outer.value).toBe('salam');
	expect(inside.querySelector(sheet)).not.toBeNull();
	// Focus is contained again as soon as the iframe has it.
	await userEvent.click(drawn.getByRole('button', { name: 'Bağla' }).last(), { trial: true });
	inside.querySelector<HTMLElement>(`${sheet} button`)?.focus();
	for (let stops = 0; stops < 4; stops += 1) {
		await userEvent.keyboard('{Tab}');
		expect(within()).toBe(true);
	}
});

it.each(modals)('%s of a frame that the page around closes leaves that its focus', async (_name, element, sheet) => {
	const { around, frame, inside, drawn } = show(element);
	const outer = around.querySelector('input') as HTMLInputElement;
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	await vi.waitUntil(() => inside.querySelector(sheet)?.contains(inside.activeElement), patience);
	await userEvent.click(page.getByRole('textbox', { name: 'Kənar' }));
	await userEvent.keyboard('sa');
	flushSync(() => close());
	await expect.poll(() => inside.querySelector(sheet), patience).toBeNull();
	await userEvent.keyboard('lam');
	expect(outer.value).toBe('salam');
	frame.contentWindow?.focus();
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Aç');
});

it('the focus is where the menu was opened when the frame has it again', async () => {
	const { frame, inside, drawn } = show(opened[0][1]);
	await userEvent.click(drawn.getByRole('button', { name: 'Əməllər' }));
	await expect.poll(() => inside.querySelector('[role="menu"]')?.contains(inside.activeElement), patience).toBe(true);
	await userEvent.click(page.getByRole('textbox', { name: 'Kənar' }));
	await expect.poll(() => inside.querySelector('[role="menu"]'), patience).toBeNull();
	frame.contentWindow?.focus();
	await expect.poll(() => inside.activeElement?.ariaHasPopup, patience).toBe('menu');
});

it.each(opened)(
	'a press in a frame of the page closes what %s has opened in the page',
	async (_name, element, name, sheet) => {
		const { around, inside, drawn } = show(<p>Xəritə</p>);
		const root = createRoot(around.appendChild(document.createElement('div')));
		cleanups.push(() => root.unmount());
		flushSync(() => root.render(element));
		expect(inside.body.textContent).toBe('Xəritə');
		await userEvent.click(page.getByRole('button', { name }));
		await expect.poll(() => document.querySelector(sheet)?.contains(document.activeElement), patience).toBe(true);
		// Where it lies: what takes a press beside a menu lies above it.
		await userEvent.click(drawn.getByText('Xəritə'), { force: true });
		await expect.poll(() => document.querySelector(sheet), patience).toBeNull();
	},
);

function Explained() {
	const anchor = useRef<HTMLSpanElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<span ref={anchor}>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			<ui.Popover isOpen={isOpen} onOpenChange={setOpen} anchor={anchor} label="İzah">
				<ui.Button>Birinci</ui.Button>
				<iframe title="Xəritə" srcDoc="<p>Bakı</p>" width="200" height="80" />
				<ui.Button>İkinci</ui.Button>
			</ui.Popover>
		</span>
	);
}

it('the first control of a popover in a frame has the focus; a frame of its own does not close it', async () => {
	const { inside, drawn } = show(<Explained />);
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	await expect.poll(() => inside.activeElement?.textContent, patience).toBe('Birinci');
	await userEvent.click(drawn.getByTitle('Xəritə'));
	await expect.poll(() => inside.activeElement?.localName, patience).toBe('iframe');
	await userEvent.click(drawn.getByRole('button', { name: 'İkinci' }));
	expect(inside.activeElement?.textContent).toBe('İkinci');
});

it.each(['portal', 'root'] as const)(
	'a popover that is open at first stands in the page of its frame (%s)',
	async (place) => {
		const { inside, drawn } = show(<OpenAtFirst />, { place });
		await userEvent.click(drawn.getByRole('button', { name: 'Aydındır' }));
		await expect.poll(() => inside.querySelector('[role="dialog"]'), patience).toBeNull();
		expect(inside.activeElement?.textContent).toBe('Qiymət');
	},
);

it('what opens within the host’s modal dialog of a frame stands in that', async () => {
	const onAction = vi.fn();
	const { inside, drawn } = show(
		<dialog>
			<ui.Menu label="Əməllər" items={rows} onAction={onAction} />
			<Note />
		</dialog>,
	);
	inside.querySelector('dialog')?.showModal();
	await userEvent.click(drawn.getByRole('button', { name: 'Əməllər' }));
	await userEvent.click(drawn.getByRole('menuitem', { name: 'Sil' }));
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('b'), patience);
});

function Side() {
	const [isOpen, setOpen] = useState(false);
	close = () => setOpen(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			<ui.Drawer title="Menyu" isOpen={isOpen} onClose={() => setOpen(false)}>
				<ui.Button>Ölkələr</ui.Button>
			</ui.Drawer>
		</>
	);
}

it('a drawer of a frame has its name, and gives the focus back', async () => {
	const { inside, drawn } = show(<Side />);
	await userEvent.click(drawn.getByRole('button', { name: 'Aç' }));
	await expect.element(drawn.getByRole('dialog', { name: 'Menyu' }), patience).toBeVisible();
	await userEvent.click(drawn.getByRole('button', { name: 'Ölkələr' }));
	await userEvent.click(drawn.getByRole('button', { name: 'Bağla' }));
	await expect.poll(() => inside.querySelector('dialog'), patience).toBeNull();
	await expect
		.poll(() => inside.activeElement?.matches('button') && inside.activeElement.textContent, patience)
		.toBe('Aç');
});

it('F6 leads to the news in a frame and back', async () => {
	const { inside, drawn } = show(
		<>
			<ui.TextField label="Ad" />
			<ui.ToastRegion />
		</>,
	);
	flushSync(() => void ui.toast.success('Saxlanıldı', { timeout: null }));
	cleanups.push(() => ui.toast.clear());
	await userEvent.click(drawn.getByRole('textbox', { name: 'Ad' }));
	await userEvent.keyboard('{F6}');
	await expect.poll(() => inside.activeElement?.localName, patience).toBe('button');
	await userEvent.keyboard('{F6}');
	await expect.poll(() => inside.activeElement?.localName, patience).toBe('input');
});

it('[TST-01] news in a frame keep off what keys have the focus on', async () => {
	const { inside, drawn } = show(
		<>
			<ui.TextField label="Ad" />
			<ui.ToastRegion />
		</>,
	);
	// Without its styles they would lie over nothing.
	for (const sheet of document.querySelectorAll('style')) inside.head.append(sheet.cloneNode(true));
	flushSync(() => void ui.toast.success('Saxlanıldı', { timeout: null }));
	cleanups.push(() => ui.toast.clear());
	await userEvent.click(drawn.getByRole('textbox', { name: 'Ad' }), { force: true, position: { x: 20, y: 10 } });
	await expect.poll(() => inside.querySelector('section[data-aside]'), patience).not.toBeNull();
});

it('news stand in the host’s modal dialog of their frame', async () => {
	const { inside } = show(
		<>
			<dialog>
				<p>Qeyd</p>
			</dialog>
			<ui.ToastRegion />
		</>,
	);
	inside.querySelector('dialog')?.showModal();
	flushSync(() => void ui.toast.success('Saxlanıldı', { timeout: null }));
	cleanups.push(() => ui.toast.clear());
	await expect.poll(() => inside.querySelector('dialog li')?.textContent, patience).toContain('Saxlanıldı');
});

it('the words of a tooltip stand within a frame that is smaller than the page around it', async () => {
	const { inside, drawn } = show(
		<div style={{ position: 'fixed', right: 4, bottom: 4 }}>
			<ui.Tooltip text="Bütün müraciətlərin siyahısını təzələ" side="bottom">
				<ui.IconButton label="Təzələ" icon={<ui.RetryIcon />} />
			</ui.Tooltip>
		</div>,
	);
	await userEvent.hover(drawn.getByRole('button', { name: 'Təzələ' }));
	const words = await vi.waitUntil(() => inside.querySelector('[role="tooltip"]')?.getBoundingClientRect(), patience);
	expect(words.right).toBeLessThanOrEqual(700);
	expect(words.bottom).toBeLessThanOrEqual(640);
});

const columns = [{ id: 'label', header: 'Ad', cell: (row: (typeof rows)[number]) => row.label, isRowHeader: true }];
it('the rows of a long DataTable come as its frame is scrolled', async () => {
	const many = Array.from({ length: 3000 }, (_, at) => ({ id: `${at}`, label: `Sətir ${at}` }));
	const { inside } = show(<ui.DataTable caption="Sətirlər" columns={columns} rows={many} />);
	await expect.poll(() => inside.querySelectorAll('tbody [data-index]').length, patience).toBeGreaterThan(3);
	const view = inside.defaultView as Window;
	await vi.waitFor(() => {
		view.scrollTo(0, inside.documentElement.scrollHeight / 2);
		view.dispatchEvent(new Event('scroll'));
		expect(Number(inside.querySelector<HTMLElement>('tbody [data-index]')?.dataset.index)).toBeGreaterThan(100);
	}, patience);
});

it('the rows of a long DataTable are as high at first as its frame will have them', async () => {
	const many = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, label: `Sətir ${at}` }));
	const { frame, inside } = show(<p>Boş</p>);
	frame.width = '400';
	inside.documentElement.style.fontSize = '32px';
	const root = createRoot(inside.body.appendChild(inside.createElement('div')));
	cleanups.push(() => root.unmount());
	root.render(<ui.DataTable caption="Sətirlər" columns={columns} rows={many} />);
	// Cards of 12.5 rem with 0.75 between them, as on a phone; not the lines of the wide page around it, with its font.
	const foreseen = 500 * (12.5 + 0.75) * 32;
	await expect
		.poll(() => inside.querySelector('tbody')?.getBoundingClientRect().height, patience)
		.toBeGreaterThan(0.8 * foreseen);
});

const linked = (
	<>
		<ui.SkipLink targetId="main" />
		<ui.ErrorSummary faults={[{ fieldId: 'surname', message: 'Soyadı yazın' }]} attempt={1} />
		<ui.TextField id="surname" label="Soyad" />
		<section id="main">Məzmun</section>
	</>
);
const drawnIn = {
	frame: () => {
		const { inside } = show(linked);
		return inside;
	},
	shadow: () => {
		const host = document.body.appendChild(document.createElement('div'));
		const shadow = host.attachShadow({ mode: 'open' });
		const root = createRoot(shadow);
		cleanups.push(() => {
			root.unmount();
			host.remove();
		});
		flushSync(() => root.render(linked));
		return shadow;
	},
};
it.each(['frame', 'shadow'] as const)('links to a field and past the menu lead there within a %s', async (place) => {
	const inside = drawnIn[place]();
	const links = await vi.waitUntil(() => {
		const found = [...inside.querySelectorAll('a')];
		return found.length === 2 && found;
	}, patience);
	links[1]?.click();
	expect(inside.activeElement?.id).toBe('surname');
	links[0]?.click();
	expect(inside.activeElement?.id).toBe('main');
});
