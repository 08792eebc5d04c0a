import { clampPeopleCount, PEOPLE_MAXIMUM, toIso } from 'visa-sdk/rules';
import { isOnItsWay } from './picture';
import type { Dropped, OwnChoices, UploadedDocument, WizardContext, WizardSearch } from './types';

/** 2: `document` has a place for each traveller's image, separated by commas; before, it was a single path. [UPL-11] */
export const DRAFT_VERSION = 2;

/** The draft as stored. Names and prices in it are never trusted again, only ids. [SUB-04] [SUB-05] */
export interface StoredDraft {
	version: number;
	country: { id: string } | null;
	visaType: { id: string } | null;
	visaOption: { id: string } | null;
	service: { id: string } | null;
	startDate: string | null;
	endDate: string | null;
	notes: string;
	document: string | null;
	peopleCount: number;
	/** A promo code that was typed but hasn't been activated. */
	promocode?: string;
	/** Selections on a host's own steps. */
	own?: OwnChoices;
	/** Tells this form from others. [SUB-03] */
	form?: string;
	/** Restored once already: a link with selections of its own takes precedence. */
	isRestored: boolean;
}

/** The content of a restored draft: the same as a link's, and what a link can't contain. */
export interface RestoredDraft {
	readonly search: WizardSearch;
	readonly own: OwnChoices;
	readonly notes: string;
	readonly typedPromocode: string;
	readonly peopleCount: number;
	/** The travellers' images in order; null where one is missing. */
	readonly documents: readonly (string | null)[];
	readonly isRestored: boolean;
	/** What was present but couldn't be read. */
	readonly damaged: readonly Dropped[];
	/** Null in a draft of an earlier version. */
	readonly formId: string | null;
}

/** What is stored of a form that hasn't been sent. */
export function toDraft(
	context: Pick<WizardContext, 'choices' | 'notes' | 'pictures' | 'peopleCount'> &
		Partial<Pick<WizardContext, 'own' | 'typedPromocode' | 'formId'>>,
	isRestored: boolean,
): StoredDraft {
	const { country, visaType, visaOption, service, startDate, endDate } = context.choices;
	return {
		version: DRAFT_VERSION,
		country,
		visaType,
		visaOption,
		service,
		startDate: startDate && toIso(startDate),
		endDate: endDate && toIso(endDate),
		notes: context.notes,
		document: toPlaces(context.pictures.map(({ document }) => document?.url ?? '')),
		peopleCount: context.peopleCount,
		...(context.typedPromocode && { promocode: context.typedPromocode }),
		...(Object.keys(context.own ?? {}).length > 0 && { own: context.own }),
		...(context.formId && { form: context.formId }),
		isRestored,
	};
}

/**
 * Parses a stored draft of this or an earlier format; null if it isn't one. Broken parts are omitted: restoring tells the
 * traveller what is missing. [SUB-05]
 */
export function parseDraft(text: string): RestoredDraft | null {
	const draft = parseObject(text);
	// A draft in a newer format than this page's can't be understood.
	if (!draft || (typeof draft.version === 'number' && draft.version > DRAFT_VERSION)) return null;
	if (!('country' in draft) || !('service' in draft)) return null;
	const search: WizardSearch = {
		countryId: idOf(draft.country),
		visaTypeId: idOf(draft.visaType),
		visaOptionId: idOf(draft.visaOption),
		serviceId: idOf(draft.service),
		startDate: textOf(draft.startDate) ?? undefined,
		endDate: textOf(draft.endDate) ?? undefined,
	};
	return {
		search,
		own: parseOwn(draft.own),
		notes: notesOf(draft.notes),
		typedPromocode: textOf(draft.promocode) ?? '',
		documents: fromPlaces(textOf(draft.document)),
		peopleCount: typeof draft.peopleCount === 'number' ? clampPeopleCount(draft.peopleCount) : 1,
		isRestored: draft.isRestored === true,
		formId: textOf(draft.form),
		damaged: [
			...(['country', 'visaType', 'visaOption', 'service'] as const).filter(
				(name) => isThere(draft[name]) && !idOf(draft[name]),
			),
			...([draft.startDate, draft.endDate].some((date) => isThere(date) && !textOf(date)) ? (['dates'] as const) : []),
			...(isThere(draft.document) && !textOf(draft.document) ? (['document'] as const) : []),
		],
	};
}

/** Paths separated by commas, with an empty place where one is missing; null if there is none. */
function toPlaces(urls: readonly string[]): string | null {
	return urls.join(',').replace(/,+$/, '') || null;
}

function fromPlaces(text: string | null): (string | null)[] {
	if (text === null) return [];
	const urls = text.split(',').slice(0, PEOPLE_MAXIMUM);
	return urls.map((url) => url.trim() || null);
}

const isThere = (value: unknown) => value !== null && value !== undefined && value !== '';

/** What the tab stores besides the URL, so that a reload loses nothing. */
export interface RestoredProgress {
	readonly notes: string;
	readonly typedPromocode: string;
	readonly peopleCount: number;
	/** The travellers' images in order; null where one is missing. */
	readonly documents: readonly (UploadedDocument | null)[];
	readonly formId: string;
	/** Selections on a host's own steps. */
	readonly own: OwnChoices;
}

/** What a tab stores so that a reload loses nothing, and says so of an image that was still on its way. [UPL-07] */
export function toProgress(
	context: Pick<WizardContext, 'notes' | 'typedPromocode' | 'peopleCount' | 'pictures' | 'formId' | 'own'>,
): RestoredProgress & { readonly isSending: boolean } {
	const { notes, typedPromocode, peopleCount, pictures, formId, own } = context;
	// An object URL or a ten-minute link is invalid after a reload.
	const documents = pictures.map(({ document }) => document && { ...document, previewUrl: null });
	return { notes, typedPromocode, peopleCount, documents, formId, own, isSending: pictures.some(isOnItsWay) };
}

/** Whether an image was on its way when {@link toProgress} stored this: its file is gone with the page. */
export const wasSending = (text: string | null): boolean => text !== null && parseObject(text)?.isSending === true;

/** Parses what {@link toProgress} has stored; unreadable parts get their initial values. */
export function parseProgress(text: string | null): RestoredProgress {
	const stored = text === null ? null : parseObject(text);
	// An earlier format has a single image.
	const documents = Array.isArray(stored?.documents) ? stored.documents : [stored?.document];
	return {
		notes: notesOf(stored?.notes),
		typedPromocode: textOf(stored?.typedPromocode) ?? '',
		peopleCount: typeof stored?.peopleCount === 'number' ? clampPeopleCount(stored.peopleCount) : 1,
		documents: documents.slice(0, PEOPLE_MAXIMUM).map(parseDocument),
		formId: textOf(stored?.formId) ?? newFormId(),
		own: parseOwn(stored?.own),
	};
}

/** Random; `crypto.randomUUID` would need a page served by HTTPS. */
export const newFormId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const parseOwn = (value: unknown): OwnChoices =>
	Object.fromEntries(
		Object.entries(objectOf(value) ?? {}).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
	);

function parseDocument(value: unknown): UploadedDocument | null {
	const stored = objectOf(value);
	const url = textOf(stored?.url);
	if (!stored || !url) return null;
	return {
		url,
		name: textOf(stored.name),
		size: typeof stored.size === 'number' ? stored.size : null,
		previewUrl: null,
	};
}

function parseObject(text: string): Record<string, unknown> | null {
	try {
		return objectOf(JSON.parse(text));
	} catch {
		return null;
	}
}

function objectOf(value: unknown): Record<string, unknown> | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: null;
}

function idOf(value: unknown): string | undefined {
	return textOf(objectOf(value)?.id) ?? undefined;
}

/** However long: whoever has pasted too much shortens it. [REV-11] */
const notesOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function textOf(value: unknown): string | null {
	return typeof value === 'string' && value !== '' && value.length <= 4000 ? value : null;
}
