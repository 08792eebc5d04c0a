import type { DeskStrings } from '../az/desk';

export const desk: DeskStrings = {
	keys: {
		next: 'затем',
		names: {
			ArrowUp: 'стрелка вверх',
			ArrowDown: 'стрелка вниз',
			ArrowLeft: 'стрелка влево',
			ArrowRight: 'стрелка вправо',
			Space: 'пробел',
			Plus: 'плюс',
			'-': 'минус',
			'?': 'вопросительный знак',
			'/': 'косая черта',
			'.': 'точка',
			',': 'запятая',
		},
	},
	stat: { up: 'выросло', down: 'снизилось', same: 'без изменений' },
};
