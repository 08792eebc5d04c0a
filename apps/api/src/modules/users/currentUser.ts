import type { Role } from 'visa-sdk/contract';

/** Who calls. */
export interface CurrentUser {
	id: string;
	role: Role;
	email: string;
	isEmailConfirmed: boolean;
	activePromocodeId: string | null;
}

export const isStaff = (role: Role) => role === 'admin' || role === 'agent';
