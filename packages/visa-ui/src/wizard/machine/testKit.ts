import type { Country, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import { createActor, waitFor } from 'xstate';
import { wizardActors } from './actors';
import { PROGRESS_KEY } from './heldWork';
import { type WizardSnapshot, wizardMachine } from './machine';
import { memoryStorage } from './storage';
import type { WizardCalls, WizardContext, WizardEmitted, WizardInput, WizardStep } from './types';

const id = (digit: number) => `00000000-0000-4000-8000-${String(digit).padStart(12, '0')}`;

export const italy: Country = {
	id: id(1),
	name: 'İtaliya',
	image: '/flags/IT.svg',
	additionalServices: 45.5,
	isVisaOptionIsPayedDirectly: true,
	from: { total: 170.5, atEmbassy: 0, days: { from: 10, to: 15 } },
};
export const turkey: Country = {
	id: id(2),
	name: 'Türkiyə',
	image: '/flags/TR.svg',
	additionalServices: 0,
	isVisaOptionIsPayedDirectly: false,
	from: { total: 125, atEmbassy: 60, days: { from: 10, to: 15 } },
};
export const tourist: VisaType = { id: id(11), name: 'Turist vizası', description: null, requiredDocuments: 'Pasport' };
export const student: VisaType = {
	id: id(12),
	name: 'Tələbə vizası',
	description: 'Təhsil üçün',
	requiredDocuments: 'Pasport\nQəbul məktubu',
};
export const single: VisaOption = { id: id(21), type: 'Birdəfəlik giriş', duration: 30, fee: 60 };
export const standard: Service = {
	id: id(31),
	name: 'Standart',
	description: 'Sənədləri yoxlayıb səfirliyə təqdim edirik.',
	originalPrice: 80,
	discountedPrice: 65,
	additionalVisaPrice: 0,
	estimatedDays: { from: 10, to: 15 },
};
export const fast: Service = {
	id: id(32),
	name: 'Sürətli',
	description: null,
	originalPrice: 120,
	discountedPrice: 120,
	additionalVisaPrice: 15,
	estimatedDays: null,
};
export const traveller = {
	id: id(99),
	firstName: 'Aysel',
	lastName: 'Məmmədova',
	email: 'aysel@example.az',
	activePromocode: null,
};

/** An error as the client throws it. */
export function refusal(statusCode: number, code: string, message: string, rest: object = {}) {
	return Object.assign(new Error(message), { statusCode, code, errors: [], ...rest });
}

/** A small world that responds immediately; each call can be replaced. */
export function worldCalls(overrides: Partial<WizardCalls> = {}): WizardCalls {
	const all = [italy, turkey];
	return {
		findCountries: async (text) => all.filter((country) => country.name.toLowerCase().includes(text.toLowerCase())),
		getCountry: async (wanted) => {
			const country = all.find((candidate) => candidate.id === wanted);
			if (!country) throw refusal(404, 'NOT_FOUND', 'Ölkə tapılmadı');
			return country;
		},
		getVisaTypes: async (countryId) => (countryId === italy.id ? [tourist, student] : [tourist]),
		getVisaOptions: async () => [single],
		getServices: async (countryId) => (countryId === italy.id ? [standard, fast] : [standard]),
		getQuote: async () => ({ totalPrice: 170.5 }),
		upload: async () => '/api/uploads/abc',
		getPreview: async () => 'blob:preview',
		createRequest: async () => ({ paymentUrl: 'https://bank.example/pay', id: id(77), reference: 'VZ-1' }),
		activatePromocode: async () => undefined,
		removePromocode: async () => undefined,
		...overrides,
	};
}

/** A real PNG's first bytes. */
export function pngFile(name = 'pasport.png') {
	return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], name, {
		type: 'image/png',
	});
}

/** 21 November 2026, noon in Baku: trips start from 8 December. */
export const noon = () => new Date('2026-11-21T08:00:00Z');

/** A link with everything selected. */
export const wholeSearch = {
	countryId: italy.id,
	startDate: '2026-12-10',
	endDate: '2026-12-20',
	visaTypeId: tourist.id,
	visaOptionId: single.id,
	serviceId: standard.id,
} as const;

/** A running wizard with its emitted events. */
export function startWizard(options: { calls?: Partial<WizardCalls> } & Partial<WizardInput> = {}) {
	const { calls, ...input } = options;
	const machine = wizardMachine.provide({ actors: wizardActors(worldCalls(calls)), delays: { redirect: 10 } });
	const storage = input.storage ?? memoryStorage();
	const actor = createActor(machine, { input: { search: {}, user: null, now: noon, ...input, storage } });
	const emitted: WizardEmitted[] = [];
	actor.on('*', (event) => emitted.push(event));
	actor.start();
	const until = (condition: (snapshot: WizardSnapshot) => boolean) => waitFor(actor, condition, { timeout: 2000 });
	return {
		actor,
		storage,
		emitted,
		until,
		context: () => actor.getSnapshot().context,
		onStep: (step: WizardStep) => until((snapshot) => snapshot.context.step === step && isChoosing(snapshot)),
	};
}

export function isChoosing(snapshot: WizardSnapshot): boolean {
	return typeof snapshot.value.flow === 'object' && 'choosing' in snapshot.value.flow;
}

/** A link to the final review. */
export const review = { ...wholeSearch, step: 'FINAL_REVIEW' } as const;

/** A tab that has stored the first traveller's image. */
export const withDocument = () =>
	memoryStorage(
		{},
		{ [PROGRESS_KEY]: JSON.stringify({ document: { url: '/api/uploads/abc', name: 'a.png', size: 3 } }) },
	);

/** The first traveller's. */
export const documentOf = ({ pictures }: WizardContext) => pictures[0]?.document ?? null;
export const sendingOf = ({ pictures }: WizardContext) => pictures[0]?.sending ?? null;

/** A wizard at the final review, whose price is known or couldn't be loaded. */
export async function onReview(options: Parameters<typeof startWizard>[0] = {}) {
	const wizard = startWizard({ search: review, storage: withDocument(), ...options });
	await wizard.onStep('FINAL_REVIEW');
	await wizard.until(({ context }) => context.quote !== null || context.quoteProblem !== null);
	return wizard;
}
