import { expect, type within } from 'storybook/test';
import type { Draft, PaymentAttempt } from 'visa-sdk/contract';
import { createHandlers, createWorld, mockRequests, mockTraveller, smallCatalogue } from 'visa-sdk/mocks';
import { businessToday, countryName, type Language, toIso } from 'visa-sdk/rules';

const day = (days: number) => toIso(businessToday().add({ days }));
const idOf = (items: readonly { id: string }[]) => ({ id: items[0]?.id ?? '' });

/** A draft of another device that has everything: gone on with, it stands at the review. */
function wholeDraft(): Draft {
	const { countries, visaTypes, visaOptions, services } = smallCatalogue;
	return {
		content: {
			...{ version: 1, country: idOf(countries), visaType: idOf(visaTypes), visaOption: idOf(visaOptions) },
			...{ service: idOf(services), startDate: day(40), endDate: day(50), notes: '', peopleCount: 2 },
			document: '/uploads/mock-image-1',
		},
		...{
			version: 4,
			updatedAt: '2026-11-22T08:00:00.000Z',
			expiresAt: '2099-01-01T00:00:00.000Z',
			isFromHere: false,
			isFromElsewhere: true,
		},
	};
}

const declined: PaymentAttempt = {
	...{ number: 1, status: 'DECLINED', amount: 95, provider: 'sandbox', refunded: 0, refunds: [], paidAt: null },
	...{ createdAt: '2026-11-20T01:00:00.000Z', expiresAt: '2026-11-20T02:00:00.000Z' },
};

/** Waits until words are on the page, and say to whoever reads them aloud which language they are in. */
export async function expectIn(language: Language, canvas: ReturnType<typeof within>, words: string) {
	const [shown] = await canvas.findAllByText(words);
	await expect(shown?.closest('[lang]')).toHaveAttribute('lang', language);
}

/** What staff have translated, but for the services. */
const catalogue = {
	...smallCatalogue,
	services: smallCatalogue.services.map((service) => ({ ...service, translations: {} })),
};

/** What the catalogue calls a request's country, visa type and visa option in a language. */
function namesIn(language: 'en' | 'ru', request: ReturnType<typeof mockRequests>[number]) {
	const country = catalogue.countries.find(({ id }) => id === request.country.id);
	const visaType = catalogue.visaTypes.find(({ id }) => id === request.visaType.id)?.translations[language];
	const visaOption = catalogue.visaOptions.find(({ id }) => id === request.visaOption.id)?.translations[language];
	if (!country || !visaType || !visaOption) throw new RangeError('The request is for something not translated.');
	return {
		country: countryName(language, country.name, country.code),
		visa: `${visaType.name}, ${visaOption.type}`,
	};
}

/** What the stories of a language are shown over. */
export function languageWorlds(language: 'en' | 'ru') {
	const own = mockRequests(40).find(({ traveller }) => traveller.id === mockTraveller.id);
	if (!own) throw new RangeError('The mocks have no request of the traveller.');
	const unpaid: typeof own = {
		...own,
		...{ status: 'PAYMENT_FAILED', attemptStatus: 'DECLINED', totalPrice: 95, attempts: [declined] },
		expiresAt: '2026-12-24T08:00:00.000Z',
	};
	const told = {
		question: 'Pasportunuzun daha aydın şəklini göndərin.',
		answered: 'Otel sifarişinin nömrəsini yazın.',
		note: 'Sənədləriniz səfirliyə çatıb.',
	};
	const at = '2026-11-20T01:00:00.000Z';
	const asked: typeof own = {
		...own,
		...{ status: 'INFO_REQUIRED', informationUntil: '2027-02-20' },
		information: [
			{
				id: '00000000-0000-4000-8000-000000000001',
				text: told.question,
				until: '2027-02-20',
				askedAt: at,
				answeredAt: null,
				answer: null,
				documents: [],
			},
			{
				id: '00000000-0000-4000-8000-000000000002',
				text: told.answered,
				until: '2027-02-20',
				askedAt: at,
				answeredAt: at,
				answer: '417',
				documents: [],
			},
		],
		staffNotes: [
			{
				id: '00000000-0000-4000-8000-000000000003',
				author: null,
				text: told.note,
				createdAt: at,
				isShown: true,
				isSent: true,
			},
		],
	};
	return {
		visitor: createHandlers(createWorld()),
		usedLink: createHandlers(createWorld({ areLinksUsed: true })),
		review: createHandlers(createWorld({ user: mockTraveller, draft: wholeDraft() })),
		request: createHandlers(createWorld({ catalogue, user: mockTraveller, requests: [unpaid] })),
		asked: createHandlers(createWorld({ catalogue, user: mockTraveller, requests: [asked] })),
		requestPath: `/applications/${own.id}`,
		/** What staff have written to its traveller. */
		told,
		/** What that request is for, as the catalogue translates it. */
		translated: namesIn(language, own),
		/** What it hasn't translated. */
		untranslated: own.service.name,
	};
}
