import type { CountrySearchWords } from '../az/home';

export const countrySearchWords: CountrySearchWords = {
	label: 'Where are you going?',
	placeholder: 'Type a country’s name',
	searching: 'Searching…',
	nothing: 'No country is called that. Delete what you typed to see all countries.',
};
