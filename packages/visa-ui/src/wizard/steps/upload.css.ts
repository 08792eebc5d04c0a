import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { focusRing, layered } from '../../theme/style.css';

/** In the place of the future image, with the same frame. */
export const sample = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	alignContent: 'flex-start',
	gap: vars.space.m,
	margin: 0,
	padding: vars.space.m,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	'@media': { [media.tablet]: { alignContent: 'center' } },
});
export const drawing = layered({
	width: '100%',
	maxWidth: '15.5rem',
	flex: 'none',
	color: vars.color.accent,
	// A drawing would keep the colour of the replaced theme.
	'@media': { [media.tablet]: { width: '10rem' }, [media.forcedColors]: { color: 'CanvasText' } },
});
export const sampleWords = layered({ flex: '1 1 11rem' });
export const tips = layered({
	margin: 0,
	paddingInlineStart: vars.space.m,
	listStyle: 'disc',
	color: vars.color.inkSoft,
});
/** A touch device has a camera. Its button stands as far from the drop zone as that from the picture below it. */
export const camera = layered({
	display: 'none',
	marginBlock: `${vars.space.xxs} ${vars.space.xs}`,
	'@media': { '(pointer: coarse)': { display: 'block' } },
});

/** Travellers in a column, each on an expandable line. [UPL-11] */
export const travellers = layered({
	listStyle: 'none',
	margin: 0,
	padding: 0,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const traveller = layered({ borderBlockStart: `1px solid ${vars.color.line}` });
export const travellerHeading = layered({ margin: 0, fontSize: 'inherit', lineHeight: 'inherit' });
export const travellerButton = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	width: '100%',
	minHeight: '3.5rem',
	paddingBlock: vars.space.xs,
	paddingInline: 0,
	border: 0,
	background: 'none',
	color: 'inherit',
	font: 'inherit',
	textAlign: 'start',
	cursor: 'pointer',
	borderRadius: vars.radius.small,
	selectors: { '&:focus-visible': focusRing },
	'@media': hover({ color: vars.color.accent }),
});
export const travellerName = layered({ flex: '1 1 auto', minWidth: 0, fontWeight: vars.weight.medium });
export const thumbnail = layered({
	flex: 'none',
	width: '3.5rem',
	height: '2.5rem',
	objectFit: 'cover',
	background: vars.color.sunken,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
});
export const chevron = layered({
	flex: 'none',
	color: vars.color.inkSoft,
	transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
	selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});
export const travellerPlace = layered({ paddingBlock: vars.space.xs, paddingBlockEnd: vars.space.l });
/** In Russian its text is longer than a line of enlarged text in a narrow window. */
export const add = layered({ overflowWrap: 'anywhere' });
