import { z } from 'zod';
import { endpoint } from './endpoint';

/** Who runs the service; what the operator has not told is null. */
export const CompanyCard = z
	.object({
		name: z.string(),
		/** The number at the tax authority (VÖEN). */
		taxId: z.string().nullable(),
		address: z.string().nullable(),
		email: z.string().nullable(),
	})
	.meta({ id: 'CompanyCard' });
export type CompanyCard = z.output<typeof CompanyCard>;

const weekday = z.number().int().min(1).max(7);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When somebody answers: from one day of the week to another (Monday is 1), by the clock of Baku. */
export const OpeningHours = z
	.object({ fromDay: weekday, toDay: weekday, opens: clock, closes: clock })
	.meta({ id: 'OpeningHours' });
export type OpeningHours = z.output<typeof OpeningHours>;

/** What the site needs to know of this installation. */
export const Settings = z
	.object({
		/** Digits with country code, for the chat link. [RTE-02] */
		contactPhone: z.string(),
		company: CompanyCard,
		/** By which registration or licence the company works; null where the operator has not told. */
		licence: z.string().nullable(),
		/** When somebody answers; null where the operator has not told. */
		hours: z.array(OpeningHours).nullable(),
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

/** What every visitor may know of this installation. */
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
