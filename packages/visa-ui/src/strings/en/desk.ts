import type { DeskStrings } from '../az/desk';

export const desk: DeskStrings = {
	keys: {
		next: 'then',
		names: {
			ArrowUp: 'up arrow',
			ArrowDown: 'down arrow',
			ArrowLeft: 'left arrow',
			ArrowRight: 'right arrow',
			Space: 'space',
			Plus: 'plus',
			'-': 'minus',
			'?': 'question mark',
			'/': 'slash',
			'.': 'full stop',
			',': 'comma',
		},
	},
	stat: { up: 'up', down: 'down', same: 'unchanged' },
};
