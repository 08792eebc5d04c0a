import type { CountrySearchWords } from '../az/home';

export const countrySearchWords: CountrySearchWords = {
	label: 'Куда вы едете?',
	placeholder: 'Введите название страны',
	searching: 'Идёт поиск…',
	nothing: 'Такой страны не нашлось. Сотрите написанное, чтобы увидеть все страны.',
};
