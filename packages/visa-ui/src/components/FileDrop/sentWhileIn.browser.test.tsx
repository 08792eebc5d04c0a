import { type KeyboardEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { FileDrop, type FileDropProps } from '.';

const patience = { timeout: 15_000 };
const file = { name: 'pasport.png', size: 12 };
const buttons = { onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };

/** How the field is drawn. */
type Way = Partial<Pick<FileDropProps, 'file' | 'isDisabled' | 'isReadOnly' | 'placeholder' | 'onRemove'>>;

/** A form that Ctrl+Enter sends, and whose field is then drawn in each of these ways, as the server answers. */
function Sent({ ways }: { ways: readonly Way[] }) {
	const [at, setAt] = useState(0);
	const send = (event: KeyboardEvent) => event.key === 'Enter' && event.ctrlKey && setAt(1);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field inside
		<div onKeyDown={send}>
			<FileDrop label="Pasport" note="PNG" onRefused={() => undefined} {...buttons} {...ways[at]} />
			<output>{at}</output>
			<button type="button" onClick={() => setAt(at + 1)}>
				Server
			</button>
		</div>
	);
}

const [uploaded, failed, uploading] = (['uploaded', 'failed', 'uploading'] as const).map((status) => ({
	file: { ...file, status },
}));
const [empty, off, room] = [{ file: null }, { isDisabled: true }, { placeholder: 'Nümunə' }];

it.each<[string, string, Way[]]>([
	['input', 'is disabled meanwhile, and then empty', [{ ...uploaded }, { ...uploaded, ...off }, empty]],
	['input', 'is empty while it is disabled', [{ ...uploaded }, { ...empty, ...off }, empty]],
	['input', 'has room for a file', [empty, { ...empty, ...room }]],
	['input', 'has no room for one', [{ ...empty, ...room }, empty]],
	['li button', 'is disabled meanwhile, and then empty', [{ ...uploaded }, { ...uploaded, ...off }, empty]],
	[
		'li button',
		'is empty while it is disabled',
		[{ ...uploaded }, { ...uploaded, ...off }, { ...empty, ...off }, empty],
	],
	['li button', 'is empty and disabled at once', [{ ...uploaded }, { ...empty, ...off }, empty]],
	['li button', 'is empty, with room', [{ ...uploaded }, { ...empty, ...room }]],
	['li button', 'is tried anew', [{ ...failed }, { ...failed, ...off }, { ...uploading, ...off }, { ...uploading }]],
	['li button:last-child', 'has a button less', [{ ...failed }, { ...failed, onRemove: undefined }]],
	['li button', 'can no longer be changed', [{ ...failed }, { ...failed, isReadOnly: true }]],
])('%s keeps the focus in the field when Ctrl+Enter sends it, which %s', async (part, _how, ways) => {
	const { page, draw } = drawPage();
	draw(<Sent ways={ways} />);
	const field = page.querySelector('[class*="viza-Field"]') as HTMLElement;
	const lost: number[] = [];
	page.querySelector<HTMLElement>(part)?.focus();
	expect(field.contains(document.activeElement)).toBe(true);
	for (let at = 1; at < ways.length; at += 1) {
		if (at === 1) await userEvent.keyboard('{Control>}{Enter}{/Control}');
		// An answer moves no focus by itself.
		else page.querySelector<HTMLElement>('output + button')?.click();
		await vi.waitFor(() => expect(page.querySelector('output')?.textContent).toBe(`${at}`), patience);
		// Browsers move it with the next frame.
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		if (!field.contains(document.activeElement)) lost.push(at);
	}
	expect(lost).toEqual([]);
});
