import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const drawerFoot = style({ display: 'grid', gap: vars.space.m, width: '100%' });
/** The dashboard's own menu, if it doesn't fit beside the page; a line separates it from the site's. */
export const staffPlace = style({
	display: 'grid',
	gap: vars.space.m,
	paddingBlockEnd: vars.space.m,
	marginBlockEnd: vars.space.s,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	selectors: { '&:empty': { display: 'none' } },
	'@media': { [media.desktop]: { display: 'none' } },
});
