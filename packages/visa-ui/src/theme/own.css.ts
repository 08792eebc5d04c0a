import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { resetLayer } from './layers.css';
import { media } from './media';
import { still } from './still.css';
import { focusRing } from './style.css';

type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];

/** What components rely on, for their own elements only: in the package each of them has such a class. */
const own = ':where([class^="viza-"], [class*=" viza-"])';
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } });
const each = (names: string, rule: Rule) => reset(`:where(${names})${own}`, rule);

reset(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' });
reset(own, {
	fontFamily: vars.font.family,
	fontVariantNumeric: 'tabular-nums',
	WebkitFontSmoothing: 'antialiased',
	MozOsxFontSmoothing: 'grayscale',
	accentColor: vars.color.accent,
});
each('h1, h2, h3, h4, p, figure, blockquote, dl, dd, fieldset, legend, ul, ol', { margin: 0, padding: 0 });
each('fieldset', { border: 0, minWidth: 0 });
each('ul, ol', { listStyle: 'none' });
each('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 });

/** Elements without a background of their own, and inline elements: text in them looks like the surrounding text. */
const inTheirs = [
	...['Stack', 'Inline', 'Columns', 'Container', 'Form'],
	...['SplitView', 'SplitView-panes', 'SplitView-list', 'SplitView-detail'],
	...['AppShell', 'AppShell-content', 'AppShell-page'],
	...['Tabs', 'Tabs-panel'],
	...['Link', 'Link-outside', 'Money', 'Money-code'],
].map((name) => `.viza-${name}`);
const grounded = `${own}:where(:not(${inTheirs.join(', ')}, [class*="viza-Box-"]))`;
// The first such element from the top: its content gets its text style there, and may override it.
const first = `${grounded}:where(:not(${grounded} *))`;
reset(first, {
	font: `${vars.weight.regular} ${vars.text.body.size}/${vars.text.body.line} ${vars.font.family}`,
	fontVariantNumeric: 'tabular-nums',
	letterSpacing: 'normal',
	wordSpacing: 'normal',
	textTransform: 'none',
	textIndent: 0,
	// From there it is inherited: a part in a narrow place says that its words break anywhere, also for what is in it.
	overflowWrap: 'break-word',
	// Not whether lines wrap: content of a single-line cell or bar is meant to be on one line.
	whiteSpaceCollapse: 'collapse',
});
// Text in a centred column is meant to be centred, and so is everything that our Box aligns; a button's text always is.
const aligned = '.viza-Text, .viza-Heading, button, [class*="viza-Box-textAlign_"] *';
reset(`${first}:where(:not(${aligned}))`, { textAlign: 'start' });

each('button, summary, label, a, select', { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' });
each('img, svg, video', { display: 'block', maxWidth: '100%' });
each('img', { height: 'auto' });
reset(`${own}:focus-visible`, focusRing);
reset(`${own}, ${own}::before, ${own}::after, ${own}::backdrop`, {
	'@media': {
		[media.reducedMotion]: still,
	},
});
