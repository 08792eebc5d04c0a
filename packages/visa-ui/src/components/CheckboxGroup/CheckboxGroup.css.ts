import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const items = layered('items', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Below the words of its box, and drawn up to them. */
export const note = layered('note', {
	// It lies over the edge of what presses the box.
	pointerEvents: 'none',
	marginBlockStart: `calc(-1 * ${vars.space.xs})`,
	marginBlockEnd: vars.space.xs,
	paddingInlineStart: `calc(1.5rem + ${vars.space.s})`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
