import type { Deps } from '../../platform/deps';
import type { Actions } from '../applying/actions';
import type { Uploads } from '../uploads/service';
import { createErasure } from './erasure';
import { createProfiles } from './profile';

/** Accounts with everything belonging to them: personal data, and deletion. */
export const createUsers = (deps: Deps, actions: Actions, uploads: Uploads) => ({
	...createProfiles(deps),
	...createErasure(deps, actions, uploads),
});
export type Users = ReturnType<typeof createUsers>;
