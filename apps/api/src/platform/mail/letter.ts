import type { Mail } from './index';

/** The parts of an e-mail, in the order in which they stand. */
export interface Letter {
	to: string;
	subject: string;
	title: string;
	paragraphs: string[];
	/** Digits to type, shown large. */
	code?: string;
	button?: { label: string; url: string };
	/** Small print under the letter. */
	note?: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const dark = '@media (prefers-color-scheme: dark)';
const style = `
${dark} { .page { background: #14181d !important } .sheet { background: #1c2229 !important; border-color: #313a44 !important }
.ink { color: #eceff2 !important } .soft { color: #a8b3be !important } .code { background: #14181d !important; border-color: #313a44 !important } }`;

const font = "font-family: 'IBM Plex Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Makes an e-mail that reads like a letter, as HTML and as text. */
export function writeLetter(letter: Letter): Mail {
	const { to, subject, title, paragraphs, code, button, note } = letter;
	const parts = [
		`<p class="soft" style="margin: 0 0 24px; ${font}; font-size: 13px; font-weight: 600; letter-spacing: .08em; color: #5a6672">VIZA</p>`,
		`<h1 class="ink" style="margin: 0 0 16px; ${font}; font-size: 22px; line-height: 1.3; font-weight: 600; color: #182028">${escapeHtml(title)}</h1>`,
		...paragraphs.map(
			(text) =>
				`<p class="ink" style="margin: 0 0 16px; ${font}; font-size: 16px; line-height: 1.55; color: #182028">${escapeHtml(text)}</p>`,
		),
	];
	if (code) {
		parts.push(
			`<p class="code ink" style="margin: 8px 0 24px; padding: 16px; border: 1px solid #d5dbe1; border-radius: 8px; background: #f5f7f9; text-align: center; ${font}; font-size: 30px; font-weight: 600; letter-spacing: .3em; color: #182028">${escapeHtml(code)}</p>`,
		);
	}
	if (button) {
		parts.push(
			`<p style="margin: 8px 0 24px"><a href="${escapeHtml(button.url)}" style="display: inline-block; padding: 13px 22px; border-radius: 8px; background: #0f5a55; color: #ffffff; text-decoration: none; ${font}; font-size: 16px; font-weight: 600">${escapeHtml(button.label)}</a></p>`,
		);
	}
	if (note) {
		parts.push(
			`<p class="soft" style="margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #d5dbe1; ${font}; font-size: 13px; line-height: 1.5; color: #5a6672">${escapeHtml(note)}</p>`,
		);
	}
	const html = `<!doctype html>
<html lang="az"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="page" style="margin: 0; padding: 32px 16px; background: #eef1f4">
<div class="sheet" style="max-width: 520px; margin: 0 auto; padding: 32px 28px; border: 1px solid #d5dbe1; border-radius: 12px; background: #ffffff">
${parts.join('\n')}
</div></body></html>`;
	const text = [title, ...paragraphs, code, button && `${button.label}:\n${button.url}`, note && `—\n${note}`]
		.filter((part) => part !== undefined && part !== '')
		.join('\n\n');
	return { to, subject, html, text: `${text}\n` };
}
