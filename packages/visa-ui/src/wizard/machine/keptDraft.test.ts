import { describe, expect, it } from 'vitest';
import { parseDraft } from './draft';
import { DRAFT_KEY, forgetDraft } from './heldWork';
import {
	isDraftEmpty,
	isPartOfDraft,
	isSameDraft,
	keptVersion,
	layDraft,
	noteKeptVersion,
	toKeptContent,
} from './keptDraft';
import { picturesOf } from './pictures';
import { memoryStorage } from './storage';
import { noChoices, type WizardContext } from './types';

const country = { id: 'c', name: 'İtaliya', image: '', additionalServices: 1, isVisaOptionIsPayedDirectly: false };
const form: Pick<WizardContext, 'choices' | 'notes' | 'pictures' | 'peopleCount'> = {
	choices: { ...noChoices, country },
	...{ notes: 'Pəncərə', peopleCount: 2 },
	pictures: picturesOf([null, { url: '/api/uploads/k', name: 'pasport.jpg', size: 10, previewUrl: 'blob:x' }], 2),
};

describe('[ACC-08] the draft for another device', () => {
	it('holds ids, words and addresses, and no name, price or picture', () => {
		const content = toKeptContent(form);
		expect(content).toMatchObject({
			country: { id: 'c' },
			notes: 'Pəncərə',
			document: ',/api/uploads/k',
			peopleCount: 2,
		});
		expect(JSON.stringify(content)).not.toMatch(/İtaliya|pasport\.jpg|blob:/);
		expect(content).not.toHaveProperty('isRestored');
	});

	it('is laid where the next wizard reads it, for the first time', () => {
		const storage = memoryStorage();
		layDraft(storage, toKeptContent(form));
		expect(parseDraft(storage.draft.getItem(DRAFT_KEY) ?? '')).toMatchObject({
			...{ search: { countryId: 'c' }, notes: 'Pəncərə', documents: [null, '/api/uploads/k'], peopleCount: 2 },
			...{ isRestored: false, damaged: [] },
		});
	});

	it('is told from another by what it says, not by the order in which it says it', () => {
		const content = toKeptContent(form);
		expect(isSameDraft(content, Object.fromEntries(Object.entries(content).reverse()) as typeof content)).toBe(true);
		expect(isSameDraft(content, { ...content, peopleCount: 3 })).toBe(false);
		expect(isSameDraft(content, { ...content, country: null })).toBe(false);
		expect([isDraftEmpty(content), isDraftEmpty({ ...content, country: null })]).toEqual([false, true]);
	});

	it('is part of another that says the same and more', () => {
		const whole = toKeptContent(form);
		expect(isPartOfDraft({ ...whole, notes: '', document: null }, whole)).toBe(true);
		expect(isPartOfDraft(whole, { ...whole, notes: '' })).toBe(false);
		expect(isPartOfDraft({ ...whole, notes: '', peopleCount: 1 }, whole)).toBe(true);
		expect(isPartOfDraft({ ...whole, peopleCount: 3 }, whole)).toBe(false);
		const both = { ...whole, document: '/api/uploads/a,/api/uploads/b' };
		expect(isPartOfDraft({ ...whole, document: ',/api/uploads/b' }, both)).toBe(true);
		expect(isPartOfDraft({ ...whole, document: '/api/uploads/b' }, both)).toBe(false);
		expect(isPartOfDraft({ ...whole, country: { id: 'd' } }, whole)).toBe(false);
	});

	it('is known to the tab by its version until it is forgotten', () => {
		const storage = memoryStorage();
		expect(keptVersion(storage)).toBeNull();
		noteKeptVersion(storage, 4);
		expect(keptVersion(storage)).toBe(4);
		forgetDraft(storage);
		expect(keptVersion(storage)).toBeNull();
		expect(keptVersion(memoryStorage({}, { userRequestKept: 'x' }))).toBeNull();
	});
});
