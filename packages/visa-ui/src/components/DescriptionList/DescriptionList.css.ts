import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const list = {
	columns: layered({
		color: vars.color.ink,
		margin: 0,
		display: 'grid',
		gap: `${vars.space.s} ${vars.space.l}`,
		gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
	}),
	rows: layered({ color: vars.color.ink, margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
};
export const item = {
	columns: layered({
		display: 'grid',
		alignContent: 'start',
		minWidth: 0,
		selectors: { '&[data-long]': { gridColumn: '1 / -1' } },
	}),
	// The value gets the larger part of a line: equal for all, so that no text changes their alignment.
	rows: layered({
		display: 'flex',
		flexWrap: 'wrap',
		gap: `0 ${vars.space.m}`,
		paddingBlock: vars.space.xs,
		borderBlockStart: `1px solid ${vars.color.line}`,
		selectors: { '&:first-child': { borderBlockStart: 0 }, '&[data-long]': { display: 'block' } },
	}),
};
export const term = layered('term', {
	flex: '1 1 8rem',
	minWidth: 0,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const value = layered('value', {
	flex: '2 1 12rem',
	margin: 0,
	fontWeight: vars.weight.medium,
	overflowWrap: 'anywhere',
	minWidth: 0,
});
