import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Button } from '../Button';
import { Card } from '../Card';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog } from '../Dialog';
import { Text } from '../Text';

const nothing = () => undefined;
const actions = (
	<>
		<Button tone="secondary">Saxla</Button>
		<Button tone="critical">Müraciəti ləğv et</Button>
	</>
);
const text = <Text>Bu addımı geri almaq olmur.</Text>;
const places: Record<string, ReactElement> = {
	'a card': (
		<Card title="Müraciət" footer={actions}>
			{text}
		</Card>
	),
	'a dialog': (
		<Dialog title="Müraciət" isOpen onClose={nothing} footer={actions}>
			{text}
		</Dialog>
	),
	'a question': (
		<ConfirmDialog
			title="Müraciət"
			isOpen
			tone="critical"
			cancelLabel="Saxla"
			confirmLabel="Müraciəti ləğv et"
			onClose={nothing}
			onConfirm={nothing}
		>
			{text}
		</ConfirmDialog>
	),
};

afterEach(() => browser.viewport(1280, 900));

/** The boxes of both actions at this width, and of what they are in. */
async function boxesAt(width: number, place: ReactElement) {
	await browser.viewport(width, 740);
	const { draw } = drawPage();
	draw(place);
	const find = (name: string) =>
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
	const keep = await vi.waitUntil(() => find('Saxla'));
	const cancel = await vi.waitUntil(() => find('Müraciəti ləğv et'));
	const foot = keep.parentElement as HTMLElement;
	const { paddingLeft, paddingRight } = getComputedStyle(foot);
	const inside = foot.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
	return { keep: keep.getBoundingClientRect(), cancel: cancel.getBoundingClientRect(), inside };
}

for (const [name, place] of Object.entries(places)) {
	for (const width of [320, 360])
		it(`[LIB-02] the actions of ${name} stand at ${width} px one below another, equally wide, the harmless first`, async () => {
			const { keep, cancel, inside } = await boxesAt(width, place);
			expect(cancel.top).toBeGreaterThanOrEqual(keep.bottom);
			for (const button of [keep, cancel]) expect(Math.abs(button.width - inside)).toBeLessThan(1);
		});

	it(`[LIB-02] where there is room those of ${name} are in a row, each as wide as its words`, async () => {
		const { keep, cancel, inside } = await boxesAt(768, place);
		expect(cancel.top).toBe(keep.top);
		expect(cancel.left).toBeGreaterThanOrEqual(keep.right);
		expect(keep.width + cancel.width).toBeLessThan(inside);
	});
}
