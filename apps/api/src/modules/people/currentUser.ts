import type { Role } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';

/** The caller. */
export interface CurrentUser {
	id: string;
	/** The session of the call. */
	sessionId: string;
	role: Role;
	email: string;
	firstName: string;
	isEmailConfirmed: boolean;
	activePromocodeId: string | null;
}

/** Whether the role opens the dashboard. */
export const isStaff = (role: Role) => mayCall('staff', role);
