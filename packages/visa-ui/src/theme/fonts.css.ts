import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans';

function face(subset: string, unicodeRange: string) {
	globalFontFace('IBM Plex Sans Variable', {
		src: `url('${files}-${subset}-wght-normal.woff2') format('woff2')`,
		fontWeight: '100 700',
		fontDisplay: 'swap',
		unicodeRange,
	});
}

// ə Ə ğ Ğ İ ş Ş are in latin-ext; ı ö ü ç are in latin.
face(
	'latin-ext',
	'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
);
face(
	'latin',
	'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
);
// Loaded only by pages with Russian words. Without the numero sign, which Azerbaijani pages use too.
face('cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1');

// The local font with IBM Plex Sans' metrics, measured on Azerbaijani text: nothing moves when the web font loads.
globalFontFace('Viza Fallback', {
	src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')",
	sizeAdjust: '99.35%',
	ascentOverride: '103.2%',
	descentOverride: '27.7%',
	lineGapOverride: '0%',
});

// The same for Linux without any of those: its own font is an eighth wider. By its name here, and not by `sans-serif`, the browser
// needn't ask the system how to draw each size of it, which holds up the first paint. Only for what our typeface has.
globalFontFace('Viza Fallback Wide', {
	src: "local('DejaVu Sans')",
	sizeAdjust: '88.97%',
	ascentOverride: '115.2%',
	descentOverride: '30.9%',
	lineGapOverride: '0%',
	unicodeRange: 'U+0000-02FF, U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+1E00-1EFF, U+2000-206F, U+20AC, U+2122',
});
