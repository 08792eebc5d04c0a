import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ImageViewer } from '.';

const patience = { timeout: 15_000 };
const pictureOf = (number: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${80 + number}" height="60"/>`)}`;

/** A host that shows the other page when its server has answered. */
function Late({ answer }: { answer: Promise<void> }) {
	const [number, turn] = useState(1);
	return (
		<ImageViewer
			label="Pasport"
			src={pictureOf(number)}
			pages={{ number, total: 2, onTurn: (next) => void answer.then(() => turn(next)) }}
		/>
	);
}

it('[DSH-12] a button that reaches its end leads to the picture, however late the other page comes', async () => {
	const server = Promise.withResolvers<void>();
	const { page, draw } = drawPage();
	draw(<Late answer={server.promise} />);
	const after = () => page.querySelectorAll('button')[1] as HTMLButtonElement;
	await vi.waitFor(() => expect(page.querySelector('img')?.complete).toBe(true), patience);
	await userEvent.click(after());
	// Several frames go by before it answers.
	for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	expect(document.activeElement).toBe(after());
	server.resolve();
	await vi.waitFor(() => expect(after().disabled).toBe(true), patience);
	await vi.waitFor(() => expect(document.activeElement).toBe(page.querySelector('[tabindex="0"]')), patience);
});
