/** In which themes and widths (px) a sheet is compared as a picture: here in Chromium, and by Chromatic. */
export const themes = ['light', 'dark', 'high-contrast'] as const;
export const widths = [360, 768, 1440] as const;

export type Mode = { theme: (typeof themes)[number]; viewport: (typeof widths)[number] };

/** 'dark 360', …: every theme in every width. */
export const modes: Record<string, Mode> = Object.fromEntries(
	themes.flatMap((theme) => widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }])),
);
