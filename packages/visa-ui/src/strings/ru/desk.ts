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
	viewer: {
		frame: 'Область изображения',
		hint: 'Двигайте стрелками, увеличивайте и уменьшайте клавишами + и −, 0 покажет целиком, R повернёт',
		zoom: (percent) => `${percent} %`,
		turned: (degrees) => (degrees === 0 ? 'не повёрнуто' : `повёрнуто вправо на ${degrees}°`),
		zoomIn: 'Увеличить',
		zoomOut: 'Уменьшить',
		fit: 'Показать целиком',
		turnLeft: 'Повернуть влево',
		turnRight: 'Повернуть вправо',
		failed: 'Не удалось показать изображение',
	},
	palette: { results: 'Результаты', move: 'перемещение', choose: 'выбрать', close: 'закрыть' },
	split: {
		edge: (list) => `${list}: ширина списка`,
		back: (list) => `Назад: ${list}`,
	},
	chart: {
		view: 'Вид',
		chart: 'График',
		table: 'Таблица',
		values: (chart) => `${chart}: значения`,
		hint: 'Просматривайте значения стрелками',
		empty: 'Нет данных для показа',
		days: (count) => `${count} дн.`,
	},
	presence: {
		label: 'Сейчас смотрят',
		more: (count) => `ещё ${count}`,
	},
};
