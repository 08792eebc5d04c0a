import type { CSSProperties } from 'react';

const fontFamily = "'IBM Plex Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ink = '#182028';
const soft = '#5a6672';
const line = '#d5dbe1';

/** Styles are inline: many mail programs ignore style sheets. Those that support dark mode get {@link dark}. */
export const css = {
	page: { margin: 0, padding: 0, background: '#eef1f4', fontFamily },
	frame: { width: '100%', maxWidth: '576px', margin: '0 auto', padding: '24px 12px' },
	sheet: {
		padding: '32px 28px',
		border: `1px solid ${line}`,
		borderRadius: '8px',
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
		borderRadius: '8px',
		background: '#f5f7f9',
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
		borderRadius: '6px',
		background: '#0f5a55',
		color: '#ffffff',
		fontSize: '16px',
		fontWeight: 600,
		textDecoration: 'none',
	},
	link: { color: '#0f5a55' },
	line: { margin: '8px 0 16px', border: 'none', borderTop: `1px solid ${line}` },
	note: { margin: 0, fontSize: '13px', lineHeight: '1.5', color: soft },
} as const satisfies Record<string, CSSProperties>;

/** Overrides the inline styles. */
export const dark = `@media (prefers-color-scheme: dark) {
.page { background: #14181d !important } .sheet { background: #1c2229 !important; border-color: #313a44 !important }
.ink { color: #eceff2 !important } .soft { color: #a8b3be !important } .line, .quote { border-color: #313a44 !important }
.code { background: #14181d !important; border-color: #313a44 !important } .link { color: #7fd1c7 !important }
.button { background: #8fd8cf !important; color: #0b2a28 !important } .button span { color: #0b2a28 !important } }`;
