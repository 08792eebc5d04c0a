import { afterEach, expect, it } from 'vitest';
import { send } from '../root/devtools';
import { brandCss } from './brandCss';
import { makeBrandTheme } from './makeBrandTheme';
import { themeScript, themeScriptHash } from './themeStore';
import { dark } from './themes/dark';
import { highContrast } from './themes/highContrast';

const accent = '#0f6b5c';
const light = makeBrandTheme({ name: 'brand', accent });
const contrast = makeBrandTheme({ name: 'brand-contrast', accent, base: highContrast });
const root = document.documentElement;
const shown = (role = 'accent') => getComputedStyle(root).getPropertyValue(`--viza-color-${role}`).trim();
const wish = (scheme: string, more: string, media = '') =>
	send('Emulation.setEmulatedMedia', {
		media,
		features: [
			{ name: 'prefers-color-scheme', value: scheme },
			{ name: 'prefers-contrast', value: more },
		],
	});

afterEach(async () => {
	document.querySelector('#brand')?.remove();
	delete root.dataset.theme;
	await wish('light', 'no-preference');
});

it('a page has the brand without a script, in the scheme and the contrast that the system asks for', async () => {
	delete root.dataset.theme;
	const sheet = document.head.appendChild(document.createElement('style'));
	sheet.id = 'brand';
	sheet.textContent = brandCss({ light, highContrast: contrast });
	await wish('light', 'no-preference');
	expect(shown()).toBe(light.colors.accent);
	await wish('light', 'more');
	expect(shown()).toBe(contrast.colors.accent);
	await wish('dark', 'no-preference');
	expect(shown()).toBe(dark.colors.accent);
	root.dataset.theme = 'light';
	expect(shown(), 'what was chosen goes before the wish').toBe(light.colors.accent);
	root.dataset.theme = 'high-contrast';
	expect(shown()).toBe(contrast.colors.accent);
});

it('[ACC-07] what is printed has the inks of the brand’s light theme, whichever is on the screen', async () => {
	const sheet = document.head.appendChild(document.createElement('style'));
	sheet.id = 'brand';
	sheet.textContent = brandCss({ light, highContrast: contrast });
	for (const theme of ['dark', 'high-contrast', undefined]) {
		if (theme) root.dataset.theme = theme;
		else delete root.dataset.theme;
		await wish('dark', 'more', 'print');
		expect(shown('canvas'), `${theme} on paper`).toBe(light.colors.canvas);
		await wish('dark', 'no-preference');
		expect(shown('canvas'), `${theme} on the screen`).not.toBe(light.colors.canvas);
	}
});

it('a policy that names the hash lets the theme’s script run', async () => {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(themeScript));
	expect(themeScriptHash).toBe(`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
});
