import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const items = layered('items', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Below the checkbox's label, and close to it. */
export const note = layered('note', {
	// It overlaps the edge of the checkbox's press area.
	pointerEvents: 'none',
	marginBlockStart: `calc(-1 * ${vars.space.xs})`,
	marginBlockEnd: vars.space.xs,
	paddingInlineStart: `calc(1.5rem + ${vars.space.s})`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
