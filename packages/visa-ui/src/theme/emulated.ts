import { cdp } from 'vitest/browser';

/** What a reader has set in the system; what is not said is as usual. */
export interface Emulated {
	colours?: 'forced';
	scheme?: 'light' | 'dark';
	motion?: 'reduced';
}

/** For tests in a browser: the page as that reader has it, until the next call. */
export async function emulate({ colours, scheme = 'light', motion }: Emulated): Promise<void> {
	await cdp().send('Emulation.setEmulatedMedia', {
		features: [
			{ name: 'forced-colors', value: colours ? 'active' : 'none' },
			{ name: 'prefers-color-scheme', value: scheme },
			{ name: 'prefers-reduced-motion', value: motion ? 'reduce' : 'no-preference' },
		],
	});
}
