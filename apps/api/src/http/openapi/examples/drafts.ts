import type * as wire from 'visa-sdk/contract';
import { Country, VisaType } from './catalogue';

/** A wizard left after the visa type, with dates for two travellers. */
export const draftContent: wire.DraftContent = {
	...{ version: 1, country: { id: Country.id }, visaType: { id: VisaType.id }, visaOption: null, service: null },
	...{ startDate: '2027-01-10T00:00:00.000+04:00', endDate: '2027-01-20T00:00:00.000+04:00' },
	...{ notes: '', document: null, peopleCount: 2 },
	form: '3119254087-1140512968-4201786622-77412005',
};

const Draft: wire.Draft = {
	content: draftContent,
	version: 4,
	updatedAt: '2026-12-03T09:40:00.000Z',
	expiresAt: '2027-01-02T09:40:00.000Z',
	isFromHere: false,
	isFromElsewhere: true,
};

/** A traveller's draft. */
export const ofDrafts = {
	Draft,
	DraftContent: draftContent,
	OwnDraft: { draft: Draft },
	SavedDraft: { content: draftContent, version: Draft.version } satisfies wire.SavedDraft,
};
