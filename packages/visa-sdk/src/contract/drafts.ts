import { z } from 'zod';
import { messages, PEOPLE_MAXIMUM, PEOPLE_MINIMUM } from '../rules';
import { endpoint, nothing } from './endpoint';
import { Id, Instant, Version } from './shared';

const text = (most: number) => z.string({ error: messages.invalid }).max(most, messages.tooLong);
const named = z.object({ id: Id }).nullable();

/**
 * What a traveller has selected and typed in the wizard, in the browser's format. Only ids of catalogue items are stored:
 * whoever continues it gets current names and prices. Images are stored as paths.
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
		peopleCount: z.number().int().min(PEOPLE_MINIMUM, messages.peopleCount).max(PEOPLE_MAXIMUM, messages.peopleCount),
		/**
		 * Tells the form from others: it is the idempotency key of whoever continues it, on any device, so that it becomes a
		 * request once. Absent in drafts of earlier versions. [SUB-03]
		 */
		form: text(64).optional(),
	})
	.meta({ id: 'DraftContent' });
export type DraftContent = z.output<typeof DraftContent>;

/** One person's draft. [ACC-08] */
export const Draft = z
	.object({
		content: DraftContent,
		version: Version,
		updatedAt: Instant,
		expiresAt: Instant,
		/** Whether the calling session saved it. */
		isFromHere: z.boolean(),
		/**
		 * Whether another session that is still active saved it; if that session has ended, nobody knows on which device
		 * it was.
		 */
		isFromElsewhere: z.boolean(),
	})
	.meta({ id: 'Draft' });
export type Draft = z.output<typeof Draft>;

/** The caller's own draft; null if there is none. */
export const OwnDraft = z.object({ draft: Draft.nullable() }).meta({ id: 'OwnDraft' });
export type OwnDraft = z.output<typeof OwnDraft>;

/** Saves a draft based on a version: another device's newer one isn't overwritten. */
export const SavedDraft = z
	.object({
		content: DraftContent,
		/** The version of the draft that this one is based on; null for the first. */
		version: Version.nullable(),
	})
	.meta({ id: 'SavedDraft' });
export type SavedDraft = z.output<typeof SavedDraft>;

/** One draft per person, deleted when the request is created, with the account, and after 30 days without a save. */
export const drafts = {
	/** One's own draft of a visa request; null if there is none. */
	get: endpoint({
		method: 'GET',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: "One's own draft of a visa request; null if there is none",
		response: OwnDraft,
	}),
	/** Save the draft; refused with the current draft if another device has saved meanwhile. */
	save: endpoint({
		method: 'PUT',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: 'Save the draft; refused with the current draft if another device has saved meanwhile',
		body: SavedDraft,
		response: Draft,
		refusals: ['STALE', 'CONFLICT'],
	}),
	/** Discard the draft. */
	remove: endpoint({
		method: 'DELETE',
		path: '/users/me/draft',
		access: 'signedIn',
		summary: 'Discard the draft',
		response: nothing,
	}),
};
