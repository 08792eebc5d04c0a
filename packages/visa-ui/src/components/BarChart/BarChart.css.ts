import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

/** Also applies to a wide window with enlarged text. */
const tight = '(max-width: 18rem)';

export const rows = layered('rows', {
	display: 'grid',
	gridTemplateColumns: 'fit-content(40%) minmax(3rem, 1fr) auto',
	'@container': { [tight]: { gridTemplateColumns: 'minmax(3rem, 1fr) auto' } },
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const row = layered('row', {
	display: 'grid',
	gridColumn: '1 / -1',
	gridTemplateColumns: 'subgrid',
	alignItems: 'center',
	columnGap: vars.space.s,
	padding: `${vars.space.xxs} ${vars.space.xs}`,
	borderRadius: vars.radius.small,
	selectors: { '&[data-marked]': { background: vars.color.accentSoft, outline: `1px solid ${vars.color.accent}` } },
});
export const label = layered('label', {
	overflowWrap: 'break-word',
	// Above its bar.
	'@container': { [tight]: { gridColumn: '1 / -1' } },
});
export const track = layered('track', { display: 'block', borderInlineStart: `1px solid ${vars.color.lineStrong}` });
/** Forced colours keep only its border. */
export const bar = layered('bar', {
	display: 'block',
	height: '1rem',
	background: vars.color.accent,
	borderBlock: `0.5rem solid ${vars.color.accent}`,
	borderStartEndRadius: vars.radius.small,
	borderEndEndRadius: vars.radius.small,
	transition: `width ${vars.motion.base} ${vars.motion.easing}`,
});
export const value = layered('value', {
	textAlign: 'end',
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
});
