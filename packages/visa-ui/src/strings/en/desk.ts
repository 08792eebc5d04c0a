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
	viewer: {
		frame: 'Picture area',
		hint: 'Move with the arrow keys, zoom with + and −, show the whole with 0, turn with R',
		zoom: (percent) => `${percent}%`,
		turned: (degrees) => (degrees === 0 ? 'not turned' : `turned ${degrees}° to the right`),
		zoomIn: 'Zoom in',
		zoomOut: 'Zoom out',
		fit: 'Show the whole',
		turnLeft: 'Turn left',
		turnRight: 'Turn right',
		failed: 'The picture could not be shown',
	},
	palette: { results: 'Results', move: 'move', choose: 'choose', close: 'close' },
	split: {
		edge: (list) => `${list}: width of the list`,
		back: (list) => `Back: ${list}`,
	},
	chart: {
		view: 'View',
		chart: 'Chart',
		table: 'Table',
		values: (chart) => `${chart}: values`,
		hint: 'Walk the values with the arrow keys',
		empty: 'There is nothing to show',
		days: (count) => (count === '1' ? '1 day' : `${count} days`),
	},
	presence: {
		label: 'Looking now',
		more: (count) => `${count} more`,
	},
};
