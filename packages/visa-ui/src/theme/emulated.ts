import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** The reader's system settings; omitted ones are the defaults. */
export interface Emulated {
	colours?: 'forced';
	scheme?: 'light' | 'dark';
	motion?: 'reduced';
}

/** For tests in a browser: emulates these settings until the next call. */
export async function emulate({ colours, scheme = 'light', motion }: Emulated): Promise<void> {
	await cdp().send('Emulation.setEmulatedMedia', {
		features: [
			{ name: 'forced-colors', value: colours ? 'active' : 'none' },
			{ name: 'prefers-color-scheme', value: scheme },
			{ name: 'prefers-reduced-motion', value: motion ? 'reduce' : 'no-preference' },
		],
	});
}

/** For tests in a browser: a window of 320 px with letters of 200 %, until the test ends. */
export async function enlargeLetters(): Promise<void> {
	const { innerWidth, innerHeight } = window;
	const { style } = document.documentElement;
	onTestFinished(async () => {
		style.fontSize = '';
		await page.viewport(innerWidth, innerHeight);
	});
	await page.viewport(320, 640);
	style.fontSize = '200%';
}
