import { describe, expect, it } from 'vitest';
import { smallCatalogue } from './catalogue';
import { calledBy, namedBy, toldTo } from './localNames';
import { createWorld, mockAdmin, mockTraveller } from './world';

const by = (language: string, user = mockTraveller) => ({
	world: createWorld({ user }),
	request: new Request('https://viza.example/api/countries', { headers: { 'accept-language': language } }),
});
const [italy] = smallCatalogue.countries.filter(({ code }) => code === 'IT');
const [georgian] = smallCatalogue.citizenships.filter(({ name }) => name === 'Gürcüstan');

describe('[ACC-09] the mocks call countries as the server does', () => {
	it.each([
		['az', 'İtaliya', 'Gürcüstan'],
		['en', 'Italy', 'Georgia'],
		['ru', 'Италия', 'Грузия'],
		['fr', 'İtaliya', 'Gürcüstan'],
	])('in %s: %s, %s', (language, country, citizenship) => {
		if (!italy || !georgian) throw new Error('the small catalogue has both');
		expect(calledBy(by(language))(italy).name).toBe(country);
		expect(toldTo(by(language), { country: italy }).country.name).toBe(country);
		const named = namedBy(by(language))(georgian);
		expect(named.name).toBe(citizenship);
		expect([named.name, ...named.aliases].toSorted()).toEqual([georgian.name, ...georgian.aliases].toSorted());
	});

	it('for staff as they wrote it', () => {
		if (!italy || !georgian) throw new Error('the small catalogue has both');
		expect(calledBy(by('en', mockAdmin))(italy)).toEqual(italy);
		expect(namedBy(by('en', mockAdmin))(georgian)).toEqual(georgian);
	});
});
