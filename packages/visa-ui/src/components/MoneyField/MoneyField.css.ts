import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

/** As wide as an amount with decimals. */
export const frame = layered('frame', { maxWidth: '12rem' });
export const input = layered('input', { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const currency = layered('currency', {
	flex: 'none',
	paddingInlineEnd: vars.space.s,
	color: vars.color.inkSoft,
});
