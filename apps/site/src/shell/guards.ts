import { redirect } from '@tanstack/react-router';
import { currentUser, knownUser } from '../api';
import { parseRedirect } from './query';

/** Where someone who has just signed in begins. [RTE-03] */
export const START = '/';

/**
 * For signed-in users only; a visitor signs in first and comes back. When the server can't say who is there, the page
 * says so and can be tried again: whoever is signed in is not sent to sign in. [RTE-04]
 */
export async function requireUser({ location }: { location: { href: string } }): Promise<void> {
	if (!(await knownUser())) throw redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
}

/** For visitors only; a signed-in user is sent on to where they were going. [RTE-03] */
export async function requireVisitor({ search }: { search: { redirect?: string } }): Promise<void> {
	const user = await currentUser();
	if (user) throw redirect({ href: parseRedirect(search.redirect) ?? START, replace: true });
}

/**
 * The confirmation page is for visitors too, but someone who signed in before confirming must still be able to
 * confirm, and a link from the e-mail always counts. [RTE-03]
 */
export async function requireUnconfirmed({ search }: { search: { redirect?: string; token?: string } }): Promise<void> {
	const user = await currentUser();
	if (user?.isEmailConfirmed && !search.token) {
		throw redirect({ href: parseRedirect(search.redirect) ?? START, replace: true });
	}
}
