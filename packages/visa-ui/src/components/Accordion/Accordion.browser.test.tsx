import { act, type ReactElement, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion, type AccordionProps } from '.';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'muddet', title: 'Viza nə vaxt hazır olur?', content: 'Adətən on beş iş günü ərzində.' },
	{ id: 'senedler', title: 'Hansı sənədlər lazımdır?', content: 'Pasport, foto və bank arayışı.' },
];

let end = () => {};
afterEach(() => end());

/** As sent by a server; `hydrate` is the script that arrives later. */
function send(accordion: ReactElement) {
	const page = document.body.appendChild(document.createElement('main'));
	page.innerHTML = renderToString(accordion);
	let root: Root | undefined;
	end = () => {
		root?.unmount();
		page.remove();
	};
	const open = () => Array.from(page.querySelectorAll('details[open]'), ({ id }) => id);
	return { page, open, hydrate: () => act(() => (root = hydrateRoot(page, accordion))) };
}

/** The page accepts everything. */
function Held(props: AccordionProps) {
	const [openIds, setOpenIds] = useState(props.openIds);
	const agree = (next: string[]) => {
		props.onOpenChange?.(next);
		setOpenIds(next);
	};
	return <Accordion {...props} openIds={openIds} onOpenChange={agree} />;
}

const summary = (page: HTMLElement, index: number) => page.querySelectorAll('summary')[index] as HTMLElement;

it('keeps and tells what was opened before the script came', async () => {
	const onOpenChange = vi.fn();
	const { page, open, hydrate } = send(<Accordion items={items} defaultOpenIds={[]} onOpenChange={onOpenChange} />);
	await userEvent.click(summary(page, 1));
	await vi.waitFor(() => expect(open()).toEqual(['senedler']), patience);
	await hydrate();
	await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(['senedler']), patience);
	expect(open()).toEqual(['senedler']);
	expect(onOpenChange).toHaveBeenCalledOnce();
});

it('is opened and folded by Enter and Space, and asks the page that holds it', async () => {
	const onOpenChange = vi.fn();
	const { page, open, hydrate } = send(<Accordion items={items} openIds={['senedler']} onOpenChange={onOpenChange} />);
	await hydrate();
	summary(page, 0).focus();
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(['muddet', 'senedler']), patience);
	await userEvent.tab();
	await userEvent.keyboard(' ');
	await vi.waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith([]), patience);
	expect(open()).toEqual(['senedler']);
});

it('tells the page that holds it what was opened before the script came, and opens it where the page agrees', async () => {
	const onOpenChange = vi.fn();
	const { page, open, hydrate } = send(<Held items={items} openIds={[]} onOpenChange={onOpenChange} />);
	await userEvent.click(summary(page, 1));
	await vi.waitFor(() => expect(open()).toEqual(['senedler']), patience);
	await hydrate();
	expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(['senedler']);
	expect(open()).toEqual(['senedler']);
});

it('one at a time, it has the first open of several that the page asks for, and asks for nothing by itself', async () => {
	const onOpenChange = vi.fn();
	const { page, open, hydrate } = send(
		<Accordion items={items} openIds={['muddet', 'senedler']} onOpenChange={onOpenChange} isExclusive />,
	);
	await hydrate();
	expect(open()).toEqual(['muddet']);
	await userEvent.click(summary(page, 1));
	await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalled(), patience);
	// The elements' toggle events have fired.
	await new Promise((resolve) => setTimeout(resolve));
	expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(['senedler']);
	expect(open()).toEqual(['muddet']);
});

it.each(['held', 'on its own'])('%s, one at a time, leaves an open item that is disabled as it is', async (how) => {
	const fixed = items.map((item, index) => ({ ...item, isDisabled: index === 0 }));
	const accordion =
		how === 'held' ? (
			<Held items={fixed} openIds={['muddet']} isExclusive />
		) : (
			<Accordion items={fixed} defaultOpenIds={['muddet']} isExclusive />
		);
	const { page, open, hydrate } = send(accordion);
	await hydrate();
	await userEvent.click(summary(page, 1));
	await vi.waitFor(() => expect(open()).toEqual(['muddet', 'senedler']), patience);
});
