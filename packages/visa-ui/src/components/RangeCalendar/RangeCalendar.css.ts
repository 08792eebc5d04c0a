import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const calendar = layered('RangeCalendar', { width: '20.5rem', maxWidth: '100%' });
export const told = layered('told', {
	marginBlockStart: vars.space.xs,
	minHeight: vars.text.caption.line,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	textAlign: 'center',
});
