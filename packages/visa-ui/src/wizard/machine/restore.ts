import { formatTyped } from 'visa-sdk/format';
import { businessToday, isEndAllowed, isStartAllowed } from 'visa-sdk/rules';
import { parseDraft, parseProgress, type RestoredProgress, wasSending } from './draft';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { toProblem } from './problem';
import { namesOf } from './stepNames';
import {
	type Choices,
	type Dropped,
	noChoices,
	type Offer,
	type Remote,
	type StepName,
	type StepPlan,
	type UploadedDocument,
	type WizardCalls,
	type WizardContext,
	type WizardSearch,
	type WizardStep,
	type WizardStorage,
} from './types';
import { searchDates } from './urlChoices';
import { hasChoices, wantedStep } from './urlSteps';

/** The form's content (on load, what the tab stored), and what to restore. */
export interface RestoreInput extends RestoredProgress {
	readonly search: WizardSearch;
	readonly storage: WizardStorage;
	readonly now: () => Date;
	/** Whether to look for a stored draft too: when the wizard loads, not when navigating history. */
	readonly isLoad: boolean;
	readonly hasDraft: boolean;
	readonly steps: readonly StepPlan[];
}

/** A link or a draft, converted into verified selections. */
export interface Restored extends RestoredProgress {
	readonly step: StepName;
	readonly countrySearch: string;
	readonly choices: Choices;
	/** Dates that can't be selected, as they would be typed: their fields say why. [DAT-12] */
	readonly refusedDates: WizardContext['refusedDates'];
	readonly offer: Offer | null;
	readonly dropped: readonly Dropped[];
	readonly hasDraft: boolean;
}

type Calls = Pick<WizardCalls, 'getCountry' | 'getVisaTypes' | 'getVisaOptions' | 'getServices' | 'getPreview'>;

/** Reads what the tab has stored. */
export function readProgress(storage: WizardStorage): RestoredProgress {
	return parseProgress(storage.progress.getItem(PROGRESS_KEY));
}

/**
 * Restores a link or a stored draft: requests everything that it refers to, and drops, by name, what is unknown, no
 * longer offered or in the past. A draft takes precedence over the link once; afterwards a link with selections wins.
 * [WIZ-05] [SUB-05]
 * @throws if the server is unreachable; then nothing is dropped
 */
export async function restore(input: RestoreInput, calls: Calls, signal: AbortSignal): Promise<Restored> {
	const dropped: Dropped[] = [];
	const source = readSource(input, dropped);
	const { search } = source;

	const country = search.countryId ? await found(calls.getCountry(search.countryId, signal)) : null;
	if (search.countryId && !country) dropped.push('country');
	const offer = country ? await loadOffer(country.id, calls, signal) : null;
	const pick = <Item extends { id: string }>(list: Remote<Item> | undefined, id: string | undefined, name: Dropped) => {
		if (!id || !country) return null;
		// Without the list it isn't known whether the id is offered: that is a failure, not a reason to drop it.
		if (list?.status === 'failed') throw list.problem;
		const item = list?.status === 'ready' ? list.items.find((candidate) => candidate.id === id) : undefined;
		if (!item) dropped.push(name);
		return item ?? null;
	};
	const visaType = pick(offer?.visaTypes, search.visaTypeId, 'visaType');
	const visaOption = pick(offer?.visaOptions, search.visaOptionId, 'visaOption');
	const service = pick(offer?.services, search.serviceId, 'service');
	const documents = await Promise.all(source.progress.documents.map((one) => livingDocument(one, calls, signal)));
	if (documents.some((document, place) => !document && source.progress.documents[place])) dropped.push('document');
	if (input.isLoad && wasSending(input.storage.progress.getItem(PROGRESS_KEY))) dropped.push('upload');
	const { refusedDates, ...dates } = livingDates(search, input.now, dropped);
	const names = namesOf(input.steps);

	return {
		...source.progress,
		documents,
		step: source.step,
		countrySearch: search.countrySearch ?? '',
		// The tab has more than a link can contain.
		own: { ...source.progress.own, ...search.own },
		choices: { ...noChoices, country, ...dates, visaType, visaOption, service },
		refusedDates,
		offer,
		dropped: dropped.filter((name) => isChosenBy(names, name)),
		hasDraft: source.hasDraft,
	};
}

function readSource(input: RestoreInput, dropped: Dropped[]) {
	const { search, storage, isLoad, notes, typedPromocode } = input;
	const { peopleCount, documents, formId, own } = input;
	const progress = { notes, typedPromocode, peopleCount, documents, formId, own };
	const link = { search, step: wantedStep(search, namesOf(input.steps)), progress, hasDraft: input.hasDraft };
	const text = isLoad ? storage.draft.getItem(DRAFT_KEY) : null;
	if (text === null) return link;
	const draft = parseDraft(text);
	if (!draft) {
		storage.draft.removeItem(DRAFT_KEY);
		dropped.push('draft');
		return link;
	}
	if (draft.isRestored && hasChoices(search)) return { ...link, hasDraft: true };
	dropped.push(...draft.damaged);
	return {
		search: draft.search,
		step: 'FINAL_REVIEW' as StepName,
		progress: {
			...progress,
			own: { ...progress.own, ...draft.own },
			formId: draft.formId ?? formId,
			notes: draft.notes,
			typedPromocode: draft.typedPromocode || typedPromocode,
			peopleCount: draft.peopleCount,
			documents: draft.documents.map((url) => (url === null ? null : documentOf(url, progress.documents))),
		},
		hasDraft: true,
	};
}

/** The draft has only the image's path; the tab may still know its name. */
function documentOf(url: string, known: readonly (UploadedDocument | null)[]): UploadedDocument {
	return known.find((document) => document?.url === url) ?? { url, name: null, size: null, previewUrl: null };
}

async function livingDocument(document: UploadedDocument | null, calls: Calls, signal: AbortSignal) {
	if (!document || document.previewUrl) return document;
	const previewUrl = await found(calls.getPreview(document.url, signal));
	return previewUrl === null ? null : { ...document, previewUrl };
}

function livingDates(search: WizardSearch, now: () => Date, dropped: Dropped[]) {
	const today = businessToday(now());
	const { startDate, endDate } = searchDates(search);
	const start = startDate && isStartAllowed(startDate, today) ? startDate : null;
	const end = endDate && isEndAllowed(endDate, start, today) ? endDate : null;
	if ((search.startDate && !start) || (search.endDate && !end)) dropped.push('dates');
	return {
		startDate: start,
		endDate: end,
		refusedDates: {
			startDate: startDate && !start ? formatTyped(startDate) : null,
			endDate: endDate && !end ? formatTyped(endDate) : null,
		},
	};
}

/** What a country offers, each list separately: one that fails doesn't hide the others. [VTY-04] */
export async function loadOffer(
	countryId: string,
	calls: Omit<Calls, 'getCountry' | 'getPreview'>,
	signal: AbortSignal,
): Promise<Offer> {
	const [visaTypes, visaOptions, services] = await Promise.all([
		settled(calls.getVisaTypes(countryId, signal)),
		settled(calls.getVisaOptions(countryId, signal)),
		settled(calls.getServices(countryId, signal)),
	]);
	return { visaTypes, visaOptions, services };
}

/** The country by now, null if it is no longer offered, and what it offers. @throws when the server can't be asked */
export async function recheck(countryId: string, calls: Omit<Calls, 'getPreview'>, signal: AbortSignal) {
	const country = await found(calls.getCountry(countryId, signal));
	return country && { country, offer: await loadOffer(countryId, calls, signal) };
}

async function settled<Item>(call: Promise<readonly Item[]>): Promise<Remote<Item>> {
	try {
		return { status: 'ready', items: await call };
	} catch (error) {
		return { status: 'failed', problem: toProblem(error) };
	}
}

/** Null if the server says that it doesn't exist; other failures are thrown. */
async function found<Item>(call: Promise<Item>): Promise<Item | null> {
	try {
		return await call;
	} catch (error) {
		const { statusCode, message } = toProblem(error);
		if (message !== null && (statusCode === 404 || statusCode === 400)) return null;
		throw error;
	}
}

const stepOfChoice: { readonly [name in Dropped]?: WizardStep } = {
	visaType: 'VISA_TYPE',
	visaOption: 'VISA_OPTION',
	service: 'SERVICE',
};

/** Whether a traveller selects it: for something without a step another is used, and nobody misses the previous one. */
export const isChosenBy = (steps: readonly StepName[], name: Dropped): boolean =>
	steps.includes(stepOfChoice[name] ?? 'FINAL_REVIEW');

/** Removes selections that a country doesn't offer; lists that failed are given the benefit of the doubt. [WIZ-06] */
export function keepOffered(choices: Choices, offer: Offer): { choices: Choices; dropped: Dropped[] } {
	const dropped: Dropped[] = [];
	const keep = <Item extends { id: string }>(choice: Item | null, list: Remote<Item>, name: Dropped): Item | null => {
		if (!choice || list.status !== 'ready') return choice;
		const item = list.items.find((candidate) => candidate.id === choice.id) ?? null;
		if (!item) dropped.push(name);
		return item;
	};
	return {
		choices: {
			...choices,
			visaType: keep(choices.visaType, offer.visaTypes, 'visaType'),
			visaOption: keep(choices.visaOption, offer.visaOptions, 'visaOption'),
			service: keep(choices.service, offer.services, 'service'),
		},
		dropped,
	};
}
