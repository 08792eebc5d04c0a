import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const area = layered('area', { resize: 'vertical', fieldSizing: 'content', maxHeight: '60vh' });
export const counter = layered('counter', {
	justifySelf: 'end',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	selectors: { '&[data-over]': { color: vars.color.critical, fontWeight: vars.weight.medium } },
});
