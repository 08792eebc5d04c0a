import { z } from 'zod';
import { endpoint, nothing } from './endpoint';
import { Id, Instant } from './shared';

/** A device, described only as far as its owner needs to recognise it: no version, no address, no model. */
export const Device = z
	.object({
		kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
		/** From a fixed list of names, e.g. `Android`; null if it is none of them. */
		system: z.string().nullable(),
		/** From a fixed list of names, e.g. `Firefox`. */
		browser: z.string().nullable(),
	})
	.meta({ id: 'Device' });
export type Device = z.output<typeof Device>;

/** One of the current user's valid sign-ins. [ACC-02] */
export const OwnSession = z
	.object({
		id: Id,
		device: Device,
		createdAt: Instant,
		/** The time of the last call, to the minute. */
		usedAt: Instant,
		expiresAt: Instant,
		/** Whether it is the calling session. */
		isCurrent: z.boolean(),
	})
	.meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;

/** Users see only their own sessions; others' don't exist for them. */
export const sessions = {
	/** Where the current user is signed in, the most recently used first. */
	list: endpoint({
		method: 'GET',
		path: '/users/me/sessions',
		access: 'signedIn',
		summary: 'Where the current user is signed in, the most recently used first',
		response: z.array(OwnSession),
	}),
	/** End one of one's own sessions. */
	end: endpoint({
		method: 'DELETE',
		path: '/users/me/sessions/{id}',
		access: 'signedIn',
		summary: "End one of one's own sessions",
		response: nothing,
	}),
	/** End all of one's own sessions except the calling one. */
	endOthers: endpoint({
		method: 'DELETE',
		path: '/users/me/sessions',
		access: 'signedIn',
		summary: "End all of one's own sessions except the calling one",
		response: nothing,
	}),
};
