import type { CountryRecord, NamedItem, ServiceRecord, VisaOptionRecord, VisaTypeRecord } from '../contract';

/** A made-up, readable id: `mockId('c', 3)` is always the same UUID. */
export function mockId(kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', number: number): string {
	return `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** What is on offer, as staff see it; the answers show travellers their part. */
export interface Catalogue {
	readonly countries: CountryRecord[];
	readonly visaTypes: VisaTypeRecord[];
	readonly visaOptions: VisaOptionRecord[];
	readonly services: ServiceRecord[];
	readonly citizenships: NamedItem[];
	readonly residentCountries: NamedItem[];
}

/** Nothing is on offer. */
export const emptyCatalogue: Catalogue = {
	countries: [],
	visaTypes: [],
	visaOptions: [],
	services: [],
	citizenships: [],
	residentCountries: [],
};

/** A flag of three stripes, so that the mocks need no image files. */
function flag(direction: 'across' | 'down', ...colours: [string, string, string]): string {
	const stripes = colours.map((colour, index) =>
		direction === 'down'
			? `<path fill="${colour}" d="M0 ${index * 20}h90v20H0z"/>`
			: `<path fill="${colour}" d="M${index * 30} 0h30v60h-30z"/>`,
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${stripes.join('')}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const country = (
	number: number,
	code: string,
	name: string,
	image: string,
	additionalServices: number,
	isVisaOptionIsPayedDirectly: boolean,
): CountryRecord => ({
	id: mockId('c', number),
	...{ name, image, additionalServices, isVisaOptionIsPayedDirectly, code },
	isOnOffer: true,
	isArchived: false,
	visaTypeIds: [mockId('a', 1), mockId('a', 2)],
	visaOptionIds: [mockId('b', 1), mockId('b', 2)],
	serviceIds: [mockId('d', 1), mockId('d', 2)],
	version: 1,
});

/** Every country of the small catalogue offers everything. */
const everywhere = (position: number) => ({
	countryIds: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => mockId('c', number)),
	position,
	isArchived: false,
	version: 1,
});

/** Small, and with every case in it: fees of zero, decimals, both ways to pay, long and missing texts. */
export const smallCatalogue: Catalogue = {
	countries: [
		country(1, 'DE', 'Almaniya', flag('down', '#000', '#d00', '#fc0'), 30, false),
		country(2, 'GB', 'Birləşmiş Krallıq', flag('across', '#012169', '#fff', '#c8102e'), 52.5, true),
		country(3, 'CN', 'Çin', flag('down', '#de2910', '#de2910', '#ffde00'), 0, true),
		country(4, 'DZ', 'Əlcəzair', flag('across', '#006233', '#fff', '#d21034'), 15, false),
		country(5, 'FR', 'Fransa', flag('across', '#0055a4', '#fff', '#ef4135'), 35, false),
		country(6, 'IT', 'İtaliya', flag('across', '#009246', '#fff', '#ce2b37'), 28.9, false),
		country(7, 'NL', 'Niderland', flag('down', '#ae1c28', '#fff', '#21468b'), 30, false),
		country(8, 'JP', 'Yaponiya', flag('across', '#fff', '#bc002d', '#fff'), 0, true),
	],
	visaTypes: [
		{
			id: mockId('a', 1),
			name: 'Turist vizası',
			description: 'Gəzinti, qohum və dostları görmək üçün',
			requiredDocuments:
				'Xarici pasport (ən azı 6 ay etibarlı)\n2 ədəd rəngli şəkil (3,5 × 4,5 sm)\nİş yerindən arayış\nSon 3 ayın bank çıxarışı\nOtel və bilet sifarişi',
			...everywhere(0),
		},
		{
			id: mockId('a', 2),
			name: 'İşgüzar viza',
			description: null,
			requiredDocuments: 'Xarici pasport\nQarşı tərəfin dəvət məktubu\nŞirkətin qeydiyyat sənədi',
			...everywhere(1),
		},
	],
	visaOptions: [
		{ id: mockId('b', 1), type: 'Birdəfəlik giriş', duration: 30, fee: 60, ...everywhere(0) },
		{ id: mockId('b', 2), type: 'Çoxdəfəlik giriş', duration: 90, fee: 102.5, ...everywhere(1) },
	],
	services: [
		{
			id: mockId('d', 1),
			name: 'Standart',
			description: 'Sənədləriniz yoxlanılır, ərizə doldurulur və səfirliyə təqdim olunur.',
			originalPrice: 80,
			discountedPrice: 60,
			additionalVisaPrice: 0,
			estimatedDays: { from: 10, to: 15 },
			...everywhere(0),
		},
		{
			id: mockId('d', 2),
			name: 'Sürətli',
			description: null,
			originalPrice: 150,
			discountedPrice: 150,
			additionalVisaPrice: 20,
			estimatedDays: null,
			...everywhere(1),
		},
	],
	citizenships: [
		{ id: mockId('e', 1), name: 'Azərbaycan', aliases: ['Azerbaijan', 'AZ', 'AZE', 'Азербайджан'], version: 1 },
		{ id: mockId('e', 2), name: 'Gürcüstan', aliases: ['Georgia', 'GE', 'GEO', 'Грузия'], version: 1 },
		{ id: mockId('e', 3), name: 'Türkiyə', aliases: ['Turkey', 'TR', 'TUR', 'Турция'], version: 1 },
	],
	residentCountries: [
		{ id: mockId('f', 1), name: 'Azərbaycan', aliases: ['Azerbaijan', 'AZ', 'AZE', 'Азербайджан'], version: 1 },
		{ id: mockId('f', 2), name: 'Gürcüstan', aliases: ['Georgia', 'GE', 'GEO', 'Грузия'], version: 1 },
		{ id: mockId('f', 3), name: 'Türkiyə', aliases: ['Turkey', 'TR', 'TUR', 'Турция'], version: 1 },
	],
};
