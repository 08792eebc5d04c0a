import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

/** Only the text scrolls: the buttons stay visible. */
export const body = layered('body', {
	display: 'grid',
	gap: vars.space.xs,
	padding: vars.space.l,
	overflowY: 'auto',
	overscrollBehavior: 'contain',
});
export const foot = layered('foot', {
	padding: `${vars.space.s} ${vars.space.l}`,
	paddingBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom, 0px))`,
	borderBlockStart: `1px solid ${vars.color.line}`,
	background: vars.color.sunken,
	'@media': {
		[media.tablet]: { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large },
	},
});
