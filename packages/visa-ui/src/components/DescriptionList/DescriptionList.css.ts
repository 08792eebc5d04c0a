import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const list = {
	columns: layered({
		margin: 0,
		display: 'grid',
		gap: `${vars.space.s} ${vars.space.l}`,
		gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
	}),
	rows: layered({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
};
export const item = {
	columns: layered({ display: 'grid', alignContent: 'start', minWidth: 0 }),
	rows: layered({
		display: 'grid',
		gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
		gap: `0 ${vars.space.m}`,
		paddingBlock: vars.space.xs,
		borderBlockStart: `1px solid ${vars.color.line}`,
		selectors: { '&:first-child': { borderBlockStart: 0 } },
	}),
};
export const term = layered('term', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const value = layered('value', {
	margin: 0,
	fontWeight: vars.weight.medium,
	overflowWrap: 'anywhere',
	minWidth: 0,
});
