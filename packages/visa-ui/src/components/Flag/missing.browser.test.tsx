import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Flag } from '.';

const patience = { timeout: 15_000 };
const nowhere = '/nowhere/flags/IT.svg';
const boxOf = (element: Element | null | undefined) => {
	const { width, height } = element?.getBoundingClientRect() ?? {};
	return { width, height };
};

it('a country’s code stands in the box of a flag that is not served, named like it', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	onTestFinished(() => told.mockRestore());
	const { draw } = drawPage();
	const ref = vi.fn();
	draw(<Flag ref={ref} src={nowhere} name="İtaliya" className="mine" data-probe="here" />);
	const flag = () => page.getByRole('img', { name: 'İtaliya' }).element();
	expect(boxOf(flag())).toEqual({ width: 32, height: 24 });
	await vi.waitFor(() => expect(flag().textContent).toBe('IT'), patience);
	expect(flag().matches('.mine[data-probe="here"]')).toBe(true);
	expect(boxOf(flag())).toEqual({ width: 32, height: 24 });
	expect(ref).toHaveBeenLastCalledWith(flag());
	expect(told).not.toHaveBeenCalled();
});

it.each<[string, ReactElement, string]>([
	['beside a name', <Flag key={1} src={nowhere} data-probe="" />, 'IT'],
	['with another file’s name', <Flag key={1} src="/nowhere/uploads/4f3a.png?size=2" data-probe="" />, ''],
])('%s it is no picture for assistive technology', async (_, flag, code) => {
	const { draw, page: place } = drawPage();
	draw(flag);
	await vi.waitFor(() => expect(place.querySelector('span[data-probe]')?.textContent).toBe(code), patience);
	expect(place.querySelector('[role=img], img, [data-probe]:not([aria-hidden=true])')).toBeNull();
	expect(boxOf(place.querySelector('[data-probe]'))).toEqual({ width: 32, height: 24 });
});

it('another address is tried anew', async () => {
	const { draw, page: place } = drawPage();
	draw(<Flag src={nowhere} />);
	await vi.waitFor(() => expect(place.querySelector('img')).toBeNull(), patience);
	const white = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
	draw(<Flag src={white} />);
	await vi.waitFor(() => expect(place.querySelector('img')?.naturalWidth).toBe(1), patience);
});

it('a flag that fails before the page’s scripts have loaded is replaced too', async () => {
	const place = document.body.appendChild(document.createElement('main'));
	place.innerHTML = renderToString(<Flag src={nowhere} />);
	await vi.waitFor(() => expect(place.querySelector('img')?.complete).toBe(true), patience);
	const root = hydrateRoot(place, <Flag src={nowhere} />);
	onTestFinished(() => {
		root.unmount();
		place.remove();
	});
	await vi.waitFor(() => expect(place.textContent).toBe('IT'), patience);
});
