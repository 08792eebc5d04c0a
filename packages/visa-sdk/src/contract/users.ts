import { z } from 'zod';
import { endpoint } from './endpoint';
import { DayText, Id } from './shared';

export const Role = z.enum(['admin', 'client', 'agent']);
export type Role = z.output<typeof Role>;
export const Gender = z.enum(['male', 'female']);
export type Gender = z.output<typeof Gender>;

/** The current user. */
export const Me = z.object({
	id: Id,
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	role: Role,
	isEmailConfirmed: z.boolean(),
	phone: z.string().nullable(),
	dateOfBirth: DayText.nullable(),
	gender: Gender.nullable(),
	citizenshipId: Id.nullable(),
	residentCountryId: Id.nullable(),
	/** The promo code that the next quote of this user knows. */
	activePromocode: z.object({ code: z.string() }).nullable(),
});
export type Me = z.output<typeof Me>;

export const users = {
	me: endpoint({ method: 'GET', path: '/users/me', access: 'signedIn', summary: 'The current user', response: Me }),
};
