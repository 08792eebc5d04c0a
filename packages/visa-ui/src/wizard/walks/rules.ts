import type { Blocked, Dropped, WizardStep } from '../machine';

/*
 * The specification's rules of the wizard, said a second time and as plainly as they can be, for a walk to compare
 * with. Nothing of the machine is used here but its words.
 */

export const order: readonly WizardStep[] = [
	...(['COUNTRY', 'DATE', 'VISA_TYPE', 'VISA_OPTION', 'SERVICE'] as const),
	...(['UPLOAD_DOCUMENT', 'FINAL_REVIEW'] as const),
];
/** Days until the first start, and until the last end. */
const [LEAD, HORIZON] = [17, 730];

/** What is chosen: ids, and days from the walk's first one. */
export interface Chosen {
	country: string | null;
	start: number | null;
	end: number | null;
	visaType: string | null;
	visaOption: string | null;
	service: string | null;
}
export const nothing: Chosen = {
	...{ country: null, start: null, end: null },
	...{ visaType: null, visaOption: null, service: null },
};
export type Offers = Record<string, Record<'visaTypes' | 'visaOptions' | 'services', readonly string[]>>;

export interface Form extends Chosen {
	document: string | null;
	notes: string;
	peopleCount: number;
}

/** What an address says. */
export interface Address extends Chosen {
	step: WizardStep | null;
	text: string;
}

export const chosenOf = ({ country, start, end, visaType, visaOption, service }: Chosen): Chosen => ({
	...{ country, start, end },
	...{ visaType, visaOption, service },
});
export const isAnything = (chosen: Chosen) => Object.values(chosenOf(chosen)).some((value) => value !== null);

const isStartGood = ({ start }: Chosen, today: number) =>
	start !== null && start >= today + LEAD && start < today + HORIZON;
const isEndGood = ({ start, end }: Chosen, today: number) =>
	end !== null && end >= today + LEAD && end <= today + HORIZON && (start === null || end > start);

export function isDone(step: WizardStep, form: Form, today: number): boolean {
	switch (step) {
		case 'COUNTRY':
			return form.country !== null;
		case 'DATE':
			return isStartGood(form, today) && isEndGood(form, today);
		case 'VISA_TYPE':
			return form.visaType !== null;
		case 'VISA_OPTION':
			return form.visaOption !== null;
		case 'SERVICE':
			return form.service !== null;
		case 'UPLOAD_DOCUMENT':
			return form.document !== null;
		case 'FINAL_REVIEW':
			return false;
	}
}

/** No step opens before what comes before it is answered. */
export function openable(wanted: WizardStep, form: Form, today: number): WizardStep {
	const before = order.slice(0, order.indexOf(wanted));
	return before.find((step) => !isDone(step, form, today)) ?? wanted;
}

/** What a country does not offer is not chosen. */
export function offered<Some extends Chosen>(form: Some, offers: Offers): { form: Some; dropped: Dropped[] } {
	const offer = form.country === null ? undefined : offers[form.country];
	const dropped: Dropped[] = [];
	const keep = (id: string | null, ids: readonly string[] | undefined, name: Dropped) => {
		if (id === null || !ids || ids.includes(id)) return id;
		dropped.push(name);
		return null;
	};
	const visaType = keep(form.visaType, offer?.visaTypes, 'visaType');
	const visaOption = keep(form.visaOption, offer?.visaOptions, 'visaOption');
	const service = keep(form.service, offer?.services, 'service');
	return { form: { ...form, visaType, visaOption, service }, dropped };
}

/** What of an address can still be had. Without a country there is nothing to choose from. */
export function livingChoices(address: Chosen, offers: Offers, today: number): { chosen: Chosen; dropped: Dropped[] } {
	const start = isStartGood(address, today) ? address.start : null;
	const end = isEndGood({ ...address, start }, today) ? address.end : null;
	const areDatesDropped = start !== address.start || end !== address.end;
	const dates = { ...chosenOf(address), start, end };
	const { form, dropped } = offered(dates, offers);
	return { chosen: form, dropped: areDatesDropped ? [...dropped, 'dates'] : dropped };
}

/** Going back never takes what was chosen on later steps, while the country is the same. */
export function withLater(entry: Address, now: Address): Address {
	if (entry.country !== now.country) return entry;
	const later = order.slice(order.indexOf(entry.step ?? 'COUNTRY') + 1);
	const or = <Name extends keyof Chosen>(name: Name, step: WizardStep) =>
		entry[name] ?? (later.includes(step) ? now[name] : null);
	return {
		...entry,
		...{ start: or('start', 'DATE') as number | null, end: or('end', 'DATE') as number | null },
		...{ visaType: or('visaType', 'VISA_TYPE') as string | null },
		...{ visaOption: or('visaOption', 'VISA_OPTION') as string | null },
		...{ service: or('service', 'SERVICE') as string | null },
	};
}

/** The step that an address asks for. */
export const askedStep = (address: Address): WizardStep =>
	address.step ?? (isAnything(address) ? 'UPLOAD_DOCUMENT' : 'COUNTRY');

export type Price = 'asked' | 'known' | 'failed' | null;

/** Why one can't go on. */
export function blockedBy(
	step: WizardStep,
	form: Form,
	now: {
		today: number;
		isListLoading: boolean;
		offer: 'none' | 'ready' | 'failed';
		file: Blocked | null;
		price: Price;
		isSignedIn: boolean;
	},
): Blocked | null {
	const list = now.offer === 'ready' ? null : now.offer === 'failed' ? 'listFailed' : 'listLoading';
	if (step === 'COUNTRY') return now.isListLoading ? 'listLoading' : form.country === null ? 'country' : null;
	if (step === 'DATE') {
		if (form.start === null && form.end === null) return 'dates';
		return isStartGood(form, now.today) ? (isEndGood(form, now.today) ? null : 'endDate') : 'startDate';
	}
	if (step === 'VISA_TYPE') return form.visaType === null ? (list ?? 'visaType') : null;
	if (step === 'VISA_OPTION') return form.visaOption === null ? (list ?? 'visaOption') : null;
	if (step === 'SERVICE') return form.service === null ? (list ?? 'service') : null;
	if (step === 'UPLOAD_DOCUMENT') return now.file ?? (form.document === null ? 'document' : null);
	if (form.document === null || Object.values(chosenOf(form)).includes(null)) return 'incomplete';
	// The walks choose the first traveller's picture alone.
	if (now.isSignedIn && form.peopleCount > 1) return 'pictures';
	if (now.file) return now.file;
	if (form.notes.trim().length > 500) return 'notes';
	return now.price === 'failed' ? 'priceFailed' : now.price === 'known' ? null : 'priceLoading';
}
