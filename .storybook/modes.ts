/** The themes and widths (px) in which a sheet's screenshots are compared: here in Chromium, and by Chromatic. */
export interface Mode {
	theme: 'light' | 'dark' | 'high-contrast';
	viewport: 360 | 768 | 1440;
}

const list: Mode[] = [
	// Each width once in the same colours, and the other colours at the width that the gallery's pictures are taken
	// from: a theme moves nothing.
	{ theme: 'light', viewport: 360 },
	{ theme: 'high-contrast', viewport: 360 },
	{ theme: 'dark', viewport: 360 },
	{ theme: 'light', viewport: 768 },
	{ theme: 'light', viewport: 1440 },
	{ theme: 'dark', viewport: 1440 },
];

/** By name: 'dark 1440', … */
export const modes: Record<string, Mode> = Object.fromEntries(
	list.map((mode) => [`${mode.theme} ${mode.viewport}`, mode]),
);
