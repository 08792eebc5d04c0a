import { cdp } from 'vitest/browser';

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
