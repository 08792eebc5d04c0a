import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enlargeLetters } from '../../theme/emulated';
import { Button, LinkButton } from '../Button';
import { Link } from '../Link';
import { Inline } from '.';

const patience = { timeout: 15_000 };

let end = () => {};
afterEach(async () => {
	end();
	await page.viewport(1280, 900);
});

/** The actions of one place; each with its box. */
async function draw() {
	const container = document.body.appendChild(document.createElement('main'));
	const root = createRoot(container);
	end = () => {
		root.unmount();
		container.remove();
	};
	root.render(
		<Inline isStackedOnPhones data-testid="row">
			<Button>Ödəyin</Button>
			<LinkButton tone="secondary" href="#bax">
				Müraciətə bax
			</LinkButton>
			<Button tone="secondary" blockedBecause="Artıq ləğv edilib">
				Ləğv et
			</Button>
			<Link href="#hamisi">Müraciətlərim</Link>
		</Inline>,
	);
	const row = await vi.waitUntil(() => container.querySelector<HTMLElement>('[data-testid]'), patience);
	const [pay, see, cancel] = [...row.querySelectorAll('[data-tone]')].map((one) => one.getBoundingClientRect());
	const link = row.lastElementChild?.getBoundingClientRect();
	if (!pay || !see || !cancel || !link) throw new Error('The row is not whole.');
	return { row: row.getBoundingClientRect(), buttons: [pay, see, cancel], link };
}

it('[LIB-02] actions stand on a phone one below another, each as wide as their place', async () => {
	await page.viewport(360, 800);
	const { row, buttons, link } = await draw();
	for (const { left, width } of buttons) expect([left, width]).toEqual([row.left, row.width]);
	expect(buttons.map(({ top }) => top)).toEqual(buttons.map(({ top }) => top).toSorted((a, b) => a - b));
	// A link is as wide as its words, and begins where the buttons do.
	expect(link.left).toBe(row.left);
	expect(link.width).toBeLessThan(row.width);
});

it('[LIB-02] with enlarged letters they stay within it', async () => {
	await enlargeLetters();
	const { row, buttons } = await draw();
	for (const { left, right } of buttons) expect([left, right]).toEqual([row.left, row.right]);
	expect(document.documentElement.scrollWidth).toBe(320);
});

it('[LIB-02] where there is room they are a row, each as wide as its words', async () => {
	const { row, buttons } = await draw();
	const [pay, see] = buttons;
	expect(see?.top).toBe(pay?.top);
	expect(pay?.width).toBeLessThan(row.width / 2);
});
