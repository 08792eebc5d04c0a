import { z } from 'zod';
import { messages, PEOPLE_MAXIMUM, PEOPLE_MINIMUM } from '../rules';
import { endpoint, nothing } from './endpoint';
import { Id, Instant, Version } from './shared';

const text = (most: number) => z.string({ error: messages.invalid }).max(most, messages.tooLong);
const named = z.object({ id: Id }).nullable();

/**
 * What a traveller has chosen and typed in the wizard, in the form in which the browser keeps it. Only ids are kept of what
 * is on offer: whoever continues it reads names and prices anew. Of pictures it has the addresses.
 */
export const DraftContent = z
	.object({
		version: z.number().int().min(1).max(1000),
		country: named,
		visaType: named,
		visaOption: named,
		service: named,
		startDate: text(40).nullable(),
		endDate: text(40).nullable(),
		notes: text(4000),
		document: text(4000).nullable(),
		peopleCount: z.number().int().min(PEOPLE_MINIMUM).max(PEOPLE_MAXIMUM),
	})
	.meta({ id: 'DraftContent' });
export type DraftContent = z.output<typeof DraftContent>;

/** The draft of one person. [ACC-08] */
export const Draft = z
	.object({
		content: DraftContent,
		version: Version,
		updatedAt: Instant,
		expiresAt: Instant,
		/** Whether the session that asks has saved it. */
		isFromHere: z.boolean(),
		/** Whether another session has saved it that still goes on; where it has ended, nobody knows on which device that was. */
		isFromElsewhere: z.boolean(),
	})
	.meta({ id: 'Draft' });
export type Draft = z.output<typeof Draft>;

/** Null when there is none. */
export const OwnDraft = z.object({ draft: Draft.nullable() }).meta({ id: 'OwnDraft' });
export type OwnDraft = z.output<typeof OwnDraft>;

/** What keeps a draft, and from which version it goes on: another device's newer one is not overwritten. */
export const SavedDraft = z
	.object({
		content: DraftContent,
		/** Of the draft that this one goes on from; null for the first. */
		version: Version.nullable(),
	})
	.meta({ id: 'SavedDraft' });
export type SavedDraft = z.output<typeof SavedDraft>;

/** One draft a person; it goes when the request is made, with the account, and after 30 days in which nothing was saved. */
export const drafts = {
	/** The own draft of a visa request; null when there is none. */
	get: endpoint({
		method: 'GET',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: 'The own draft of a visa request; null when there is none',
		response: OwnDraft,
	}),
	/** Keep the draft; refused with the draft as it is when another device has saved meanwhile. */
	save: endpoint({
		method: 'PUT',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: 'Keep the draft; refused with the draft as it is when another device has saved meanwhile',
		body: SavedDraft,
		response: Draft,
		refusals: ['STALE', 'CONFLICT'],
	}),
	/** Give the draft up. */
	remove: endpoint({
		method: 'DELETE',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: 'Give the draft up',
		response: nothing,
	}),
};
