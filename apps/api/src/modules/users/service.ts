import type { Deps } from '../../platform/deps';
import type { Uploads } from '../uploads/service';
import type { Actions } from '../visa-requests/actions';
import { createAgents } from './agents';
import { createErasure } from './erasure';
import { createProfiles } from './profile';

/** Accounts: the own one, the agents', and their end. */
export function createUsers(deps: Deps, actions: Actions, uploads: Uploads) {
	const erasure = createErasure(deps, actions, uploads);
	return { ...createProfiles(deps), ...erasure, agents: createAgents(deps, erasure) };
}
export type Users = ReturnType<typeof createUsers>;
