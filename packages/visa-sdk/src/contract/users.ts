import { z } from 'zod';
import { RequestEvent, VisaRequestDetail } from './caseFile';
import { DraftContent } from './drafts';
import { PendingEmail } from './emailChange';
import { endpoint, nothing } from './endpoint';
import { Gender, Language, Profile, Role } from './people';
import { OwnSession } from './sessions';
import { DayText, Id, Instant } from './shared';

/** A user account. */
export const User = z
	.object({
		id: Id,
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		role: Role,
		/** The language of e-mails; staff's is Azerbaijani. [ACC-10] */
		language: Language,
		isEmailConfirmed: z.boolean(),
		phone: z.string().nullable(),
		dateOfBirth: DayText.nullable(),
		gender: Gender.nullable(),
		citizenshipId: Id.nullable(),
		residentCountryId: Id.nullable(),
	})
	.meta({ id: 'User' });
export type User = z.output<typeof User>;

/** The current user. */
export const Me = User.extend({
	/** The promo code that this user's next quote applies. */
	activePromocode: z.object({ code: z.string() }).nullable(),
}).meta({ id: 'Me' });
export type Me = z.output<typeof Me>;

/** The language of one's own e-mails. */
export const LanguageChoice = z.object({ language: Language }).meta({ id: 'LanguageChoice' });

/** Everything the service knows about a user. */
export const OwnData = z
	.object({
		exportedAt: Instant,
		user: Me,
		visaRequests: z.array(VisaRequestDetail.omit({ staffNotes: true, assignedTo: true })),
		events: z.array(RequestEvent),
		sessions: z.array(OwnSession.omit({ id: true, isCurrent: true })),
		/** An address awaiting confirmation. */
		pendingEmail: PendingEmail.nullable(),
		/** The wizard's draft. */
		draft: z.object({ content: DraftContent, updatedAt: Instant, expiresAt: Instant }).nullable(),
	})
	.meta({ id: 'OwnData' });
export type OwnData = z.output<typeof OwnData>;

/** One's own account, and, for admins, others'. */
export const users = {
	/** The current user. */
	me: endpoint({ method: 'GET', path: '/users/me', access: 'signedIn', summary: 'The current user', response: Me }),
	/** Change one's own profile. */
	updateMe: endpoint({
		method: 'PUT',
		path: '/users/me',
		access: 'signedIn',
		summary: "Change one's own profile",
		body: Profile,
		response: Me,
	}),
	/**
	 * Choose the language of one's own e-mails, as a page does when it is switched to another language. Those to staff are
	 * in Azerbaijani. [ACC-10]
	 */
	setLanguage: endpoint({
		method: 'PUT',
		path: '/users/me/language',
		access: 'signedIn',
		summary: "Choose the language of one's own e-mails; those to staff are in Azerbaijani",
		body: LanguageChoice,
		response: nothing,
		refusals: ['FORBIDDEN'],
	}),
	/**
	 * Delete one's own account and personal data. Refused while a paid request is in progress; what accounting requires
	 * is kept without the person.
	 */
	removeMe: endpoint({
		method: 'DELETE',
		path: '/users/me',
		access: 'signedIn',
		summary: "Delete one's own account and personal data",
		response: nothing,
		refusals: ['CONFLICT', 'FORBIDDEN'],
	}),
	/** Everything the service knows about the current user. */
	exportMe: endpoint({
		method: 'GET',
		path: '/users/me/export',
		access: 'signedIn',
		summary: 'Everything the service knows about the current user',
		response: OwnData,
	}),
	/** One user; an agent sees staff and the travellers of their own requests. */
	get: endpoint({
		method: 'GET',
		path: '/users/{id}',
		access: 'staff',
		summary: 'One user; an agent sees staff and the travellers of their own requests',
		response: User,
	}),
	/**
	 * Delete an agent or a traveller. Agents' requests become unassigned. Travellers are deleted under the same rule as
	 * {@link users.removeMe}.
	 */
	remove: endpoint({
		method: 'DELETE',
		path: '/users/{id}',
		access: 'admin',
		summary: 'Delete an agent or a traveller',
		response: nothing,
		refusals: ['CONFLICT'],
	}),
};
