import { z } from 'zod';
import { endpoint } from './endpoint';

/** The operating company; null for what the operator hasn't provided. */
export const CompanyCard = z
	.object({
		name: z.string(),
		/** The taxpayer number (VÖEN). */
		taxId: z.string().nullable(),
		address: z.string().nullable(),
		email: z.string().nullable(),
	})
	.meta({ id: 'CompanyCard' });
export type CompanyCard = z.output<typeof CompanyCard>;

const weekday = z.number().int().min(1).max(7);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When the service can be reached: a range of weekdays (Monday is 1), in Baku time. */
export const OpeningHours = z
	.object({ fromDay: weekday, toDay: weekday, opens: clock, closes: clock })
	.meta({ id: 'OpeningHours' });
export type OpeningHours = z.output<typeof OpeningHours>;

/** What the site needs to know about this installation. */
export const Settings = z
	.object({
		/** Digits with country code, for the chat link. [RTE-02] */
		contactPhone: z.string(),
		company: CompanyCard,
		/** The registration or licence under which the company operates; null if not provided. */
		licence: z.string().nullable(),
		/** When the service can be reached; null if not provided. */
		hours: z.array(OpeningHours).nullable(),
		/** Days from a request's end until its passport images are deleted. */
		imageRetentionDays: z.number().int().positive(),
		/** The idle time in minutes after which staff are signed out. [DSH-17] */
		staffIdleMinutes: z.number().int().positive(),
		/** Whether a second person has to check a case before it is sent to the embassy. [DSH-13] */
		isSecondCheckRequired: z.boolean(),
		/** Demo data and a sandbox payment page. */
		isDemo: z.boolean(),
	})
	.meta({ id: 'Settings' });
export type Settings = z.output<typeof Settings>;

/** What every visitor may know about this installation. */
export const settings = {
	/** Public settings of this installation. */
	get: endpoint({
		method: 'GET',
		path: '/settings',
		access: 'anyone',
		summary: 'Public settings of this installation',
		response: Settings,
	}),
};
