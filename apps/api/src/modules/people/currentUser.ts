import type { Role } from 'visa-sdk/contract';
import { type Language, mayCall } from 'visa-sdk/rules';

/** The caller. */
export interface CurrentUser {
	id: string;
	/** The session of the call. */
	sessionId: string;
	role: Role;
	email: string;
	firstName: string;
	/** The language of e-mails. */
	language: Language;
	isEmailConfirmed: boolean;
	activePromocodeId: string | null;
}

/** Whether the role opens the dashboard. */
export const isStaff = (role: Role) => mayCall('staff', role);
