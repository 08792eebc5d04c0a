import { useQuery } from '@tanstack/react-query';
import type { Me } from 'visa-sdk';
import { meQuery } from '../api';

/** The signed-in user, as far as is known. */
export interface CurrentUser {
	/** Whether it isn't known yet. */
	readonly loading: boolean;
	/** Null for a visitor, and while unknown; the previous one if reading again failed. */
	readonly me: Me | null;
	/** Why it couldn't be read; null for a visitor, which isn't an error. */
	readonly error: Error | null;
}

/** The current user, with the specification's names. [NAV-03] [NAV-04] [NAV-05] */
export function useMe(): CurrentUser {
	const { isPending, data = null, error } = useQuery(meQuery);
	return { loading: isPending, me: data, error };
}
