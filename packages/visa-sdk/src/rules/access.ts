/** Who somebody can be. */
export const roles = ['admin', 'client', 'agent'] as const;
/** One of the roles. */
export type Role = (typeof roles)[number];

/** Who a caller can be; a visitor has not signed in. */
type Caller = Role | 'visitor';

/**
 * Who may call at all, by an endpoint's access. Guard, mocks and screens read this table and no other.
 * - `anyone`: also without signing in
 * - `signedIn`: any signed-in user
 * - `payer`: the request's owner, or the holder of its payment's return token (header `payment-return-token`)
 * - `party`: the request's owner, and the staff who may see it; for anyone else it is not there
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

/** What is said to a visitor who may not call. */
export const SIGN_IN = 'Zəhmət olmasa hesabınıza daxil olun';
/** What is said to a user who may not call. */
export const FORBIDDEN = 'Bu əməliyyat üçün icazəniz yoxdur';

/** An endpoint without one does not compile. */
export type Access = keyof typeof callersOf;

/**
 * Whether somebody of this role may call. Of `payer` and `party` the server also looks whose request it is.
 * @param role null for a visitor
 */
export function mayCall(access: Access, role: Role | null): boolean {
	return (callersOf[access] as readonly Caller[]).includes(role ?? 'visitor');
}
