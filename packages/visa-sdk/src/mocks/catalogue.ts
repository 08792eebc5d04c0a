import type { CountryRecord, NamedItem, ServiceRecord, VisaOptionRecord, VisaTypeRecord } from '../contract';

/** An invented, readable id: `mockId('c', 3)` is always the same UUID. */
export function mockId(kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', number: number): string {
	return `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The catalogue, as staff see it; the answers show travellers their part. */
export interface Catalogue {
	readonly countries: CountryRecord[];
	readonly visaTypes: VisaTypeRecord[];
	readonly visaOptions: VisaOptionRecord[];
	readonly services: ServiceRecord[];
	readonly citizenships: NamedItem[];
	readonly residentCountries: NamedItem[];
}

/** An empty catalogue. */
export const emptyCatalogue: Catalogue = {
	countries: [],
	visaTypes: [],
	visaOptions: [],
	services: [],
	citizenships: [],
	residentCountries: [],
};

/** A flag of 90 × 60, drawn here so that the mocks need no image files. */
function drawn(parts: string): string {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">${parts}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A flag of three stripes. */
function flag(direction: 'across' | 'down', ...colours: [string, string, string]): string {
	const stripes = colours.map((colour, index) =>
		direction === 'down'
			? `<path fill="${colour}" d="M0 ${index * 20}h90v20H0z"/>`
			: `<path fill="${colour}" d="M${index * 30} 0h30v60h-30z"/>`,
	);
	return drawn(stripes.join(''));
}

/** A star with five points, 12 high, centred. */
const star = (x: number, y: number, scale: number) =>
	`<path transform="translate(${x} ${y}) scale(${scale})" d="M0-6 1.4-1.9h4.3L2.2.7l1.3 4.2L0 2.4l-3.5 2.5 1.3-4.2-3.5-2.6h4.3Z"/>`;

/** The flags that aren't three stripes. */
const flags = {
	GB: drawn(
		'<path fill="#012169" d="M0 0h90v60H0z"/><path stroke="#fff" stroke-width="12" d="m0 0 90 60M90 0 0 60"/><path stroke="#c8102e" stroke-width="5" d="m0 0 90 60M90 0 0 60"/><path stroke="#fff" stroke-width="20" d="M45 0v60M0 30h90"/><path stroke="#c8102e" stroke-width="12" d="M45 0v60M0 30h90"/>',
	),
	CN: drawn(
		`<path fill="#de2910" d="M0 0h90v60H0z"/><g fill="#ffde00">${[star(15, 15, 1.5), star(30, 6, 0.5), star(36, 12, 0.5), star(36, 21, 0.5), star(30, 27, 0.5)].join('')}</g>`,
	),
	DZ: drawn(
		`<path fill="#006233" d="M0 0h45v60H0z"/><path fill="#fff" d="M45 0h45v60H45z"/><path fill="#d21034" d="M56 19.5a15 15 0 1 0 0 21 12 12 0 1 1 0-21Z"/><g fill="#d21034">${star(53, 30, 1.1)}</g>`,
	),
	JP: drawn('<path fill="#fff" d="M0 0h90v60H0z"/><circle cx="45" cy="30" r="18" fill="#bc002d"/>'),
} as const;

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

/** Small, with every case in it: zero fees, decimals, both ways to pay, long and missing texts. */
export const smallCatalogue: Catalogue = {
	countries: [
		country(1, 'DE', 'Almaniya', flag('down', '#000', '#d00', '#fc0'), 30, false),
		country(2, 'GB', 'Birləşmiş Krallıq', flags.GB, 52.5, true),
		country(3, 'CN', 'Çin', flags.CN, 0, true),
		country(4, 'DZ', 'Əlcəzair', flags.DZ, 15, false),
		country(5, 'FR', 'Fransa', flag('across', '#0055a4', '#fff', '#ef4135'), 35, false),
		country(6, 'IT', 'İtaliya', flag('across', '#009246', '#fff', '#ce2b37'), 28.9, false),
		country(7, 'NL', 'Niderland', flag('down', '#ae1c28', '#fff', '#21468b'), 30, false),
		country(8, 'JP', 'Yaponiya', flags.JP, 0, true),
	],
	visaTypes: [
		{
			id: mockId('a', 1),
			name: 'Turist vizası',
			description: 'Gəzinti, qohum və dostları görmək üçün',
			requiredDocuments:
				'Xarici pasport (ən azı 6 ay etibarlı)\n2 ədəd rəngli şəkil (3,5 × 4,5 sm)\nİş yerindən arayış\nSon 3 ayın bank çıxarışı\nOtel və bilet sifarişi',
			translations: {
				en: {
					name: 'Tourist visa',
					description: 'For sightseeing, and for visiting relatives and friends',
					requiredDocuments:
						'Passport (valid for at least 6 months)\n2 colour photographs (3.5 × 4.5 cm)\nConfirmation from your employer\nBank statement of the last 3 months\nHotel and ticket bookings',
				},
				ru: {
					name: 'Туристическая виза',
					description: 'Для прогулок и встреч с родными и друзьями',
					requiredDocuments:
						'Загранпаспорт (действует не менее 6 месяцев)\n2 цветные фотографии (3,5 × 4,5 см)\nСправка с места работы\nВыписка из банка за последние 3 месяца\nБронь отеля и билетов',
				},
			},
			...everywhere(0),
		},
		{
			id: mockId('a', 2),
			name: 'İşgüzar viza',
			description: null,
			requiredDocuments: 'Xarici pasport\nQarşı tərəfin dəvət məktubu\nŞirkətin qeydiyyat sənədi',
			translations: {
				en: {
					name: 'Business visa',
					description: null,
					requiredDocuments: 'Passport\nInvitation letter of the other party\nRegistration document of the company',
				},
				ru: {
					name: 'Деловая виза',
					description: null,
					requiredDocuments: 'Загранпаспорт\nПриглашение принимающей стороны\nРегистрационный документ компании',
				},
			},
			...everywhere(1),
		},
	],
	visaOptions: [
		{
			id: mockId('b', 1),
			...{ type: 'Birdəfəlik giriş', duration: 30, fee: 60 },
			translations: { en: { type: 'Single entry' }, ru: { type: 'Однократный въезд' } },
			...everywhere(0),
		},
		{
			id: mockId('b', 2),
			...{ type: 'Çoxdəfəlik giriş', duration: 90, fee: 102.5 },
			translations: { en: { type: 'Multiple entry' }, ru: { type: 'Многократный въезд' } },
			...everywhere(1),
		},
	],
	services: [
		{
			id: mockId('d', 1),
			name: 'Standart',
			description: 'Sənədləriniz yoxlanılır, ərizə doldurulur və səfirliyə təqdim olunur.',
			translations: {
				en: {
					name: 'Standard',
					description: 'Your documents are checked, the application is filled in and handed to the embassy.',
				},
				ru: { name: 'Стандарт', description: 'Документы проверяются, анкета заполняется и подаётся в посольство.' },
			},
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
			translations: { en: { name: 'Fast', description: null }, ru: { name: 'Срочно', description: null } },
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
