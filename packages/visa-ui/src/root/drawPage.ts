import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A page to render on, removed with the test that asked for it. */
export function drawPage() {
	const page = document.body.appendChild(document.createElement('main'));
	const root = createRoot(page);
	onTestFinished(() => {
		root.unmount();
		page.remove();
	});
	return {
		page,
		/** Renders synchronously. */
		draw: (content: ReactNode) => flushSync(() => root.render(content)),
	};
}

/** The same in a shadow root. */
export function drawShadow() {
	const host = document.body.appendChild(document.createElement('div'));
	const shadow = host.attachShadow({ mode: 'open' });
	const root = createRoot(shadow.appendChild(document.createElement('div')));
	onTestFinished(() => {
		root.unmount();
		host.remove();
	});
	return {
		shadow,
		/** Renders synchronously. */
		draw: (content: ReactNode) => flushSync(() => root.render(content)),
	};
}
