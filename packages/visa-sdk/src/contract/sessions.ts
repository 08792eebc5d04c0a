import { z } from 'zod';
import { endpoint, nothing } from './endpoint';
import { Id, Instant } from './shared';

/** What somebody signs in with, as far as its owner needs it to be told apart: no version, no address, no model. */
export const Device = z
	.object({
		kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
		/** Of a fixed list of names, e.g. `Android`; null when it is none of them. */
		system: z.string().nullable(),
		/** Of a fixed list of names, e.g. `Firefox`. */
		browser: z.string().nullable(),
	})
	.meta({ id: 'Device' });
export type Device = z.output<typeof Device>;

/** One sign-in of the current user that still holds. [ACC-02] */
export const OwnSession = z
	.object({
		id: Id,
		device: Device,
		createdAt: Instant,
		/** Of the last call, to a minute. */
		usedAt: Instant,
		expiresAt: Instant,
		/** The one that asks. */
		isCurrent: z.boolean(),
	})
	.meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;

/** Everybody has the own ones; another's is not there. */
export const sessions = {
	/** Where the current user is signed in, the last used first. */
	list: endpoint({
		method: 'GET',
		path: '/users/me/sessions',
		access: 'signedIn',
		summary: 'Where the current user is signed in, the last used first',
		response: z.array(OwnSession),
	}),
	/** End one of the own sessions. */
	end: endpoint({
		method: 'DELETE',
		path: '/users/me/sessions/{id}',
		access: 'signedIn',
		summary: 'End one of the own sessions',
		response: nothing,
	}),
	/** End all own sessions but the one that asks. */
	endOthers: endpoint({
		method: 'DELETE',
		path: '/users/me/sessions',
		access: 'signedIn',
		summary: 'End all own sessions but the one that asks',
		response: nothing,
	}),
};
