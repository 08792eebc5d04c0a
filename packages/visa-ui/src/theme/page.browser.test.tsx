import '../base';
import './page.css';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../components/Button';

it('a page’s own sheet leaves our controls the letters that they have without it', async () => {
	const container = document.body.appendChild(document.createElement('div'));
	container.setAttribute('style', 'font: italic small-caps 900 20px/60px serif; letter-spacing: 7px');
	const root = createRoot(container);
	onTestFinished(() => {
		root.unmount();
		container.remove();
	});
	root.render(
		<>
			<Button>Növbəti</Button>
			<button type="button">Növbəti</button>
		</>,
	);
	await vi.waitFor(() => expect(container.children).toHaveLength(2), { timeout: 15_000 });
	const [ours, theirs] = [...container.children].map((one) => getComputedStyle(one));
	expect(ours).toMatchObject({ fontStyle: 'normal', fontVariantCaps: 'normal', letterSpacing: 'normal' });
	// Any other control looks like the text around it.
	expect(theirs).toMatchObject({ fontStyle: 'italic', fontVariantCaps: 'small-caps', letterSpacing: '7px' });
});
