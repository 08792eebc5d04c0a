import { redirect } from '@tanstack/react-router';
import type { Me } from 'visa-sdk';
import { currentUser, knownUser } from '../api';
import { parseRedirect } from './query';

/** Whether someone may use the dashboard. */
export const isStaff = (user: Pick<Me, 'role'> | null | undefined): boolean =>
	user?.role === 'admin' || user?.role === 'agent';

/** Where someone who has just signed in starts: travellers at home, staff at the dashboard. [RTE-03] */
export const startOf = (user: Me | null): '/' | '/dashboard' => (isStaff(user) ? '/dashboard' : '/');

/**
 * For signed-in users only; a visitor signs in first and comes back. If the server can't tell who is there, the page says
 * so and offers to retry: a signed-in user isn't sent to sign-in. [RTE-04]
 */
export async function requireUser({ location }: { location: { href: string } }): Promise<void> {
	if (!(await knownUser())) throw redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
}

/**
 * For staff; a visitor signs in as staff first and comes back. A client proceeds to the page's own refusal, and a failing
 * server is reported as in {@link requireUser}. [RTE-06]
 */
export async function requireStaff({
	location,
}: {
	location: { href: string };
}): Promise<{ /** null: signed in, but not as staff. */ staff: Me | null }> {
	const user = await knownUser();
	if (!user) throw redirect({ to: '/dashboard/auth/login', search: { redirect: location.href }, replace: true });
	return { staff: isStaff(user) ? user : null };
}

/** For visitors only; a signed-in user is redirected to where they were going. [RTE-03] */
export async function requireVisitor({ search }: { search: { redirect?: string } }): Promise<void> {
	const user = await currentUser();
	if (user) throw redirect({ href: parseRedirect(search.redirect) ?? startOf(user), replace: true });
}

/**
 * The confirmation page is for visitors too, but someone who signed in before confirming must still be able to confirm,
 * and a link from the e-mail is always accepted. [RTE-03]
 */
export async function requireUnconfirmed({ search }: { search: { redirect?: string; token?: string } }): Promise<void> {
	const user = await currentUser();
	if (user?.isEmailConfirmed && !search.token) {
		throw redirect({ href: parseRedirect(search.redirect) ?? startOf(user), replace: true });
	}
}
