import type { Role } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';

/** Who calls. */
export interface CurrentUser {
	id: string;
	/** The session in which the call came. */
	sessionId: string;
	role: Role;
	email: string;
	firstName: string;
	isEmailConfirmed: boolean;
	activePromocodeId: string | null;
}

export const isStaff = (role: Role) => mayCall('staff', role);
