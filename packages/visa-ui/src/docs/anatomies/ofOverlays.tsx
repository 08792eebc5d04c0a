import type { AnatomyDrawing } from './types';

/** All of them lie above a page: each is drawn in a window of its own. */
export const anatomiesOfOverlays: Record<string, AnatomyDrawing> = {
	CommandPalette: {
		frame: { story: 'sheet', width: 900, height: 620 },
		parts: [
			'.viza-CommandPalette-search',
			'.viza-CommandPalette-group',
			'',
			'.viza-CommandPalette-item .viza-Kbd',
			'.viza-CommandPalette-foot',
		],
	},
	ConfirmDialog: {
		frame: { story: 'sheet', width: 860, height: 420 },
		parts: ['h2', '.viza-ConfirmDialog-body', '.viza-ConfirmDialog-foot'],
	},
	Dialog: {
		frame: { story: 'sheet', width: 900, height: 560 },
		parts: ['.viza-Modal-overlay', '.viza-Dialog-head', '.viza-Dialog-body', '.viza-Dialog-foot'],
	},
	Drawer: {
		frame: { story: 'sheet', width: 900, height: 560 },
		parts: ['', '.viza-Drawer-head', '.viza-Drawer-body', '.viza-Drawer-foot'],
	},
	Popover: {
		frame: { story: 'sheet', width: 640, height: 260 },
		parts: ['#storybook-root button', '.viza-Popover', '.viza-Popover > *', ''],
	},
	Tooltip: {
		frame: { story: 'playground', width: 420, height: 170, rest: '.viza-IconButton, .viza-Button' },
		parts: ['.viza-IconButton, .viza-Button', '[role="tooltip"]'],
	},
};
