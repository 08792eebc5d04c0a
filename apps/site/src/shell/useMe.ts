import { useQuery } from '@tanstack/react-query';
import type { Me } from 'visa-sdk';
import { meQuery } from '../api';

/** Who is signed in, as far as it is known. */
export interface CurrentUser {
	/** Whether nobody can tell yet. */
	readonly loading: boolean;
	/** Null for a visitor, and while nobody can tell; the one of before when reading it again failed. */
	readonly me: Me | null;
	/** Why it could not be read; null for a visitor, who is no failure. */
	readonly error: Error | null;
}

/** The current user, by the names that the specification has for it. [NAV-03] [NAV-04] [NAV-05] */
export function useMe(): CurrentUser {
	const { isPending, data = null, error } = useQuery(meQuery);
	return { loading: isPending, me: data, error };
}
