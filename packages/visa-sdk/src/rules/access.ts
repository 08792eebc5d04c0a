/** The possible roles of users. */
export const roles = ['admin', 'client', 'agent'] as const;
/** One of the roles. */
export type Role = (typeof roles)[number];

/** The possible roles of callers; a visitor hasn't signed in. */
type Caller = Role | 'visitor';

/**
 * Who may call at all, by an endpoint's access. Guard, mocks and screens use only this table.
 * - `anyone`: also without signing in
 * - `signedIn`: any signed-in user
 * - `payer`: the request's owner, or the holder of its payment's return token (header `payment-return-token`)
 * - `party`: the request's owner, and the staff who may see it; for anyone else it doesn't exist
 * - `staff`: ADMIN and AGENT · `admin`: ADMIN
 */
export const callersOf = {
	anyone: ['visitor', 'client', 'agent', 'admin'],
	signedIn: ['client', 'agent', 'admin'],
	payer: ['visitor', 'client', 'agent', 'admin'],
	party: ['client', 'agent', 'admin'],
	staff: ['agent', 'admin'],
	admin: ['admin'],
} as const satisfies Record<string, readonly Caller[]>;

/** The message to a visitor who may not call. */
export const SIGN_IN = 'Zəhmət olmasa hesabınıza daxil olun';
/** The message to a user who may not call. */
export const FORBIDDEN = 'Bu əməliyyat üçün icazəniz yoxdur';

/** An endpoint without it doesn't compile. */
export type Access = keyof typeof callersOf;

/**
 * Whether this role may call. For `payer` and `party` the server also checks the request's owner.
 * @param role null for a visitor
 */
export function mayCall(access: Access, role: Role | null): boolean {
	return (callersOf[access] as readonly Caller[]).includes(role ?? 'visitor');
}
