import type { OpeningWords } from '../az/opening';

export const openingWords: OpeningWords = {
	noScripts: 'Этому сайту нужен JavaScript. Включите его в браузере.',
	stalled: 'Часть страницы ещё не загрузилась. Проверьте подключение к интернету.',
	reload: 'Загрузить страницу заново',
};
