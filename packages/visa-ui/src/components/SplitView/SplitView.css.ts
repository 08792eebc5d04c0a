import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

const height = 'calc(100dvh - var(--viza-split-view-top, 0px))';

export const split = layered({ minWidth: 0 });
export const panes = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@media': {
		[media.desktop]: {
			selectors: {
				// Neither may become too narrow to be read.
				[`${split}[data-open] > &`]: {
					gridTemplateColumns: 'clamp(16rem, var(--viza-split-share), calc(100% - 22rem)) 1.5rem minmax(0, 1fr)',
				},
			},
		},
	},
});
const pane = { minWidth: 0, '@media': { [media.desktop]: { maxHeight: height, overflowY: 'auto' } } } as const;
export const list = layered({
	...pane,
	selectors: {
		// It keeps its place and what was typed into it.
		[`${split}[data-open] &`]: { display: 'none' },
	},
	'@media': {
		[media.desktop]: {
			...pane['@media'][media.desktop],
			selectors: { [`${split}[data-open] &`]: { display: 'block' } },
		},
	},
});
export const detail = layered(pane);
export const back = layered({
	marginBlockEnd: vars.space.s,
	'@media': { [media.desktop]: { display: 'none' } },
});
export const edge = layered({
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'block',
			position: 'relative',
			cursor: 'col-resize',
			touchAction: 'none',
			userSelect: 'none',
			selectors: {
				'&::after': {
					content: '',
					position: 'absolute',
					insetBlock: 0,
					insetInlineStart: 'calc(50% - 0.5px)',
					borderInlineStart: `1px solid ${vars.color.lineStrong}`,
				},
				'&:focus-visible': { outlineOffset: '-6px' },
				'&:focus-visible::after, &:active::after': { borderInlineStart: `3px solid ${vars.color.accent}` },
			},
		},
	},
});
