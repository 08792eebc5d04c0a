import { describe, expect, it } from 'vitest';
import type { CountryRecord } from '../contract';
import { smallCatalogue } from './catalogue';
import { calledBy, namedBy, toldTo } from './localNames';
import { createWorld, mockAdmin, mockTraveller } from './world';

const by = (language: string, user = mockTraveller) => ({
	world: createWorld({ user }),
	request: new Request('https://viza.example/api/countries', { headers: { 'accept-language': language } }),
});
const [italy] = smallCatalogue.countries.filter(({ code }) => code === 'IT');
const [georgian] = smallCatalogue.citizenships.filter(({ name }) => name === 'Gürcüstan');

const { visaTypes, visaOptions, services } = smallCatalogue;
/** What a request shows, of everything the first. */
function chosen(country: CountryRecord) {
	const [[visaType], [visaOption], [service]] = [visaTypes, visaOptions, services];
	if (!visaType || !visaOption || !service) throw new Error('the small catalogue has all');
	return { country, visaType, visaOption, service };
}

describe('[ACC-09] the mocks call countries as the server does', () => {
	it.each([
		['az', 'İtaliya', 'Gürcüstan'],
		['en', 'Italy', 'Georgia'],
		['ru', 'Италия', 'Грузия'],
		['fr', 'İtaliya', 'Gürcüstan'],
	])('in %s: %s, %s', (language, country, citizenship) => {
		if (!italy || !georgian) throw new Error('the small catalogue has both');
		expect(calledBy(by(language))(italy).name).toBe(country);
		expect(toldTo(by(language), chosen(italy)).country.name).toBe(country);
		const named = namedBy(by(language))(georgian);
		expect(named.name).toBe(citizenship);
		expect([named.name, ...named.aliases].toSorted()).toEqual([georgian.name, ...georgian.aliases].toSorted());
	});

	it('for staff as they wrote it', () => {
		if (!italy || !georgian) throw new Error('the small catalogue has both');
		expect(calledBy(by('en', mockAdmin))(italy)).toEqual(italy);
		expect(namedBy(by('en', mockAdmin))(georgian)).toEqual(georgian);
	});

	it.each([
		['az', 'Turist vizası', 'Birdəfəlik giriş', 'Standart', undefined],
		['en', 'Tourist visa', 'Single entry', 'Standard', 'en'],
		['ru', 'Туристическая виза', 'Однократный въезд', 'Стандарт', 'ru'],
	])('[ACC-11] and what was chosen, in %s: %s, %s, %s', (language, type, option, service, told) => {
		if (!italy) throw new Error('the small catalogue has it');
		const request = toldTo(by(language), chosen(italy));
		expect([request.visaType, request.visaOption, request.service]).toMatchObject([
			{ name: type, ...(told && { language: told }) },
			{ type: option },
			{ name: service },
		]);
		expect('language' in request.visaType).toBe(told !== undefined);
	});
});
