import { z } from 'zod';
import { endpoint } from './endpoint';

/** What the site needs to know of this installation. */
export const Settings = z
	.object({
		/** Digits with country code, for the chat link. [RTE-02] */
		contactPhone: z.string(),
		/** Who runs the service; what the operator has not told is null. */
		company: z.object({
			name: z.string(),
			/** The number at the tax authority (VÖEN). */
			taxId: z.string().nullable(),
			address: z.string().nullable(),
			email: z.string().nullable(),
		}),
		/** Days from a request's end until its passport pictures are removed. */
		imageRetentionDays: z.number().int().positive(),
		/** After so many minutes without a call somebody of the staff is signed out. [DSH-17] */
		staffIdleMinutes: z.number().int().positive(),
		/** Whether a second person has to look at a case before it goes to the embassy. [DSH-13] */
		isSecondCheckRequired: z.boolean(),
		/** Demo data and a sandbox payment page. */
		isDemo: z.boolean(),
	})
	.meta({ id: 'Settings' });
export type Settings = z.output<typeof Settings>;

export const settings = {
	get: endpoint({
		method: 'GET',
		path: '/settings',
		access: 'anyone',
		summary: 'Public settings of this installation',
		response: Settings,
	}),
};
