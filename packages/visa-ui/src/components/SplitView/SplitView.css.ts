import { vars } from '../../theme/contract.css';
import { hover } from '../../theme/media';
import { layered } from '../../theme/style.css';

const top = 'var(--viza-split-view-top, 0px)';
const height = `calc(100dvh - ${top})`;
/** Depends on its own width, not the window's: menus may be beside it. */
const beside = '(min-width: 56rem)';

export const split = layered('SplitView', { minWidth: 0, containerType: 'inline-size' });
export const panes = layered('panes', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@container': {
		[beside]: {
			selectors: {
				// Neither may become too narrow to be read.
				[`${split}[data-open] > &`]: {
					gridTemplateColumns: 'clamp(16rem, var(--viza-split-share), calc(100% - 22rem)) 1.5rem minmax(0, 1fr)',
				},
			},
		},
	},
});
const ownScroll = { [`${split}[data-scroll="panes"] &`]: { maxHeight: height, overflowY: 'auto' } } as const;
export const list = layered('list', {
	minWidth: 0,
	selectors: {
		// It keeps its scroll position and its input.
		[`${split}[data-open] &`]: { display: 'none' },
	},
	'@container': {
		[beside]: { selectors: { ...ownScroll, [`${split}[data-open] &`]: { display: 'block' } } },
	},
});
export const detail = layered('detail', { minWidth: 0, '@container': { [beside]: { selectors: ownScroll } } });
export const back = layered('back', {
	marginBlockEnd: vars.space.s,
	// Its arrow is aligned with the text below.
	marginInlineStart: `calc(-1 * ${vars.space.s})`,
	'@container': { [beside]: { display: 'none' } },
});
export const edge = layered('edge', {
	display: 'none',
	'@media': hover({ borderInlineStart: `2px solid ${vars.color.accent}` }, '&&:hover:not(:active)::after'),
	'@container': {
		[beside]: {
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
				// Visible wherever the page is scrolled.
				[`${split}[data-scroll="page"] &`]: { position: 'sticky', top, maxHeight: height },
			},
		},
	},
});
