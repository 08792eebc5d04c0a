import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
afterEach(() => root.render(null));

it('a button that has copied keeps its words, its width and its name, and says so aloud', async () => {
	const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	root.render(
		<CopyButton text="var(--viza-color-ink)" label="the colour">
			--viza-color-ink
		</CopyButton>,
	);
	const button = await vi.waitUntil(() => place.querySelector('button'));
	const status = place.querySelector('[role="status"]');
	const { width } = button.getBoundingClientRect();
	expect(status?.textContent).toBe('');
	button.click();
	await vi.waitUntil(() => status?.textContent === 'Copied');
	expect(copied).toHaveBeenCalledExactlyOnceWith('var(--viza-color-ink)');
	expect(button.textContent).toBe('--viza-color-ink');
	expect(button.getAttribute('aria-label')).toBe('Copy the colour');
	expect(button.getBoundingClientRect().width).toBe(width);
	await vi.waitUntil(() => status?.textContent === '', { timeout: 15_000 });
});
