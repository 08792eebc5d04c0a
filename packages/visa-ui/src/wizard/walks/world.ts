import type { Country } from 'visa-sdk/contract';
import type { WizardCalls, WizardStep } from '../machine';
import { fast, italy, refusal, single, standard, student, tourist, turkey } from '../machine/testKit';
import type { Offers } from './rules';

export const half = { ...single, id: '00000000-0000-4000-8000-000000000022', type: 'Çoxdəfəlik giriş', duration: 90 };
export const countries = [italy, turkey];
export const catalogue = {
	[italy.id]: { visaTypes: [tourist, student], visaOptions: [single, half], services: [standard, fast] },
	[turkey.id]: { visaTypes: [tourist], visaOptions: [single], services: [standard] },
} as const;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
export const offers: Offers = Object.fromEntries(
	Object.entries(catalogue).map(([id, { visaTypes, visaOptions, services }]) => [
		id,
		{ visaTypes: ids(visaTypes), visaOptions: ids(visaOptions), services: ids(services) },
	]),
);
const everything = Object.values(catalogue).flatMap((offer) => Object.values(offer).flat());

/** What any id of the world is called. */
export const nameOf = (id: string): string => {
	const one = [...countries, ...everything].find((candidate) => candidate.id === id);
	return one ? ('type' in one ? one.type : one.name) : id;
};
export const inCatalogue = <Kind extends keyof (typeof catalogue)[string]>(kind: Kind, id: string | null) =>
	Object.values(catalogue)
		.flatMap((offer) => offer[kind] as readonly (typeof catalogue)[string][Kind][number][])
		.find((one) => one.id === id) ?? null;

/** How the server takes the next request. */
export type Answer = 'created' | 'unavailable' | 'sessionLost' | 'serviceGone' | 'priceChanged';

/** One thing that happens to the wizard. Days are counted from the walk's first one. */
export type Move =
	| { do: 'next' | 'back' | 'browserBack' | 'browserForward' | 'reload' | 'visitAnew' | 'retry' }
	| { do: 'goTo'; step: WizardStep }
	| { do: 'search' | 'note'; text: string }
	| { do: 'choose'; what: 'country' | 'visaType' | 'visaOption' | 'service'; id: string | null }
	| { do: 'date'; which: 'start' | 'end'; day: number | null }
	| { do: 'file'; kind: 'clear' | 'blurred' | 'broken' }
	| { do: 'useAnyway' | 'cancelUpload' | 'retryUpload' | 'removeDocument' | 'promocode' }
	| { do: 'people'; count: number }
	| { do: 'confirm'; answer: Answer }
	| { do: 'user'; isSignedIn: boolean }
	| { do: 'daysPass'; days: number }
	| { do: 'weather'; what: 'catalogue' | 'price' | 'upload'; isOut: boolean };

/** What is out of order now. */
export interface Weather {
	catalogue: boolean;
	price: boolean;
	upload: boolean;
	answer: Answer;
}

export const fair = (): Weather => ({ catalogue: false, price: false, upload: false, answer: 'created' });

const refusals = {
	unavailable: refusal(503, 'UNAVAILABLE', 'Bir azdan'),
	sessionLost: refusal(401, 'UNAUTHENTICATED', 'Daxil olun'),
	serviceGone: refusal(422, 'NO_LONGER_OFFERED', 'Artıq yoxdur', {
		errors: [{ field: 'serviceId', message: 'Artıq təklif olunmur' }],
	}),
	priceChanged: refusal(409, 'PRICE_CHANGED', 'Qiymət dəyişib', { totalPrice: 1 }),
};

/** A total that no other question has. */
export const totalOf = (question: object) =>
	1 + [...JSON.stringify(question)].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99_991, 7);

/**
 * A service whose answers come unevenly, later ones before earlier ones too. What is out of order is looked at when a
 * call is made.
 * @param isOut what is out of order now
 * @param unevenness how many turns the next answer takes
 */
export function unevenCalls(isOut: Weather, unevenness: () => number) {
	let open = 0;
	const answer = async <Result>(isFailing: boolean, result: () => Result): Promise<Result> => {
		open += 1;
		try {
			for (let turns = unevenness(); turns > 0; turns -= 1) await new Promise((next) => setImmediate(next));
			if (isFailing) throw refusals.unavailable;
			return result();
		} finally {
			open -= 1;
		}
	};
	const offerOf = (id: string) => {
		const offer = catalogue[id];
		if (!offer) throw refusal(404, 'NOT_FOUND', 'Tapılmadı');
		return offer;
	};
	const calls: WizardCalls = {
		findCountries: (text) =>
			answer(isOut.catalogue, () => countries.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))),
		getCountry: (id) =>
			answer<Country>(isOut.catalogue, () => {
				offerOf(id);
				return countries.find((country) => country.id === id) ?? italy;
			}),
		getVisaTypes: (id) => answer(isOut.catalogue, () => offerOf(id).visaTypes),
		getVisaOptions: (id) => answer(isOut.catalogue, () => offerOf(id).visaOptions),
		getServices: (id) => answer(isOut.catalogue, () => offerOf(id).services),
		getQuote: (question) => answer(isOut.price, () => ({ totalPrice: totalOf(question) })),
		upload: (file) => answer(isOut.upload, () => `/api/uploads/${file.name}`),
		checkPicture: (file) =>
			answer(false, () => ({ file, doubts: file.name.startsWith('blurred') ? (['blurred'] as const) : [] })),
		getPreview: (url) => answer(false, () => `blob:${url}`),
		createRequest: () => {
			const { answer: how } = isOut;
			return answer(false, () => {
				if (how !== 'created') throw refusals[how];
				return { paymentUrl: 'https://bank.example/pay', id: italy.id, reference: 'VZ-1' };
			});
		},
		activatePromocode: () => answer(false, () => undefined),
		removePromocode: () => answer(false, () => undefined),
	};
	return { calls, isQuiet: () => open === 0 };
}
