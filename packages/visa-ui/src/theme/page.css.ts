import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { resetLayer } from './layers.css';
import { media } from './media';
import { still } from './still.css';
import { focusRing } from './style.css';

/** For a page that is entirely ours: its background and text style, without default margins. */
type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });

const theirs = ':where(:not([class^="viza-"], [class*=" viza-"]))';

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
	WebkitTextSizeAdjust: '100%',
	textSizeAdjust: '100%',
	scrollPaddingBlock: '5rem',
	accentColor: vars.color.accent,
});
reset('body', {
	margin: 0,
	minHeight: '100dvh',
	background: vars.color.canvas,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	fontVariantNumeric: 'tabular-nums',
	WebkitFontSmoothing: 'antialiased',
	MozOsxFontSmoothing: 'grayscale',
	overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, p, figure, blockquote, dl, dd, fieldset, legend', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minWidth: 0 });
reset('ul, ol', { margin: 0, padding: 0, listStyle: 'none' });
// Ours have their letters from `own.css.ts`, whichever sheet comes first.
reset(`:where(button, input, select, textarea)${theirs}`, {
	font: 'inherit',
	color: 'inherit',
	letterSpacing: 'inherit',
	margin: 0,
});
reset('button, summary, label, a, select', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('img', { height: 'auto' });
reset(':focus-visible', focusRing);
reset('*, *::before, *::after, ::backdrop', {
	'@media': {
		[media.reducedMotion]: still,
	},
});
