import type { CSSProperties } from 'react';

const fontFamily = "'IBM Plex Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
// The colours of the site's light theme, and below of its dark one.
const ink = '#152530';
const soft = '#4c5a64';
const line = '#ddd9d0';

/** Styles are inline: many mail programs ignore style sheets. Those that support dark mode get {@link dark}. */
export const css = {
	page: { margin: 0, padding: 0, background: '#f9f7f1', fontFamily },
	frame: { width: '100%', maxWidth: '576px', margin: '0 auto', padding: '24px 12px' },
	sheet: {
		padding: '32px 28px',
		border: `1px solid ${line}`,
		borderRadius: '4px',
		background: '#ffffff',
	},
	brand: { margin: '0 0 24px', fontSize: '13px', fontWeight: 600, letterSpacing: '.08em', color: soft },
	title: { margin: '0 0 16px', fontSize: '22px', lineHeight: '1.3', fontWeight: 600, color: ink },
	text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.55', color: ink },
	quote: {
		margin: '0 0 16px',
		padding: '4px 0 4px 16px',
		borderLeft: `3px solid ${line}`,
		fontSize: '16px',
		lineHeight: '1.55',
		whiteSpace: 'pre-line',
		color: ink,
	},
	code: {
		margin: '8px 0 24px',
		padding: '16px',
		border: `1px solid ${line}`,
		borderRadius: '4px',
		background: '#f3f0e9',
		textAlign: 'center',
		fontSize: '30px',
		lineHeight: '1.3',
		fontWeight: 600,
		letterSpacing: '.3em',
		color: ink,
	},
	pairs: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse', fontFamily },
	cell: {
		padding: '6px 0',
		fontSize: '15px',
		lineHeight: '1.45',
		fontWeight: 400,
		textAlign: 'left',
		verticalAlign: 'top',
		color: ink,
	},
	term: { color: soft, paddingRight: '16px' },
	amount: { textAlign: 'right' },
	total: { borderTop: `1px solid ${line}`, fontWeight: 600 },
	button: {
		margin: '8px 0 24px',
		padding: '13px 22px',
		borderRadius: '4px',
		background: '#00516b',
		color: '#fdfcf8',
		fontSize: '16px',
		fontWeight: 600,
		textDecoration: 'none',
	},
	link: { color: '#00516b' },
	line: { margin: '8px 0 16px', border: 'none', borderTop: `1px solid ${line}` },
	note: { margin: 0, fontSize: '13px', lineHeight: '1.5', color: soft },
} as const satisfies Record<string, CSSProperties>;

/** Overrides the inline styles. */
export const dark = `@media (prefers-color-scheme: dark) {
.page { background: #0d161c !important } .sheet { background: #152027 !important; border-color: #303b43 !important }
.ink { color: #f0ede4 !important } .soft { color: #bab6ab !important } .line, .quote { border-color: #303b43 !important }
.code { background: #0d161c !important; border-color: #303b43 !important } .link { color: #7bcadc !important }
.button { background: #7bcadc !important; color: #071c27 !important } .button span { color: #071c27 !important } }`;
